"""Failed deliveries: temporary, permanent, or because the receiver no longer exists.

The texts go to the log, so they must not contain an address.
"""


class DeliveryError(Exception):
    pass


class LaterError(DeliveryError):
    """The delivery failed for now; it may succeed later."""


class NeverError(DeliveryError):
    """This notice cannot be delivered."""


class GoneError(DeliveryError):
    """The receiver no longer exists."""


def check_status(status: int) -> None:
    """Raise the error for the HTTP status of a push service or webhook, if it is one."""
    if 200 <= status < 300:
        return
    text = f"status {status}"
    if status in (404, 410):
        raise GoneError(text)
    if status in (408, 425, 429) or status >= 500:
        raise LaterError(text)
    raise NeverError(text)
