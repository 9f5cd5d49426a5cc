"""Notices that it is my turn. Links in emails open pages; only a POST changes anything."""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from trilobite.server.common.wire.notices import (
    Browser,
    MailAddress,
    NewWebhook,
    NoticeChannel,
    Notices,
    NoticeSwitch,
    Tried,
    WebhookAddress,
)
from trilobite.server.common.wire.seats import Token
from trilobite.server.http.dependencies import (
    ERROR_RESPONSES,
    Asked,
    known_person,
    language_of,
    person_of,
    service_of,
)

OK = 200


@get("/api/me/notices", responses=ERROR_RESPONSES)
async def get_notices(request: Asked) -> Notices:
    """My notice channels, and the kinds of notices that this server offers."""
    return await service_of(request).notices.notices_of(await person_of(request))


@post("/api/me/notices/mail", status_code=OK, responses=ERROR_RESPONSES)
async def add_mail(request: Asked, data: JSONBody[MailAddress]) -> NoticeChannel:
    """Add an email address. An email asks its owner to confirm it."""
    person, notices = await known_person(request), service_of(request).notices
    return await notices.add_mail(person, data.address, language_of(request))


@post("/api/me/notices/push", status_code=OK, responses=ERROR_RESPONSES)
async def add_browser(request: Asked, data: JSONBody[Browser]) -> NoticeChannel:
    """Add this browser, with its push subscription for the server's key."""
    person, notices = await known_person(request), service_of(request).notices
    return await notices.add_browser(person, data, language_of(request))


@post("/api/me/notices/webhook", status_code=OK, responses=ERROR_RESPONSES)
async def add_webhook(request: Asked, data: JSONBody[WebhookAddress]) -> NewWebhook:
    """Add a webhook. Its secret is shown only in this response."""
    person, notices = await known_person(request), service_of(request).notices
    return await notices.add_webhook(person, data.url, language_of(request))


@put("/api/me/notices/{channel:int}", responses=ERROR_RESPONSES)
async def switch_notice(
    request: Asked, channel: FromPath[int], data: JSONBody[NoticeSwitch]
) -> NoticeChannel:
    """Switch a channel on or off, and set its language to that of this request."""
    person, notices = await known_person(request), service_of(request).notices
    return await notices.switch(person, channel, language_of(request), enabled=data.enabled)


@delete("/api/me/notices/{channel:int}", responses=ERROR_RESPONSES)
async def delete_notice(request: Asked, channel: FromPath[int]) -> None:
    """Delete a channel."""
    person = await known_person(request)
    await service_of(request).notices.remove(person, channel)


@post("/api/me/notices/{channel:int}/test", status_code=OK, responses=ERROR_RESPONSES)
async def test_notice(request: Asked, channel: FromPath[int]) -> Tried:
    """Send a test notice now."""
    person = await known_person(request)
    return await service_of(request).notices.test(person, channel)


@post("/api/me/notices/{channel:int}/confirmation", status_code=OK, responses=ERROR_RESPONSES)
async def ask_to_confirm(request: Asked, channel: FromPath[int]) -> NoticeChannel:
    """Send the confirmation mail again."""
    person = await known_person(request)
    return await service_of(request).notices.ask_again(person, channel)


@post("/api/notices/confirm", status_code=OK, responses=ERROR_RESPONSES)
async def confirm_mail(request: Asked, data: JSONBody[Token]) -> None:
    """Confirm an email address with the token from the mail, which works once."""
    await service_of(request).notices.confirm(data.token)


@post("/off/{token:str}", status_code=OK, include_in_schema=False)
async def switch_off(request: Asked, token: FromPath[str]) -> None:
    """Switch off emails to an address; called by its page or by a mail program (RFC 8058)."""
    await service_of(request).notices.switch_off(token)


HANDLERS = [
    get_notices, add_mail, add_browser, add_webhook, switch_notice, delete_notice, test_notice,
    ask_to_confirm, confirm_mail, switch_off,
]  # fmt: skip
