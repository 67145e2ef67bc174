"""Test controls: the bot's recorded requests, fault injection, the clock."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request

from playground.faults import Fault, Kind
from playground.state import Playground
from playground.user_api.bodies import Moved, query_number, read_body
from playground.world.values import Json


async def see_log(play: Playground, request: Request) -> list[Any]:
    """Return the bot's requests to the Bot API, and their outcomes."""
    after = query_number(request, "after") or 0
    return [msgspec.to_builtins(call) for call in play.calls if call.seq > after]


async def order_fault(play: Playground, request: Request) -> Json:
    """Something is to go wrong."""
    fault = await read_body(request, Fault)
    if fault.kind is Kind.TOO_MANY and fault.chat_id is not None and fault.method == "*":
        play.budget.close(fault.chat_id, fault.seconds)
    else:
        play.faults.orders.append(fault)
    return {"ordered": len(play.faults.orders)}


async def see_faults(play: Playground, request: Request) -> list[Any]:
    """Return the faults that are still to come: an order is gone as soon as it has hit its last
    request.
    """
    return [msgspec.to_builtins(order) for order in play.faults.orders]


async def cancel_faults(play: Playground, request: Request) -> Json:
    """Cancel all faults."""
    play.faults.orders.clear()
    return {"ordered": 0}


async def move_clock(play: Playground, request: Request) -> Json:
    """Time passes, or stands still from now on."""
    moved = await read_body(request, Moved)
    if moved.stop:
        play.clock.stop()
    play.clock.ahead += moved.advance
    play.hub.wake()
    return {"now": play.clock()}
