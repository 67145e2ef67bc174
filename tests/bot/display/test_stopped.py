"""What stands in the chats once a game was stopped: `Secrecy.disclosed` is what is told then."""

import pytest
from msgspec.structs import replace

from bot.display.values import Surface
from bot.table.values import Live, Phase
from bot.texts.catalogues import LANGUAGES
from games.saboteur.components import Role
from games.saboteur.view import Phase as Stage
from tests.bot.looking import shown
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, FRAME, PEOPLE, begun, do, moved, over, stop
from tests.proofs import filled


def stopped(game: str, moves: int) -> Live:
    return do(moved(begun(game, *PEOPLE), moves), ANNA, stop)


def hands(live: Live) -> list[Surface]:
    return [surface for key, surface in shown(live).items() if key in ("hand0", "hand1", "hand2")]


@pytest.mark.parametrize("game", ["saboteur", "sealed", "laar"])
def test_hands_say_that_the_game_was_stopped(game: str) -> None:
    live = stopped(game, 5)
    found = hands(live)
    assert found
    languages = [person.language for person in live.table.people]
    said = {FRAME.say(language, "over-stopped") for language in languages}
    assert {next(s for s in said if s in hand.text) for hand in found} == said
    closed = replace(live, table=replace(live.table, phase=Phase.EXPIRED))
    assert all(
        filled(
            any(FRAME.say(language, "over-dormant") in hand.text for language in LANGUAGES)
            for hand in hands(closed)
        )
    )


def test_hands_of_a_game_that_runs_or_was_played_to_its_end_do_not() -> None:
    said = [FRAME.say(language, "over-stopped") for language in LANGUAGES]
    for live in (moved(begun("saboteur", *PEOPLE), 5), over("saboteur", *PEOPLE)):
        assert not any(filled(one in hand.text for hand in hands(live) for one in said))


def roles(live: Live) -> dict[str, Role]:
    assert live.play
    names = [person.name for person in live.table.people]
    return dict(zip(names, live.play.state.roles, strict=True))


def test_roles_of_a_round_that_is_broken_off_are_told() -> None:
    """Who was a saboteur is what everybody asks then."""
    live = stopped("saboteur", 5)
    assert live.play
    assert live.play.state.phase is Stage.PLAYING
    last = shown(live)["last"].text
    dug = [line for line in last.splitlines() if "digger" in line]
    spoilt = [line for line in last.splitlines() if "Saboteur" in line]
    for name, role in filled(roles(live).items()):
        assert any(name.split(" ")[0] in line for line in (dug if role is Role.DIGGER else spoilt))


def test_roles_are_not_told_while_the_game_runs() -> None:
    live = moved(begun("saboteur", *PEOPLE), 5)
    assert not any(
        filled("digger" in one.text for key, one in shown(live).items() if key == "board")
    )


def test_roles_that_have_been_told_are_not_told_again() -> None:
    live, game = over("saboteur", ANNA, BORIS, CLARA), ALL["saboteur"]
    assert live.play
    assert game.secrecy.disclosed
    assert game.secrecy.disclosed(live.play.state) == ()
