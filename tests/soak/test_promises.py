"""The judge of a soak finds what is planted: a verdict that never says "broken" proves nothing."""

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace

import render
from bot.display.board import hand_key
from bot.display.surfaces import surfaces
from bot.display.token import choice
from bot.display.values import Surface, picture_digest
from bot.table.values import Chair, stamp_of
from games.core.choices import Path, screen
from playground.files import Upload, unique_id_of
from playground.person import From, Key, Post
from playground.state import BOT
from playground.world.markup import parse_html
from playground.world.values import Button, Media, Message, Query
from playground.world.wire import PREFIXES
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, PEOPLE, begun, moved, over
from tests.soak import forgetting, presses, readers
from tests.soak.beside import gone
from tests.soak.chaos import Kill
from tests.soak.party import Played
from tests.soak.pictures import Gallery
from tests.soak.plans import Kind, Plan
from tests.soak.record import Gone, Look, Record, Request
from tests.soak.repeats import Repeat, leftovers, notes_due, repeats
from tests.soak.story import Stored, Story
from tests.soak.verdict import Evidence, Outcome, judge
from tests.soak.watch import Watch

USERS = (ANNA.id, BORIS.id)


@pytest.fixture
def story() -> Story:
    live = over("sealed", ANNA, BORIS)
    plan = Plan(1, Kind("sealed", 2), ("en", "ru"), 1)
    chat, table = live.table.place.chat, live.table.id
    return Story(Played(plan, chat, USERS, table, ended=True, seconds=1.0, presses=Counter()), live)


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


def test_move_that_nobody_pressed_is_found(story: Story) -> None:
    (breach,) = presses.breaches(story, honest(story)[1:])
    assert "nobody pressed" in breach


# Games


def judged(story: Story) -> Outcome:
    record = Record([], {query.id: query for query in honest(story)}, [], 0)
    stored = Stored([story], [], {})
    return judge(Evidence([story.played], stored, record, [], [], 0, 0, [], ""))


def test_game_is_over_and_was_played_as_planned(story: Story) -> None:
    outcome = judged(story)
    assert outcome.breaches == []
    assert outcome.figures["sealed, 2 people"] == "1 of 1 over"


def test_game_with_other_options_than_planned_is_found(story: Story) -> None:
    options = {"cards": "four"}
    plan = story.played.plan._replace(kind=Kind("sealed", 2, options))
    outcome = judged(story._replace(played=story.played._replace(plan=plan)))
    (breach,) = outcome.breaches
    assert breach.endswith(f"is played without {options}")
    assert outcome.figures["sealed (cards four), 2 people"] == "1 of 1 over"


def test_table_beside_that_nobody_could_join_any_more_is_found() -> None:
    key = Key("Join", data="0123456789:j")
    stands = Post(1, -1, From(0, "bot", is_bot=True), "", "", keyboard=[[key]])
    watch = cast(Watch, SimpleNamespace(posts=lambda chat: [stands] if chat == -1 else []))
    assert gone(watch, (-1, -2)) == ["no lobby stands in -2"]


# Readers


def posted(story: Story) -> Iterator[Surface]:
    """Everything that the table ever shows."""
    for live in story.moments():
        yield from surfaces(FRAME, live)


def look(surface: Surface, chat: int, receiver: int | None = None) -> Message:
    return Message(chat, BOT.id, 7, body=parse_html(surface.text), receiver=receiver)


def a_hand(story: Story) -> Surface:
    """What the first seat holds at the beginning, and where it lives."""
    return next(s for s in posted(story) if s.key == hand_key(Chair(0)))


def test_what_the_table_shows_reaches_its_readers(story: Story) -> None:
    looks = [look(surface, surface.place.chat) for surface in posted(story)]
    assert list(readers.breaches(story, looks, [], Gallery({}))) == []


def test_hand_in_the_chat_of_somebody_else_is_found(story: Story) -> None:
    hand = a_hand(story)
    (other,) = {user for user in USERS if user != hand.place.chat}
    (breach,) = readers.breaches(story, [look(hand, other)], [], Gallery({}))
    assert "says" in breach


def test_hand_in_the_group_is_found(story: Story) -> None:
    (breach,) = readers.breaches(story, [look(a_hand(story), story.played.chat)], [], Gallery({}))
    assert "says" in breach


def test_hand_that_its_owner_alone_sees_in_the_group_is_fine(story: Story) -> None:
    hand = a_hand(story)
    seen = look(hand, story.played.chat, receiver=hand.place.chat)
    assert list(readers.breaches(story, [seen], [], Gallery({}))) == []


def test_hand_that_somebody_else_sees_in_the_group_is_found(story: Story) -> None:
    hand = a_hand(story)
    (other,) = {user for user in USERS if user != hand.place.chat}
    seen = look(hand, story.played.chat, receiver=other)
    assert list(readers.breaches(story, [seen], [], Gallery({}))) != []


# Pictures


@pytest.fixture(scope="module")
def hands() -> tuple[Story, list[Surface]]:
    """A game whose hands are pictures, and the first of them."""
    live = begun("saboteur", *PEOPLE)
    users = tuple(person.id for person in PEOPLE)
    plan = Plan(1, Kind("saboteur", 3), ("en", "ru", "uk"), 1)
    chat, table = live.table.place.chat, live.table.id
    played = Played(plan, chat, users, table, ended=True, seconds=1.0, presses=Counter())
    keys = [hand_key(Chair(chair)) for chair in range(len(users))]
    return Story(played, live), [s for s in surfaces(FRAME, live) if s.key in keys]


def shown(surface: Surface, chat: int) -> Message:
    """The picture of a surface in some chat, without a word."""
    assert surface.picture
    file = unique_id_of(Upload("", render.draw(surface.picture)), "photo")
    return Message(chat, BOT.id, 7, media=Media("photo", file))


def test_picture_of_a_hand_is_its_owners_alone(hands: tuple[Story, list[Surface]]) -> None:
    """By drawing: nothing is written down of it."""
    story, (mine, other, _) = hands
    seen = [shown(mine, mine.place.chat)]
    assert list(readers.breaches(story, seen, [], Gallery({}))) == []
    (breach,) = readers.breaches(story, [shown(mine, other.place.chat)], [], Gallery({}))
    assert "picture" in breach


def test_picture_of_a_hand_is_found_by_what_is_written_down(
    hands: tuple[Story, list[Surface]],
) -> None:
    story, (mine, other, _) = hands
    assert mine.picture
    leaked = shown(mine, other.place.chat)
    assert leaked.media
    gallery = Gallery(
        {picture_digest(mine.picture): PREFIXES["photo"] + leaked.media.file_unique_id}
    )
    for chat in (other.place.chat, story.played.chat):
        (breach,) = readers.breaches(story, [shown(mine, chat)], [], gallery)
        assert picture_digest(mine.picture) in breach


def test_picture_that_looks_like_one_of_a_hand_may_be_public(
    hands: tuple[Story, list[Surface]],
) -> None:
    """As at the end of a round, when a hand is empty."""
    story, (mine, _, _) = hands
    board = surfaces(FRAME, story.live)[0]
    assert board.picture
    assert mine.picture
    seen = shown(board, story.played.chat)
    assert seen.media
    file = PREFIXES["photo"] + seen.media.file_unique_id
    both = Gallery({picture_digest(one): file for one in (board.picture, mine.picture)})
    assert list(readers.breaches(story, [seen], [], both)) == []


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
    plan = Plan(1, Kind("saboteur", 3), ("en", "ru", "uk"), 1)
    played = Played(plan, -5, USERS, live.table.id, ended=True, seconds=1.0, presses=Counter())
    due = notes_due([Story(played, live)])
    (_, text), rounds = max(due.items(), key=lambda item: item[1])
    assert rounds > 1
    requests = [request(number) for number in range(1, rounds + 2)]
    said = record(*(text,) * (rounds + 1))
    assert causes(repeats(said, requests, [], {(-5, text): rounds})) == [""]
    once_lost = [request(1, lost=True), *requests[1:]]
    assert causes(repeats(said, once_lost, [], {(-5, text): rounds})) == ["lost"]


def test_reply_comes_once_for_each_time_that_it_was_asked_for() -> None:
    reply = f"Gifts · Friday\n{min(readers.neutral())}"
    said = record(reply, f"🔁 {reply}", reply, reply)
    twice = said._replace(asked=[(0, -5), (0, -5)])
    requests = [request(1, lost=True), *(request(number) for number in (2, 3, 4))]
    assert causes(repeats(twice, requests, [])) == ["lost", "asked", ""]


@pytest.mark.parametrize(
    ("kill", "cause"),
    [
        (Kill(100.5, "worker", frozenset({4000})), "killed"),
        (Kill(100.5, "worker", frozenset({4001})), ""),
        (Kill(100.5, "store", frozenset({4000})), ""),
        (Kill(120.0, "worker", frozenset({4000})), ""),
    ],
)
def test_message_is_repeated_only_for_the_worker_that_was_killed(kill: Kill, cause: str) -> None:
    assert causes(repeats(record("a", "a"), [request(1), request(2)], [kill])) == [cause]


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


def _button(data: str) -> Button:
    return Button("x", data)


# What is to be remembered


@pytest.fixture(scope="module")
def walk() -> Story:
    """A game of strict memory that is still played."""
    live = moved(begun("glastonbury", ANNA, BORIS), 12)
    plan = Plan(1, Kind("glastonbury", 2), ("en", "ru"), 1)
    chat, table = live.table.place.chat, live.table.id
    played = Played(plan, chat, USERS, table, ended=True, seconds=1.0, presses=Counter())
    return Story(played, live)


def board_at(story: Story, move: int) -> Surface:
    return next(s for s in surfaces(FRAME, list(story.moments())[move]) if s.key == "board")


def whole(surface: Surface, id: int, *, picture: bool = True) -> Message:
    """A board as the group sees it."""
    assert surface.picture
    file = unique_id_of(Upload("", render.draw(surface.picture)), "photo") if picture else ""
    media = Media("photo", file) if picture else None
    keyboard = tuple(
        tuple(Button(button.text, str(button.token)) for button in row) for row in surface.keyboard
    )
    return Message(
        surface.place.chat,
        BOT.id,
        id,
        body=parse_html(surface.text),
        media=media,
        keyboard=keyboard,
    )


def after(walk: Story, *stand: Message, gone: tuple[Gone, ...] = ()) -> list[str]:
    looks = [Look(message, is_new=True) for message in stand]
    return list(forgetting.breaches(walk, Record(looks, {}, [], 0, gone), Gallery({})))


def test_live_board_may_stand_and_a_former_one_is_found(walk: Story) -> None:
    live, former = whole(board_at(walk, 12), 9), whole(board_at(walk, 8), 8)
    assert after(walk, live) == []
    says, shows = after(walk, former, live)
    assert "still says" in says
    assert "still shows" in shows


def test_former_board_that_is_gone_is_forgotten(walk: Story) -> None:
    live, former = whole(board_at(walk, 12), 9), whole(board_at(walk, 8), 8)
    assert after(walk, former, live, gone=(Gone(former.chat_id, former.id, 1),)) == []


def test_boards_that_pile_up_for_a_while_are_found(walk: Story) -> None:
    live = board_at(walk, 12)
    few = range(forgetting.LATE + 1)
    chat = live.place.chat
    kept = [whole(live, 20 + n, picture=False) for n in few]
    gone = tuple(Gone(chat, 20 + n, len(kept) + 1) for n in few)
    assert after(walk, *kept, gone=gone) == []
    (breach,) = after(walk, *kept, whole(live, 30, picture=False), gone=gone)
    assert "at once" in breach


def test_what_is_open_need_not_go(walk: Story) -> None:
    table = replace(walk.live.table, options={"memory": "open"})
    all_open = walk._replace(live=replace(walk.live, table=table))
    assert after(all_open, whole(board_at(walk, 8), 8)) == []
