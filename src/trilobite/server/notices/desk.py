"""The desk: where people say how they want to be told. What the routes call."""

import hmac
from typing import Any

import sqlalchemy as sa

from trilobite.server.hall import Hall
from trilobite.server.limits import Limits
from trilobite.server.names import clean
from trilobite.server.notices import channels
from trilobite.server.notices.channels import Channel, Kind
from trilobite.server.notices.courier import Courier
from trilobite.server.notices.failing import DeliveryError
from trilobite.server.notices.hooks import new_secret
from trilobite.server.notices.keys import KeyRing, split_token
from trilobite.server.notices.mail import Mailer
from trilobite.server.notices.outgoing import Outgoing
from trilobite.server.notices.push import check_browser_keys
from trilobite.server.notices.targets import read_targets
from trilobite.server.notices.watch import NoticeWatch
from trilobite.server.notices.wording import Notice, confirmation
from trilobite.server.trouble import TroubleError, not_found
from trilobite.server.wire.notices import Browser, NewWebhook, NoticeChannel, Notices, Tried


class NoticeDesk:
    def __init__(self, hall: Hall, limits: Limits) -> None:
        self._hall = hall
        self._store = hall.store
        self._limits = limits
        self._mailer = Mailer(hall.settings)
        self._ring = KeyRing(hall.store)
        self.outgoing = Outgoing(read_targets(hall.settings.private_targets))
        self.courier = Courier(hall, self._mailer, self.outgoing, self._ring)
        self.watch = NoticeWatch(hall, self.courier)

    def start(self) -> None:
        self.courier.start()
        self.watch.start()

    async def stop(self) -> None:
        await self.watch.stop()
        await self.courier.stop()

    def forget(self) -> None:
        self._ring.forget()
        self.watch.forget()
        self.courier.forget()

    async def begin_anew(self) -> None:
        await self.watch.look_around()

    async def notices_of(self, person: int | None) -> Notices:
        people = [] if person is None else [person]
        found = await self._store.read(lambda c: channels.channels_of(c, people))
        is_pushed = self.courier.offers("push")
        return Notices(
            mail=self.courier.offers("mail"),
            push_key=(await self._ring.keys()).public if is_pushed else "",
            webhook=self.courier.offers("webhook"),
            channels=[channel.shown() for channel in found],
        )

    def _check_offered(self, kind: Kind) -> None:
        if not self.courier.offers(kind):
            raise TroubleError("forbidden", "The host of this house has not set that up.")

    async def _add(self, person: int, kind: Kind, address: str, details: dict[str, Any]) -> Channel:
        now = self._hall.clock()
        return await self._store.write(
            lambda c: channels.add(c, person, kind, address, details, now)
        )

    # The three ways.

    async def add_mail(self, person: int, address: str, language: str) -> NoticeChannel:
        """A mail address; nothing goes there but the question whether it may."""
        self._check_offered("mail")
        address = channels.read_mail_address(address)
        if (confirmed := await self._confirmed(person, address)) is not None:
            return confirmed.shown()
        self._check_mail_limit(address)
        token, kept = channels.new_confirmation(self._hall.clock())
        channel = await self._add(person, "mail", address, {"language": language, **kept})
        await self._ask_to_confirm(channel, token)
        return channel.shown()

    async def _confirmed(self, person: int, address: str) -> Channel | None:
        found = await self._store.read(lambda c: channels.channels_of(c, [person]))
        same = [one for one in found if one.kind == "mail" and one.address == address]
        return next((one for one in same if one.is_confirmed), None)

    async def ask_again(self, person: int, id: int) -> NoticeChannel:
        """Send the question once more; the link before it works no more."""
        channel = await self._mine(person, id)
        self._check_offered(channel.kind)
        if channel.is_confirmed:
            raise TroubleError("forbidden", "That is confirmed already.")
        self._check_mail_limit(channel.address)
        token, kept = channels.new_confirmation(self._hall.clock())
        channel = await self._store.write(lambda c: channels.change(c, channel, **kept))
        await self._ask_to_confirm(channel, token)
        return channel.shown()

    def _check_mail_limit(self, address: str) -> None:
        if not self._limits.allows_mail_to(address):
            raise TroubleError("too_many", "Enough mails have gone there; try again tomorrow.")

    async def _ask_to_confirm(self, channel: Channel, token: str) -> None:
        house = self._mailer.house
        # Behind the #, which no server gets to see and no scanner of mails sends.
        link = f"{house}/confirm#{channel.id}-{token}"
        mail = confirmation(channel.language, house, link)
        try:
            await self._mailer.send(channel.address, mail, {})
        except DeliveryError:
            problem = "The mail could not be sent; look at the address, or try again later."
            allowed = "an address that takes mails"
            raise TroubleError("bad_input", problem, "address", allowed) from None

    async def add_browser(self, person: int, browser: Browser, language: str) -> NoticeChannel:
        self._check_offered("push")
        self.outgoing.check(browser.endpoint, "endpoint")
        check_browser_keys(browser.p256dh, browser.auth)
        details = {
            "language": language,
            "label": clean(browser.label, "label"),
            "p256dh": browser.p256dh,
            "auth": browser.auth,
        }
        return (await self._add(person, "push", browser.endpoint, details)).shown()

    async def add_webhook(self, person: int, url: str, language: str) -> NewWebhook:
        self._check_offered("webhook")
        self.outgoing.check(url, "url")
        secret = new_secret()
        details = {"language": language, "secret": secret}
        channel = await self._add(person, "webhook", url, details)
        return NewWebhook(channel=channel.shown(), secret=secret)

    # What is there already.

    async def _mine(self, person: int, id: int) -> Channel:
        return await self._store.read(lambda c: channels.find_channel(c, id, person))

    async def switch(self, person: int, id: int, language: str, *, enabled: bool) -> NoticeChannel:
        def job(connection: sa.Connection) -> Channel:
            channel = channels.find_channel(connection, id, person)
            return channels.change(connection, channel, enabled=enabled, language=language)

        return (await self._store.write(job)).shown()

    async def remove(self, person: int, id: int) -> None:
        def job(connection: sa.Connection) -> None:
            channels.remove(connection, channels.find_channel(connection, id, person).id)

        await self._store.write(job)

    async def test(self, person: int, id: int) -> Tried:
        """Send something now, whether it is switched on or not; never to who has not agreed."""
        channel = await self._mine(person, id)
        self._check_offered(channel.kind)
        if not channel.is_confirmed:
            raise TroubleError("forbidden", "That address is not confirmed.")
        try:
            await self.courier.deliver(channel, Notice("test", person))
        except DeliveryError:
            return Tried(delivered=False)
        return Tried(delivered=True)

    # By links of mails: whoever has the link need not be known here.

    async def confirm(self, token: str) -> None:
        id, proof = split_token(token)
        now = self._hall.clock()
        await self._store.write(lambda c: channels.confirm(c, id, proof, now))

    async def switch_off(self, token: str) -> None:
        id, _ = split_token(token)
        keys = await self._ring.keys()

        def job(connection: sa.Connection) -> None:
            channel = channels.find_channel(connection, id)
            right = keys.off_token(channel.id, channel.address)
            if channel.kind != "mail" or not hmac.compare_digest(right.encode(), token.encode()):
                raise not_found("This link leads to nothing.")
            channels.change(connection, channel, enabled=False)

        await self._store.write(job)
