"""Plays one seat of a table, at random, to the end of the game (docs/bots/clients.md).

TRILOBITE_TOKEN=trilobite_... python player.py http://localhost:8000
"""

import asyncio
import json
import os
import random
import sys
import uuid
from typing import Any

import httpx
import websockets


async def play(http: httpx.AsyncClient, page: str) -> dict[str, Any]:
    """Answer the present question and those that follow; return the first scene without one."""
    answer = await http.get(page)
    while True:
        while answer.status_code in (409, 429, 503):  # the question has changed, or we must wait
            await asyncio.sleep(1)
            answer = await http.get(page)
        scene: dict[str, Any] = answer.raise_for_status().json()["scene"]
        if not scene["offer"]:
            return scene
        action = random.choice(scene["offer"]["choices"])["text"]
        act = {"seat": scene["seat"], "seq": scene["seq"], "action": action}
        answer = await http.post(page + "/act", json={**act, "key": uuid.uuid4().hex})


async def main(server: str, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=server, headers=headers) as http:
        place = (await http.get("/api/token")).raise_for_status().json()
        page, hello = f"/api/tables/{place['table']}", {"type": "hello", "seat": place["seat"]}
        live = server.replace("http", "ws", 1) + page + "/live"
        async for socket in websockets.connect(live, additional_headers=headers):
            try:
                await socket.send(json.dumps({**hello, "seq": -1}))
                async for _ in socket:  # look after every message, and play
                    if (await play(http, page))["status"] == "finished":
                        return
            except (websockets.ConnectionClosed, httpx.TransportError):
                continue  # connect again; the server sends what we missed


asyncio.run(main(sys.argv[1].rstrip("/"), os.environ["TRILOBITE_TOKEN"]))
