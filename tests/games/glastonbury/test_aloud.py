"""What the pictures tell is told to those who play in words, too (docs/adr/0080)."""

import pytest

import render
from bench.play import random_state
from bot.texts.catalogues import LANGUAGES
from games.core.message import Message, Named
from games.core.values import Cell
from games.glastonbury import GAME
from games.glastonbury.actions import Move, Take
from games.glastonbury.components import KINDS
from games.glastonbury.rules import to_act
from games.glastonbury.view import View
from tests.contract.texts import say
from tests.proofs import filled

SPELLS = ("bad-luck", "eyeball", "appearance", "movement", "powder")
ORANGE = {"en": "orange", "ru": "оранжев", "uk": "помаранчев"}


def brief(view: View) -> tuple[Message, ...]:
    """What the public board says."""
    assert GAME.telling.aloud
    lines: tuple[Message, ...] = GAME.telling.aloud.brief(view, None)
    return lines


@pytest.mark.parametrize("moves", range(14, 24))
def test_the_walk_ahead_is_that_of_the_wizard_that_is_named(moves: int) -> None:
    """In public it is told of whose turn it is, be it a computer's."""
    state = random_state(GAME, 3, seed=moves, moves=moves)
    (turn,) = to_act(state)
    told = [one for one in brief(GAME.view(state, None)) if one.id == "glastonbury-aloud-ahead"]
    assert [line.variables["seat"] for line in told] == [Named(turn)]


def test_where_the_spell_leads_is_told_while_it_can_be_used() -> None:
    """Rules, movement: from a corner its wizard walks on. The picture shows the way."""
    led = 0
    for seed in range(40):
        view = GAME.view(random_state(GAME, 2, seed=seed, moves=30), None)
        told = [one for one in brief(view) if one.id == "glastonbury-aloud-movement"]
        assert len(told) == bool(view.ahead)
        led += len(told)
    assert led


@pytest.mark.parametrize(("seats", "count"), [(2, 1), (3, 0), (4, 0)])
def test_what_is_not_in_the_game_of_two_is_told(seats: int, count: int) -> None:
    """Rules, two players: the cards of an unused wizard's colour stay in the box."""
    view = GAME.view(random_state(GAME, seats, seed=1, moves=9), None)
    kinds = [kind for kind, colour in KINDS.items() if colour == view.removed]
    assert GAME.telling.aloud
    assert GAME.telling.legend
    for lines in (GAME.telling.aloud.chapters(view, None)["colours"], GAME.telling.legend(view)):
        told = [one for one in lines if one.id == "glastonbury-aloud-removed"]
        assert len(told) == count
        for one in told:
            assert one.variables["sets"] == tuple(
                Message("glastonbury-set", {"kind": kind}) for kind in kinds
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cheat_sheet_in_words_names_each_spell(language: str) -> None:
    """Not by colours that the picture alone has."""
    words = {id: say(GAME.package, language, Message(id)) for id in render.words(GAME.id)}
    example = render.guide(GAME.id, {}, 2)
    assert example
    picture = render.Picture(
        game=GAME.id, page=example.page, view=example.view, names=("", ""), words=words
    )
    told = [" ".join(line) for line in render.priced(picture)]
    for spell in SPELLS:
        assert any(words[f"glastonbury-spell-{spell}"] in line for line in told)
    assert not any(ORANGE[language] in line.lower() for line in told)


def test_a_corner_says_to_which_line_the_first_walk_leads() -> None:
    """Rules: a bare cauldron has a 2 printed on it. Who sees, sees the ring of places."""
    aloud = GAME.telling.aloud
    assert aloud
    view = GAME.view(random_state(GAME, 3, seed=1, moves=0), None)
    for cell, led in ((Cell(0, 0), "above column 3"), (Cell(5, 5), "below column 4")):
        told = aloud.option(view, {}, "corner", cell)
        assert told
        assert say(GAME.package, "en", told).endswith(f", then {led}")


def test_walking_on_says_where_to() -> None:
    """The picture shows the way of the spell; its button alone said "Walk on"."""
    aloud = GAME.telling.aloud
    assert aloud
    views = (GAME.view(random_state(GAME, 2, seed=seed, moves=30), None) for seed in range(40))
    said = [aloud.option(view, {}, "kind", Move) for view in views if view.ahead]
    assert said
    assert {one and one.id for one in said} == {"glastonbury-aloud-movement"}


def test_the_card_that_comes_to_the_place_of_a_taken_one_is_told() -> None:
    """Rules: a card of the deck takes the place at once. Where the deck is empty, none does."""
    aloud, counts = GAME.telling.aloud, {True: 0, False: 0}
    assert aloud
    assert aloud.news
    for moves in (10, 46, 50, 54):
        state = random_state(GAME, 2, seed=1, moves=moves)
        (seat,) = to_act(state)
        for action in filled([*GAME.legal_actions(state, seat)]):
            if isinstance(action, Take):
                after = GAME.apply(state, seat, action)
                view = GAME.view(after.state, None)
                lies = action.cell in view.field
                told = [said for one in after.events if (said := aloud.news(view, one))]
                named = any("lies there now" in say(GAME.package, "en", one) for one in told)
                assert named == bool(lies and told)
                counts[lies] += bool(told)
    assert all(counts.values())
