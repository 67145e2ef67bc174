"""Hints at a game that runs: all have to agree (docs of `Matter.HINTS`)."""

from bot.table.preparing import Press
from bot.table.seating import chair_of
from bot.table.values import Chair, Live, Matter, position, stamp_of, to_act
from bot.table.votes import Agree, AskHints, Object
from games.core.choices import decision, path_to
from tests.bot.looking import buttons, plain, shown
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, STRANGER, begun, do, refusal, user_at


def annas(live: Live) -> Chair:
    chair = chair_of(live.table, ANNA.id)
    assert chair is not None
    return chair


def agreed(live: Live) -> Agree:
    """Agree to what Anna wishes."""
    return Agree(Matter.HINTS, annas(live), position(live.table))


def moved_on(live: Live) -> Live:
    """After the first lawful move."""
    assert live.play is not None
    seat = to_act(ALL, live)[0]
    actions = decision(ALL["carcassonne"], live.play.state, seat)
    press = Press(stamp_of(ALL, live, seat), path_to(actions, actions[0]), confirm=True)
    return do(live, user_at(live, seat), press)


def test_all_others_have_to_agree() -> None:
    live = begun("carcassonne", ANNA, BORIS, CLARA)
    asked = do(live, ANNA, AskHints())
    assert not asked.table.hints
    assert "💡 Anna: hints for everyone?" in plain(shown(asked)["board"])
    assert any("💡 Hints (0/2)" in row for row in buttons(shown(asked)["board"]))
    one = do(asked, BORIS, agreed)
    assert not one.table.hints
    assert do(one, CLARA, agreed).table.hints


def test_one_no_is_enough_and_nobody_is_called_again() -> None:
    live = begun("carcassonne", ANNA, BORIS, CLARA)
    asked = do(live, ANNA, AskHints())
    assert asked.table.generation == live.table.generation
    refused = do(asked, BORIS, Object(Matter.HINTS, annas(asked), position(asked.table)))
    assert refused.table.motions == ()
    assert not refused.table.hints


def test_question_outlives_moves() -> None:
    asked = moved_on(do(begun("carcassonne", ANNA, BORIS), ANNA, AskHints()))
    assert [motion.matter for motion in asked.table.motions] == [Matter.HINTS]
    allowed = do(asked, BORIS, agreed)
    assert allowed.table.hints
    assert allowed.table.motions == ()
    assert do(allowed, ANNA, AskHints()) == allowed


def test_who_asks_has_no_vote_and_nobody_agrees_to_what_nobody_wants() -> None:
    live = begun("carcassonne", ANNA, BORIS, CLARA)
    assert refusal(live, BORIS, agreed) == "refused-outdated"
    asked = do(live, ANNA, AskHints())
    assert refusal(asked, ANNA, agreed) == "refused-about-you"
    assert refusal(asked, STRANGER, agreed) == "refused-onlooker"
    assert refusal(live, STRANGER, AskHints()) == "refused-onlooker"


def test_where_all_must_be_remembered_there_are_none() -> None:
    live = begun("glastonbury", ANNA, BORIS)
    assert refusal(live, ANNA, AskHints()) == "refused-memory"
