"""Health and metrics, for the operator."""

import ipaddress
from typing import Any

from litestar import Response, get
from litestar.response import Response as PlainResponse

from trilobite.server.common.errors import not_found
from trilobite.server.common.metrics import CONTENT_TYPE
from trilobite.server.http.dependencies import Asked, service_of


@get("/health", include_in_schema=False)
async def health(request: Asked) -> PlainResponse[dict[str, Any]]:
    """Status 200 if the database answers and the writer is running, otherwise 503."""
    service = service_of(request)
    is_well = service.store.is_alive and await service.store.answers()
    return Response(
        {"status": "ok" if is_well else "broken", "version": service.version},
        status_code=200 if is_well else 503,
    )


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> PlainResponse[bytes]:
    """Metrics for Prometheus; only for requests from this machine."""
    address = request.client.host if request.client else ""
    if not _is_this_machine(address):
        raise not_found("There is no such page.")
    return Response(service_of(request).metrics.text(), media_type=CONTENT_TYPE)


def _is_this_machine(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == "testclient"


HANDLERS = [health, metrics]
