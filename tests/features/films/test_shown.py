"""What has happened since one's own last move, as a film."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from bot import painter
from bot.display.values import Film, Surface
from bot.features.films.shown import film, film_since
from bot.table.values import Chair, Live, Place, Refused
from bot.texts.reader import Reader
from tests.bot.tables import ANNA, BORIS, FRAME, PEOPLE, begun, moved, over
from tests.bot.teams import team

HERE = Place(ANNA.id)


def since(live: Live, chair: int) -> Film:
    shown: Surface = film_since(Reader(FRAME, HERE, "en"), live, Chair(chair))[0]
    assert shown.place == HERE
    assert shown.document
    assert isinstance(shown.document.content, Film)
    return shown.document.content


def why_not(live: Live, chair: int) -> str:
    with pytest.raises(Refused) as refused:
        since(live, chair)
    return refused.value.message.id


def by(live: Live, chair: int) -> int:
    """How many moves were made when somebody had made their last one."""
    assert live.table.log
    moves = live.table.log.moves
    return max((n for n, move in enumerate(moves, 1) if move.seat == chair), default=0)


def test_it_begins_after_ones_own_last_move() -> None:
    live = moved(begun("carcassonne", *PEOPLE), 7)
    assert live.table.log
    last = live.table.log.moves[-1].seat
    other = next(chair for chair in range(3) if chair != last)
    assert since(live, other).since == by(live, other)
    assert why_not(live, last) == "refused-replay-nothing"


def test_who_has_not_moved_sees_all_of_it() -> None:
    live = moved(begun("carcassonne", *PEOPLE), 1)
    assert live.table.log
    other = next(chair for chair in range(3) if chair != live.table.log.moves[0].seat)
    assert since(live, other).since == 0


def test_one_of_a_team_sees_what_the_others_did() -> None:
    live = moved(team(), 1)
    assert live.table.log
    mover = live.table.log.moves[0].chair
    assert mover is not None
    other = next(c for c in range(len(live.table.people)) if c != mover)
    assert since(live, other).since == 0
    assert why_not(live, mover) == "refused-replay-nothing"


def test_game_with_secrets_is_not_told_again_before_it_is_over() -> None:
    assert why_not(moved(begun("saboteur", *PEOPLE), 3), 0) == "refused-replay-secret"


def test_of_what_is_over_there_is_the_whole_film() -> None:
    live = over("castle", ANNA, BORIS)
    assert why_not(live, 0) == "refused-not-begun"
    assert film(Reader(FRAME, HERE, "en"), live)


def test_it_ends_in_the_language_of_its_reader() -> None:
    """In private, a German read the score sheet of a Russian group."""
    live = over("castle", ANNA, BORIS, language="ru")

    def words(language: str) -> Mapping[str, str]:
        sent = film(Reader(FRAME, HERE, language), live)[0].document
        assert sent
        assert isinstance(sent.content, Film)
        return sent.content.end.words

    said = [" ".join(words(language).values()) for language in ("de", "ru")]
    assert ["Gesamt" in one for one in said] == [True, False]


def test_only_these_moments_are_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[int] = []

    def count(pictures: list[object], end: object) -> bytes:
        painted.append(len(pictures))
        return b""

    monkeypatch.setattr("render.film", count)
    live = moved(begun("castle", ANNA, BORIS), 6)
    assert live.table.log
    whole = since(live, next(c for c in range(2) if c != live.table.log.moves[-1].seat))
    painter.filmed(replace(whole, since=4))
    assert painted == [3]
