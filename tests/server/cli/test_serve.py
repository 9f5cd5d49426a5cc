"""The command `serve`, the pages, health and metrics."""

import signal
import socket
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from tests.server.support.processes import Process
from tests.server.support.servers import Person, Server
from tests.support.packages import Packages
from trilobite.server.cli.listening import address_of
from trilobite.server.cli.serve import serve
from trilobite.server.common.settings import Settings, state_folder


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_server_ends_cleanly_and_says_where_it_is(tmp_path: Path, number: int) -> None:
    process = Process(tmp_path / "folder" / "games.db")
    process.start()
    with httpx.Client(base_url=process.url) as http:
        seats = [{"kind": "me"}, {"kind": "bot"}]
        http.post("/api/tables", json={"game": "trias", "seats": seats}).raise_for_status()
    assert process.stop(number) == 0
    output = process.output()
    assert f"Trilobite is at {process.url}/" in output
    assert "--host 0.0.0.0" in output
    assert "Traceback" not in output
    process.close()


@pytest.mark.slow
def test_a_game_that_cannot_be_loaded_is_reported_once_and_the_others_are_served(
    tmp_path: Path, packages: Packages
) -> None:
    packages.add_game("fossils", "import no_such_module")
    process = Process(tmp_path / "games.db")
    process.start()
    with httpx.Client(base_url=process.url) as http:
        games = http.get("/api/instance").raise_for_status().json()["games"]
        assert [game["key"] for game in games] == ["terror", "trias", "tritarea"]
        http.get("/api/catalogue/en").raise_for_status()
        seats = [{"kind": "me"}, {"kind": "bot"}]
        http.post("/api/tables", json={"game": "trias", "seats": seats}).raise_for_status()
        refused = http.post("/api/tables", json={"game": "fossils", "seats": seats})
    assert refused.status_code == 400
    assert refused.json()["field"] == "game"
    assert "cannot be loaded" in refused.json()["problem"]
    assert "no_such_module" not in refused.text
    assert process.stop() == 0
    output = process.output()
    assert output.count("cannot be loaded: ModuleNotFoundError: No module named") == 1
    assert "Traceback" not in output
    process.close()


def test_a_port_in_use_is_reported_with_what_to_do() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = CliRunner().invoke(serve, ["--port", str(port), "--no-open"])
    assert result.exit_code == 1
    assert "is in use" in result.output
    assert f"--port {port + 1}" in result.output


def test_the_printed_address_can_be_opened() -> None:
    for host, name in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("::1", "[::1]")):  # noqa: S104
        assert address_of(Settings(host=host), 81) == f"http://{name}:81/"


def test_the_database_is_where_the_platform_keeps_such_files(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/anna"))
    assert state_folder({}, "linux") == Path("/home/anna/.local/state/trilobite")
    assert state_folder({"XDG_STATE_HOME": "/x"}, "linux") == Path("/x/trilobite")
    assert "Library" in str(state_folder({}, "darwin"))
    assert str(Settings(db="").database).startswith("sqlite:///")


def test_health_says_that_the_server_works(stranger: Person) -> None:
    assert stranger.get("/health")["status"] == "ok"


def test_without_the_built_client_a_page_says_how_to_build_it(stranger: Person) -> None:
    for path in ("/", "/new/trias", "/join", "/table/abc"):
        answer = stranger.http.get(path)
        assert answer.status_code == 200
        assert "make play" in answer.text
    assert "make play" in stranger.http.get("/nothing").text


def test_the_built_client_is_served_with_its_caching(db: Path, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>page</title>" + " " * 500)
    (static / "assets" / "app-1a2b.js").write_text("export {}")
    with Server(db, static=str(static)) as server:
        person = server.person()
        for path in ("/", "/new/trias", "/join", "/table/abc"):
            answer = person.http.get(path)
            assert answer.text.startswith("<!doctype html>")
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-encoding"] == "gzip"
        tag = {"if-none-match": answer.headers["etag"]}
        assert person.http.get("/", headers=tag).status_code == 304
        script = person.http.get("/assets/app-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/assets/none.js", "/assets/../../games.db", "/..%2fgames.db"):
            assert person.http.get(path).status_code == 404
        person.close()


def test_the_page_of_a_table_names_what_to_preload(db: Path, tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>page</title>")
    (static / "table.html").write_text("<!doctype html><title>table</title>")
    with Server(db, static=str(static)) as server:
        person = server.person()
        assert "link" not in person.http.get("/").headers
        answer = person.http.get("/table/a%3Eb")
        assert "<title>table</title>" in answer.text
        how = "rel=preload; as=fetch; crossorigin"
        assert answer.headers["link"] == f"</api/instance>; {how}, </api/tables/a%3Eb>; {how}"
        tag = {"if-none-match": answer.headers["etag"]}
        again = person.http.get("/table/abc", headers=tag)
        assert again.status_code == 304
        assert "</api/tables/abc>" in again.headers["link"]
        person.close()


def test_an_unknown_address_gets_the_page_with_status_404(db: Path, tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>page</title>")
    with Server(db, static=str(static)) as server:
        person = server.person()
        tag = person.http.get("/").headers["etag"]
        for path in ("/nonsense", "/table", "/new/trias/more", "/table/a/b", "/apiary"):
            answer = person.http.get(path, headers={"if-none-match": tag})
            assert answer.status_code == 404
            assert answer.text.startswith("<!doctype html>")
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        # Programs get JSON instead of a page.
        for path in ("/api/nonsense", "/api", "/api/tables/a/b", "/assets/none.js"):
            assert person.get(path, 404)["code"] == "not_found"
        assert person.post("/nonsense", status=405)["code"] == "not_found"
        assert person.post("/table/a/b", status=404)["code"] == "not_found"
        person.close()


def test_the_command_explains_its_options() -> None:
    result = CliRunner().invoke(serve, ["--help"])
    for option in ("--host", "--port", "--db", "--no-open"):
        assert option in result.output
