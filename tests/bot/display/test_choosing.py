"""Taps that come before the board was drawn anew lose nothing of what was chosen before them."""

from msgspec.structs import replace

from bot.display import buttons
from bot.display.selections import gone_on, has_seen
from bot.display.token import Token
from bot.display.values import Selection
from bot.table.values import Live
from games.core.choices import Path
from tests.bot.looking import path_of, selection, shown
from tests.bot.tables import ALL, ANNA, BORIS, begun


def paths(live: Live, look: Selection, kind: type[Token] = buttons.Choose) -> list[Path]:
    """Where the buttons of a board lead."""
    tokens = [b.token for row in shown(live, look)["board"].keyboard for b in row if b.token]
    return [path_of(token)[1] for token in tokens if type(token) is kind]


def turnable() -> tuple[Live, Selection]:
    """A first tile that fits somewhere in several rotations, and the look at it there."""
    for seed in range(1, 30):
        live = begun("carcassonne", ANNA, BORIS, seed=seed)
        look = selection(live, 0, 0)
        if {len(path) for path in paths(live, look)} >= {2, 3}:
            return live, look
    raise AssertionError("no tile turns")


def test_follower_tapped_after_a_rotation_keeps_the_rotation() -> None:
    """The screen shows the first rotation; the second is tapped, and then a follower on it."""
    live, look = turnable()
    turn = selection(live, 0, 0, 1)
    meant = replace(selection(live, 0, 0, 0, 0), page=2)
    reached = gone_on(ALL, live, meant, gone_on(ALL, live, turn, look))
    assert reached == replace(turn, path=(0, 1, 0), page=2)


def test_confirm_of_a_former_screen_is_shown_what_was_chosen_since() -> None:
    live, _ = turnable()
    (confirm,) = paths(live, selection(live, 0, 0, 0, 0), buttons.Confirm)
    confirmed = selection(live, 0, *confirm)
    assert has_seen(ALL, live, confirmed, None)
    assert has_seen(ALL, live, confirmed, selection(live, 0, 0, 0, 0))
    assert not has_seen(ALL, live, confirmed, selection(live, 0, 0, 1, 0))
    assert not has_seen(ALL, live, confirmed, selection(live, 0, 0, 1))
    assert not has_seen(ALL, live, confirmed, selection(live, 0))


def test_no_follower_of_a_former_screen_is_shown_what_was_chosen_since() -> None:
    """docs/adr/0029: it needs no Confirm, so it stands for the turn that was seen."""
    live, look = turnable()
    (closing,) = paths(live, look, buttons.Confirm)
    tapped = selection(live, 0, *closing)
    assert has_seen(ALL, live, tapped, look)
    assert not has_seen(ALL, live, tapped, selection(live, 0, 0, 1))


def test_looks_at_another_decision_count_for_nothing() -> None:
    live, _ = turnable()
    tap = selection(live, 0, 0, 0, 0)
    older = Selection(tap.seat, "0x00000000", (0, 1))
    assert gone_on(ALL, live, tap, older) == tap
    assert has_seen(ALL, live, tap, older)
    assert gone_on(ALL, live, older, tap) == older
    nowhere = selection(live, 0, 99)
    assert gone_on(ALL, live, nowhere, tap) == nowhere


def test_questions_that_are_answered_at_once_count_from_their_own_screen() -> None:
    """docs/adr/0029: their options carry Confirm."""
    live = begun("gifts", ANNA, BORIS)
    assert not has_seen(ALL, live, selection(live, 0, 0), selection(live, 0))
    assert has_seen(ALL, live, selection(live, 0, 0), selection(live, 0, 0))
