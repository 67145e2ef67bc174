"""Surfaces of a running and of a finished game: the board in the group, hands in private chats."""

from collections.abc import Iterator

from msgspec.structs import replace

import render
from bot.display.asking import Regions, choice_rows, laid_out, page_of, screen_of
from bot.display.captions import (
    board_caption,
    board_opening,
    called,
    final_caption,
    hand_caption,
    map_caption,
    own_news,
    stopped_caption,
    units,
)
from bot.display.fading import facts, fading, forgets
from bot.display.films import film_row
from bot.display.keyboards import region_at, side_by_side, with_last_row
from bot.display.lenses import BOARD, lens_row
from bot.display.matters import people_rows, remind_row, retract_row
from bot.display.names import with_short_names
from bot.display.pictures import picture_of, view_of
from bot.display.recap import recapped
from bot.display.tables_of import address, headed
from bot.display.token import Token, Verb
from bot.display.values import (
    CAPTION_LIMIT,
    LETTER_ROOM,
    NOTHING,
    Button,
    Focuses,
    Keyboard,
    Reach,
    Surface,
    own_digest,
)
from bot.table.seating import all_seats, goes_on, is_computer, present, seat_at
from bot.table.values import (
    NOBODY,
    Chair,
    Live,
    Phase,
    Place,
    Table,
    game_of,
    gives_hints,
    keeps_secrets,
    to_act,
)
from bot.texts.frame import Frame, headlined, html_names
from games.core.choices import Screen
from games.core.contract import holds, notes_of
from games.core.values import TABLE, Seat, Viewer
from render import Picture

LAST = "last"
"""The key of the last word on a table."""


def board_surfaces(frame: Frame, live: Live, focuses: Focuses, reach: Reach) -> tuple[Surface, ...]:
    """Return the board in the group and, in a game with secrets, the hands of all who are here;
    before each what its reader has to note.
    """
    frame, live = replace(frame, fleeting=True), with_short_names(live)
    table = live.table
    readers = present(table) if keeps_secrets(frame.games, table) else ()
    known = (chair for chair in readers if table.people[chair].user != NOBODY)
    private = (
        surface for chair in known for surface in _private(frame, live, chair, focuses, reach)
    )
    public = _public(frame, recapped(frame.games, live, reach, BOARD), focuses, reach)
    return (*public, *private)


def _private(
    frame: Frame, live: Live, chair: Chair, focuses: Focuses, reach: Reach
) -> Iterator[Surface]:
    """Yield what somebody is told in private: notes, and the hand if there is one."""
    yield from note_surfaces(frame, live, chair)
    if holds_hand(frame, live, seat_at(live.table, chair)):
        hand = hand_surface(frame, live, chair, focuses, reach)
        language = live.table.people[chair].language
        opening = headed(frame, live.table, language, frame.say(language, "hand-your-turn"))
        yield fading(frame, live, hand, opening)


def holds_hand(frame: Frame, live: Live, seat: Seat) -> bool:
    """Tell whether a seat has something to be shown in private just now, besides its notes."""
    return holds(game_of(frame.games, live.table), view_of(frame, live, seat))


def note_surfaces(frame: Frame, live: Live, chair: Chair | None) -> Iterator[Surface]:
    """Yield what somebody, or the group, is told for later: quiet messages that ask nothing."""
    table, viewer = live.table, TABLE
    place, language = table.place, table.language
    if chair is not None:
        viewer = seat_at(table, chair)
        place, language = Place(table.people[chair].user), table.people[chair].language
    ends = table.phase is not Phase.RUNNING
    notes = notes_of(game_of(frame.games, table), view_of(frame, live, viewer))
    for name, said in notes.items():
        yield Surface(
            key=note_key(chair, name),
            place=place,
            post=name,
            text=_note(frame, table, chair, frame.say(language, said, html_names(table))),
            picture=picture_of(frame, live, viewer, name, language),
            silent=True,
            way="" if chair is None else _home(table),
            stays=ends and chair is not None,
        )


def _note(frame: Frame, table: Table, chair: Chair | None, said: str) -> str:
    return said if chair is None else headed(frame, table, table.people[chair].language, said)


def hand_surface(frame: Frame, live: Live, chair: Chair, focuses: Focuses, reach: Reach) -> Surface:
    """Return what somebody sees in their private chat: the hand of their seat."""
    live = recapped(frame.games, live, reach, hand_key(chair))
    table, seat = live.table, seat_at(live.table, chair)
    focus = focuses.get(seat, NOTHING)
    shown = screen_of(frame, live, seat, focus) if _asked_here(frame, live, seat, seat) else None
    language = table.people[chair].language
    picture = picture_of(frame, live, seat, BOARD, language, shown, seat)
    text = _hand_text(frame, live, chair, shown)

    def keyboard_by(regions: Regions, page: int) -> Keyboard:
        chosen = choice_rows(frame, live, seat, language, shown, page, regions)
        back = retract_row(frame, live, chair, language)
        asked = with_last_row(chosen, _hint(frame, live, seat if shown else None, language))
        return (*asked, *back, *_way_back(frame, table, language))

    page = page_of(frame, live, seat, focus)
    keyboard, pictured = laid_out(keyboard_by, picture, text, page, is_private=True)
    return Surface(
        key=hand_key(chair),
        place=Place(table.people[chair].user),
        post=str(_decisions(live, seat) + _is_asked(frame, live, seat, seat)),
        text=text,
        keyboard=keyboard,
        picture=pictured,
        silent=shown is None or goes_on(table, chair),
        farewell=_hand_text(frame, live, chair, None),
        way=_home(table),
        stays=table.phase is not Phase.RUNNING,
        gist=None if shown or picture is None else _gist(frame, live, chair, picture),
    )


def _gist(frame: Frame, live: Live, chair: Chair, picture: Picture) -> str | None:
    """Return what is worth an edit of a hand that asks nothing: not what others do in the group,
    which its owner sees there, or with the next question.
    """
    if live.table.phase is not Phase.RUNNING:
        return None
    return f"{live.table.letter}{own_news(frame, live, chair)}\n{own_digest(picture)}"


def _hand_text(frame: Frame, live: Live, chair: Chair, shown: Screen | None) -> str:
    """Say in the first line which game of whom this is: a person may play several."""
    table, language = live.table, live.table.people[chair].language
    heading = headed(frame, table, language, "")
    if table.place.is_private:  # the board stands here, too
        heading = f"{frame.say(language, 'hand-alone')}\n"
    return heading + hand_caption(frame, live, chair, shown, CAPTION_LIMIT - units(heading))


def _way_back(frame: Frame, table: Table, language: str) -> Keyboard:
    """A button to the board, where messages have no addresses that the first line could lead to."""
    if address(table.place, 0) or table.place.is_private:
        return ()
    return ((Button(frame.say(language, "button-board"), Token(table.id, Verb.BOARD)),),)


def _home(table: Table) -> str:
    """Return the key of the message in the group that private ones lead to."""
    return BOARD if table.phase is Phase.RUNNING else LAST


def whispered_hand(frame: Frame, live: Live, chair: Chair) -> Surface:
    """Return a hand as its owner may look at it in the group: what to do with it is asked in the
    private chat.
    """
    table, language = live.table, live.table.people[chair].language
    seat = seat_at(table, chair)
    return Surface(
        key=hand_key(chair),
        place=table.place,
        post="",
        text=headlined(table, hand_caption(frame, live, chair, None)),
        keyboard=((_way_there(frame, language),),),
        picture=picture_of(frame, live, seat, "board", language),
        silent=True,
    )


def may_be_whispered(frame: Frame, live: Live) -> bool:
    """Tell whether a hand may be shown in the group to its owner: not where the game forgets, for
    when such a message vanishes is up to the app (docs/adr/0033).
    """
    if live.table.place.is_private:
        return False
    return not forgets(game_of(frame.games, live.table), live)


def map_picture(frame: Frame, live: Live) -> Picture | None:
    """Return the board as everybody sees it, with nothing asked; None without a painter."""
    return picture_of(frame, live, TABLE, BOARD, live.table.language)


def hand_key(chair: Chair) -> str:
    """Return the key of somebody's hand among the surfaces."""
    return f"hand{chair}"


def note_key(chair: Chair | None, name: str) -> str:
    """Return the key of a note among the surfaces: somebody's, or the group's."""
    return f"{BOARD if chair is None else hand_key(chair)}-{name}"


def _public(frame: Frame, live: Live, focuses: Focuses, reach: Reach) -> tuple[Surface, ...]:
    frame = replace(frame, pictures=reach.pictures)
    if live.table.phase is Phase.RUNNING:
        board = _board(frame, live, focuses, reach)
        opening = board_opening(frame, live, reach.unreachable)
        # news for all, such as the end of a round: it rings once, if the board does not
        notes = (replace(n, silent=not board.silent) for n in note_surfaces(frame, live, None))
        return (*notes, fading(frame, live, board, opening))
    pages = render.pages(live.table.game or "", view_of(frame, live, TABLE)) or (BOARD,)
    pages = pages if frame.pictures else (BOARD,)  # all of it stands in the last word
    last = _last(frame, live, pages[-1])
    return (*(_map(frame, live, page) for page in pages[:-1]), last)


def _board(frame: Frame, live: Live, focuses: Focuses, reach: Reach) -> Surface:
    """Return the board with the choice of the one who is asked in public, if there is one."""
    table = live.table
    asked = [seat for seat in to_act(frame.games, live) if _asked_here(frame, live, seat, TABLE)]
    seat = asked[0] if asked else None
    focus = focuses.get(seat, NOTHING)
    shown = None if seat is None else screen_of(frame, live, seat, focus)

    def keyboard_by(regions: Regions, page: int) -> Keyboard:
        chosen = choice_rows(frame, live, seat, table.language, shown, page, regions)
        is_near = len(regions) > 1 and region_at(regions, page) is not None
        is_full = is_near or len(chosen) >= _MANY or table.motions
        lenses = () if is_full else lens_row(frame, live)
        hint = _hint(frame, live, seat, table.language)
        remind = remind_row(frame, live)
        aside = side_by_side(*lenses, *_secret_row(frame, live), hint, remind)
        return (*chosen, *aside, *people_rows(frame, live))

    picture = picture_of(frame, live, TABLE, BOARD, table.language, shown, seat)
    text = _board_text(frame, live, shown, reach)
    keyboard, pictured = laid_out(
        keyboard_by,
        picture,
        headlined(table, text),
        0 if seat is None else page_of(frame, live, seat, focus),
        is_private=table.place.is_private,
    )
    return Surface(
        key=BOARD,
        place=table.place,
        post=str(table.post),
        text=text,
        keyboard=keyboard,
        picture=pictured,
        silent=not (called(frame, live, reach.unreachable) or table.motions),
        pins=not table.place.is_private,
        farewell=board_caption(frame, live, None, farewell=True),
    )


_MANY = 4
"""Rows of a choice that leave no room for lenses, nor does a vote: they come back afterwards."""


def _board_text(frame: Frame, live: Live, shown: Screen | None, reach: Reach) -> str:
    """Where the hand stands in the same chat, say in the first line that this is the board; where
    there is no picture, in the last, who can mend that.
    """
    table = live.table
    if not frame.pictures:
        why = f"\n\n{frame.say(table.language, 'no-pictures')}"
        limit = CAPTION_LIMIT - LETTER_ROOM - units(why)
        return board_caption(frame, live, shown, reach.unreachable, limit=limit) + why
    if not (table.place.is_private and keeps_secrets(frame.games, table)):
        return board_caption(frame, live, shown, reach.unreachable)
    heading = f"{frame.say(table.language, 'board-alone')}\n"
    limit = CAPTION_LIMIT - units(heading)
    return heading + board_caption(frame, live, shown, reach.unreachable, limit=limit)


def _map(frame: Frame, live: Live, page: str) -> Surface:
    """Return the last board without buttons: where the game has more than one picture."""
    table = live.table
    return Surface(
        key=page,
        place=table.place,
        post=str(table.post),
        text=map_caption(frame, live),
        picture=picture_of(frame, live, TABLE, page, table.language),
        silent=True,
    )


def _last(frame: Frame, live: Live, page: str) -> Surface:
    """Return the last word on the table: a message of its own, so that nobody misses it."""
    table = live.table
    caption = final_caption if table.phase is Phase.OVER else stopped_caption
    again = Button(frame.say(table.language, "button-rematch"), Token(table.id, Verb.REMATCH))
    keep = Button(frame.say(table.language, "button-export"), Token(table.id, Verb.EXPORT))
    return Surface(
        key=LAST,
        place=table.place,
        post=str(table.post),
        text=caption(frame, live),
        keyboard=(*side_by_side(*lens_row(frame, live), *film_row(frame, live)), (again, keep)),
        picture=picture_of(frame, live, TABLE, page, table.language),
    )


def _asked_here(frame: Frame, live: Live, seat: Seat, viewer: Viewer) -> bool:
    """Tell whether the seat is asked in the chat of this viewer: the group, or its own."""
    if live.table.phase is not Phase.RUNNING or is_computer(live.table, seat):
        return False
    return _is_asked(frame, live, seat, viewer)


def _is_asked(frame: Frame, live: Live, seat: Seat, viewer: Viewer) -> bool:
    """Tell where a seat is asked as `_asked_here` does, also of a game that was stopped: its
    messages stay where they are.
    """
    game, state = game_of(frame.games, live.table), facts(frame, live).state
    if seat not in game.to_act(state):
        return False
    return game.asks_in_private(state, seat) == (viewer is not TABLE)


def _secret_row(frame: Frame, live: Live) -> Keyboard:
    """In a game with secrets the group's board shows the hand and leads to the private chat, while
    anybody is told anything there.
    """
    table = live.table
    if not keeps_secrets(frame.games, table) or not _has_private(frame, live):
        return ()
    if table.place.is_private:  # all of that stands here
        return ()
    hand = Button(frame.say(table.language, "button-hand"), Token(table.id, Verb.HAND))
    return ((hand, _way_there(frame, table.language)),)


def _has_private(frame: Frame, live: Live) -> bool:
    """Tell whether anybody is told anything in private just now."""
    return any(
        holds_hand(frame, live, seat)
        or notes_of(game_of(frame.games, live.table), view_of(frame, live, seat))
        for seat in all_seats(live.table)
    )


def _way_there(frame: Frame, language: str) -> Button:
    """Open the private chat: what is asked there stands at its bottom."""
    return Button(frame.say(language, "button-private"), url=frame.private_chat)


def _hint(frame: Frame, live: Live, seat: Seat | None, language: str) -> tuple[Button, ...]:
    """A button where somebody is asked who may ask what a computer would do."""
    if seat is None or not gives_hints(frame.games, live.table):
        return ()
    said = f"💡 {frame.say(language, 'button-hint')}"
    return (Button(said, Token(live.table.id, Verb.HINT)),)


def _decisions(live: Live, seat: Seat) -> int:
    """How often the seat has moved: each new question is a new message, its outcome an edit."""
    moves = live.table.log.moves if live.table.log else ()
    return live.table.undone + sum(move.seat == seat for move in moves)
