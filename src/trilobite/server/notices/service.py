"""The service for notices: what the routes call to list, add and change a person's channels."""

import hmac
from typing import Any

import sqlalchemy as sa

from trilobite.server.common.destinations import read_destinations
from trilobite.server.common.errors import ServiceError, not_found
from trilobite.server.common.limits import RateLimits
from trilobite.server.common.names import clean
from trilobite.server.common.wire.notices import Browser, NewWebhook, NoticeChannel, Notices, Tried
from trilobite.server.notices import channels
from trilobite.server.notices.channels import Channel, ChannelKind
from trilobite.server.notices.courier import Courier
from trilobite.server.notices.failures import DeliveryError
from trilobite.server.notices.keys import KeyRing, split_token
from trilobite.server.notices.loop import NoticeLoop
from trilobite.server.notices.mail import Mailer
from trilobite.server.notices.outgoing import Outgoing
from trilobite.server.notices.push import check_browser_keys
from trilobite.server.notices.webhooks import new_secret
from trilobite.server.notices.wording import Notice, confirmation
from trilobite.server.tables.registry import TableRegistry


class NoticeService:
    def __init__(self, registry: TableRegistry, limits: RateLimits) -> None:
        self._registry = registry
        self._store = registry.store
        self._limits = limits
        self._mailer = Mailer(registry.settings)
        self._ring = KeyRing(registry.store)
        self.outgoing = Outgoing(read_destinations(registry.settings.private_destinations))
        self.courier = Courier(registry, self._mailer, self.outgoing, self._ring)
        self.loop = NoticeLoop(registry, self.courier)

    def start(self) -> None:
        self.courier.start()

    async def stop(self) -> None:
        await self.courier.stop()

    def forget(self) -> None:
        self._ring.forget()
        self.loop.forget()
        self.courier.forget()

    async def recover(self) -> None:
        await self.loop.look_around()

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

    def _check_offered(self, kind: ChannelKind) -> None:
        if not self.courier.offers(kind):
            raise ServiceError("forbidden", "This server does not offer this kind of notice.")

    async def _add(
        self, person: int, kind: ChannelKind, address: str, details: dict[str, Any]
    ) -> Channel:
        now = self._registry.clock()
        return await self._store.write(
            lambda c: channels.add(c, person, kind, address, details, now)
        )

    # The three kinds of channels.

    async def add_mail(self, person: int, address: str, language: str) -> NoticeChannel:
        """Add an email address; until it is confirmed it gets nothing but the confirmation mail."""
        self._check_offered("mail")
        address = channels.read_mail_address(address)
        if (confirmed := await self._confirmed(person, address)) is not None:
            return confirmed.shown()
        self._check_mail_limit(address)
        token, kept = channels.new_confirmation(self._registry.clock())
        channel = await self._add(person, "mail", address, {"language": language, **kept})
        await self._ask_to_confirm(channel, token)
        return channel.shown()

    async def _confirmed(self, person: int, address: str) -> Channel | None:
        found = await self._store.read(lambda c: channels.channels_of(c, [person]))
        same = [one for one in found if one.kind == "mail" and one.address == address]
        return next((one for one in same if one.is_confirmed), None)

    async def ask_again(self, person: int, id: int) -> NoticeChannel:
        """Send the confirmation mail again; its earlier link stops working."""
        channel = await self._mine(person, id)
        self._check_offered(channel.kind)
        if channel.is_confirmed:
            raise ServiceError("forbidden", "This address is already confirmed.")
        self._check_mail_limit(channel.address)
        token, kept = channels.new_confirmation(self._registry.clock())
        channel = await self._store.write(lambda c: channels.change(c, channel, **kept))
        await self._ask_to_confirm(channel, token)
        return channel.shown()

    def _check_mail_limit(self, address: str) -> None:
        if not self._limits.allows_mail_to(address):
            problem = "Too many emails have been sent to this address; try again tomorrow."
            raise ServiceError("too_many", problem)

    async def _ask_to_confirm(self, channel: Channel, token: str) -> None:
        base_url = self._mailer.base_url
        # After the #, which is never sent to a server, not even by programs that scan emails.
        link = f"{base_url}/confirm#{channel.id}-{token}"
        mail = confirmation(channel.language, base_url, link)
        try:
            await self._mailer.send(channel.address, mail, {})
        except DeliveryError:
            problem = "The email could not be sent; check the address, or try again later."
            allowed = "an address that accepts emails"
            raise ServiceError("bad_input", problem, "address", allowed) from None

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

    # Existing channels.

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
        """Send a test now, even if the channel is switched off; never to an unconfirmed address."""
        channel = await self._mine(person, id)
        self._check_offered(channel.kind)
        if not channel.is_confirmed:
            raise ServiceError("forbidden", "This address is not confirmed.")
        try:
            await self.courier.deliver(channel, Notice("test", person))
        except DeliveryError:
            return Tried(delivered=False)
        return Tried(delivered=True)

    # Links in emails: they work without a session.

    async def confirm(self, token: str) -> None:
        id, proof = split_token(token)
        now = self._registry.clock()
        await self._store.write(lambda c: channels.confirm(c, id, proof, now))

    async def switch_off(self, token: str) -> None:
        id, _ = split_token(token)
        keys = await self._ring.keys()

        def job(connection: sa.Connection) -> None:
            channel = channels.find_channel(connection, id)
            right = keys.off_token(channel.id, channel.address)
            if channel.kind != "mail" or not hmac.compare_digest(right.encode(), token.encode()):
                raise not_found("This link is not valid.")
            channels.change(connection, channel, enabled=False)

        await self._store.write(job)
