"""Sends emails by the SMTP server from the settings."""

import asyncio
import email.policy
from collections.abc import Mapping
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import urlsplit

import aiosmtplib

from trilobite.server.common.settings import Settings
from trilobite.server.common.smtp import read_smtp_url
from trilobite.server.notices.failures import LaterError, NeverError
from trilobite.server.notices.wording import Mail

SECONDS = 20.0
NAME = "Trilobite"


class Mailer:
    def __init__(self, settings: Settings) -> None:
        self._server = read_smtp_url(settings.smtp_url) if settings.smtp_url else None
        self._sender = settings.mail_from
        self.base_url = settings.public_url
        """The address of this instance, for links in emails."""

    @property
    def is_configured(self) -> bool:
        return self._server is not None

    async def send(self, to: str, mail: Mail, headers: Mapping[str, str]) -> None:
        message = self._message(to, mail, headers)
        try:
            async with asyncio.timeout(SECONDS):
                await self._hand_over(message)
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [refused.code for refused in error.recipients]
            raise _failure(max(codes, default=0)) from None
        except aiosmtplib.SMTPResponseException as error:
            raise _failure(error.code) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise LaterError(type(error).__name__) from None

    async def _hand_over(self, message: EmailMessage) -> None:
        server = self._server
        if server is None:
            raise NeverError("no mail server is set up")
        await aiosmtplib.send(
            message,
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.security == "smtps",
            start_tls={"smtp": None, "starttls": True, "smtps": False}[server.security],
            timeout=SECONDS,
        )

    def _message(self, to: str, mail: Mail, headers: Mapping[str, str]) -> EmailMessage:
        message = EmailMessage(policy=email.policy.SMTP)
        # A header is one line; line breaks in a name or title must not begin another header.
        message["Subject"] = " ".join(mail.subject.split())
        message["From"] = Address(NAME, addr_spec=self._sender)
        message["To"] = Address(addr_spec=to)
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=urlsplit(self.base_url).hostname)
        # Prevents automatic replies.
        message["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            message[name] = value
        message.set_content(mail.text)
        message.add_alternative(mail.html, subtype="html")
        return message


def off_headers(link: str) -> dict[str, str]:
    """Headers with which mail programs unsubscribe (RFC 2369; with a POST: RFC 8058, TLS only)."""
    headers = {"List-Unsubscribe": f"<{link}>"}
    if link.startswith("https://"):
        headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return headers


def _failure(code: int) -> LaterError | NeverError:
    """The error for an SMTP code: 4xx is temporary, 5xx permanent."""
    kind = NeverError if code >= 500 else LaterError
    return kind(f"SMTP {code}")
