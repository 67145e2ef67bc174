"""The judge of a soak finds what is planted: a verdict that never says "broken" proves nothing."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace

from bot.display.buttons import choice
from bot.display.surfaces import surfaces
from bot.reconciler.api.transport import PATIENCE
from bot.reconciler.state.shown import OLD_BOARDS
from bot.table.values import Chair, Former, Place, stamp_of, with_changes
from games.core.choices import Path, screen
from games.core.contract import Level
from games.core.log import By
from playground.person import From, Key, Post
from playground.state import BOT
from playground.world.markup import parse_html
from playground.world.values import Button, Message, Query
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, PEOPLE, over
from tests.soak import presses, readers
from tests.soak.beside import gone
from tests.soak.chaos import Kill
from tests.soak.plans import Kind
from tests.soak.record import Gone, Look, Record, Request
from tests.soak.repeats import Repeat, leftovers, notes_due, repeats
from tests.soak.stories import story_of
from tests.soak.story import Stored, Story, sorted_out
from tests.soak.verdict import Evidence, Outcome, judge
from tests.soak.watch import Watch


@pytest.fixture
def story() -> Story:
    return story_of(over("sealed", ANNA, BORIS))


# Presses


def path_to(story: Story, move: int) -> tuple[str, Path]:
    """The stamp and the path by which a move of the log was chosen."""
    live, made = list(story.moments())[move], story.log.moves[move]
    assert live.play
    actions = tuple(story.game.legal_actions(live.play.state, made.seat))
    paths: list[Path] = [()]
    while (path := paths.pop()) is not None:
        shown = screen(actions, path)
        if shown.action and str(shown.action) == made.action:
            break
        paths += [path for row in shown.rows for path in row.paths]
    return stamp_of(ALL, live, made.seat), path


def confirmed(story: Story, move: int, text: str | None = None) -> Query:
    """A press that is said to have made a move."""
    stamp, path = path_to(story, move)
    user = story.live.table.people[story.log.moves[move].seat].user
    data = str(choice(story.played.table, stamp, path, confirm=True))
    return Query(f"{move}", user, user, 1, data, 0.0, answered=True, text=text)


def honest(story: Story) -> list[Query]:
    return [confirmed(story, move) for move in range(len(story.log.moves))]


def test_what_was_pressed_is_in_the_log(story: Story) -> None:
    assert list(presses.breaches(story, honest(story))) == []


def test_press_that_was_accepted_twice_is_found(story: Story) -> None:
    twice = [*honest(story), confirmed(story, 0)]
    (breach,) = presses.breaches(story, twice)
    assert "was accepted as" in breach


def test_second_tap_that_was_refused_is_fine(story: Story) -> None:
    twice = [*honest(story), confirmed(story, 0, "You have decided already.")]
    assert list(presses.breaches(story, twice)) == []


def test_accepted_press_that_is_not_in_the_log_is_found(story: Story) -> None:
    table = story.live.table
    shorter = replace(table, log=replace(story.log, moves=story.log.moves[:-1]))
    lost = story._replace(live=replace(story.live, table=shorter))
    (breach,) = presses.breaches(lost, honest(story))
    assert "was accepted as" in breach


def test_press_may_be_lost_only_with_what_was_not_replicated_yet(story: Story) -> None:
    """The primary died within a moment, and Sentinel promoted a replica (docs/scale.md)."""
    table = story.live.table
    shorter = replace(table, log=replace(story.log, moves=story.log.moves[:-1]))
    lost = story._replace(live=replace(story.live, table=shorter))
    assert list(presses.breaches(lost, honest(story), [0.5])) == []
    assert len(list(presses.breaches(lost, honest(story), [presses.LAG + 0.5]))) == 1
    assert len(list(presses.breaches(lost, honest(story), [-0.5]))) == 1


def test_move_that_nobody_pressed_is_found(story: Story) -> None:
    (breach,) = presses.breaches(story, honest(story)[1:])
    assert "nobody pressed" in breach


def test_press_that_nobody_answered_is_found() -> None:
    press = Query("7", 1, -5, 1, "t:r", 100.0)
    failed = Request(1, 101.0, "answerCallbackQuery", {"callback_query_id": "7"}, ok=False)
    killed = Kill(105.0, "worker", frozenset({4000}))
    assert list(presses.unanswered([press], [], [])) == [press]
    assert list(presses.unanswered([replace(press, answered=True)], [], [])) == []
    assert list(presses.unanswered([press], [failed], [])) == []
    assert list(presses.unanswered([press], [], [killed])) == []
    assert list(presses.unanswered([press], [], [killed._replace(at=120.0)])) == [press]
    left = Kill(105.0, "worker that left", frozenset())
    assert list(presses.unanswered([press], [], [left])) == [press]


def by(story: Story, mover: By, *, is_computer: bool) -> Story:
    """The first move made by somebody else, at a seat that is a computer's or a person's."""
    first, *others = story.log.moves
    moves, people = (replace(first, by=mover), *others), list(story.live.table.people)
    people[first.seat] = replace(people[first.seat], computer=Level.EASY if is_computer else None)
    log = replace(story.log, moves=moves)
    table = replace(story.live.table, log=log, people=tuple(people))
    return story._replace(live=replace(story.live, table=table))


def test_moves_of_a_computer_are_fine_at_a_seat_that_somebody_has_taken_over(story: Story) -> None:
    """docs/adr/0125: the computer played there until they sat down."""
    told = by(story, By.COMPUTER, is_computer=False)
    first = told.log.moves[0].seat
    former = (Former(Chair(first), told.live.table.people[first], 1),)
    table = replace(told.live.table, former=former)
    after, told = told, told._replace(live=replace(told.live, table=table))
    for one, is_told in ((told, False), (after, True)):
        breaches = presses.breaches(one, honest(story))
        assert any("was made by" in breach for breach in breaches) is is_told


@pytest.mark.parametrize(("mover", "is_computer"), [(By.COMPUTER, False), (By.PERSON, True)])
def test_move_of_a_computer_at_a_persons_seat_is_found_and_the_other_way_round(
    story: Story, mover: By, is_computer: bool
) -> None:
    breaches = list(presses.breaches(by(story, mover, is_computer=is_computer), honest(story)))
    assert any("was made by" in breach for breach in breaches)


# Games


def judged(story: Story, log: str = "") -> Outcome:
    record = Record([], {query.id: query for query in honest(story)}, [], 0)
    stored = Stored([story], [], {})
    return judge(Evidence([story.played], stored, record, [], [], 0, 0, [], log))


def test_game_is_over_and_was_played_as_planned(story: Story) -> None:
    outcome = judged(story)
    assert outcome.breaches == []
    assert outcome.figures["sealed, 2 people"] == "1 of 1 over"


def test_error_in_the_log_is_found_and_told(story: Story) -> None:
    log = "12:00 ready\n12:01 table a failed\nTraceback (most recent call last):\nKeyError: 7\n"
    assert judged(story, log).breaches == [f"in the bot's log: {log}"]


def test_game_with_other_options_than_planned_is_found(story: Story) -> None:
    options = {"cards": "four"}
    plan = story.played.plan._replace(kind=Kind("sealed", 2, options))
    outcome = judged(story._replace(played=story.played._replace(plan=plan)))
    (breach,) = outcome.breaches
    assert breach.endswith(f"is played without {options}")
    assert outcome.figures["sealed (cards four), 2 people"] == "1 of 1 over"


def test_game_that_nobody_voted_for_is_found(story: Story) -> None:
    plan = story.played.plan._replace(kind=Kind("gifts", 2))
    played = story.played._replace(plan=plan)
    assert sorted_out([(story.played, story.live)], {}).lost == []
    (breach,) = sorted_out([(played, story.live)], {}).lost
    assert breach.endswith("has become sealed")
    (breach,) = sorted_out([(played, None)], {}).lost
    assert breach.endswith("no such game")


def test_table_beside_that_nobody_could_join_any_more_is_found() -> None:
    key = Key("Join", data="0123456789:j")
    stands = Post(1, -1, From(0, "bot", is_bot=True), "", "", keyboard=[[key]])
    watch = cast(Watch, SimpleNamespace(posts=lambda chat: [stands] if chat == -1 else []))
    assert gone(watch, (-1, -2)) == ["no lobby stands in -2"]


# Repeats


def record(*texts: str) -> Record:
    """A record of messages of the bot in one chat."""
    said = [Message(-5, BOT.id, id, body=parse_html(t)) for id, t in enumerate(texts, start=1)]
    return Record([Look(message, is_new=True) for message in said], {}, [], 0)


def request(message: int, *, lost: bool = False) -> Request:
    return Request(
        message, 100.0, "sendMessage", {"chat_id": -5}, True, None, message, lost, connection=4000
    )


def causes(found: Iterator[Repeat]) -> list[str]:
    return [repeat.cause for repeat in found]


def test_message_that_is_repeated_for_no_reason_is_found() -> None:
    requests = [request(1), request(2)]
    assert causes(repeats(record("a", "a"), requests, [])) == [""]
    assert causes(repeats(record("a", "b"), requests, [])) == []


def test_message_whose_answer_was_lost_may_be_repeated() -> None:
    assert causes(repeats(record("a", "🔁 a"), [request(1, lost=True), request(2)], [])) == ["lost"]


def test_role_may_be_the_same_in_two_rounds() -> None:
    live = over("saboteur", *PEOPLE)
    due = notes_due([story_of(live)])
    (_, text), rounds = max(due.items(), key=lambda item: item[1])
    assert rounds > 1
    requests = [request(number) for number in range(1, rounds + 2)]
    said = record(*(text,) * (rounds + 1))
    assert causes(repeats(said, requests, [], {(-5, text): rounds})) == [""]
    once_lost = [request(1, lost=True), *requests[1:]]
    assert causes(repeats(said, once_lost, [], {(-5, text): rounds})) == ["lost"]


def test_role_of_two_rounds_is_known_without_a_group_as_each_chat_heads_it() -> None:
    live = with_changes(over("saboteur", *PEOPLE), place=Place(0, 5))
    due = notes_due([story_of(live)])
    roles = {
        (one.place.chat, parse_html(one.text).text)
        for moment in story_of(live).moments()
        for one in surfaces(FRAME, moment)
        if "-role-" in one.key
    }
    assert roles <= set(due)
    assert max(due[role] for role in roles) > 1


def test_reply_comes_once_for_each_time_that_it_was_asked_for() -> None:
    reply = f"Gifts · Friday\n{min(readers.neutral())}"
    said = record(reply, f"🔁 {reply}", reply, reply)
    twice = said._replace(asked=[(0, -5), (0, -5)])
    requests = [request(1, lost=True), *(request(number) for number in (2, 3, 4))]
    assert causes(repeats(twice, requests, [])) == ["lost", "asked", ""]


def test_board_that_was_on_its_way_when_somebody_asked_for_it_comes_twice() -> None:
    """/board is answered when its turn comes; what other chats are told meanwhile says nothing."""
    elsewhere = tuple(Look(Message(-6, 5, n), is_new=True) for n in range(9, 60))
    said = record("a", "a")
    asked = said._replace(looks=[*elsewhere, *said.looks], asked=[(1, -5)])
    assert causes(repeats(asked, [request(1), request(2)], [])) == ["asked"]
    assert causes(repeats(said, [request(1), request(2)], [])) == [""]


@pytest.mark.parametrize(
    ("kill", "cause"),
    [
        (Kill(100.5, "worker", frozenset({4000})), "killed"),
        (Kill(100.5, "worker", frozenset({4001})), ""),
        (Kill(80.0, "worker", frozenset({4000})), ""),
        (Kill(100.5, "store", frozenset({4000})), ""),
        (Kill(120.0, "worker", frozenset({4000})), ""),
    ],
)
def test_message_is_repeated_only_for_the_worker_that_was_killed(kill: Kill, cause: str) -> None:
    assert causes(repeats(record("a", "a"), [request(1), request(2)], [kill])) == [cause]


def test_message_may_be_repeated_whose_worker_was_killed_while_its_answer_was_late() -> None:
    late = replace(request(1), late=25.0)
    kill = Kill(80.0, "worker", frozenset({4000}))
    assert causes(repeats(record("a", "a"), [late, request(2)], [kill])) == ["killed"]


def test_game_that_forgets_has_no_notes_that_are_due() -> None:
    assert not notes_due([story_of(over("cairns", ANNA, BORIS))])


def test_message_that_is_sent_empty_again_and_again_is_found_when_it_stays_empty() -> None:
    said, requests = record("➤ Anna", "➤ Anna"), [request(1), request(2)]
    opening = frozenset({(-5, "➤ Anna")})
    filled = [
        Look(replace(look.message, body=parse_html("b")), is_new=False) for look in said.looks
    ]
    both, one = (
        said._replace(looks=said.looks + filled),
        said._replace(looks=said.looks + filled[:1]),
    )
    assert causes(repeats(both, requests, [], {}, opening)) == []
    assert causes(repeats(one, requests, [], {}, opening)) == [""]
    assert causes(repeats(one, [request(1), request(2, lost=True)], [], {}, opening)) == ["lost"]
    gone = one._replace(gone=(Gone(-5, 2, 3),))
    assert causes(repeats(gone, requests, [], {}, opening)) == []


def test_old_button_that_nobody_took_off_is_found() -> None:
    asking = Message(-5, BOT.id, 1, body=parse_html("a"), keyboard=((_button("t:c:x:0"),),))
    over = Message(-5, BOT.id, 2, body=parse_html("b"), keyboard=((_button("t:r"),),))
    seen = Record([Look(asking, is_new=True), Look(over, is_new=True)], {}, [], 0)
    assert list(leftovers(seen, [request(1), request(2)], [])) == [asking]
    assert list(leftovers(seen, [request(1, lost=True), request(2)], [])) == []
    late = replace(request(1), late=PATIENCE + 5)
    assert list(leftovers(seen, [late, request(2)], [])) == []
    later = [Look(replace(over, id=2 + n), is_new=True) for n in range(OLD_BOARDS)]
    older = seen._replace(looks=[seen.looks[0], *later])
    assert list(leftovers(older, [request(1)], [])) == []


def _button(data: str) -> Button:
    return Button("x", data)
