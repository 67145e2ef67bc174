"""The judge of a soak finds what reaches a wrong person, and lets be seen what may be."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.display import buttons
from bot.display.board.lenses import lens, lens_row
from bot.display.board.news import status_lines
from bot.display.board.previews import path_of_move
from bot.display.buttons import choice
from bot.display.surfaces import surfaces
from bot.display.token import code_of
from bot.display.values import ChatContext, Selection, Selections, Surface, hand_key, picture_digest
from bot.display.viewport import ROOMS
from bot.features.hints.shown import Hint, hint_surface
from bot.features.lessons.shown import SIGN
from bot.features.signs.table import MakeSign, Mute
from bot.table.computers import STRONGEST, chance_of
from bot.table.gathering import SetOption, Start
from bot.table.referee import handle
from bot.table.values import Chair, Place, stamp_of, to_act, with_changes, with_person
from bot.texts.reader import Reader, public_reader
from games.core.choices import decision, path_to, resumed
from games.core.players import decide
from games.saboteur.actions import Pass
from playground.state import BOT
from playground.world.markup import parse_html
from playground.world.values import Button, Media, Message, Query
from playground.world.wire import PREFIXES
from tests.bot.table.test_preparing import NEXT, mine, prepared, preparing, ways
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    GROUP,
    NOON,
    PEOPLE,
    begun,
    do,
    lobby,
    moved,
    over,
    user_at,
)
from tests.bot.thinking import why_so
from tests.soak import readers
from tests.soak.hints import hints
from tests.soak.pictures import Gallery
from tests.soak.stories import file_of, story_of
from tests.soak.story import Story

# Words


@pytest.fixture
def story() -> Story:
    return story_of(over("sealed", ANNA, BORIS))


def posted(story: Story) -> Iterator[Surface]:
    """Everything that the table ever shows."""
    for live in story.moments():
        yield from surfaces(FRAME, live)


def look(surface: Surface, chat: int, receiver: int | None = None) -> Message:
    return Message(chat, BOT.id, 7, body=parse_html(surface.text), receiver=receiver)


def a_hand(story: Story) -> Surface:
    """Return the first seat's hand at the beginning, with its place."""
    return next(s for s in posted(story) if s.key == hand_key(Chair(0)))


def test_what_the_table_shows_reaches_its_readers(story: Story) -> None:
    looks = [look(surface, surface.place.chat) for surface in posted(story)]
    assert list(readers.breaches(story, looks, [], Gallery({}))) == []


def test_hand_in_the_chat_of_somebody_else_is_found(story: Story) -> None:
    hand = a_hand(story)
    (other,) = {user for user in story.played.users if user != hand.place.chat}
    (breach,) = readers.breaches(story, [look(hand, other)], [], Gallery({}))
    assert "says" in breach


def test_hand_in_the_group_is_found(story: Story) -> None:
    (breach,) = readers.breaches(story, [look(a_hand(story), story.played.chat)], [], Gallery({}))
    assert "says" in breach


def test_hand_that_its_owner_alone_sees_in_the_group_is_fine(story: Story) -> None:
    hand = a_hand(story)
    seen = look(hand, story.played.chat, receiver=hand.place.chat)
    assert list(readers.breaches(story, [seen], [], Gallery({}))) == []


def test_status_that_all_may_know_stands_in_any_chat_of_a_table_without_a_group() -> None:
    """The board of a game that pauses has it, and moments that are played again do not pause."""
    live = with_changes(over("saboteur", *PEOPLE), place=Place(0, 5))
    story = story_of(live)
    looks = [
        Message(person.user, BOT.id, 7, body=parse_html(said))
        for moment in story.moments()
        for person in live.table.people
        if (said := status_lines(Reader(FRAME, GROUP, person.language), moment))
    ]
    assert list(readers.breaches(story, looks, [], Gallery({}))) == []


def test_game_that_forgets_has_no_status_that_may_stand() -> None:
    story = story_of(over("glastonbury", ANNA, BORIS))
    assert list(readers.breaches(story, [], [], Gallery({}))) == []


def test_tip_of_a_first_game_is_for_who_decides_and_for_nobody_else() -> None:
    """A moment that is played again does not say which tips somebody had been told by then."""
    live = begun("saboteur", *PEOPLE[:3])
    (seat,) = to_act(ALL, live)
    told = with_person(live, Chair(seat), tips=())
    hand = next(s for s in surfaces(FRAME, told) if s.key == hand_key(Chair(seat)))
    assert SIGN in hand.text
    story = story_of(live)
    other = next(user for user in story.played.users if user != hand.place.chat)
    assert list(readers.breaches(story, [look(hand, hand.place.chat)], [], Gallery({}))) == []
    assert list(readers.breaches(story, [look(hand, other)], [], Gallery({}))) != []


def test_choice_of_a_second_prepared_move_is_for_who_chooses_and_for_nobody_else() -> None:
    """docs/adr/0094: and so is the message that tells of both."""
    live = mine()
    first, second = (way for way in ways(live, NEXT)[:2])
    once = prepared(live, NEXT, first)
    press = preparing(once, NEXT, second)
    both = do(once, user_at(once, NEXT), press)
    user = user_at(live, NEXT).id
    presses = [
        Query("1", user, 1, 1, str(choice(live.table.id, *way, confirm=True)), 0.0)
        for way in (
            (preparing(live, NEXT, first).stamp, preparing(live, NEXT, first).path),
            (press.stamp, press.path),
        )
    ]
    looks: Selections = {NEXT: Selection(NEXT, press.stamp, press.path)}
    hands = [
        next(s for s in surfaces(FRAME, table, focus) if s.key == hand_key(Chair(NEXT)))
        for table, focus in ((once, looks), (both, {}))
    ]
    assert "Prepared" not in hands[0].text
    assert "Else" in hands[1].text
    story = story_of(live)
    other = next(one for one in story.played.users if one != user)
    for hand in hands:
        assert list(readers.breaches(story, [look(hand, user)], presses, Gallery({}))) == []
        assert list(readers.breaches(story, [look(hand, other)], presses, Gallery({}))) != []


def test_second_prepared_move_may_be_asked_for_and_left() -> None:
    """Its question was shown, though nothing was chosen: docs/adr/0094."""
    live = mine()
    first = ways(live, NEXT)[0]
    once, user = prepared(live, NEXT, first), user_at(live, NEXT).id
    stamp = preparing(once, NEXT, first).stamp
    asks = str(buttons.Prepare(live.table.id, "o"))
    way = preparing(live, NEXT, first)
    presses = [
        Query("1", user, 1, 1, str(choice(live.table.id, way.stamp, way.path, confirm=True)), 0.0),
        Query("2", user, 1, 1, asks, 1.0),
    ]
    shown = surfaces(FRAME, once, {NEXT: Selection(NEXT, stamp)})
    hand = next(surface for surface in shown if surface.key == hand_key(Chair(NEXT)))
    story = story_of(live)
    assert list(readers.breaches(story, [look(hand, user)], presses, Gallery({}))) == []
    assert list(readers.breaches(story, [look(hand, user)], presses[:1], Gallery({}))) != []


def test_signs_that_somebody_has_hidden_since_are_no_secret() -> None:
    """They stand on the board of everybody else (docs/adr/0102)."""
    live = with_changes(begun("sealed", ANNA, BORIS), place=Place(0, 5))
    signed = handle(ALL, live, ANNA, MakeSign(0, NOON), NOON)
    board = next(s for s in surfaces(FRAME, signed) if s.place.chat == BORIS.id)
    assert readers.SIGNS in board.text
    story = story_of(moved(handle(ALL, signed, BORIS, Mute(True), NOON), 2))
    assert list(readers.breaches(story, [look(board, BORIS.id)], [], Gallery({}))) == []


def test_hand_that_somebody_else_sees_in_the_group_is_found(story: Story) -> None:
    hand = a_hand(story)
    (other,) = {user for user in story.played.users if user != hand.place.chat}
    seen = look(hand, story.played.chat, receiver=other)
    assert list(readers.breaches(story, [seen], [], Gallery({}))) != []


# Buttons


@pytest.mark.parametrize(
    ("table", "found"),
    [("0123456789", 0), ("", 0), ("fedcba9876", 1)],
    ids=["own", "none", "other"],
)
def test_button_of_another_table_is_found(story: Story, table: str, found: int) -> None:
    """/play in the middle of a game is answered with the offer to open one more."""
    assert story.played.table == "0123456789"
    button = Button("➕", data=f"{table}:{code_of(buttons.Another)}:1")
    seen = Message(story.played.chat, BOT.id, 7, keyboard=((button,),))
    breaches = list(readers.breaches(story, [seen], [], Gallery({})))
    assert ["another table" in breach for breach in breaches] == [True] * found


def test_question_what_to_play_next_leads_to_no_other_table(story: Story) -> None:
    """/play in the moment in which a game ends is answered with it."""
    button = Button("Sealed bids", data=f"fedcba9876:{code_of(buttons.Game)}:sealed")
    seen = Message(story.played.chat, BOT.id, 7, keyboard=((button,),))
    assert list(readers.breaches(story, [seen], [], Gallery({}))) == []


# Pictures


@pytest.fixture(scope="module")
def hands() -> tuple[Story, list[Surface]]:
    """A game whose hands are pictures, and the first of them."""
    live = begun("saboteur", *PEOPLE)
    keys = [hand_key(Chair(chair)) for chair in range(len(PEOPLE))]
    return story_of(live), [s for s in surfaces(FRAME, live) if s.key in keys]


def shown(surface: Surface, chat: int) -> Message:
    """The picture of a surface in some chat, without a word."""
    assert surface.picture
    return Message(chat, BOT.id, 7, media=Media("photo", file_of(surface.picture)))


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


def test_picture_that_looks_like_one_of_a_hand_may_be_public_though_its_answer_was_lost(
    hands: tuple[Story, list[Surface]],
) -> None:
    story, (mine, _, _) = hands
    board = surfaces(FRAME, story.live)[0]
    assert mine.picture
    seen = shown(board, story.played.chat)
    assert seen.media
    file = PREFIXES["photo"] + seen.media.file_unique_id
    of_the_hand_alone = Gallery({picture_digest(mine.picture): file})
    assert list(readers.breaches(story, [seen], [], of_the_hand_alone)) == []


def test_picture_may_be_as_tall_as_words_and_buttons_leave_it(
    hands: tuple[Story, list[Surface]],
) -> None:
    """The words and buttons around a question depend on votes and repeated news."""
    story, all_hands = hands
    mine = next(hand for hand in all_hands if hand.picture and hand.picture.focus)
    other = next(hand for hand in all_hands if hand != mine)
    assert mine.picture
    low = replace(mine, picture=replace(mine.picture, room=ROOMS[0]))
    assert list(readers.breaches(story, [shown(low, mine.place.chat)], [], Gallery({}))) == []
    (breach,) = readers.breaches(story, [shown(low, other.place.chat)], [], Gallery({}))
    assert "picture" in breach


# Taps


def test_taps_that_came_before_their_screens_show_what_they_lead_to_together() -> None:
    """Saboteur 2 throws up to three cards away: a tap on a former screen adds to those chosen."""
    live = do(lobby("saboteur", *PEOPLE), ANNA, SetOption("expansion", "on"), Start(1))
    assert live.play
    (seat,) = ALL["saboteur"].to_act(live.play.state)
    stamp, actions = stamp_of(ALL, live, seat), decision(ALL["saboteur"], live.play.state, seat)
    passes = [action for action in actions if isinstance(action, Pass)]
    one, other, *_ = (path_to(actions, action)[:2] for action in passes if len(action.cards) == 1)
    focus = Selection(seat, stamp, resumed(actions, other, one))
    hand = next(s for s in surfaces(FRAME, live, {seat: focus}) if s.key == hand_key(Chair(seat)))
    story, owner = story_of(live), hand.place.chat
    taps = [
        Query("1", owner, owner, 1, str(choice(live.table.id, stamp, path)), 0.0)
        for path in (one, other)
    ]
    seen = [shown(hand, owner)]
    assert list(readers.breaches(story, seen, taps, Gallery({}))) == []
    assert list(readers.breaches(story, seen, taps[:1], Gallery({}))) != []


# Hints


def hinted(game: str) -> tuple[Story, Query, Message]:
    """Return a game with hints, a request for one, and the hint to the player who acts."""
    live = with_changes(begun(game, ANNA, BORIS), hints=True)
    assert live.play
    assert live.table.log
    (seat,) = ALL[game].to_act(live.play.state)
    user = (ANNA, BORIS)[seat]
    move = decide(ALL[game], live.table.log, seat, STRONGEST, chance_of(live.table, seat))
    path = path_of_move(FRAME, live, seat, str(move))
    reader = Reader(FRAME, Place(user.id), user.language, seat)
    surface = hint_surface(reader, live, path, why_so(live, seat, move))
    press = Query("1", user.id, -100, 1, str(Hint(live.table.id)), 0.0, answered=True)
    return story_of(live), press, look(surface, user.id)


def test_hint_is_for_the_one_who_asks_for_it() -> None:
    story, press, told = hinted("gifts")
    assert list(readers.breaches(story, [told], [press], Gallery({}))) == []
    assert list(readers.breaches(story, [told], [], Gallery({}))) != []
    (other,) = {user for user in story.played.users if user != told.chat_id}
    assert list(readers.breaches(story, [replace(told, chat_id=other)], [press], Gallery({}))) != []


def test_what_a_hint_says_may_stand_on_the_board_once_its_move_is_chosen() -> None:
    story, press, told = hinted("castle")
    (hint,) = hints(story, [press])
    board = look(hint.chosen[0], story.played.chat)
    seen = [told, board]
    assert list(readers.breaches(story, seen, [press], Gallery({}))) == []
    public = replace(told, chat_id=story.played.chat)
    assert list(readers.breaches(story, [public], [press], Gallery({}))) != []


# Words in the place of pictures


def test_board_may_be_told_in_words_where_pictures_are_forbidden() -> None:
    story = story_of(begun("land_vs_sea", ANNA, BORIS))
    board = surfaces(FRAME, story.live, {}, ChatContext(pictures=False))[0]
    seen = [look(board, story.played.chat)]
    minds = story.played._replace(plan=story.played.plan._replace(minds_pictures=True))
    assert list(readers.breaches(story._replace(played=minds), seen, [], Gallery({}))) == []


# Lenses

ONLOOKER = 4711


def called_up(story: Story) -> tuple[Query, Message]:
    """Return an onlooker's press on the first lens, and the message that it shows them."""
    token = lens_row(public_reader(FRAME, story.live.table), story.live)[0][0].token
    assert isinstance(token, buttons.Lens)
    press = Query("1", ONLOOKER, story.played.chat, 1, str(token), 0.0, answered=True)
    seen = lens(Reader(FRAME, story.live.table.place, "en"), story.live, token.page)
    there = shown(seen, story.played.chat)
    return press, replace(there, body=parse_html(seen.text), receiver=ONLOOKER)


@pytest.mark.parametrize("game", ["carcassonne", "land_vs_sea"], ids=["open", "with secrets"])
def test_what_an_onlooker_calls_up_is_a_picture_for_all(game: str) -> None:
    story = story_of(begun(game, ANNA, BORIS))
    press, seen = called_up(story)
    assert list(readers.breaches(story, [seen], [press], Gallery({}))) == []
    assert list(readers.breaches(story, [seen], [], Gallery({}))) != []


def test_nobody_calls_up_a_hand() -> None:
    story = story_of(begun("land_vs_sea", ANNA, BORIS))
    press, _ = called_up(story)
    hand = next(one for one in surfaces(FRAME, story.live) if one.key == hand_key(Chair(0)))
    secret = replace(shown(hand, story.played.chat), receiver=ONLOOKER)
    assert list(readers.breaches(story, [secret], [press], Gallery({}))) != []


def test_question_what_to_play_belongs_to_a_table_that_is_yet_to_be() -> None:
    story = story_of(begun("sealed", ANNA, BORIS))
    keys = [("another:g:gifts",), ("another:5:2", "another:5:3"), ("another:x",)]
    asked = tuple(tuple(Button(data, data=data) for data in row) for row in keys)
    seen = Message(story.played.chat, BOT.id, 9, keyboard=asked)
    assert list(readers.breaches(story, [seen], [], Gallery({}))) == []
    lobby = replace(seen, keyboard=asked[1:])
    assert list(readers.breaches(story, [lobby], [], Gallery({}))) != []
