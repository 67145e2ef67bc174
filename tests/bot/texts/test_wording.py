"""What somebody has chosen so far is told in words, each thing once."""

import pytest
from msgspec.structs import replace

from bot.table.values import to_act
from bot.texts.wording import Asker, chosen, described
from games.core.choices import decision, path_to, screen
from games.core.log import find
from games.core.values import Seat
from games.saboteur.state import Before
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, FRAME, begun

MENDER, OTHER = Seat(0), Seat(2)


def told(card: str) -> str:
    """What is said, in words without pictures, of somebody's lamp that is to be repaired."""
    live = begun("saboteur", ANNA, BORIS, CLARA)
    assert live.play
    game, state = ALL["saboteur"], live.play.state
    hands = ((card, *state.hands[MENDER][1:]), *state.hands[1:])
    state = replace(state, hands=hands, before=(Before(OTHER, "break-lamp"),))
    actions = decision(game, state, MENDER)
    action = find(game, state, MENDER, f"repair {card} {OTHER} lamp")
    frame, view = replace(FRAME, aloud=True, pictures=False), game.view(state, MENDER)
    asker = Asker(frame, live.table, "en", "", view, MENDER)
    return chosen(asker, screen(actions, path_to(actions, action)))


def test_a_tool_that_the_card_names_is_said_once_and_one_of_two_apart() -> None:
    assert told("repair-lamp") == "fix lamp; 🔵 Борис"
    assert told("repair-pick-lamp") == "fix one of: pickaxe, lamp; 🔵 Борис; lamp"


def test_what_a_button_below_says_to_be_chosen_is_not_told_above() -> None:
    """In words, an answer would be heard twice."""
    live = begun("carcassonne", ANNA, BORIS)
    assert live.play
    game, state = ALL["carcassonne"], live.play.state
    seat = to_act(ALL, live)[0]
    actions = decision(game, state, seat)
    view, ends = game.view(state, seat), path_to(actions, list(actions)[-1])
    asker = Asker(FRAME, live.table, "en", "", view, seat)
    seen = screen(actions, ends)
    assert chosen(asker, seen) == "No follower"
    assert [row.question.field for row in seen.rows if row.picked is not None] == ["meeple"]
    in_words = replace(asker, frame=replace(FRAME, aloud=True))
    assert chosen(in_words, seen) == "row 1 column 0; as drawn"


@pytest.mark.parametrize(("pictures", "is_told"), [(True, False), (False, True)])
def test_place_of_a_move_is_told_where_no_picture_shows_it(pictures: bool, is_told: bool) -> None:
    live = begun("carcassonne", ANNA, BORIS)
    assert live.play
    game, state, seat = ALL["carcassonne"], live.play.state, to_act(ALL, live)[0]
    action = next(iter(decision(game, state, seat)))
    frame = replace(FRAME, pictures=pictures, aloud=True)
    told = described(frame, game, state, seat, action)
    assert told
    assert ("row" in frame.say("en", told)) == is_told
