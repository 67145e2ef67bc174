"""Methods by which the bot gets its updates."""

from __future__ import annotations

import re
from urllib.parse import SplitResult, urlsplit

from aiogram.methods import DeleteWebhook, GetUpdates, GetWebhookInfo, SetWebhook

from playground.api.desk import Desk
from playground.faults import Kind
from playground.world.changes import AllowedUpdates, UpdatesForgotten, WebhookPut
from playground.world.errors import ApiError, ConflictError
from playground.world.updates import pending, update_json
from playground.world.values import Json, QueuedUpdate, Webhook
from playground.world.world import World

WEBHOOK_ACTIVE = (
    "can't use getUpdates method while webhook is active; "
    "use deleteWebhook to delete the webhook first"
)
OTHER_POLL = (
    "terminated by other getUpdates request; make sure that only one bot instance is running"
)
LONGEST_POLL = 50


async def get_updates(desk: Desk, call: GetUpdates) -> list[Json]:
    """GetUpdates: an offset confirms what is below it; a newer poll ends this one."""
    world, play = desk.world, desk.play
    if world.webhook:
        raise ConflictError(WEBHOOK_ACTIVE)
    play.poller += 1
    mine = play.poller
    play.hub.wake()
    _allow(world, call.allowed_updates)
    confirmed = _confirm(world, call.offset or 0)
    limit = max(1, min(call.limit or 100, 100))

    def ready() -> list[QueuedUpdate] | None:
        if world.webhook or play.poller != mine:
            return []
        return pending(world)[:limit] or None

    seconds = max(0, min(call.timeout or 0, LONGEST_POLL))
    found = await play.hub.until(ready, seconds)
    if world.webhook:
        raise ConflictError("terminated by setWebhook request")
    if play.poller != mine:
        raise ConflictError(OTHER_POLL)
    return [update_json(update) for update in _disturbed(desk, confirmed, found or [])]


def _confirm(world: World, offset: int) -> list[QueuedUpdate]:
    """Forget what is below the offset; a negative one keeps that many from the end."""
    waiting = pending(world)
    last = waiting[offset].id if -len(waiting) <= offset < 0 else offset
    done = [update for update in waiting if update.id < last]
    if done:
        world.record(UpdatesForgotten(tuple(update.id for update in done)))
    return done


def _disturbed(
    desk: Desk, confirmed: list[QueuedUpdate], batch: list[QueuedUpdate]
) -> list[QueuedUpdate]:
    """The batch, after the faults that were ordered for deliveries."""
    strike = desk.play.faults.strike
    if confirmed and strike({Kind.DUPLICATE}, "getUpdates", None):
        batch = [*confirmed, *batch]
    if len(batch) > 1 and strike({Kind.REORDER}, "getUpdates", None):
        batch = batch[::-1]
    return batch


def _allow(world: World, kinds: list[str] | None) -> None:
    """Set the kinds of updates that the bot gets. None leaves the choice as it was, an empty list
    returns to the default.
    """
    if kinds is not None and tuple(kinds) != world.allowed_updates:
        world.record(AllowedUpdates(tuple(kinds)))


async def set_webhook(desk: Desk, call: SetWebhook) -> bool:
    """SetWebhook."""
    if not call.url:
        return _unhook(desk, call.drop_pending_updates)
    address = urlsplit(call.url)
    if address.scheme not in ("http", "https") or not address.hostname:
        raise ApiError("bad webhook: An HTTPS URL must be provided for webhook")
    if not desk.play.settings.is_local:
        _check_address(address)
    if not re.fullmatch(r"[A-Za-z0-9_-]{0,256}", call.secret_token or ""):
        raise ApiError("secret token contains unallowed characters")
    connections = call.max_connections or 40
    if not 1 <= connections <= 100:
        raise ApiError("max_connections must be between 1 and 100")
    _allow(desk.world, call.allowed_updates)
    _drop(desk.world, call.drop_pending_updates)
    desk.world.record(WebhookPut(Webhook(call.url, call.secret_token, connections)))
    return True


def _check_address(address: SplitResult) -> None:
    """:raises ApiError: when Telegram's own server takes no webhook at an address"""
    if address.scheme != "https":
        raise ApiError("bad webhook: An HTTPS URL must be provided for webhook")
    if (address.port or 443) not in (443, 80, 88, 8443):
        raise ApiError("bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443")


async def delete_webhook(desk: Desk, call: DeleteWebhook) -> bool:
    """DeleteWebhook."""
    return _unhook(desk, call.drop_pending_updates)


def _unhook(desk: Desk, drop: bool | None) -> bool:
    _drop(desk.world, drop)
    desk.world.record(WebhookPut(None))
    desk.play.webhook_error = None
    return True


def _drop(world: World, drop: bool | None) -> None:
    if drop and world.updates:
        world.record(UpdatesForgotten(tuple(world.updates)))


async def get_webhook_info(desk: Desk, call: GetWebhookInfo) -> Json:
    """GetWebhookInfo."""
    webhook = desk.world.webhook
    info: Json = {
        "url": webhook.url if webhook else "",
        "has_custom_certificate": False,
        "pending_update_count": len(pending(desk.world)),
    }
    if webhook:
        info["max_connections"] = webhook.max_connections
    if desk.world.allowed_updates:
        info["allowed_updates"] = list(desk.world.allowed_updates)
    if desk.play.webhook_error:
        at, sentence = desk.play.webhook_error
        info |= {"last_error_date": int(at), "last_error_message": sentence}
    return info
