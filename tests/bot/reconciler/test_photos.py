"""What is sent with a message: drawn once, known by its id from then on, and files as they are."""

from types import SimpleNamespace
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.display.surfaces import surfaces
from bot.display.values import Document, Film, Surface, reply
from bot.features.films.shown import film
from bot.reconciler.api.photos import Photos, Undrawn
from bot.store.client import Script, ScriptRunner
from bot.texts.reader import Reader
from tests.bot.tables import ANNA, BORIS, FRAME, GROUP, begun, over


class Permit:
    """Asks what is asked with it, and counts how often it is taken."""

    def __init__(self, redis: Redis) -> None:
        self._steps = ScriptRunner(redis)
        self.taken = 0

    async def take(self, *more: Script) -> list[Any]:
        self.taken += 1
        return await self._steps.make(*more, hang_together=False) if more else []


class Brush:
    """Draws words that say what was asked for."""

    def __init__(self) -> None:
        self.fails = False

    async def draw(self, picture: object) -> bytes:
        if self.fails:
            raise RuntimeError
        return b"drawn"

    async def export(self, picture: object) -> bytes:
        return b"large"

    async def film(self, made: object) -> bytes:
        return b"film"


class Studio:
    """Photos over a brush, and a permit for each."""

    def __init__(self, redis: Redis) -> None:
        self.brush = Brush()
        painter: Any = self.brush
        self.photos = Photos(redis, painter)
        self.permit: Any = Permit(redis)

    async def of(self, surface: Surface) -> object:
        return await self.photos.of(surface, self.permit)


@pytest.fixture
def studio(redis: Redis) -> Studio:
    return Studio(redis)


def board() -> Surface:
    (found,) = surfaces(FRAME, begun("carcassonne", ANNA, BORIS))
    return found


def filed(content: Any) -> Surface:
    return Surface("file", GROUP, "", "text", document=Document("carcassonne", content))


def a_film() -> Surface:
    first, *_ = film(Reader(FRAME, GROUP, "en"), over("carcassonne", ANNA, BORIS))
    assert first.document
    assert isinstance(first.document.content, Film)
    return first


def taken(*ids: str, is_film: bool = False) -> Any:
    """What Telegram says of an upload: a photo in several sizes, the largest last."""
    sizes = tuple(SimpleNamespace(file_id=id) for id in ids)
    return SimpleNamespace(animation=sizes[-1] if is_film else None, photo=() if is_film else sizes)


async def test_each_kind_of_file_is_made_as_it_is_sent(studio: Studio) -> None:
    picture = board().picture
    for surface, made in (
        (reply(GROUP, "words"), None),
        (board(), b"drawn"),
        (filed(picture), b"large"),
        (filed("слово"), "слово".encode()),
        (filed(b"bytes"), b"bytes"),
        (a_film(), b"film"),
    ):
        assert await studio.of(surface) == made
    assert studio.permit.taken == 5


async def test_what_was_uploaded_is_known_by_its_largest_size_until_it_is_forgotten(
    studio: Studio,
) -> None:
    photos = studio.photos
    for surface, upload in (
        (board(), taken("small", "large")),
        (a_film(), taken("large", is_film=True)),
    ):
        assert await photos.known(surface) is None
        assert not await photos.forget(surface)
        await photos.sent(surface, b"data", upload)
        assert await photos.known(surface) == "large"
        assert await studio.of(surface) == "large"
        assert await photos.forget(surface)
        assert await photos.known(surface) is None


async def test_ids_are_kept_of_uploads_and_of_nothing_else(studio: Studio) -> None:
    photos = studio.photos
    for surface, photo, upload in (
        (board(), "known", taken("new")),
        (board(), b"data", None),
        (filed("text"), b"text", taken("file")),
        (filed(board().picture), b"large", taken("file")),
        (reply(GROUP, "words"), None, taken("file")),
    ):
        assert photos.keeping(surface, photo, upload) == ()
    assert await photos.known(reply(GROUP, "words")) is None
    assert not await photos.forget(reply(GROUP, "words"))


async def test_what_cannot_be_drawn_is_no_error_of_the_chat(studio: Studio) -> None:
    studio.brush.fails = True
    with pytest.raises(Undrawn):
        await studio.of(board())
