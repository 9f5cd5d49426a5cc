"""Settings from a file, the environment or options; the page explains each of them."""

import ast
import re
from dataclasses import fields
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner

from trilobite.server.cli.serve import serve
from trilobite.server.common import settings as module
from trilobite.server.common.load_settings import PREFIX, read_settings
from trilobite.server.common.settings import Settings, SettingsError

PAGE = Path(__file__).parents[3] / "docs" / "host" / "hosting.md"
OTHERS = {"TRILOBITE_CONFIG"}
"""Variables that are not settings of the service itself."""


def variables() -> set[str]:
    return {PREFIX + setting.name.upper() for setting in fields(Settings)}


def test_the_table_of_the_page_has_exactly_the_settings() -> None:
    page = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| `(TRILOBITE_\w+)` \|([^|]*)\|(.*)\|$", page, re.MULTILINE)
    assert len(rows) == len({name for name, *_ in rows}), "a setting has one row"
    assert {name for name, *_ in rows} == {setting.name for setting in fields(Settings)}
    for name, variable, _, about in rows:
        assert variable == PREFIX + name.upper()
        assert len(about.split()) > 2, f"{name} is not explained"


def test_the_page_shows_the_defaults() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for setting in fields(Settings):
        (shown,) = re.findall(rf"^\| `{setting.name}` \| `\w+` \|([^|]*)\|", page, re.MULTILINE)
        default = setting.default
        if type(default) is bool:
            assert shown.strip() == str(default).lower(), setting.name
        elif isinstance(default, int | float):
            assert shown.strip() == f"{default:g}", setting.name
        elif default:
            assert shown.strip() == default, setting.name


def test_the_page_names_only_existing_variables() -> None:
    named = set(re.findall(r"\bTRILOBITE_[A-Z_]+\b", PAGE.read_text(encoding="utf-8")))
    assert named <= variables() | OTHERS


def test_every_setting_has_its_docstring() -> None:
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    (body,) = [n.body for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Settings"]
    for this, following in pairwise(body):
        if isinstance(this, ast.AnnAssign):
            is_documented = isinstance(following, ast.Expr) and isinstance(
                following.value, ast.Constant
            )
            assert is_documented, f"{ast.unparse(this.target)} has no docstring"


# Where settings come from.


def test_options_override_the_environment_which_overrides_the_file(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('host = "a"\nport = 1\nbot_delay = 2\nhosts = "x, y"\n', encoding="utf-8")
    environment = {"TRILOBITE_CONFIG": str(file), "TRILOBITE_PORT": "2", "TRILOBITE_HOST": "b"}
    assert read_settings({}).port == 8000
    settings = read_settings(environment, chosen=["port=3", "house-bot=easy"], host="c", db=None)
    assert (settings.host, settings.port, settings.bot_delay) == ("c", 3, 2.0)
    assert (settings.hosts, settings.default_bot) == ("x, y", "easy")
    other = tmp_path / "other.toml"
    other.write_text("port = 4", encoding="utf-8")
    assert read_settings({"TRILOBITE_CONFIG": str(file)}, config=str(other)).port == 4


def test_every_setting_can_be_set_in_every_way(tmp_path: Path) -> None:
    """Set each to its default, which is always a valid value."""
    file = tmp_path / "all.toml"
    defaults = {setting.name: setting.default for setting in fields(Settings)}
    lines = [f"{name} = {_toml(value)}" for name, value in defaults.items()]
    file.write_text("\n".join(lines), encoding="utf-8")
    by_file = read_settings({}, config=str(file))
    by_environment = read_settings({PREFIX + n.upper(): str(v) for n, v in defaults.items()})
    by_option = read_settings({}, chosen=[f"{name}={value}" for name, value in defaults.items()])
    assert by_file == by_environment == by_option == Settings()


def _toml(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('port = "many"', r"port has to be a whole number, not 'many'"),
        ("port = 8.5", "port has to be a whole number"),
        ("port = true", "port has to be a whole number"),
        ("host = 5", "host has to be text"),
        ('hosts = ["a"]', "hosts has to be text"),
        ("prot = 81", "there is no setting 'prot'; did you mean port"),
        ("housebot = 'easy'", "there is no setting 'housebot'; did you mean default_bot"),
        ("[server]\nport = 1", "there is no setting 'server'"),
        ("port 81", "is not valid TOML"),
        ("port = 70000", "port has to be 0 to 65535"),
        ("limits = -1", "limits has to be 0 or more"),
        ("limits = nan", "limits has to be 0 or more"),
        ("session_days = 0", "session_days has to be more than 0"),
        ("bot_processes = 0", "bot_processes has to be more than 0"),
        ("send_seconds = 0", "send_seconds has to be more than 0"),
        ('proxies = "localhost"', "proxies: 'localhost' is not an address such as 127.0.0.1"),
        ('proxies = "10.0.0.1, 10.0.0.0/33"', "proxies: '10.0.0.0/33' is not an address"),
        ("password = 1", "password has to be text$"),
        ('password = "a"\npassword_file = "b"', "password and password_file are both set"),
    ],
)
def test_an_error_in_a_file_is_reported_with_its_setting(
    tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "club.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SettingsError, match=said):
        read_settings({}, config=str(file))


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"none\.toml cannot be read: No such file"):
        read_settings({}, config=str(tmp_path / "none.toml"))


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("port", "--set port needs a value"),
        ("port=many", "--set port has to be a whole number, not 'many'"),
        ("nothing=1", "there is no setting 'nothing'"),
    ],
)
def test_an_error_in_an_option_is_reported_in_one_line(option: str, said: str) -> None:
    result = CliRunner().invoke(serve, ["--set", option])
    assert result.exit_code == 2
    (line,) = result.output.splitlines()
    assert said in line


@pytest.mark.parametrize("proxies", ["", "*", "127.0.0.1, ::1", "10.0.0.0/8,fd00::/8"])
def test_proxies_are_addresses_and_networks(proxies: str) -> None:
    assert read_settings({}, chosen=[f"proxies={proxies}"]).proxies == proxies


@pytest.mark.parametrize(
    ("variable", "meant"),
    [
        ("PROT", "PORT"),
        ("PASWORD", "PASSWORD"),
        ("ADMIN_PASWORD_FILE", "ADMIN_PASSWORD_FILE"),
        ("HOUSEBOT", "DEFAULT_BOT"),
    ],
)
def test_a_misspelt_variable_is_reported(variable: str, meant: str) -> None:
    """Otherwise a misspelt password would leave an instance open without anybody noticing."""
    said = f"there is no setting TRILOBITE_{variable}; did you mean TRILOBITE_{meant}?"
    with pytest.raises(SettingsError, match=re.escape(said)):
        read_settings({f"TRILOBITE_{variable}": "12345678"})


@pytest.mark.parametrize("variable", ["TOKEN", "BUILD", "KILLS", "FUZZ_SECONDS", "SERVICE_HOST"])
def test_a_variable_of_something_else_is_left_alone(variable: str) -> None:
    assert read_settings({f"TRILOBITE_{variable}": "x"}) == Settings()


# Secrets.


def test_passwords_are_not_shown() -> None:
    settings = Settings(password="open sesame", admin_password="s3same")  # noqa: S106
    for secret in ("open sesame", "s3same"):
        assert secret not in repr(settings)
        assert secret not in CliRunner().invoke(serve, ["--help"], env=_variables(settings)).output


def _variables(settings: Settings) -> dict[str, str]:
    return {
        "TRILOBITE_PASSWORD": settings.password,
        "TRILOBITE_ADMIN_PASSWORD": settings.admin_password,
    }


def test_a_setting_is_found_by_its_former_name_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "trilobite.toml"
    file.write_text('house_bot = "easy"\n')
    assert read_settings({}, str(file)).default_bot == "easy"
    assert read_settings({"TRILOBITE_HOUSE_BOT": "hard"}).default_bot == "hard"
    assert read_settings({}, chosen=["house-bot=random"]).default_bot == "random"
    warnings = capsys.readouterr().err.splitlines()
    assert len(warnings) == 3
    assert all("default_bot" in line for line in warnings)
    settings = read_settings({"TRILOBITE_PRIVATE_TARGETS": "10.0.0.0/8"})
    assert settings.private_destinations == "10.0.0.0/8"
    assert "private_destinations" in capsys.readouterr().err


@pytest.mark.parametrize("names", [("house_bot", "default_bot"), ("default_bot", "house_bot")])
def test_the_current_name_of_a_setting_overrides_a_former_one(
    names: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    values = {"default_bot": "easy", "house_bot": "hard"}
    file = tmp_path / "trilobite.toml"
    file.write_text("".join(f'{name} = "{values[name]}"\n' for name in names))
    variables = {f"TRILOBITE_{name.upper()}": values[name] for name in names}
    assert read_settings({}, str(file)).default_bot == "easy"
    assert read_settings(variables).default_bot == "easy"
    chosen = [f"{name}={values[name]}" for name in names]
    assert read_settings({}, chosen=chosen).default_bot == "easy"
    assert len(capsys.readouterr().err.splitlines()) == 3
