"""The client is built with the client folders of installed game packages."""

import json
import random
from pathlib import Path

import pytest

from tools import web


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an installed package of two games, one of which has a client."""
    folder = tmp_path / "site"
    metadata = folder / "old_games-1.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: old_games\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(
        "[trilobite.games]\nfossils = old_games.fossils:GAME\nshells = old_games:GAME\n"
    )
    client = folder / "old_games" / "fossils" / "client"
    client.mkdir(parents=True)
    (folder / "old_games" / "__init__.py").write_text("raise RuntimeError('not to be imported')\n")
    (client / "index.ts").write_text("export default {};\n")
    (client / "Board.svelte").write_text("<p></p>\n")
    monkeypatch.syspath_prepend(folder)
    return folder


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(web, "INSTALLED", tmp_path / "installed")
    return web.INSTALLED


def test_every_export_of_the_client_is_used_in_another_file() -> None:
    assert web.unused_exports() == []


def test_an_unused_export_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "ROOT", tmp_path)
    monkeypatch.setattr(web, "WEB", tmp_path / "web")
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "one.ts").write_text(
        "export const used = 1;\nexport async function idle() {}\nexport type Idle = string;\n"
        "export interface Own {}\nexport const own: Own = {};\n"
    )
    (tmp_path / "web" / "src" / "Two.svelte").write_text('<script>import { used } from "./one";')
    found = [line.split()[2] for line in web.unused_exports()]
    assert found == ["idle,", "Idle,", "own,"]


def test_the_games_of_this_repository_are_not_among_installed_clients() -> None:
    assert web.installed_clients() == {}


def test_the_client_folder_of_an_installed_game_is_found_without_importing_it(site: Path) -> None:
    assert web.installed_clients() == {"fossils": site / "old_games" / "fossils" / "client"}


def test_clients_are_copied_and_those_of_uninstalled_games_removed(
    site: Path, installed: Path
) -> None:
    web.copy_clients(web.installed_clients())
    found = sorted(path.relative_to(installed).as_posix() for path in installed.rglob("*.*"))
    assert found == ["fossils/Board.svelte", "fossils/index.ts"]
    web.copy_clients({})
    assert not installed.exists()


def test_the_clients_of_examples_and_of_a_new_game_are_checked(tmp_path: Path) -> None:
    clients = web.sample_clients(tmp_path)
    assert sorted(clients) == ["coppice", "sample"]
    assert all((folder / "index.ts").is_file() for folder in clients.values())


def test_the_client_of_one_game_is_checked_alone(
    site: Path, installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[object] = []

    def svelte_check(settings: Path) -> int:
        checked.append(json.loads(settings.read_text(encoding="utf-8"))["include"])
        return 0

    monkeypatch.setattr(web, "WEB", installed.parent)
    monkeypatch.setattr(web, "install", lambda: None)
    monkeypatch.setattr(web, "svelte_check", svelte_check)
    assert web.check_game("fossils") == 0
    assert checked == [["installed/fossils/**/*"]]
    assert not [*installed.parent.glob("tsconfig.*")]


def test_a_mistake_is_reported_with_the_folder_to_edit(
    site: Path,
    installed: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(web, "WEB", installed.parent)
    monkeypatch.setattr(web, "install", lambda: None)
    monkeypatch.setattr(web, "svelte_check", lambda _: 1)
    with pytest.raises(SystemExit, match="svelte-check failed"):
        web.check_game("fossils")
    assert f"edit the files in {web.installed_clients()['fossils']}" in capsys.readouterr().out


def test_a_game_without_a_client_cannot_be_checked_alone(site: Path) -> None:
    with pytest.raises(SystemExit, match=r"shells is not an installed game .*: fossils"):
        web.check_game("shells")


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A build with two pages, a table, two games, and a script that only a click loads."""
    for source in ("pages/Replay.svelte", "pages/Table.svelte", "games/small/index.ts",
                   "games/large/index.ts"):  # fmt: skip
        (tmp_path / "src" / source).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "src" / source).touch()
    scripts = {
        "main": (10, 'import("./Replay-12345678.js"),import("./large-12345678.js")'),
        "shared": (20, 'import"./main-12345678.js"'),
        "table": (40, 'import{a}from"./shared-12345678.js";import("./Late-12345678.js")'),
        "Replay": (5, 'import {a as b} from "./shared-12345678.js"'),
        "Late": (500, ""),
        "small": (1, ""),
        "large": (3, 'import"./shared-12345678.js"'),
    }
    (tmp_path / "static" / "assets").mkdir(parents=True)
    chance = random.Random(1)  # noqa: S311 - bytes that cannot be compressed
    for name, (kilobytes, imports) in scripts.items():
        noise = chance.randbytes(kilobytes * 500).hex()
        path = tmp_path / "static" / "assets" / f"{name}-12345678.js"
        path.write_text(f"{imports};//{noise}", encoding="utf-8")
    for page, names in (("index", ["main"]), ("table", ["main", "table"])):
        tags = "".join(f'<script src="/assets/{name}-12345678.js"></script>' for name in names)
        (tmp_path / "static" / f"{page}.html").write_text(tags, encoding="utf-8")
    monkeypatch.setattr(web, "WEB", tmp_path)
    monkeypatch.setattr(web, "STATIC", tmp_path / "static")
    monkeypatch.setattr(web, "INSTALLED", tmp_path / "installed")
    return tmp_path / "static"


def test_a_page_weighs_what_it_imports_with_the_largest_game_but_not_what_a_click_loads(
    built: Path,
) -> None:
    assert web.pages() == ["Replay", "Table"]
    loaded = {
        "index.html": ["main"],
        "Replay": ["main", "shared", "Replay", "large"],
        "Table": ["main", "shared", "table", "large"],
    }
    for page, names in loaded.items():
        assert web.weigh(page) == web.weight_of(f"{name}-12345678.js" for name in names)


def test_the_build_fails_if_one_page_is_too_heavy(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web, "LIMIT", web.weigh("Table"))
    assert web.size() == 0
    assert "Replay: " in capsys.readouterr().out
    monkeypatch.setattr(web, "LIMIT", web.weigh("Table") - 1)
    assert web.size() == 1
