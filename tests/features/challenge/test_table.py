"""Today's challenge (docs/adr/0103): one deal for everybody, one try, nothing taken back."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.display import buttons
from bot.display.board.finals import share_button
from bot.display.surfaces import surfaces
from bot.display.values import ChatContext
from bot.features.challenge.table import (
    Terms,
    is_kept,
    offered,
    outcome,
    parts,
    place_of,
    terms,
    with_terms,
)
from bot.features.handing.table import OfferSeat
from bot.handlers.questions import leave_question
from bot.table.circles import read_by
from bot.table.computers import awaited, chance_of, own
from bot.table.gathering import Start, opened
from bot.table.values import (
    NOBODY,
    Chair,
    Command,
    Live,
    Phase,
    Refused,
    Table,
    User,
    stamp_of_table,
    with_changes,
)
from bot.table.votes import AskHints, Resign, TakeBack
from games.core.values import Seat
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, NOON, computed, do, moved

DAY = "2026-11-26"


def dealt(game: str, user: User = ANNA, id: str = "0123456789", seed: int = 5) -> Live:
    """A challenge that somebody has begun."""
    place = place_of(user.id, DAY, game)
    table = Table(id, place, user.language, user.id, host_name=user.name, since=NOON)
    ready = with_terms(ALL, opened(ALL, table, user, game), DAY)
    return do(Live(ready), user, Start(seed, DAY, NOON))


def test_one_plays_alone_where_a_preset_is_for_one_else_against_a_computer() -> None:
    solo = terms(ALL["carcassonne"])
    assert solo
    assert solo.is_alone
    assert solo.options["mode"] == "solo"
    assert terms(ALL["castle"]) == Terms(dealt("castle").table.options, is_alone=False)
    assert "saboteur" not in offered(ALL)
    assert len(own(dealt("castle").table)) == 1
    assert own(dealt("carcassonne").table) == ()


@pytest.mark.parametrize("game", ["carcassonne", "castle", "land_vs_sea"])
def test_everybody_is_dealt_the_same_and_sits_where_everybody_sits(game: str) -> None:
    anna, boris = dealt(game), dealt(game, BORIS, "fedcba9876")
    assert anna.play == boris.play
    chairs = [[one.user == NOBODY for one in live.table.people] for live in (anna, boris)]
    assert chairs[0] == chairs[1]
    assert dealt(game, seed=6).play != anna.play


def test_computer_answers_everybody_alike() -> None:
    """Its chance follows from the deal, not from the table (docs/adr/0103)."""
    anna, boris = dealt("castle"), dealt("castle", BORIS, "fedcba9876")
    assert chance_of(anna.table, Seat(0)) == chance_of(boris.table, Seat(0))
    usual = with_changes(anna, day=""), with_changes(boris, day="")
    assert chance_of(usual[0].table, Seat(0)) != chance_of(usual[1].table, Seat(0))


def ended(live: Live) -> Live:
    """The challenge played to its end: its person moves at random."""
    chance = Random(1)
    while live.table.phase is Phase.RUNNING:
        live = computed(live) if awaited(ALL, live) else moved(live, 1, chance.randrange(99))
    return live


def test_place_is_ones_own_for_a_day_and_a_game() -> None:
    places = {
        place_of(user, day, game)
        for user in (1, 2)
        for day in (DAY, "2026-11-27")
        for game in ("castle", "laar")
    }
    assert len(places) == 8
    assert all(place.is_circle for place in places)
    assert place_of(1, DAY, "laar") == place_of(1, DAY, "laar")


@pytest.mark.parametrize("command", [TakeBack(), AskHints()], ids=["taking back", "hints"])
def test_nothing_is_taken_back_and_no_hint_is_given(command: Command) -> None:
    live = moved(dealt("carcassonne"), 1)
    with pytest.raises(Refused) as refused:
        do(live, ANNA, command)
    assert refused.value.message.id == "refused-challenge"
    assert live.table.tapped is None


def test_nobody_else_plays_it() -> None:
    live = dealt("castle")
    with pytest.raises(Refused) as refused:
        do(live, ANNA, Resign(stamp_of_table(live.table), is_replaced=True))
    assert refused.value.message.id == "refused-challenge"


def test_points_count_alone_and_the_lead_against_a_computer() -> None:
    solo = ended(dealt("carcassonne"))
    assert solo.table.phase is Phase.OVER
    assert solo.play
    result = ALL["carcassonne"].result(solo.play.state)
    assert result
    assert outcome(ALL, solo, ANNA.id) == result.scores[0]
    assert sum(points for _, points in parts(ALL, solo, ANNA.id)) == result.scores[0]
    versus = ended(dealt("gifts"))
    assert versus.play
    result = ALL["gifts"].result(versus.play.state)
    assert result
    mine = next(at for at, one in enumerate(versus.table.people) if one.user == ANNA.id)
    assert outcome(ALL, versus, ANNA.id) == result.scores[mine] - result.scores[1 - mine]


def test_who_gives_up_has_reached_nothing() -> None:
    live = dealt("gifts")
    given_up = do(live, ANNA, Resign(stamp_of_table(live.table)))
    assert given_up.table.phase is Phase.STOPPED
    assert outcome(ALL, given_up, ANNA.id) is None
    assert outcome(ALL, ended(live), BORIS.id) is None
    assert outcome(ALL, with_changes(ended(live), day=""), ANNA.id) is None


def test_results_are_listed_for_a_week() -> None:
    noon = NOON  # the first of January
    assert is_kept("2026-01-01", noon)
    assert is_kept("2025-12-26", noon)
    assert not is_kept("2025-12-25", noon)


def test_nobody_plays_on_for_another() -> None:
    """The friend would know the deal, and play the same one (docs/adr/0103)."""
    live = dealt("carcassonne")
    with pytest.raises(Refused, match="refused-outdated"):
        do(live, ANNA, OfferSeat(NOON))
    asked = leave_question(FRAME, read_by(live, ANNA.id), Chair(0))
    verbs = {type(button.token) for row in asked.keyboard for button in row if button.token}
    assert verbs == {buttons.Resign, buttons.Close}


def test_result_alone_is_shared() -> None:
    """The picture of the last board and its moves show the deal to those who have not played."""
    live = dealt("carcassonne")
    while live.table.phase is Phase.RUNNING:
        live = moved(live, 1)
    here = read_by(live, ANNA.id)
    shown = surfaces(replace(FRAME, shares=True), here, {}, ChatContext())
    assert [b.share for s in shown for row in s.keyboard for b in row if b.share] == []
    assert share_button(replace(FRAME, shares=True), with_changes(live, day=""), "en")
