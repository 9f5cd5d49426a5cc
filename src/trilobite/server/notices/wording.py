"""What a notice says, in the language of whoever gets it. Nothing of the game but its name."""

import html
from dataclasses import dataclass
from functools import cache
from typing import Literal

from trilobite.engine.language import DEFAULT, Language, languages
from trilobite.server.languages import language_at
from trilobite.server.tables import Table

About = Literal["turn", "proposal", "over", "test"]
PROPOSED = {"rewind": "notice-proposal-rewind", "pause": "notice-proposal-pause"}


@dataclass(frozen=True)
class Notice:
    """What somebody is to be told."""

    about: About
    person: int
    table: Table | None = None
    """None for a test."""

    @property
    def path(self) -> str:
        return "/" if self.table is None else f"/table/{self.table.id}"


@dataclass(frozen=True)
class Words:
    title: str
    body: str


def words_of(notice: Notice, code: str) -> Words:
    if notice.table is None:
        language = plain_language(code)
        return Words(language.tell("notice-test-title"), language.tell("notice-test-body"))
    table = notice.table
    language = language_at(table, known(code))
    game = language.tell(f"{table.game}-title")
    others = language.listed(_others(table, notice.person, language))
    called = table.title or game
    if notice.about == "over":
        title = language.tell("notice-over-title", table=called)
        return Words(title, language.tell("notice-over-body", game=game, others=others))
    if table.proposal is not None and notice.about == "proposal":
        who = language.name(_participant(table, table.proposal["seat"]))
        title = language.tell("notice-proposal-title", table=called)
        return Words(title, language.tell(PROPOSED[table.proposal["kind"]], game=game, who=who))
    title = language.tell("notice-turn-title", table=called)
    return Words(title, language.tell("notice-turn-body", game=game, others=others))


def _participant(table: Table, seat: int) -> int:
    return table.rules_of_play().participant_of(seat, table.players)


def _others(table: Table, person: int, language: Language) -> list[str]:
    """Who sits at the table besides: names, or colours."""
    return [
        language.name(one.participant)
        for one in table.participants()
        if one.seat is not None and not table.seats[one.seat].belongs_to(person)
    ]


def known(code: str) -> str:
    """A language that was known when somebody chose it may not be any more."""
    return code if code in languages() else DEFAULT


@cache
def _plain(code: str) -> Language:
    return Language(code)


def plain_language(code: str) -> Language:
    """The sentences that belong to no game."""
    return _plain(known(code))


@dataclass(frozen=True)
class Mail:
    """A mail in both its forms."""

    subject: str
    text: str
    html: str


def mail_of(words: Words, code: str, link: str, off_link: str) -> Mail:
    language = plain_language(code)
    parts = [
        words.body,
        language.tell("notice-mail-open", link=link),
        language.tell("notice-mail-off", link=off_link),
    ]
    return _mail(language.code, words.title, parts, (link, off_link))


def confirmation(code: str, house: str, link: str) -> Mail:
    """Without any word that a person has chosen: it goes to somebody who may not know them."""
    language = plain_language(code)
    parts = [
        language.tell("notice-confirm-body", house=house),
        language.tell("notice-confirm-open", link=link),
        language.tell("notice-confirm-ignore"),
    ]
    return _mail(language.code, language.tell("notice-confirm-title"), parts, (link,))


def _mail(code: str, subject: str, parts: list[str], links: tuple[str, ...]) -> Mail:
    paragraphs = "\n".join(f"<p>{_linked(part, links)}</p>" for part in parts)
    page = f'<!doctype html>\n<html lang="{code}"><body>\n{paragraphs}\n</body></html>\n'
    return Mail(subject, "\n\n".join(parts) + "\n", page)


def _linked(part: str, links: tuple[str, ...]) -> str:
    """A paragraph as HTML: nothing in it is markup but our own links."""
    text = html.escape(part)
    for link in links:
        safe = html.escape(link)
        text = text.replace(safe, f'<a href="{safe}">{safe}</a>')
    return text
