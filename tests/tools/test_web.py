"""The client is built with the client folders of installed game packages."""

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
