"""A film is sent once, in the best way that its chat takes; what goes wrong is told."""

import asyncio

import pytest
from telegram.error import BadRequest

from bot.display.values import Film, Surface
from bot.features.films.shown import film
from bot.metrics import FAULTS
from bot.painter import filmed
from bot.reconciler.messenger import Messenger
from bot.table.values import Live, Place, Refused
from bot.texts.reader import Reader
from tests.bot.looking import shown
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, GROUP, begun, do, moved, over, stop
from tests.bot.telegrams import Brush, Telegram

FORBIDDEN = BadRequest("not enough rights to send animations to the chat")


def stopped() -> Live:
    return do(moved(begun("carcassonne", ANNA, BORIS), 2), ANNA, stop)


async def sent(messenger: Messenger, live: Live, place: Place = GROUP) -> int | None:
    there = await messenger.files.film(live.table.id, film(Reader(FRAME, place, "en"), live))
    await asyncio.wait_for(messenger.settle(), 60)
    return there


def refusal(live: Live) -> str:
    with pytest.raises(Refused) as reason:
        film(Reader(FRAME, GROUP, "en"), live)
    return reason.value.message.id


def content(way: Surface) -> Film:
    assert way.document
    assert isinstance(way.document.content, Film)
    return way.document.content


def test_last_word_leads_to_it() -> None:
    last = shown(stopped())["last"]
    assert any("🎞 Film" in button.text for row in last.more for button in row)


def test_nothing_is_to_be_seen_before_the_end_or_where_nobody_has_moved() -> None:
    """Secrets are in it only once they are none."""
    assert refusal(moved(begun("saboteur", ANNA, BORIS, CLARA), 2)) == "refused-no-film"
    assert refusal(do(begun("carcassonne", ANNA, BORIS), ANNA, stop)) == "refused-no-film"
    assert refusal(over("gifts", ANNA, BORIS)) == "refused-no-film"  # it has no pictures


def test_where_nothing_encodes_films_nothing_offers_one(monkeypatch: pytest.MonkeyPatch) -> None:
    live = stopped()
    monkeypatch.setattr("render.has_encoder", lambda: False)
    assert "🎞 Film" not in str(shown(live)["last"])
    assert refusal(live) == "refused-no-film"


def test_a_process_plays_the_game_again_and_films_it() -> None:
    film_, *_ = film(Reader(FRAME, GROUP, "en"), stopped())
    assert filmed(content(film_))[4:8] == b"ftyp"


async def test_it_is_sent_once_to_each_chat_and_uploaded_once(
    messenger: Messenger, telegram: Telegram
) -> None:
    live, private = stopped(), Place(ANNA.id)
    assert await sent(messenger, live) is None
    assert await sent(messenger, live) == 1
    assert await sent(messenger, live, private) is None
    assert telegram.calls == ["send_animation", "send_animation"]
    assert telegram.live(GROUP.chat)["animation"] == b"a film"
    assert telegram.live(GROUP.chat)["filename"] == "carcassonne.mp4"
    assert telegram.live(private.chat)["animation"] == "an id"


async def test_id_that_telegram_has_forgotten_is_uploaded_anew(
    messenger: Messenger, telegram: Telegram
) -> None:
    live, private = stopped(), Place(ANNA.id)
    await sent(messenger, live)
    telegram.refusals["send_animation"] = [BadRequest("wrong file identifier")]
    await sent(messenger, live, private)
    assert telegram.live(private.chat)["animation"] == b"a film"


async def test_chat_without_animations_gets_a_file_and_without_files_a_word(
    messenger: Messenger, telegram: Telegram
) -> None:
    telegram.refusals["send_animation"] = [FORBIDDEN]
    await sent(messenger, stopped())
    assert telegram.live(GROUP.chat)["document"] == b"a film"
    assert telegram.live(GROUP.chat)["disable_content_type_detection"]
    other = Place(-200)
    telegram.refusals["send_animation"] = [FORBIDDEN]
    telegram.refusals["send_document"] = [FORBIDDEN]
    await sent(messenger, stopped(), other)
    assert "no film this time" in telegram.live(other.chat)["text"]


async def test_painter_that_dies_is_told_and_another_press_tries_again(
    messenger: Messenger, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: Brush, film: object) -> bytes:
        raise RuntimeError("out of memory")

    faults = FAULTS._value.get()
    with monkeypatch.context() as patched:
        patched.setattr(Brush, "film", broken)
        await sent(messenger, stopped())
    assert "no film this time" in telegram.live(GROUP.chat)["text"]
    assert FAULTS._value.get() == faults + 1
    assert await sent(messenger, stopped()) is None
    assert "animation" in telegram.live(GROUP.chat)
