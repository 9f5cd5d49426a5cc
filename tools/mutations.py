"""Check that the tests of `make test` notice mistakes: make each mistake on purpose and run them.

A mutation replaces one piece of text in a scratch copy of the repository. It is caught if a test
that is listed with it fails. Before that, the same tests have to pass without any mutation. Deep
tests do not count, because `make test` does not run them. Everything runs on the plain build.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.web import install, node_folder  # noqa: E402 - found only after the line above

SECONDS = 300
"""Time limit of one run of tests."""

TESTS_FAILED = 1
"""Exit code of pytest and of Vitest if tests ran and one of them failed."""

PYTEST = ("-m", "pytest", "-x", "-q", "-n", "0", "-m", "not deep", "-p", "no:cacheprovider")
VITEST = ("node_modules/vitest/vitest.mjs", "run", "--bail=1", "--no-file-parallelism")


@dataclass(frozen=True)
class Mutation:
    """A mistake, and the tests that have to notice it."""

    name: str
    file: str
    old: str
    """Text that occurs exactly once in the file."""
    new: str
    tests: tuple[str, ...]
    """Arguments of pytest; for a file of `web`, arguments of Vitest."""

    @property
    def is_of_page(self) -> bool:
        return self.file.startswith("web/")


RULES = (
    Mutation(
        "trias: a herd enters a full tile",
        "src/trilobite/games/trias/fast/legal.py",
        "board.total[cell + step[d]] < board.capacity[near]:",
        "board.total[cell + step[d]] <= board.capacity[near]:",
        ("tests/games/trias/test_slow_actions.py",),
    ),
    Mutation(
        "trias: a tile drifts within its ring",
        "src/trilobite/games/trias/fast/legal.py",
        "if board.window.far[cell] <= board.window.far[origin]:",
        "if board.window.far[cell] < board.window.far[origin]:",
        ("tests/games/trias/test_drift.py",),
    ),
    Mutation(
        "trias: a drift without presence is not refused",
        "src/trilobite/games/trias/rules/drift.py",
        "if not is_present(table, table.active, mass):",
        "if False:",
        ("tests/games/trias/test_drift.py",),
    ),
    Mutation(
        "trias: a card asks for a tile that cannot drift",
        "src/trilobite/games/trias/kernel/board.py",
        "if is_other and self.shore(other) > far:",
        "if is_other and self.shore(other) >= far:",
        ("tests/games/trias/test_laws.py",),
    ),
    Mutation(
        "trias: a drift joins as many land masses as it breaks",
        "src/trilobite/games/trias/kernel/board.py",
        "joined = self._masses_around(cell)",
        "joined = self._masses_around(origin)",
        ("tests/games/trias/test_laws.py",),
    ),
    Mutation(
        "trias: a tile that closes a sea leaves it open",
        "src/trilobite/games/trias/kernel/board.py",
        "return shores > 1",
        "return shores > 2",
        ("tests/games/trias/test_laws.py",),
    ),
    Mutation(
        "trias: swimmers under a landing tile still swim",
        "src/trilobite/games/trias/kernel/board.py",
        "self.swimming[seat] + self.herds[base + origin] - self.herds[base + cell]",
        "self.swimming[seat] + self.herds[base + origin]",
        ("tests/games/trias/test_laws.py",),
    ),
    Mutation(
        "trias: a newborn herd reproduces",
        "src/trilobite/games/trias/rules/actions.py",
        "table.spent[tile] += 2",
        "table.spent[tile] += 1",
        ("tests/games/trias/test_actions.py",),
    ),
    Mutation(
        "trias: shares are rounded down",
        "src/trilobite/games/trias/rules/final_scoring.py",
        "return -(-points // share)",
        "return points // share",
        ("tests/games/trias/test_final.py",),
    ),
    Mutation(
        "terror: the same herd migrates twice",
        "src/trilobite/games/terror/rules/migration.py",
        "if area == table.first_origin:",
        "if False:",
        ("tests/games/terror/test_herds.py", "tests/games/terror/test_vectors.py"),
    ),
    Mutation(
        "terror: the Pterodactyl eats its own player's Dinos",
        "src/trilobite/games/terror/rules/predators.py",
        "if table.eater == model.PTERODACTYL and victim == table.active:",
        "if False:",
        ("tests/games/terror/test_predators.py",),
    ),
    Mutation(
        "terror: growth takes more Dinos than the supply has",
        "src/trilobite/games/terror/rules/gains.py",
        "return min(number, table.room_for(table.active))",
        "return number",
        ("tests/games/terror/test_vectors.py",),
    ),
    Mutation(
        "tritarea: tied leaders share only the first prize",
        "src/trilobite/games/tritarea/rules/areas.py",
        "first = _rounded_up(first + second, leaders)",
        "first = _rounded_up(first, leaders)",
        ("tests/games/tritarea/test_settlement.py",),
    ),
    Mutation(
        "tritarea: a change of a 5 needs a point more than it costs",
        "src/trilobite/games/tritarea/rules/fives.py",
        "if costs[change] <= score",
        "if costs[change] < score",
        ("tests/games/tritarea/test_vectors.py",),
    ),
    Mutation(
        "tritarea: both builders place a second block",
        "src/trilobite/games/tritarea/rules/building.py",
        "if table.actor == table.second_holder and table.supply[table.actor] > 0:",
        "if table.supply[table.actor] > 0:",
        ("tests/games/tritarea/test_building.py",),
    ),
)

ENGINE = (
    Mutation(
        "engine: a revelation can be undone",
        "src/trilobite/engine/matches.py",
        'return any(flag_of(e, "reveals") or flag_of(e, "ends_turn") for e in self.events)',
        'return any(flag_of(e, "ends_turn") for e in self.events)',
        ("tests/engine/test_matches.py",),
    ),
    Mutation(
        "engine: small numbers are drawn more often",
        "src/trilobite/engine/chance.py",
        "if value < limit:",
        "if value >= 0:",
        ("tests/engine/test_chance.py",),
    ),
    Mutation(
        "engine: a record with another seed is verified",
        "src/trilobite/engine/records.py",
        "return commitment_to(record.seed, record.salt, record.position) == record.commitment",
        "return True",
        ("tests/engine/test_matches.py",),
    ),
    Mutation(
        "engine: an action outside the offer is carried out",
        "src/trilobite/engine/matches.py",
        "if refusal is not None:\n            return refusal",
        "if refusal is not None and not self.moves:\n            return refusal",
        ("tests/engine/test_matches.py",),
    ),
)

SECRECY = (
    Mutation(
        "secrecy: every seat sees every event",
        "src/trilobite/engine/events.py",
        "forms = [event.seen_by(seat) for event in events]",
        "forms: list[Event | None] = list(events)",
        ("tests/games/tritarea/test_simultaneous.py",),
    ),
    Mutation(
        "secrecy: the log shows complete events",
        "src/trilobite/server/tables/game.py",
        "for event in seen(self.shown_events, eyes)]",
        "for event in self.shown_events]",
        (
            "tests/server/play/test_twins.py::test_nobody_gets_a_byte_that_depends_on_what_they_may_not_know",
        ),
    ),
    Mutation(
        "secrecy: a secret action is shown before it is revealed",
        "src/trilobite/engine/events.py",
        "return not is_secret and bool(events)",
        "return bool(events)",
        ("tests/engine/test_events.py",),
    ),
    Mutation(
        "secrecy: a spectator's scene has the view of a seat",
        "src/trilobite/server/tables/live.py",
        "_encoded(game.view(eyes).to_json())",
        "_encoded(game.view(eyes or 0).to_json())",
        (
            "tests/server/play/test_twins.py::test_nobody_gets_a_byte_that_depends_on_what_they_may_not_know",
        ),
    ),
    Mutation(
        "secrecy: a stranger asks for another person's seat",
        "src/trilobite/server/tables/live.py",
        "if not table.seat(wanted).belongs_to(person):",
        "if person is None:",
        (
            "tests/server/tables/test_tables.py::test_nobody_can_see_the_table_as_the_seat_of_somebody_else",
        ),
    ),
    Mutation(
        "secrecy: a running table tells its seed",
        "src/trilobite/server/tables/info.py",
        'seed=table.seed if table.status == "finished" else None,',
        "seed=table.seed,",
        (
            "tests/server/tables/test_tables.py::test_the_seed_is_committed_to_at_the_start_and_opened_at_the_end",
        ),
    ),
    Mutation(
        "secrecy: a view has another seat's blind card",
        "src/trilobite/games/terror/view.py",
        "card = NONE if viewpoint.seat is None else secrets.held[viewpoint.seat]",
        "card = secrets.held[viewpoint.seat or 0]",
        ("tests/games/terror/test_twins.py",),
    ),
    Mutation(
        "secrecy: a running game's record has hashes of hidden positions",
        "src/trilobite/engine/records.py",
        'return "" if self.seed is None else step.digest',
        "return step.digest",
        ("tests/engine/test_records.py",),
    ),
)

DURABILITY = (
    Mutation(
        "durability: a change is confirmed without being stored",
        "src/trilobite/server/tables/live.py",
        "await self._store.write(job, self.epoch)",
        "await asyncio.sleep(0)",
        ("tests/server/tables/test_live.py",),
    ),
    Mutation(
        "durability: a change is shown before it is stored",
        "src/trilobite/server/tables/live.py",
        "is_update = draft.is_update_of(before)\n\n        def job",
        "is_update = draft.is_update_of(before)\n        self._install(draft.table, draft.game)\n\n"
        "        def job",
        ("tests/server/tables/test_live.py",),
    ),
    Mutation(
        "durability: the writer confirms a job that failed",
        "src/trilobite/server/storage/writer.py",
        "self._loop.call_soon_threadsafe(self._settle, failure or self._error)",
        "self._loop.call_soon_threadsafe(self._settle, failure)",
        ("tests/server/storage/test_store.py::test_a_failing_job_rolls_back_only_itself[sqlite]",),
    ),
    Mutation(
        "durability: the writer answers although the commit failed",
        "src/trilobite/server/storage/writer.py",
        "                order.answer(failure)",
        "                order.answer()",
        ("tests/server/storage/test_store.py::test_a_commit_that_fails_confirms_nothing",),
    ),
    Mutation(
        "durability: a server overwrites the change of another one",
        "src/trilobite/server/tables/stored.py",
        'schema.tables.c.revision == sa.bindparam("known_revision")',
        'schema.tables.c.revision >= sa.bindparam("known_revision")',
        (
            "tests/server/push/test_several_servers.py::test_two_seats_can_be_taken_at_once_through_two_servers",
        ),
    ),
    Mutation(
        "durability: a commit does not wait for the disk",
        "src/trilobite/server/storage/store.py",
        '"synchronous=FULL"',
        '"synchronous=OFF"',
        ("tests/server/storage/test_store.py::test_every_commit_waits_for_the_disk",),
    ),
    Mutation(
        "durability: an upgrade leaves a column as it was",
        "src/trilobite/server/storage/migrations/versions/r0006_plain_names.py",
        '    op.execute("ALTER TABLE tables RENAME COLUMN told TO history_hash")\n',
        "",
        (
            "tests/server/storage/test_store.py::test_a_new_database_has_the_tables_of_the_schema[sqlite]",
        ),
    ),
    Mutation(
        "durability: a backup lacks the chat",
        "src/trilobite/server/admin/backup.py",
        'LEFT_OUT = ("alembic_version",)',
        'LEFT_OUT = ("alembic_version", "chat")',
        ("tests/server/admin/test_backup.py::test_every_table_of_the_schema_is_in_the_backup",),
    ),
)

SERVICE = (
    Mutation(
        "service: other sites send requests",
        "src/trilobite/server/http/shield.py",
        "return origin is None or origin.lower() in own",
        "return True",
        (
            "tests/server/http/test_security.py::test_where_a_request_comes_from_is_read_from_its_headers",
        ),
    ),
    Mutation(
        "service: a timeout does not let a bot play",
        "src/trilobite/server/tables/clock_transitions.py",
        "clocks.seats[seat].lapsed = True",
        "clocks.seats[seat].lapsed = False",
        (
            "tests/server/play/test_timeouts.py::test_when_the_time_is_up_a_bot_plays_the_turn_and_everybody_sees_it",
        ),
    ),
    Mutation(
        "service: a bot that keeps failing is not replaced",
        "src/trilobite/server/bots/turns.py",
        ">= MOST_FAILURES:",
        "> 1000 * MOST_FAILURES:",
        ("tests/server/bots/test_bots.py::test_a_bot_is_given_up_only_after_failures_in_a_row",),
    ),
    Mutation(
        "service: a sealed game is changed",
        "src/trilobite/server/tables/game.py",
        "if self._is_sealed and (by is None",
        "if False and (by is None",
        ("tests/server/tables/test_live.py",),
    ),
    Mutation(
        "service: a message that is sent again is carried out again",
        "src/trilobite/server/tables/game.py",
        "            self._keys[row.key] = row.seq\n        self._note_questions",
        "            pass\n        self._note_questions",
        (
            "tests/server/play/test_play.py::test_a_message_sent_again_is_answered_like_the_first_and_does_nothing_more",
        ),
    ),
)

STANDING = (
    Mutation(
        "scoring: the account of the rules is not used",
        "src/trilobite/analysis/scorings.py",
        "state.account() or events",
        "events",
        ("tests/analysis/test_scorings.py",),
    ),
    Mutation(
        "scoring: the largest of equal steps is shown first",
        "src/trilobite/analysis/scorings.py",
        "key=lambda step: step.size)",
        "key=lambda step: -step.size)",
        ("tests/analysis/test_scorings.py",),
    ),
    Mutation(
        "scoring: the board shown is that after it",
        "src/trilobite/analysis/scorings.py",
        "for _ in range(span.first - 1):",
        "for _ in range(span.first):",
        ("tests/analysis/test_scorings.py",),
    ),
    Mutation(
        "standing: what would be paid now is not added",
        "src/trilobite/engine/tables.py",
        '"total": _sum(totals, team)',
        '"total": _sum(scores, team)',
        ("tests/games/test_standing.py",),
    ),
    Mutation(
        "standing: everybody who can win leads",
        "src/trilobite/engine/tables.py",
        "and _sum(totals, team) == best\n",
        "\n",
        ("tests/games/test_standing.py",),
    ),
    Mutation(
        "standing: a period is over when it begins",
        "src/trilobite/engine/tables.py",
        "min(spent, length) if period == now",
        "length if period == now",
        ("tests/games/test_standing.py",),
    ),
    Mutation(
        "preferences: those of one person replace everybody's",
        "src/trilobite/server/people/preferences.py",
        "kept.update().where(kept.c.person == person)",
        "kept.update()",
        ("tests/server/people/test_preferences.py",),
    ),
    Mutation(
        "preferences: they stay when their person is deleted",
        "src/trilobite/server/people/preferences.py",
        "connection.execute(kept.delete().where(kept.c.person == person))",
        "pass",
        ("tests/server/people/test_preferences.py",),
    ),
    Mutation(
        "preferences: they are not limited",
        "src/trilobite/server/people/preferences.py",
        "if len(msgspec.json.encode(data)) > LONGEST:",
        "if False:",
        ("tests/server/people/test_preferences.py",),
    ),
)
PAGES = (
    Mutation(
        "page: a choice is sent while another one goes on from it",
        "web/src/table/selection.ts",
        "return only && others.length === 0 && only",
        "return only && only",
        ("src/table/selection.test.ts",),
    ),
    Mutation(
        "page: an action that cannot be undone is not confirmed",
        "web/src/table/input.svelte.ts",
        'if (choice.can_undo || confirm === "never"',
        'if (!choice.can_undo || confirm === "never"',
        ("src/table/input.test.ts",),
    ),
    Mutation(
        "page: a gap in the log is not noticed",
        "web/src/live.ts",
        "if (first > have + 1) this.#hooks.resync(false);",
        "if (first > have + 2) this.#hooks.resync(false);",
        ("src/live.test.ts",),
    ),
    Mutation(
        "page: a place on the map has no accessible name",
        "web/src/games/trias/Places.svelte",
        "aria-label={label(target)}",
        "",
        ("tests/trias/board.test.ts",),
    ),
    Mutation(
        "page: a label is not in the catalogue",
        "web/src/table/Head.svelte",
        'aria-label={t("web-tools")}',
        'aria-label={t("web-tool-bar")}',
        ("tests/catalogue.test.ts",),
    ),
    Mutation(
        "page: a label is in English for every reader",
        "web/src/table/Head.svelte",
        '<span class="word">{t("web-undo")}</span>',
        '<span class="word">Undo</span>',
        ("tests/pseudo.test.ts",),
    ),
    Mutation(
        "page: a scoring ends before its last step",
        "web/src/scoring/ceremony.svelte.ts",
        "isLast = $derived(this.at >= this.steps.length);",
        "isLast = $derived(this.at >= this.steps.length - 1);",
        ("tests/ceremony.test.ts",),
    ),
    Mutation(
        "page: a step of a scoring pays again when somebody goes back",
        "web/src/scoring/ceremony.svelte.ts",
        "const isNew = at === this.at + 1;",
        "const isNew = true;",
        ("tests/ceremony.test.ts",),
    ),
    Mutation(
        "page: every step of a turn is a line",
        "web/src/table/turns.ts",
        "return own && !isAgain ? own : begin(who, entry, index);",
        "return begin(who, entry, index);",
        ("tests/turns.test.ts",),
    ),
    Mutation(
        "page: what was taken back is told",
        "web/src/table/turns.ts",
        "for (const entry of keptEntries(log)) {",
        "for (const entry of log) {",
        ("tests/turns.test.ts",),
    ),
)

MUTATIONS = (*RULES, *ENGINE, *SECRECY, *DURABILITY, *SERVICE, *STANDING, *PAGES)


class Scratch:
    """A copy of the repository in which mutations are made and tests run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        git = shutil.which("git")
        if git is None:
            sys.exit("The list of files needs git.")
        listed = subprocess.run([git, "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
        for name in filter(None, listed.stdout.decode().split("\0")):
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)

    def add_node_modules(self) -> None:
        """Copy the packages of the client; Vite refuses to read them through a link."""
        install()
        modules = "web/node_modules"
        shutil.copytree(ROOT / modules, self.folder / modules, symlinks=True)

    def text_of(self, mutation: Mutation) -> str:
        """The text of a mutation's file, which has to contain the old text once."""
        text = (self.folder / mutation.file).read_text(encoding="utf-8")
        count = text.count(mutation.old)
        if count != 1:
            sys.exit(f"{mutation.name}: found {count} times in {mutation.file}:\n{mutation.old}")
        return text

    @contextmanager
    def mutated(self, mutation: Mutation) -> Iterator[None]:
        path, text = self.folder / mutation.file, self.text_of(mutation)
        self._write(path, text.replace(mutation.old, mutation.new))
        try:
            yield
        finally:
            self._write(path, text)

    def _write(self, path: Path, text: str) -> None:
        """Write a file, and remove its bytecode: Python compares only times and sizes."""
        path.write_text(text, encoding="utf-8")
        Path(cache_from_source(str(path))).unlink(missing_ok=True)

    def run(self, tests: Sequence[str], *, is_of_page: bool) -> "Outcome":
        """Run tests until the first one fails."""
        program = node_folder() / "bin/node" if is_of_page else Path(sys.executable)
        options = VITEST if is_of_page else PYTEST
        path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
        env = {**os.environ, "PATH": path, "PYTHONPATH": str(self.folder / "src"), "NO_COLOR": "1"}
        env.pop("TRILOBITE_BUILD", None)
        try:
            done = subprocess.run(
                [program, *options, *tests],
                cwd=self.folder / "web" if is_of_page else self.folder,
                env=env,
                capture_output=True,
                text=True,
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return Outcome(None, f"the tests did not end within {SECONDS} seconds")
        return Outcome(done.returncode, done.stdout + done.stderr)


@dataclass(frozen=True)
class Outcome:
    """How a run of tests ended."""

    code: int | None
    """Exit code; None if the tests had to be stopped."""
    output: str

    @property
    def failed_test(self) -> str:
        """The test that failed first."""
        found = re.search(
            r"^(?:FAILED (?=tests/)|ERROR (?=tests/)| FAIL +)(.*?)(?: - .*)?$",
            self.output,
            re.MULTILINE,
        )
        return found[1] if found else "?"


def check_unmutated(scratch: Scratch, mutations: Sequence[Mutation]) -> None:
    """Stop if a test fails without a mutation: its failure would show nothing."""
    for is_of_page in (False, True):
        named = {test for m in mutations if m.is_of_page == is_of_page for test in m.tests}
        outcome = scratch.run(sorted(named), is_of_page=is_of_page) if named else None
        if outcome is not None and outcome.code != 0:
            sys.exit(f"{outcome.output}\nA test fails without a mutation.")


def is_caught(scratch: Scratch, mutation: Mutation) -> bool:
    """Make a mutation, run its tests, and print whether one of them failed."""
    with scratch.mutated(mutation):
        outcome = scratch.run(mutation.tests, is_of_page=mutation.is_of_page)
    if outcome.code == TESTS_FAILED:
        print(f"caught    {mutation.name} <- {outcome.failed_test}", flush=True)
        return True
    ending = "no test failed" if outcome.code == 0 else outcome.output
    print(f"SURVIVED  {mutation.name}: {ending}", flush=True)
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument(
        "--only", metavar="TEXT", default="", help="the mutations whose names contain TEXT"
    )
    only = parser.parse_args().only
    chosen = [mutation for mutation in MUTATIONS if only in mutation.name]
    if not chosen:
        sys.exit("\n".join(["Choose one of these:", *(m.name for m in MUTATIONS)]))
    with tempfile.TemporaryDirectory(prefix="trilobite-mutations-") as folder:
        scratch = Scratch(Path(folder))
        for mutation in chosen:
            scratch.text_of(mutation)  # stops at once if a text has changed
        if any(mutation.is_of_page for mutation in chosen):
            scratch.add_node_modules()
        check_unmutated(scratch, chosen)
        caught = sum([is_caught(scratch, mutation) for mutation in chosen])
    print(f"{caught} caught, {len(chosen) - caught} survived")
    return int(caught < len(chosen))


if __name__ == "__main__":
    sys.exit(main())
