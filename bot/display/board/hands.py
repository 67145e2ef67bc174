"""The private chats during and after a game: hands, and the notes beside them. PURE."""

from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple

from bot.display import buttons
from bot.display.board.aloud import chapter_rows, own_lines, with_chapter
from bot.display.board.asking import (
    Regions,
    asked_here,
    choice_rows,
    is_asked,
    is_untouched,
    laid_out,
    page_of,
    screen_of,
)
from bot.display.board.captions import goes_on_in_words, hand_caption, own_news, waiting_line
from bot.display.board.lenses import close_button, page_button
from bot.display.board.notes import home_of, note_surfaces
from bot.display.board.people_panel import ask_back, retract_row
from bot.display.board.preparing import (
    is_preparing,
    leave_button,
    looked_at,
    prepared_line,
    preparing_rows,
    shown_ahead,
)
from bot.display.board.recap import recapped
from bot.display.fitted import has_chapters, in_blocks, text_board, units
from bot.display.heard import with_heard_names
from bot.display.more import Composed, Offer, Rank, composed, offers, without_preview
from bot.display.pictures import picture_of
from bot.display.tables_of import address, name_line
from bot.display.values import (
    BOARD,
    CAPTION_LIMIT,
    NOTHING,
    Button,
    ChatContext,
    Keyboard,
    Selections,
    Surface,
    hand_key,
    own_digest,
)
from bot.display.views import fading, forgets, view_of
from bot.features.hints.shown import hint_buttons
from bot.features.rules.buttons import Rules
from bot.features.tips.shown import tip_line, tip_rows
from bot.table.seating import follows_in_private, goes_on, is_told_apart, seat_at
from bot.table.values import Chair, Live, Phase, Place, Table, game_of, keeps_secrets
from bot.texts.frame import Frame, for_reader, headlined, titled
from games.core.choices import Screen
from games.core.contract import holds
from games.core.values import TABLE, Seat, Viewer
from render import Picture


def private_surfaces(
    frame: Frame, live: Live, chair: Chair, selections: Selections, context: ChatContext
) -> Iterator[Surface]:
    """Yield the surfaces of a person's private chat: notes, and the hand if there is one."""
    person = live.table.people[chair]
    frame, live = for_reader(frame, person), with_heard_names(live) if person.aloud else live
    table, seat = live.table, seat_at(live.table, chair)
    if is_told_apart(frame.games, table, person.user):
        yield from note_surfaces(frame, live, chair)
    if follows_in_private(table, person.user) or _has_hand(frame, live, seat, selections):
        hand = hand_surface(frame, live, chair, selections, context)
        language = live.table.people[chair].language
        turn = frame.say(language, "hand-your-turn")
        opening = f"{turn}\n{name_line(frame, live.table, language)}"
        yield fading(frame, live, hand, lambda: opening)


def _has_hand(frame: Frame, live: Live, seat: Seat, selections: Selections) -> bool:
    """Tell whether a seat has a message for its hand, or for the move that it prepares."""
    if is_preparing(frame, live, seat, selections):
        return True
    return keeps_secrets(frame.games, live.table) and holds_hand(frame, live, seat)


def holds_hand(frame: Frame, live: Live, seat: Seat) -> bool:
    """Tell whether a seat has something to be shown in private just now, besides its notes."""
    return holds(game_of(frame.games, live.table), view_of(frame, live, seat))


class _Held(NamedTuple):
    """The content of a hand, and its question."""

    chair: Chair
    seat: Seat
    asked: bool
    """Whether it is asked something just now."""
    at: Live
    """The table as it is, or as if its turn had come: while it prepares a move."""
    shown: Screen | None
    tip: str


def _held(frame: Frame, live: Live, chair: Chair, selections: Selections) -> _Held:
    seat = seat_at(live.table, chair)
    selection = selections.get(seat, NOTHING)
    here = _viewers(live.table, chair)
    asked = any(asked_here(frame, live, seat, viewer) for viewer in here)
    at = looked_at(frame, live, seat, selection) or live
    shown = screen_of(frame, at, seat, selection) if asked or at.is_imagined else None
    tip = tip_line(frame, live, chair, shown if asked else None)
    return _Held(chair, seat, asked, at, shown, tip)


def hand_surface(
    frame: Frame, live: Live, chair: Chair, selections: Selections, context: ChatContext
) -> Surface:
    """Return the hand of a person's seat, as their private chat shows it."""
    if not forgets(game_of(frame.games, live.table), live):  # such a hand stands for a look alone
        reader = seat_at(live.table, chair)
        live = recapped(frame.games, live, context, hand_key(chair), reader)
    table, held = live.table, _held(frame, live, chair, selections)
    seat, at, shown, language = held.seat, held.at, held.shown, table.people[chair].language
    picture = _picture(frame, at, seat, language, shown)
    text = _hand_text(frame, at, chair, shown, held.tip, real=live)
    page = page_of(frame, at, seat, selections.get(seat, NOTHING))
    on = selections.get(None, NOTHING)
    is_theirs = on.mover == table.people[chair].user and not held.asked
    leads_on = ((on.leads_on,),) if on.leads_on and is_theirs else ()
    keys = cache(partial(_hand_keyboard, frame, live, held, leads_on))
    keyboard, pictured = laid_out(
        lambda *at: keys(*at).keyboard, picture, text, page, is_private=True
    )
    asks = any(is_asked(frame, live, seat, viewer) for viewer in _viewers(table, chair))
    hand = Surface(
        key=hand_key(chair),
        place=Place(table.people[chair].user),
        generation=str(_decisions(live, seat) + asks),
        text=text,
        keyboard=keyboard,
        picture=pictured,
        silent=not held.asked or goes_on(table, chair),
        retired_text=_hand_text(frame, live, chair, None, retired=True),
        way=home_of(table),
        way_line=name_line(frame, table, language),
        stays=table.phase is not Phase.RUNNING,
        is_one=True,
        rests=not held.asked,
        change_digest=None if shown else _change_digest(frame, live, chair, picture),
        more=keys((), page).more,
    )
    return with_chapter(frame, live, hand, seat, language, selections.get(None, NOTHING).panel)


def _picture(
    frame: Frame, live: Live, seat: Seat, language: str, shown: Screen | None
) -> Picture | None:
    """Return the picture of a hand. If the seat has prepared a move, it shows the position after
    that move.
    """
    ready = None if shown else shown_ahead(frame, live, seat)
    at, seen = ready or (live, shown)
    is_public = at.is_imagined and not asked_here(frame, at, seat, seat)
    return picture_of(frame, at, TABLE if is_public else seat, BOARD, language, seen, seat)


def _hand_keyboard(
    frame: Frame, live: Live, held: _Held, leads_on: Keyboard, regions: Regions, page: int
) -> Composed:
    """Compose the keyboard of a hand: the choice, and the offers besides.

    :param leads_on: the way to the next table, once it rests.
    """
    seat, shown, language = held.seat, held.shown, live.table.people[held.chair].language
    chosen, ends = choice_rows(frame, held.at, seat, language, shown, page, regions, seat)
    is_new, key = is_untouched(shown), hand_key(held.chair)
    if held.at.is_imagined and is_new:
        ends = (leave_button(frame, live, language), *ends)
    chapters = chapter_rows(frame, live, key, seat, language, is_begun=not is_new)
    offered = (*_offered(frame, live, held), *offers(Rank.REST, *chapters))
    ahead = () if shown else preparing_rows(frame, live, seat, language)
    retract = retract_row(frame, live, held.chair, language)
    return composed(
        frame,
        language,
        (live.table.id, key),
        (*leads_on, *chosen, *(() if is_new else chapters), *ahead, *retract),
        without_preview(offered, ends, is_private=True),
        ends,
    )


def _offered(frame: Frame, live: Live, held: _Held) -> tuple[Offer, ...]:
    """Return the offers of a hand besides its question."""
    table, language = live.table, live.table.people[held.chair].language
    rules = Button(frame.say(language, "button-rules"), Rules(table.id))
    is_new, is_running = is_untouched(held.shown), table.phase is Phase.RUNNING
    return (
        *offers(
            Rank.NEAR,
            page_button(frame, live, language, is_private=True),
            hint_buttons(frame, live, held.seat if held.asked else None, language),
            *_way_back(frame, table, language),
        ),
        *offers(
            Rank.REST,
            ask_back(frame, live, held.chair, language) if is_new else (),
            (rules,) if is_running else (),
            *tip_rows(frame, live, held.tip, language),
        ),
    )


def _viewers(table: Table, chair: Chair) -> tuple[Viewer, ...]:
    """Return the viewers whose questions stand in a person's private chat: their seat, and for
    people who play in words the group's board, too.
    """
    own = seat_at(table, chair)
    return (own, TABLE) if follows_in_private(table, table.people[chair].user) else (own,)


def _change_digest(frame: Frame, live: Live, chair: Chair, picture: Picture | None) -> str | None:
    """Return a digest of the parts of a hand without a question that are worth an edit. Of other
    players' moves it is whose turn it is then: the rest the owner sees in the group, or with the
    next question.
    """
    is_beside = frame.aloud and live.table.place.is_private
    if live.table.phase is not Phase.RUNNING or (picture is None and not is_beside):
        return None
    seat, language = seat_at(live.table, chair), live.table.people[chair].language
    ready = prepared_line(frame, live, seat, language)
    if live.table.place.is_group and not ready:
        ready = waiting_line(frame, live, language)
    if not keeps_secrets(frame.games, live.table):
        return live.table.letter + ready
    own = own_digest(picture) if picture else repr(own_lines(frame, live, seat))
    return "\n".join((live.table.letter, own_news(frame, live, chair), ready, own))


def _hand_text(
    frame: Frame,
    live: Live,
    chair: Chair,
    shown: Screen | None,
    tip: str = "",
    *,
    retired: bool = False,
    real: Live | None = None,
) -> str:
    """Return the text of a hand. A line of it names the game and the group, because a person may
    play at several tables; who hears it is told that first.

    :param real: the table as it is, where `live` is imagined.
    """
    table, language = live.table, live.table.people[chair].language
    if goes_on_in_words(frame, live, seat_at(table, chair), shown):
        return hand_caption(frame, live, chair, shown)
    name = _name_line(frame, table, chair, language)
    heading = f"{name}\n" if frame.aloud and name else ""
    limit = CAPTION_LIMIT - units(heading)
    name = "" if frame.aloud else name
    said = hand_caption(
        frame, live, chair, shown, limit, retired=retired, name=name, tip=tip, real=real
    )
    return heading + said


def _name_line(frame: Frame, table: Table, chair: Chair, language: str) -> str:
    """Return which table a hand belongs to, or that it is the hand, where the board stands in the
    same chat.
    """
    if table.place.is_private:
        is_beside = keeps_secrets(frame.games, table)
        return titled(frame, table, frame.say(language, "hand-alone")) if is_beside else ""
    is_aside = table.people[chair].user in table.aside
    aside = (frame.say(language, "hand-aside"),) if is_aside else ()
    return "\n".join((name_line(frame, table, language), *aside))


def _way_back(frame: Frame, table: Table, language: str) -> Keyboard:
    """A button to the board, where messages have no addresses that the first line could lead to: in
    a small group, and while one plays alone, for hands are asked for below the board then.
    """
    is_alone = table.place.is_private
    if address(table.place, 0) or (is_alone and table.phase is not Phase.RUNNING):
        return ()
    said = frame.say(language, "button-table" if is_alone else "button-board")
    return ((Button(said, buttons.Board(table.id)),),)


def ephemeral_hand(frame: Frame, live: Live, chair: Chair) -> Surface:
    """Return a hand as its owner may look at it in the group. Its question stands in the private
    chat.
    """
    table, language = live.table, live.table.people[chair].language
    frame, seat = for_reader(frame, table.people[chair]), seat_at(table, chair)
    board = text_board(frame, live, seat, language) if has_chapters(frame, live, seat) else ""
    return Surface(
        key=hand_key(chair),
        place=table.place,
        generation="",
        text=headlined(frame, table, in_blocks(hand_caption(frame, live, chair, None), board)),
        keyboard=((way_there(frame, language), close_button(frame, live, language)),),
        picture=picture_of(frame, live, seat, "board", language),
        silent=True,
    )


def may_be_ephemeral(frame: Frame, live: Live) -> bool:
    """Tell whether a hand may be shown in the group to its owner: not where the game forgets, for
    when such a message vanishes is up to the app (docs/adr/0033).
    """
    if live.table.place.is_private:
        return False
    return not forgets(game_of(frame.games, live.table), live)


def way_there(frame: Frame, language: str) -> Button:
    """Return the button that opens the private chat: the question stands at its bottom."""
    return Button(frame.say(language, "button-private"), url=frame.private_chat)


def _decisions(live: Live, seat: Seat) -> int:
    """How often the seat has moved: each new question is a new message, its outcome an edit."""
    moves = live.table.log.moves if live.table.log else ()
    return live.table.undone + sum(move.seat == seat for move in moves)
