"""Waiting with a timeout for something that may never come."""

import asyncio
from contextlib import suppress


async def waited(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event, so long at most; tell whether it has come."""
    with suppress(TimeoutError):
        return await asyncio.wait_for(event.wait(), seconds)
    return False
