"""What somebody has chosen so far is told in words, each thing once."""

from msgspec.structs import replace

from bot.texts.wording import Asker, chosen
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
