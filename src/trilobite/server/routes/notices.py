"""How I am told that it is my turn. Links in mails lead to pages; what acts is a POST."""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from trilobite.server.requests import (
    TROUBLES,
    Asked,
    known_person,
    language_of,
    person_of,
    service_of,
)
from trilobite.server.wire.notices import (
    Browser,
    MailAddress,
    NewWebhook,
    NoticeChannel,
    Notices,
    NoticeSwitch,
    Tried,
    WebhookAddress,
)
from trilobite.server.wire.seats import Token

OK = 200


@get("/api/me/notices", responses=TROUBLES)
async def get_notices(request: Asked) -> Notices:
    """How I am told, and what the host has set up."""
    return await service_of(request).notices.notices_of(await person_of(request))


@post("/api/me/notices/mail", status_code=OK, responses=TROUBLES)
async def add_mail(request: Asked, data: JSONBody[MailAddress]) -> NoticeChannel:
    """A mail address of mine; a mail goes there that asks whether it may be used."""
    person, desk = await known_person(request), service_of(request).notices
    return await desk.add_mail(person, data.address, language_of(request))


@post("/api/me/notices/push", status_code=OK, responses=TROUBLES)
async def add_browser(request: Asked, data: JSONBody[Browser]) -> NoticeChannel:
    """This browser, with the subscription that it has made for our key."""
    person, desk = await known_person(request), service_of(request).notices
    return await desk.add_browser(person, data, language_of(request))


@post("/api/me/notices/webhook", status_code=OK, responses=TROUBLES)
async def add_webhook(request: Asked, data: JSONBody[WebhookAddress]) -> NewWebhook:
    """A web address of mine; its secret is told now and never again."""
    person, desk = await known_person(request), service_of(request).notices
    return await desk.add_webhook(person, data.url, language_of(request))


@put("/api/me/notices/{channel:int}", responses=TROUBLES)
async def switch_notice(
    request: Asked, channel: FromPath[int], data: JSONBody[NoticeSwitch]
) -> NoticeChannel:
    """Switch one of my ways on or off; from now on it speaks the language of this request."""
    person, desk = await known_person(request), service_of(request).notices
    return await desk.switch(person, channel, language_of(request), enabled=data.enabled)


@delete("/api/me/notices/{channel:int}", responses=TROUBLES)
async def delete_notice(request: Asked, channel: FromPath[int]) -> None:
    """Forget one of my ways."""
    person = await known_person(request)
    await service_of(request).notices.remove(person, channel)


@post("/api/me/notices/{channel:int}/test", status_code=OK, responses=TROUBLES)
async def test_notice(request: Asked, channel: FromPath[int]) -> Tried:
    """Send me a test, now."""
    person = await known_person(request)
    return await service_of(request).notices.test(person, channel)


@post("/api/me/notices/{channel:int}/confirmation", status_code=OK, responses=TROUBLES)
async def ask_to_confirm(request: Asked, channel: FromPath[int]) -> NoticeChannel:
    """Send the mail again that asks whether an address may be used."""
    person = await known_person(request)
    return await service_of(request).notices.ask_again(person, channel)


@post("/api/notices/confirm", status_code=OK, responses=TROUBLES)
async def confirm_mail(request: Asked, data: JSONBody[Token]) -> None:
    """The mail has come: its address may be used. By the token of the mail, once."""
    await service_of(request).notices.confirm(data.token)


@post("/off/{token:str}", status_code=OK, include_in_schema=False)
async def switch_off(request: Asked, token: FromPath[str]) -> None:
    """No more mails there: by the page of that address, or by a mail program (RFC 8058)."""
    await service_of(request).notices.switch_off(token)


HANDLERS = [
    get_notices, add_mail, add_browser, add_webhook, switch_notice, delete_notice, test_notice,
    ask_to_confirm, confirm_mail, switch_off,
]  # fmt: skip
