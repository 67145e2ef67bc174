"""Who leaves the chat and not the game is noticed; what follows is the others' choice."""

from bot.display.surfaces import surfaces
from bot.display.values import Surface
from bot.features.tonight.table import Decide, Vote, ballot_of
from bot.table.gathering import SetClock, Start
from bot.table.parting import Parted, Reached
from bot.table.ticking import Tick
from bot.table.values import Chair, Live, Matter, Phase, position, with_changes
from bot.table.votes import Agree
from tests.bot.looking import plain
from tests.bot.tables import (
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    NOON,
    PEOPLE,
    STRANGER,
    begun,
    do,
    fresh,
    lobby,
    over,
    resign,
    user_at,
)

LEAVES, COMES = Parted(is_back=False), Parted(is_back=True)
DAY = 86_400


def board(live: Live) -> Surface:
    return next(s for s in surfaces(FRAME, live) if s.key == "board")


def said(live: Live) -> list[list[str]]:
    """What is asked about people."""
    rows = [[button.text for button in row] for row in board(live).keyboard]
    return [row for row in rows if row[0][0] in "⏭🚪" or row[0].startswith("End")]


def test_others_learn_of_it_by_a_new_board_and_may_choose() -> None:
    live = begun("gifts", *PEOPLE)
    user = user_at(live, 0)
    away = do(live, user, LEAVES)
    assert away.table.generation == live.table.generation + 1
    assert f"🚶 Left this group: {user.name}. How do you want to carry on?" in plain(board(away))
    assert said(away) == [["⏭ Skip", "🚪 Remove", "🤖 Replace"], ["End the game…"]]


def test_only_what_the_rules_allow_is_offered() -> None:
    """Nobody is skipped in their time, nor while another is awaited (docs/adr/0009)."""
    live = do(lobby("gifts", *PEOPLE), ANNA, SetClock(DAY), Start(1))
    for user in (user_at(live, 0), user_at(live, 1)):
        away = do(live, user, LEAVES)
        assert said(away) == [["🚪 Remove", "🤖 Replace"], ["End the game…"]]
    away = do(live, user_at(live, 0), LEAVES)
    late = do(away, STRANGER, Tick(NOON + DAY, away.revision), now=NOON + DAY)
    assert said(late) == [["⏭ Skip", "🚪 Remove", "🤖 Replace"], ["End the game…"]]


def test_of_several_who_have_left_each_is_named() -> None:
    live = begun("gifts", *PEOPLE)
    both = do(do(live, BORIS, LEAVES), CLARA, LEAVES)
    (*about, _end) = said(both)
    labels = [label for row in about for label in row]
    for user in (BORIS, CLARA):
        assert f"🚪 Remove {user.name}" in labels


def test_who_comes_back_is_one_of_them_again() -> None:
    live = begun("gifts", *PEOPLE)
    away = do(live, BORIS, LEAVES)
    assert do(away, BORIS, LEAVES) == away
    back = do(away, BORIS, COMES)
    assert (back.table.away, said(back)) == (frozenset(), [])
    assert back.table.generation == away.table.generation
    assert do(live, BORIS, COMES) == live


def test_another_hosts_when_the_host_leaves_the_chat() -> None:
    away = do(begun("gifts", *PEOPLE), ANNA, LEAVES)
    assert away.table.host in (BORIS.id, CLARA.id)
    both = do(do(away, BORIS, LEAVES), CLARA, LEAVES)
    assert both.table.host != ANNA.id
    assert both.table.phase is Phase.RUNNING


def test_who_writes_to_the_bot_is_not_back_in_the_group_by_that() -> None:
    away = do(begun("gifts", *PEOPLE), BORIS, LEAVES)
    heard = do(away, BORIS, Reached(reachable=True))
    assert heard.table.away == away.table.away != frozenset()
    assert do(heard, BORIS, COMES).table.away == frozenset()


def test_lobby_does_without_him() -> None:
    live = do(lobby("gifts", *PEOPLE), ANNA, LEAVES)
    assert [person.user for person in live.table.people] == [BORIS.id, CLARA.id]
    assert live.table.host == BORIS.id
    assert do(live, ANNA, COMES) == live


def test_it_is_nothing_to_a_game_that_is_over_or_that_he_has_left() -> None:
    ended = over("gifts", ANNA, BORIS)
    assert do(ended, BORIS, LEAVES) == ended
    left = do(begun("gifts", *PEOPLE), BORIS, resign)
    assert surfaces(FRAME, do(left, BORIS, LEAVES)) == surfaces(FRAME, left)
    assert do(left, STRANGER, LEAVES) == left


def test_who_is_removed_is_no_longer_asked_about() -> None:
    live = do(begun("gifts", *PEOPLE), BORIS, LEAVES)
    chair = next(c for c, p in enumerate(live.table.people) if p.user == BORIS.id)
    remove = Agree(Matter.REMOVE, Chair(chair), position(live.table))
    gone = do(do(live, ANNA, remove), CLARA, remove)
    assert gone.table.gone == {chair}
    assert said(gone) == []
    assert "Left this group" not in plain(board(gone))


def test_it_is_told_in_every_language() -> None:
    for language, word in (("en", "Left this group"), ("ru", "Вне группы"), ("uk", "Поза групою")):
        live = do(begun("gifts", *PEOPLE, language=language), BORIS, LEAVES)
        assert f"🚶 {word}: Борис" in plain(board(live))


def test_a_vote_outlives_whoever_opened_it() -> None:
    """That its host had gone threw everybody's votes away; who has voted first takes its place."""
    ballot = ballot_of(("cairns", "gifts"), NOON)
    live = with_changes(fresh(), phase=Phase.VOTING, ballot=ballot, host=ANNA.id, since=NOON)
    voted = do(do(live, BORIS, Vote((1,))), CLARA, Vote((1,)))
    left = do(voted, ANNA, LEAVES)
    assert (left.table.phase, left.table.host) == (Phase.VOTING, BORIS.id)
    decided = do(left, BORIS, Decide())
    assert (decided.table.phase, decided.table.game) == (Phase.LOBBY, "gifts")
