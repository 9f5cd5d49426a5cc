"""One word for each thing: words that the catalogues no longer use, and how French is spaced.

docs/develop/terms.md lists the words that they use instead.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from trilobite.engine.language import Language, languages
from trilobite.server.tables.wording import COLOURS

SOURCES = Path(__file__).parents[1] / "src/trilobite"

ABANDONED = {
    "en": {
        # House rules are what players agree on, and the word of other platforms.
        "the server": r"\bhouses?\b(?! rules)",
        "the player who, the person who": r"\bwho(?:m|so)?ever\b",
        "to move": r"\b(?:is|are) to play\b",
        "the first builder, the second builder": r"\brightholders?\b",
        "to build nothing": r"\bdefault(?:s|ed|ing)?\b",
        "tower": r"(?<!\{)\bbuildings\b|\b(?:a|the|tallest|that) building\b",
        "next to it": r"\bnext door\b",
        "this many": r"\bso many\b(?! that)",
        "again, or new": r"\banew\b",
        "email": r"\bmails?\b",
        "choose (there is no mouse on a phone)": r"\bclick",
        "area (of the Raptors’ way)": r"\b(?:one|two|1 or 2) steps? away\b|\bafter one step\b",
        "scare away": r"\bscatter",
        "pick up (a Dino)": r"\btakes? one Dino along\b",
        "interior sea": r"\binland sea",
        "tied": r"\blevel (?:for|in|at)\b",
        "5s": r"\bfives\b",
        "Declaration of Intent": r"(?<!of )\bintent\b",
        "win chance": r"\bchances? to win\b",
        "anyway": r"\ball the same\b",
        "per turn": r"\bfor each turn\b",
        "primary habitat": r"\b(?:best|first) habitat\b|\bfirst habitats\b",
    },
    "de": {
        "Server": r"\b(?:dieses|das) Haus\b",
        "Spitze": r"\bobenauf\b",
        "Turm": r"\bGebäude",
        "leeres Feld": r"\bNeuland\b",
        "Raubtier": r"\bRaubsaurier",
        "Vorherrschaft": r"\bDominanz",
        "die Trias, der Jura, die Kreide": r"\bZeitalter \{period\}",
        "verscheuchen": r"\bverjag",
        "zur 0 machen": r"\bherunter(?:ge)?kauf",
        "wählen": r"\bklick",
        "Wörter": r"\bWorte\b",
        "Profi-Entwickler": r"\bExperten-Entwickler",
        "losziehen": r"\bfortdürfen\b|\bdarf fort\b|\bdürfen fort\b",
        "Spiel": r"\bPartien?\b",
        "am Zug": r"\bdran\b",
        "Primärhabitat": r"\b(?:best|erst)e[nmrs]? Habitate?\b|\bNummer eins\b",
        "rückgängig machen (one's own step)": r"(?:lässt sich (?:nicht|nichts)|kannst du noch"
        r"|nichts) zurücknehmen",
        "Festland": r"\bHauptland",
        "Spielplan": r"\bPlans?\b|\bKarte von Trias\b|auf der Karte\b",
        "Absichtserklärung": r"\bAbsicht(?:en)?\b",
        "pausieren, Pause": r"\bmacht Pause\b|\bunterbrechen\b",
    },
    "fr": {
        "tour": r"\bimmeuble",
        "premier bâtisseur, second bâtisseur": r"\bbâtisseur [12]\b|sans second bâtisseur",
        "ne rien bâtir": r"\bforfait",
        "adopté": r"\{suit\} l’emporte",
        "annonce": r"\bdéclar(?:é|ation)",
        "central": r"(?:marais|forêt|désert|montagne|zone) du milieu",
        "zone": r"\b(?:un|deux) pas\b|\bd’un pas\b",
        "faire fuir": r"\bdispers",
        "place, joueur": r"\bsiège",
        "le serveur": r"\b(?:la|cette) maison\b",
        "pourquoi c’est impossible": r"\bpourquoi pas\b",
        "note (of a solo game)": r"(?<!\{)\bgrades?\b",
        "choisir": r"\bcliqu",
        "a no-break space before ; : ! ? », and after «": r" [;:!?»]|« ",
        "no space before …": r"[ \u00a0\u202f]…",
    },
    "ja": {
        "最上段": "最上階",
        "決算": "精算",
        "所有者": "専有",
        "先に建設する人、次に建設する人": "権利者",
        "トークン": "カウンター",
        "全環境ボーナス": "分布",
        "噴火中": "燃え",
        "出した": "提出",
        "食べる相手": "餌食",
        "ストック": "サプライ",
        "サーバー": "ハウス(?!ルール)",
        "救出": "救助",
        "追い散らす": "追い払",
        "吸収": "取り込",
        "手を決める": "手を指",
        "決定": "確定",
        "選ぶ": "クリック",
        "選べない理由": "なぜできない",
        "誰": "だれ",
        "ボード": "マップ",
        "手番": r"の番(?![号目])",
        "よい": "良い",
        "乗る": "載",
    },
}
"""The word to write and the pattern to avoid, for each language. Case does not matter."""

COMMANDS = re.compile(r"-help$|^terminal-games-default$")
"""Sentences that name commands or settings, which keep their words."""


class Texts(Visitor):
    """The texts of a sentence, all variants after each other, with `{who}` for an argument."""

    def __init__(self, message: Message) -> None:
        self.found = ""
        self.visit(message.value)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - as in Fluent
        for variant in node.variants:
            self.found += "\n"
            self.visit(variant.value)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found += node.value

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found += f"{{{node.id.name}}}"


def texts(code: str) -> Iterator[tuple[str, str]]:
    for path in sorted(SOURCES.rglob(f"locales/*{code}.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and not COMMANDS.search(entry.id.name):
                yield entry.id.name, Texts(entry).found


@pytest.mark.parametrize("code", ABANDONED)
def test_a_language_has_one_word_for_each_thing(code: str) -> None:
    patterns = {word: re.compile(bad, re.IGNORECASE) for word, bad in ABANDONED[code].items()}
    found = [
        f"{key}: {bad[0]!r}: write {word}"
        for key, text in texts(code)
        for word, pattern in patterns.items()
        if (bad := pattern.search(text))
    ]
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("code", languages())
def test_no_bot_is_called_like_a_colour(code: str) -> None:
    """There are two names for each colour, in the same order."""
    words = Language(code)
    colours = [words.sentence(f"web-colour-{colour}").lower() for colour in COLOURS]
    names = [name.strip() for name in words.sentence("web-bot-names").split(",")]
    assert len({*names}) == len(names) == 2 * len(colours)
    assert not [name for name in names if any(colour in name.lower() for colour in colours)]
