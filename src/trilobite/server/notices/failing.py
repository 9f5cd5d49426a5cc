"""How a delivery fails: for now, for good, or because the receiver is no more.

The texts go to the log, so there is nothing in them of an address.
"""


class DeliveryError(Exception):
    pass


class LaterError(DeliveryError):
    """Not now; it may go later."""


class NeverError(DeliveryError):
    """This one cannot be delivered."""


class GoneError(DeliveryError):
    """Nothing can be delivered there any more."""


def check_status(status: int) -> None:
    """What the answer of a push service or a webhook means."""
    if 200 <= status < 300:
        return
    text = f"status {status}"
    if status in (404, 410):
        raise GoneError(text)
    if status in (408, 425, 429) or status >= 500:
        raise LaterError(text)
    raise NeverError(text)
