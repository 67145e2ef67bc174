"""Somebody asks to play on in a computer's place: docs/adr/0125."""

import pytest
from msgspec.structs import replace

from bot.features.handing.table import OFFERED, OfferSeat, TakeOver, word_of_offer
from bot.features.latecomers.table import Admit, AskToJoin, TurnDown, free_chair
from bot.store.tables import decoded, encoded
from bot.table.forgetting import Forget
from bot.table.gathering import AddComputer, Start
from bot.table.moves import PlayOn
from bot.table.played import played
from bot.table.ticking import Tick
from bot.table.values import (
    HOUR,
    NOBODY,
    Chair,
    Live,
    Phase,
    Place,
    User,
    stamp_of,
    stamp_of_table,
    with_changes,
)
from bot.table.votes import Resign
from games.core.contract import Level
from games.core.log import By
from games.core.values import Seat
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    NOON,
    STRANGER,
    begun,
    computed,
    do,
    lobby,
    moved,
    refusal,
    resign,
)

ASK = AskToJoin(NOON)
LATE = CLARA
"""Who comes late."""


def game(name: str = "carcassonne", computers: int = 1, *people: User) -> Live:
    """Anna and Boris play with computers."""
    added = [AddComputer(Level.EASY)] * computers
    return do(lobby(name, *(people or (ANNA, BORIS))), ANNA, *added, Start(1))


def until(live: Live) -> int:
    assert live.table.offer
    return live.table.offer.name


def admit(live: Live) -> Admit:
    return Admit(until(live))


def turn_down(live: Live) -> TurnDown:
    return TurnDown(until(live))


def take(live: Live) -> TakeOver:
    assert live.table.offer
    return TakeOver(live.table.offer.chair, word_of_offer(live.table, live.table.offer), NOON)


def admitted(live: Live) -> Live:
    return do(do(do(live, LATE, ASK), ANNA, admit), BORIS, admit)


def chair(live: Live) -> Chair:
    found = free_chair(ALL, live)
    assert found is not None
    return found


def test_all_who_play_agree_and_the_newcomer_plays_on_for_the_computer() -> None:
    live = game()
    seat, computer = chair(live), live.table.people[chair(live)]
    asked = do(live, LATE, ASK)
    assert refusal(asked, LATE, take) == "refused-outdated"
    one = do(asked, ANNA, admit)
    assert refusal(one, LATE, take) == "refused-outdated", "one of two has agreed"
    after = do(do(one, BORIS, admit), LATE, take)
    person = after.table.people[seat]
    assert (person.user, person.name, person.computer) == (LATE.id, LATE.name, None)
    assert person.colour == computer.colour
    assert after.table.log == live.table.log
    assert after.table.host == ANNA.id
    assert after.table.offer is None


def person_is_asked(live: Live) -> bool:
    assert live.play
    (seat,) = ALL[live.table.game or ""].to_act(live.play.state)
    return live.table.people[seat].computer is None


def computers_turn() -> Live:
    """The newcomer may sit down, and it is the computer's turn."""
    live = admitted(game())
    while person_is_asked(live):
        live = moved(live, 1)
    return live


def test_the_computer_plays_on_until_the_newcomer_has_sat_down() -> None:
    """docs/adr/0125: nobody waits for somebody who may not come any more."""
    live = computed(computers_turn())
    assert live.table.log
    assert live.table.log.moves[-1].by is By.COMPUTER
    after = do(live, LATE, take)
    assert after.table.log == live.table.log
    assert LATE.id in {person.user for person in after.table.people}


def test_newcomer_is_asked_where_it_was_the_computers_turn() -> None:
    live = computers_turn()
    after = do(live, LATE, take, now=NOON + 5)
    assert person_is_asked(after)
    assert after.table.since == NOON + 5, "with all the time for it"
    thought = computed(live).table.log
    assert thought
    seat, made = chair(live), thought.moves[-1].action
    late = PlayOn(Seat(seat), stamp_of(ALL, live, Seat(seat)), made)
    assert do(after, STRANGER, late) == after, "a computer that has thought meanwhile"


def test_one_no_is_enough_and_they_do_not_ask_again() -> None:
    asked = do(do(game(), LATE, ASK), ANNA, admit)
    after = do(asked, BORIS, turn_down)
    assert after.table.offer is None
    assert refusal(after, LATE, ASK) == "refused-turned-down"
    assert do(after, STRANGER, ASK).table.offer, "others may"


def test_who_asks_takes_it_back_and_may_ask_again() -> None:
    asked = do(game(), LATE, ASK)
    after = do(asked, LATE, turn_down)
    assert after.table.offer is None
    assert do(after, LATE, ASK).table.offer


def test_who_is_welcome_and_does_not_come_may_ask_again() -> None:
    after = do(admitted(game()), ANNA, turn_down)
    assert after.table.offer is None
    assert do(after, LATE, ASK).table.offer


def test_onlookers_and_who_asks_agree_to_nothing() -> None:
    asked = do(game(), LATE, ASK)
    for user in (LATE, STRANGER):
        assert refusal(asked, user, admit) == "refused-onlooker"
    assert refusal(asked, STRANGER, turn_down) == "refused-onlooker"


def test_an_old_answer_is_none_to_another_question() -> None:
    first = do(game(), LATE, ASK)
    old = admit(first)
    second = do(do(first, LATE, turn_down), STRANGER, AskToJoin(NOON + 9), now=NOON + 9)
    assert refusal(second, ANNA, old) == "refused-outdated"


def test_nobody_else_takes_the_seat() -> None:
    live = admitted(game())
    assert refusal(live, STRANGER, take) == "refused-offered-to-another"


def test_question_and_seat_lapse_after_a_day() -> None:
    for live in (do(game(), LATE, ASK), admitted(game())):
        late = do(live, ANNA, Tick(NOON + OFFERED, live.revision), now=NOON + OFFERED)
        assert late.table.offer is None


def test_seat_is_kept_for_a_day_from_when_the_last_one_agrees() -> None:
    asked = do(game(), LATE, ASK)
    asked = do(asked, ANNA, admit(asked), now=NOON + OFFERED - HOUR)
    live = do(asked, BORIS, admit(asked), now=NOON + OFFERED - HOUR)
    assert live.table.offer
    kept = do(live, ANNA, Tick(NOON + OFFERED, live.revision), now=NOON + OFFERED)
    assert kept.table.offer
    lapses = NOON + 2 * OFFERED - HOUR
    assert do(kept, ANNA, Tick(lapses, kept.revision), now=lapses).table.offer is None


def test_no_other_computer_can_be_asked_for_meanwhile() -> None:
    asked = do(game(computers=2), LATE, ASK)
    assert refusal(asked, STRANGER, ASK) == "refused-seat-offered"
    assert do(asked, LATE, ASK) == asked


def test_two_come_late_one_after_the_other() -> None:
    live = do(admitted(game(computers=2)), LATE, take)
    taken = live.table.former
    live = do(live, STRANGER, ASK)
    for user in (ANNA, BORIS, LATE):
        live = do(live, user, admit)
    live = do(live, STRANGER, take)
    assert {person.user for person in live.table.people} == {1, 2, LATE.id, STRANGER.id}
    assert live.table.former[: len(taken)] == taken


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"strangers": True}, "refused-no-computer"),
        ({"place": Place(ANNA.id)}, "refused-no-computer"),
        ({"removed": frozenset({LATE.id})}, "refused-turned-down"),
        ({"phase": Phase.OVER}, "refused-over"),
    ],
)
def test_where_nobody_comes_late(changes: dict[str, object], said: str) -> None:
    assert refusal(with_changes(game(), **changes), LATE, ASK) == said


def test_who_sits_or_has_sat_here_does_not_ask() -> None:
    live = game("carcassonne", 1, ANNA, BORIS, STRANGER)
    assert refusal(live, ANNA, ASK) == "refused-already-joined"
    left = do(live, STRANGER, resign)
    assert refusal(left, STRANGER, ASK) == "refused-gone"
    offered = do(live, BORIS, OfferSeat(NOON))
    handed = do(offered, LATE, take)
    assert refusal(handed, BORIS, ASK) == "refused-sat-elsewhere"


def test_seat_of_somebody_for_whom_a_computer_plays_is_theirs() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    live = do(live, BORIS, Resign(stamp_of_table(live.table), is_replaced=True))
    assert refusal(live, LATE, ASK) == "refused-no-computer"


def test_who_is_away_is_not_waited_for() -> None:
    live = game("carcassonne", 1, ANNA, BORIS, STRANGER)
    away = next(at for at, one in enumerate(live.table.people) if one.user == STRANGER.id)
    live = do(with_changes(live, away=frozenset({away})), LATE, ASK)
    after = do(do(live, ANNA, admit), BORIS, admit)
    assert after.table.offer
    assert after.table.offer.agreed is None


def test_one_person_against_computers_decides_alone() -> None:
    live = do(do(game("carcassonne", 1, ANNA), LATE, ASK), ANNA, admit)
    assert do(live, LATE, take).table.people[chair(live)].user == LATE.id


def test_secrets_need_the_private_chat_when_one_asks_and_when_one_sits_down() -> None:
    shut = replace(LATE, reachable=False)
    live = game("saboteur", 1)
    assert refusal(live, shut, ASK) == "refused-unreachable"
    assert refusal(admitted(live), shut, take) == "refused-unreachable"
    assert do(game(), shut, ASK).table.offer, "nothing is secret there"


def test_result_of_a_seat_that_a_computer_had_counts_for_nobody() -> None:
    """docs/adr/0072: it belongs to neither of the two."""
    live = do(admitted(game("gifts", 1, ANNA, BORIS)), LATE, take)
    while live.table.phase is Phase.RUNNING:
        live = moved(live, 1)
    told = played(ALL, live)
    assert told
    assert sorted(sitting.user for sitting in told.sittings) == [NOBODY, ANNA.id, BORIS.id]


def test_question_is_stored_with_the_table() -> None:
    asked = do(do(game(), LATE, ASK), ANNA, admit)
    assert decoded(ALL, encoded(asked.table), None, ()).table.offer == asked.table.offer


def test_who_was_turned_down_does_not_ask_again_by_being_forgotten() -> None:
    live = do(do(game(), LATE, ASK), ANNA, lambda live: TurnDown(until(live)))
    assert refusal(do(live, LATE, Forget("Player 7")), LATE, ASK) == "refused-turned-down"
