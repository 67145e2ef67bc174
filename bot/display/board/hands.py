"""The private chats during and after a game: hands, and the notes beside them. PURE."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from bot.display import buttons
from bot.display.board.aloud import chapter_rows, own_lines, with_chapter
from bot.display.board.asking import (
    Asking,
    Regions,
    asked_here,
    asking_of,
    choice_rows,
    is_asked,
    is_untouched,
    laid_out,
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
from bot.display.board.readers import in_private
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
    Selection,
    Selections,
    Surface,
    hand_key,
    own_digest,
)
from bot.display.views import fading, forgets, view_of
from bot.features.hints.shown import hint_buttons
from bot.features.rules.buttons import Rules
from bot.features.tips.shown import tip_line, tip_rows
from bot.table.seating import follows_in_private, goes_on, is_told_apart
from bot.table.values import Chair, Live, Phase, Table, game_of, keeps_secrets
from bot.texts.frame import Frame, headlined, titled
from bot.texts.reader import Reader
from games.core.choices import Screen
from games.core.contract import holds
from games.core.values import TABLE, Seat, Viewer
from render import Picture


def private_surfaces(
    reader: Reader, live: Live, selections: Selections, context: ChatContext
) -> Iterator[Surface]:
    """Yield the surfaces of a person's private chat: notes, and the hand if there is one."""
    live = with_heard_names(live) if reader.frame.aloud else live
    table, user = live.table, reader.place.chat
    if is_told_apart(reader.frame.games, table, user):
        yield from note_surfaces(reader, live)
    if follows_in_private(table, user) or _has_hand(reader, live, selections):
        hand = hand_surface(reader, live, selections, context)
        opening = f"{reader.say('hand-your-turn')}\n{_table_line(reader, table)}"
        yield fading(reader, live, hand, lambda: opening)


def _has_hand(reader: Reader, live: Live, selections: Selections) -> bool:
    """Tell whether there is a message for the reader's hand, or for the move that they prepare."""
    if is_preparing(reader.frame, live, reader.seat, selections):
        return True
    is_secret = keeps_secrets(reader.frame.games, live.table)
    return is_secret and holds_hand(reader.frame, live, reader.seat)


def holds_hand(frame: Frame, live: Live, seat: Seat) -> bool:
    """Tell whether a seat has something to be shown in private just now, besides its notes."""
    return holds(game_of(frame.games, live.table), view_of(frame, live, seat))


class _Question(NamedTuple):
    """What a hand asks, if anything."""

    is_asked: bool
    """Whether the game asks it just now."""
    at: Live
    """The table as it is, or as if its turn had come: while the reader prepares a move."""
    asking: Asking | None
    tip: str


def _question(reader: Reader, live: Live, selection: Selection) -> _Question:
    frame, seat, viewers = reader.frame, reader.seat, _viewers(reader, live.table)
    is_asked = any(asked_here(frame, live, seat, viewer) for viewer in viewers)
    at = looked_at(frame, live, seat, selection) or live
    asking = asking_of(frame, at, seat, selection) if is_asked or at.is_imagined else None
    tip = tip_line(frame, live, reader.chair, asking.shown if asking and is_asked else None)
    return _Question(is_asked, at, asking, tip)


def hand_surface(
    reader: Reader, live: Live, selections: Selections, context: ChatContext
) -> Surface:
    """Return the hand of a reader, as their private chat shows it."""
    frame, seat, key = reader.frame, reader.seat, hand_key(reader.own_chair)
    if not forgets(game_of(frame.games, live.table), live):  # such a hand stands for a look alone
        live = recapped(frame.games, live, context, key, seat)
    table, selection = live.table, selections.get(seat, NOTHING)
    question = _question(reader, live, selection)
    at, asking = question.at, question.asking
    shown, page = (asking.shown, asking.page) if asking else (None, 0)
    picture = _picture(reader, at, shown)
    text = _text(reader, at, shown, question.tip, real=live)
    public = selections.get(None, NOTHING)
    leads_on = public.leads_on if public.mover == reader.place.chat else None
    way = ((leads_on,),) if leads_on and not question.is_asked else ()
    keys = _keys(reader, live, question, way)
    keyboard, pictured = laid_out(
        lambda *at: keys(*at).keyboard, picture, text, page, is_private=True
    )
    asks = any(is_asked(frame, live, seat, viewer) for viewer in _viewers(reader, table))
    hand = Surface(
        key=key,
        place=reader.place,
        generation=str(_decisions(live, seat) + asks),
        text=text,
        keyboard=keyboard,
        picture=pictured,
        silent=not question.is_asked or goes_on(table, reader.own_chair),
        retired_text=_text(reader, live, None, retired=True),
        way=home_of(table),
        way_line=_table_line(reader, table),
        stays=table.phase is not Phase.RUNNING,
        is_one=True,
        rests=not question.is_asked,
        change_digest=None if shown else _change_digest(reader, live, picture),
        more=keys((), page).more,
    )
    return with_chapter(reader, live, hand, public.panel)


def _picture(reader: Reader, live: Live, shown: Screen | None) -> Picture | None:
    """Return the picture of a hand. If its reader has prepared a move, it shows the position after
    that move.
    """
    frame, seat = reader.frame, reader.seat
    ready = None if shown else shown_ahead(reader, live)
    at, seen = ready or (live, shown)
    is_public = at.is_imagined and not asked_here(frame, at, seat, seat)
    viewer = TABLE if is_public else seat
    return picture_of(frame, at, viewer, BOARD, reader.language, seen, seat)


def _keys(
    reader: Reader, live: Live, question: _Question, way: Keyboard
) -> Callable[[Regions, int], Composed]:
    """Return what composes a page of the keyboard of a hand: the choice, and the offers besides.

    :param way: to the next table, once it rests.
    """
    at, asking, key = question.at, question.asking, hand_key(reader.own_chair)
    is_new = is_untouched(asking and asking.shown)
    chapters = chapter_rows(reader, live, key, is_begun=not is_new)
    offered = (*_hand_offers(reader, live, question), *offers(Rank.REST, *chapters))
    leave = (leave_button(reader, live),) if at.is_imagined and is_new else ()
    ahead = () if asking else preparing_rows(reader, live)
    below = (*(() if is_new else chapters), *ahead, *retract_row(reader, live))

    @cache
    def compose(regions: Regions, page: int) -> Composed:
        chosen, ends = choice_rows(reader, at, asking, regions, page)
        ends = (*leave, *ends)
        return composed(
            reader.frame,
            reader.language,
            (live.table.id, key),
            (*way, *chosen, *below),
            without_preview(offered, ends, is_private=True),
            ends,
        )

    return compose


def _hand_offers(reader: Reader, live: Live, question: _Question) -> tuple[Offer, ...]:
    """Return the offers of a hand besides its question."""
    frame, language, table = reader.frame, reader.language, live.table
    rules = Button(reader.say("button-rules"), Rules(table.id))
    is_new = is_untouched(question.asking and question.asking.shown)
    is_running = table.phase is Phase.RUNNING
    return (
        *offers(
            Rank.NEAR,
            page_button(frame, live, language, is_private=True),
            hint_buttons(frame, live, reader.seat if question.is_asked else None, language),
            *_way_back(reader, table),
        ),
        *offers(
            Rank.REST,
            ask_back(reader, live) if is_new else (),
            (rules,) if is_running else (),
            *tip_rows(frame, live, question.tip, language),
        ),
    )


def _viewers(reader: Reader, table: Table) -> tuple[Viewer, ...]:
    """Return the viewers whose questions stand in a person's private chat: their seat, and for
    people who play in words the group's board, too.
    """
    follows = follows_in_private(table, reader.place.chat)
    return (reader.seat, TABLE) if follows else (reader.seat,)


def _change_digest(reader: Reader, live: Live, picture: Picture | None) -> str | None:
    """Return a digest of the parts of a hand without a question that are worth an edit. Of other
    players' moves it is whose turn it is then: the rest the owner sees in the group, or with the
    next question.
    """
    table = live.table
    is_beside = reader.frame.aloud and table.place.is_private
    if table.phase is not Phase.RUNNING or (picture is None and not is_beside):
        return None
    ready = prepared_line(reader, live)
    if table.place.is_group and not ready:
        ready = waiting_line(reader, live)
    if not keeps_secrets(reader.frame.games, table):
        return table.letter + ready
    own = own_digest(picture) if picture else repr(own_lines(reader, live))
    return "\n".join((table.letter, own_news(reader, live), ready, own))


def _text(
    reader: Reader,
    live: Live,
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
    if goes_on_in_words(reader, live, shown):
        return hand_caption(reader, live, shown)
    name = _name_line(reader, live.table)
    heading = f"{name}\n" if reader.frame.aloud and name else ""
    caption = hand_caption(
        reader,
        live,
        shown,
        CAPTION_LIMIT - units(heading),
        retired=retired,
        name="" if reader.frame.aloud else name,
        tip=tip,
        real=real,
    )
    return heading + caption


def _name_line(reader: Reader, table: Table) -> str:
    """Return which table a hand belongs to, or that it is the hand, where the board stands in the
    same chat.
    """
    if table.place.is_private:
        is_beside = keeps_secrets(reader.frame.games, table)
        return titled(reader.frame, table, reader.say("hand-alone")) if is_beside else ""
    is_aside = reader.place.chat in table.aside
    aside = (reader.say("hand-aside"),) if is_aside else ()
    return "\n".join((_table_line(reader, table), *aside))


def _table_line(reader: Reader, table: Table) -> str:
    return name_line(reader.frame, table, reader.language)


def _way_back(reader: Reader, table: Table) -> Keyboard:
    """A button to the board, where messages have no addresses that the first line could lead to: in
    a small group, and while one plays alone, for hands are asked for below the board then.
    """
    is_alone = table.place.is_private
    if address(table.place, 0) or (is_alone and table.phase is not Phase.RUNNING):
        return ()
    label = reader.say("button-table" if is_alone else "button-board")
    return ((Button(label, buttons.Board(table.id)),),)


def ephemeral_hand(frame: Frame, live: Live, chair: Chair) -> Surface:
    """Return a hand as its owner may look at it in the group. Its question stands in the private
    chat.
    """
    table, reader = live.table, in_private(frame, live.table, chair)
    board = text_board(reader, live) if has_chapters(reader, live) else ""
    text = in_blocks(hand_caption(reader, live, None), board)
    return Surface(
        key=hand_key(chair),
        place=table.place,
        generation="",
        text=headlined(frame, table, text, reader.language),
        keyboard=((way_there(reader), close_button(frame, live, reader.language)),),
        picture=picture_of(reader.frame, live, reader.seat, BOARD, reader.language),
        silent=True,
    )


def may_be_ephemeral(frame: Frame, live: Live) -> bool:
    """Tell whether a hand may be shown in the group to its owner: not where the game forgets, for
    when such a message vanishes is up to the app (docs/adr/0033).
    """
    if live.table.place.is_private:
        return False
    return not forgets(game_of(frame.games, live.table), live)


def way_there(reader: Reader) -> Button:
    """Return the button that opens the private chat: the question stands at its bottom."""
    return Button(reader.say("button-private"), url=reader.frame.private_chat)


def _decisions(live: Live, seat: Seat) -> int:
    """How often the seat has moved: each new question is a new message, its outcome an edit."""
    moves = live.table.log.moves if live.table.log else ()
    return live.table.undone + sum(move.seat == seat for move in moves)
