"""For whoever runs the service: whether it is well, and how busy."""

import ipaddress
from typing import Any

from litestar import Response, get
from litestar.response import Response as PlainResponse

from trilobite.server.requests import Asked, service_of
from trilobite.server.trouble import not_found


@get("/health", include_in_schema=False)
async def health(request: Asked) -> PlainResponse[dict[str, Any]]:
    """Well, if the database answers and the writer writes."""
    service = service_of(request)
    is_well = service.store.is_alive and await service.store.answers()
    return Response(
        {"status": "ok" if is_well else "broken", "version": service.version},
        status_code=200 if is_well else 503,
    )


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> PlainResponse[str]:
    """Numbers for Prometheus; only for this machine."""
    address = request.client.host if request.client else ""
    if not _is_this_machine(address):
        raise not_found("There is no such page.")
    text = service_of(request).metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


def _is_this_machine(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == "testclient"


HANDLERS = [health, metrics]
