"""Webhook delivery: posts updates to the bot, one after another, with retries until each is
received.
"""

from __future__ import annotations

import asyncio

import httpx

from playground.faults import Kind
from playground.state import Playground
from playground.world.changes import UpdatesForgotten
from playground.world.updates import pending, update_json
from playground.world.values import QueuedUpdate, Webhook

IDLE = 3600.0
LONGEST_PAUSE = 60.0
PATIENCE = 30.0
"""Seconds that the bot may take to answer."""


async def deliver(play: Playground) -> None:
    """Post updates whenever a webhook is set, until the playground closes."""
    while not play.hub.closed:
        if await play.hub.until(lambda: play.world.webhook, IDLE):
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                await _serve(play, client)


async def _serve(play: Playground, client: httpx.AsyncClient) -> None:
    """Post waiting updates, in order. An update without an answer of 2xx is posted again, with
    growing pauses.
    """
    pause = play.settings.webhook_pause
    while play.world.webhook and not play.hub.closed:
        waiting = await play.hub.until(lambda: _waiting(play), IDLE)
        if not waiting:
            continue
        if await _post(play, client, waiting):
            pause = play.settings.webhook_pause
        else:
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)


def _waiting(play: Playground) -> list[QueuedUpdate] | None:
    """Return the updates to post: None while none waits, empty once there is no webhook."""
    return (pending(play.world) or None) if play.world.webhook else []


async def _post(play: Playground, client: httpx.AsyncClient, waiting: list[QueuedUpdate]) -> bool:
    """Post the oldest update, or, when that was ordered, the second or one twice."""
    webhook = play.world.webhook
    assert webhook
    strike = play.faults.strike
    is_swapped = len(waiting) > 1 and strike({Kind.REORDER}, "webhook", None)
    update = waiting[1] if is_swapped else waiting[0]
    if strike({Kind.DUPLICATE}, "webhook", None):
        await _post_once(play, client, webhook, update)
    if not await _post_once(play, client, webhook, update):
        return False
    play.world.record(UpdatesForgotten((update.id,)))
    return True


async def _post_once(
    play: Playground, client: httpx.AsyncClient, webhook: Webhook, update: QueuedUpdate
) -> bool:
    secret = {"X-Telegram-Bot-Api-Secret-Token": webhook.secret} if webhook.secret else {}
    try:
        answer = await client.post(webhook.url, json=update_json(update), headers=secret)
    except httpx.HTTPError as error:
        play.webhook_error = (play.clock(), f"Connection failed: {error}")
        return False
    if not answer.is_success:
        sentence = f"Wrong response from the webhook: {answer.status_code} {answer.reason_phrase}"
        play.webhook_error = (play.clock(), sentence)
    return answer.is_success
