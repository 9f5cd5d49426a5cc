"""The texts of notices, in the receiver's language. They mention only the name of the game."""

import html
from dataclasses import dataclass
from functools import cache
from typing import Literal

from trilobite.engine.language import DEFAULT, Language, languages
from trilobite.server.tables.info import participants_of
from trilobite.server.tables.table import Table
from trilobite.server.tables.wording import language_at

About = Literal["turn", "proposal", "over", "test"]
PROPOSED = {"rewind": "notice-proposal-rewind", "pause": "notice-proposal-pause"}


@dataclass(frozen=True)
class Notice:
    """What a person should learn."""

    about: About
    person: int
    table: Table | None = None
    """The table; None for a test."""

    @property
    def path(self) -> str:
        return "/" if self.table is None else f"/table/{self.table.id}"


@dataclass(frozen=True)
class NoticeText:
    title: str
    body: str


def words_of(notice: Notice, code: str) -> NoticeText:
    if notice.table is None:
        language = plain_language(code)
        return NoticeText(
            language.sentence("notice-test-title"), language.sentence("notice-test-body")
        )
    table = notice.table
    language = language_at(table, known(code))
    game = language.sentence(f"{table.game}-title")
    others = language.listed(_others(table, notice.person, language))
    called = table.title or game
    if notice.about == "over":
        title = language.sentence("notice-over-title", table=called)
        return NoticeText(title, language.sentence("notice-over-body", game=game, others=others))
    if table.proposal is not None and notice.about == "proposal":
        who = language.name(_participant(table, table.proposal["seat"]))
        title = language.sentence("notice-proposal-title", table=called)
        return NoticeText(
            title, language.sentence(PROPOSED[table.proposal["kind"]], game=game, who=who)
        )
    title = language.sentence("notice-turn-title", table=called)
    return NoticeText(title, language.sentence("notice-turn-body", game=game, others=others))


def _participant(table: Table, seat: int) -> int:
    return table.rules_of_play().participant_of(seat, table.players)


def _others(table: Table, person: int, language: Language) -> list[str]:
    """The names, or otherwise colours, of the other people at the table."""
    return [
        language.name(one.participant)
        for one in participants_of(table)
        if one.seat is not None and not table.seats[one.seat].belongs_to(person)
    ]


def known(code: str) -> str:
    """The language, or the default one if it no longer exists."""
    return code if code in languages() else DEFAULT


@cache
def _plain(code: str) -> Language:
    return Language(code)


def plain_language(code: str) -> Language:
    """A language with the sentences that do not belong to a game."""
    return _plain(known(code))


@dataclass(frozen=True)
class Mail:
    """An email in both its forms, text and HTML."""

    subject: str
    text: str
    html: str


def mail_of(words: NoticeText, code: str, link: str, off_link: str) -> Mail:
    language = plain_language(code)
    parts = [
        words.body,
        language.sentence("notice-mail-open", link=link),
        language.sentence("notice-mail-off", link=off_link),
    ]
    return _mail(language.code, words.title, parts, (link, off_link))


def confirmation(code: str, base_url: str, link: str) -> Mail:
    """The confirmation mail. It has no text that a person chose: its receiver may not know them."""
    language = plain_language(code)
    parts = [
        language.sentence("notice-confirm-body", site=base_url),
        language.sentence("notice-confirm-open", link=link),
        language.sentence("notice-confirm-ignore"),
    ]
    return _mail(language.code, language.sentence("notice-confirm-title"), parts, (link,))


def _mail(code: str, subject: str, parts: list[str], links: tuple[str, ...]) -> Mail:
    paragraphs = "\n".join(f"<p>{_linked(part, links)}</p>" for part in parts)
    page = f'<!doctype html>\n<html lang="{code}"><body>\n{paragraphs}\n</body></html>\n'
    return Mail(subject, "\n\n".join(parts) + "\n", page)


def _linked(part: str, links: tuple[str, ...]) -> str:
    """A paragraph as HTML, in which only our own links are markup."""
    text = html.escape(part)
    for link in links:
        safe = html.escape(link)
        text = text.replace(safe, f'<a href="{safe}">{safe}</a>')
    return text
