"""The messages of a game: the board while it runs, and the last word after it."""

from collections.abc import Callable
from functools import cache, partial

from msgspec.structs import replace

import render
from bot.display import buttons
from bot.display.board.aloud import chapter_rows, with_chapter
from bot.display.board.asking import (
    Asking,
    Regions,
    asked_here,
    asking_of,
    choice_rows,
    is_untouched,
    laid_out,
)
from bot.display.board.captions import (
    board_before,
    board_caption,
    board_opening,
    board_reader,
    called,
    goes_on_in_words,
    line_of_preview,
)
from bot.display.board.finals import (
    final_caption,
    is_won_by_reader,
    map_caption,
    step_button,
    stopped_caption,
)
from bot.display.board.hands import holds_hand, private_surfaces, way_there
from bot.display.board.led_on import next_row, next_surface
from bot.display.board.lenses import lens_row, page_button, watching_button, with_lens
from bot.display.board.notes import note_surfaces
from bot.display.board.people_panel import (
    ask_back,
    have_met,
    people_rows,
    remind_row,
    represented_rows,
)
from bot.display.board.preparing import public_button
from bot.display.board.readers import readers
from bot.display.board.recap import has_slept, recapped
from bot.display.fitted import units, with_short_names
from bot.display.lobby.games_list import friend_button
from bot.display.more import Composed, Offer, Rank, composed, offers, without_preview
from bot.display.pictures import picture_of
from bot.display.values import (
    BOARD,
    CAPTION_LIMIT,
    LAST,
    LETTER_ROOM,
    NOTHING,
    Button,
    ChatContext,
    Keyboard,
    Look,
    Selections,
    Surface,
)
from bot.display.views import fading, view_of
from bot.features.banks.shown import banks_button
from bot.features.calling.questions import asked_in_group
from bot.features.calling.shown import call_surfaces
from bot.features.challenge.shown import result_button
from bot.features.exports.shown import Export
from bot.features.films.shown import film_row, since_button
from bot.features.hints.shown import hint_buttons
from bot.features.latecomers.shown import ask_button
from bot.features.lessons.shown import how_to_play
from bot.features.rules.buttons import Rules
from bot.features.seeking.shown import shun_rows
from bot.features.series.table import counted
from bot.features.signs.shown import sign_rows, signs_button, signs_line, with_signs
from bot.features.tips.shown import first_line, first_rows, tip_line
from bot.table.computers import is_against_computers, levels, own, represented
from bot.table.seating import all_seats, chair_of, own_seat, present
from bot.table.slots import awaits_answer
from bot.table.values import (
    Live,
    Phase,
    Table,
    calls_apart,
    game_of,
    is_asking,
    keeps_secrets,
    position,
    to_act,
)
from bot.texts.frame import Frame, title
from bot.texts.reader import Reader
from games.core.choices import Screen
from games.core.contract import notes_of
from games.core.values import TABLE


def board_surfaces(frame: Frame, live: Live, look: Look) -> tuple[Surface, ...]:
    """Return the messages of a table, in one chat or in all: the board or last word, and those in
    private of the present players who are told more than the group or prepare a move. In a private
    chat only its own person gets these.
    """
    selections, context, chat = look
    frame, live = replace(frame, fleeting=True), with_short_names(live)
    table = live.table
    *alone, everybody = readers(frame, live, selections, context)
    private = (
        surface
        for reader in alone
        if chat in (None, reader.place.chat)
        for surface in private_surfaces(reader, live, selections, context)
    )
    calling = table.calls.made or table.calls.polled or represented(table)
    may_call = table.place.is_group and calling
    calls = tuple(call_surfaces(frame, live, chat)) if may_call else ()
    mover = selections.get(None, NOTHING).mover
    if mover and chat in (None, mover) and all(one.place.chat != mover for one in calls):
        calls += tuple(next_surface(frame, live, selections))
    if chat not in (None, table.place.chat):
        return (*private, *calls)
    told = recapped(frame.games, live, context, BOARD, own_seat(table))
    public = _public(everybody, told, selections, context)
    if line := line_of_preview(everybody, live, context):
        public = tuple(replace(one, line=line) if one.key == BOARD else one for one in public)
    if _asks_by_board(frame, live):
        return (*private, *public)
    return (*public, *private, *calls)  # a call leads to the board, which comes first


def _asks_by_board(frame: Frame, live: Live) -> bool:
    """Tell whether the board asks a person who plays in words in their own chat. Then the board is
    sent last, so that the newest message in the chat is the one that asks.
    """
    place = live.table.place
    if not place.is_private or not any(p.aloud for p in live.table.people if p.user == place.chat):
        return False
    return any(asked_here(frame, live, seat, TABLE) for seat in to_act(frame.games, live))


def _public(
    reader: Reader, live: Live, selections: Selections, context: ChatContext
) -> tuple[Surface, ...]:
    frame = reader.frame
    if live.table.phase is Phase.RUNNING:
        board = _board(reader, live, selections, context)
        opening = partial(board_opening, reader, live, context.unreachable)
        # notes for everybody, such as the end of a round, ring only if the board is silent
        has_notes = game_of(frame.games, live.table).secrecy.notes
        notes = note_surfaces(reader, live) if has_notes else ()
        rung = (replace(note, silent=not board.silent) for note in notes)
        return (*rung, fading(reader, live, board, opening))
    pages = render.pages(live.table.game or "", view_of(frame, live, TABLE)) or (BOARD,)
    pages = pages if frame.pictures else (BOARD,)  # without pictures the last word has everything
    last = _last(reader, live, pages[-1])
    return (*(_map(reader, live, page) for page in pages[:-1]), last)


def _public_question(reader: Reader, live: Live, selections: Selections) -> Asking | None:
    """Return the question that a running game's board asks in public; None if it asks nobody."""
    frame, table = reader.frame, live.table
    acting = to_act(frame.games, live)
    seat = next((one for one in acting if asked_here(frame, live, one, TABLE)), None)
    if seat is None:
        return None
    asking = asking_of(frame, live, seat, selections.get(seat, NOTHING))
    if not table.place.is_private:
        return asking
    tip = tip_line(frame, live, chair_of(table, table.place.chat), asking.shown)
    return asking._replace(tip=tip)  # on a board that nobody else sees


def _board(reader: Reader, live: Live, selections: Selections, context: ChatContext) -> Surface:
    """Return the board, with the choice of the seat that it asks, if it asks one."""
    table, asking = live.table, _public_question(reader, live, selections)
    seat, shown, page, tip = None, None, 0, ""
    if asking:
        seat, _, shown, page, tip = asking
    picture = picture_of(reader.frame, live, TABLE, BOARD, reader.language, shown, seat)
    text = _board_text(reader, live, shown, context, tip)
    named = [table.people[chair].user for chair in called(reader, live, context.unreachable)]
    asked = asked_in_group(reader.frame.games, live) if is_asking(table) else ()
    unheard = [person.user for person in asked]
    leads_on = next_row(reader.frame, live, selections) if seat is None else ()
    keys = _board_keys(reader, live, asking, leads_on)
    alone = table.place.is_private
    keyboard, pictured = laid_out(
        lambda *at: keys(*at).keyboard,
        picture,
        text,
        page,
        is_private=alone,
    )
    board = Surface(
        key=BOARD,
        place=table.place,
        generation=str(table.generation),
        text=text,
        keyboard=keyboard,
        picture=pictured,
        silent=table.hushed or not _rings(table, bool(named), bool(unheard)),
        names=(*named, *unheard) if calls_apart(table) else (),
        pins=not alone,
        retired_text=board_before(reader, live),
        previews=str(shown.action) if shown and shown.action and pictured else "",
        is_one=alone,
        chapter=_chapter(reader, live) if table.place.is_group else None,
        asked=table.brought,
        more=keys((), page).more,
    )
    panel = selections.get(None, NOTHING).panel
    return _with_panel(reader, live, board, panel) if panel else board


def _rings(table: Table, is_calling: bool, is_unheard: bool) -> bool:
    """Tell whether a new board makes a sound: where people are called apart, the one that names
    somebody for the first time.

    :param is_calling: whether it mentions anybody who is to act.
    :param is_unheard: whether it asks anybody something besides, by name.
    """
    if calls_apart(table):
        is_called = is_calling and table.calls.rings == table.generation
        return is_called or (is_unheard and table.calls.asks == table.generation)
    is_asking = bool(table.motions) or (table.wanted is not None and awaits_answer(table))
    return is_calling or is_asking or is_unheard or have_met(table)


def _chapter(reader: Reader, live: Live) -> int:
    """Return how many rounds are over: each leaves a note to all."""
    game = game_of(reader.frame.games, live.table)
    return len(notes_of(game, view_of(reader.frame, live, TABLE))) if game.secrecy.notes else 0


def _with_panel(reader: Reader, live: Live, board: Surface, panel: str) -> Surface:
    """Return the board with what its reader has opened in it: a chapter, a lens, or the signs."""
    read = with_chapter(board_reader(reader, live), live, board, panel)
    # the panel of signs can shun strangers, too: a player need not wait for the end of the game
    shunning = shun_rows(reader, live.table)
    return with_signs(reader, live, with_lens(reader, live, read, panel), panel, shunning)


def _board_keys(
    reader: Reader, live: Live, asking: Asking | None, leads_on: Keyboard
) -> Callable[[Regions, int], Composed]:
    """Return what composes a page of the board's keyboard: the choice, the questions about people,
    and the offers.

    :param leads_on: the way to the next table of whoever has just moved.
    """
    is_private, is_begun = live.table.place.is_private, not is_untouched(asking and asking.shown)
    chapters: Keyboard = ()
    if reader.frame.aloud:
        chapters = chapter_rows(board_reader(reader, live), live, BOARD, is_begun=is_begun)
    offered = (*_board_offers(reader, live, asking), *offers(Rank.REST, *chapters))
    below = (*(chapters if is_begun else ()), *people_rows(reader, live))

    @cache
    def compose(regions: Regions, page: int) -> Composed:
        chosen, ends = choice_rows(reader, live, asking, regions, page)
        return composed(
            reader.frame,
            reader.language,
            (live.table.id, BOARD),
            (*leads_on, *chosen, *below),
            without_preview(offered, ends, is_private=is_private),
            ends,
            is_shared=not is_private,
        )

    return compose


def _board_offers(reader: Reader, live: Live, asking: Asking | None) -> tuple[Offer, ...]:
    """Return all that a running game's board offers besides its questions."""
    seat, shown, tip = (asking.seat, asking.shown, asking.tip) if asking else (None, None, "")
    table, is_private = live.table, live.table.place.is_private
    game = game_of(reader.frame.games, table)
    may_grow = game.latecomers is not None or any(person.computer for person in table.people)
    rules = Button(reader.say("button-rules"), Rules(table.id))
    hand, way = _secret_ways(reader, live) if keeps_secrets(reader.frame.games, table) else ((), ())
    backs, given = represented_rows(reader, live)
    is_first = table.gentle or bool(tip)
    return (
        *offers(Rank.WAY, hand),
        *offers(
            Rank.NEAR,
            remind_row(reader, live) if table.half else (),
            *backs,
            page_button(reader.frame, live, reader.language, is_private=is_private)
            if reader.frame.app
            else (),
            hint_buttons(reader.frame, live, seat, reader.language) if table.hints else (),
            public_button(reader, live),
        ),
        *offers(
            Rank.REST,
            way,
            *given,
            ask_back(reader, live),
            *lens_row(reader, live),
            watching_button(reader, table) if table.onlookers else (),
            since_button(reader, live) if has_slept(table) else (),
            ask_button(reader, live) if may_grow else (),
            signs_button(reader, table) if table.reader else (),
            banks_button(reader, table) if table.increment else (),
            how_to_play(reader.frame, game.id, reader.language, table.id)
            if not position(table)
            else (),
            (rules,),
            *(first_rows(reader, live, shown, tip) if is_first else ()),
        ),
    )


def _board_text(
    reader: Reader, live: Live, shown: Screen | None, context: ChatContext, tip: str
) -> str:
    """Return the caption of the board. Where the hand stands in the same chat, whoever hears it is
    told that it is the board; where the group refuses pictures, its last line says so.
    """
    table = live.table
    here = (
        title(reader.frame, table),
        first_line(reader, live, shown) if table.gentle else "",
    )
    name = "\n".join(line for line in here if line)
    if reader.frame.aloud and goes_on_in_words(board_reader(reader, live), live, shown):
        return board_caption(reader, live, shown)
    if not reader.frame.pictures and not reader.frame.aloud:
        why = f"\n\n{reader.say('no-pictures')}"
        limit = CAPTION_LIMIT - LETTER_ROOM - units(why)
        said = board_caption(
            reader, live, shown, context.unreachable, limit=limit, name=name, tip=tip
        )
        return said + why
    if reader.frame.aloud and table.place.is_private and keeps_secrets(reader.frame.games, table):
        which = reader.say("board-alone")  # who hears it is told first which message it is
        return f"{which}\n{board_caption(reader, live, shown, context.unreachable, tip=tip)}"
    return board_caption(reader, live, shown, context.unreachable, name=name, tip=tip)


def _map(reader: Reader, live: Live, page: str) -> Surface:
    """Return a picture of the last board, without buttons, in a game that has several."""
    table = live.table
    return Surface(
        key=page,
        place=table.place,
        generation=str(table.generation),
        text=map_caption(reader, live),
        picture=picture_of(reader.frame, live, TABLE, page, reader.language),
        silent=True,
    )


def _last(reader: Reader, live: Live, page: str) -> Surface:
    """Return the last word on the table: a message of its own, so that nobody misses it. It offers
    a rematch, a challenge its result; all else stands behind "⋯".
    """
    table = live.table
    is_over = table.phase is Phase.OVER
    text = (
        final_caption(reader, live, tells_news=reader.frame.aloud)
        if is_over
        else stopped_caption(reader, live)
    )
    signs = signs_line(reader, table) if is_over and table.reader else ""
    again, at_once = _again(reader, live), _at_once(reader, live)
    offered = (*offers(Rank.NEAR, again), *offers(Rank.REST, *_after(reader, live)))
    laid = composed(reader.frame, reader.language, (table.id, LAST), at_once, offered)
    return Surface(
        key=LAST,
        place=table.place,
        generation=str(table.generation),
        text=f"{text}\n\n{signs}" if signs and units(text + signs) < CAPTION_LIMIT else text,
        keyboard=laid.keyboard,
        picture=picture_of(reader.frame, live, TABLE, page, reader.language),
        effect=_CONFETTI if is_won_by_reader(reader.frame, live) else "",
        more=laid.more,
    )


def _again(reader: Reader, live: Live) -> tuple[Button, ...]:
    """Return the button that plays once more with those who played, or, after a game against
    computers alone, with a friend.
    """
    table = live.table
    if table.is_challenge:
        return (result_button(reader.frame, reader.language, table.id),)
    if table.reader and chair_of(table, table.reader) not in present(table):
        return ()
    if not is_against_computers(table):
        return (Button(reader.say("button-rematch"), buttons.Rematch(table.id)),)
    return (friend_button(reader.frame, reader.language, "", table.game or ""),)


def _at_once(reader: Reader, live: Live) -> Keyboard:
    """Return the buttons that begin the next game against computers alone, as they were or others:
    there is nobody to wait for.
    """
    table, said = live.table, reader.say("button-play-again")
    if table.is_challenge or not is_against_computers(table):
        return ()
    again = Button(said, buttons.Rematch(table.id), style="primary")
    return ((again, *_other_level(reader, live)),)


def _other_level(reader: Reader, live: Live) -> tuple[Button, ...]:
    """Return the button for stronger computers to whoever has won, for easier ones to whoever has
    lost twice in a row.
    """
    table, offered = live.table, levels(reader.frame.games, live.table)
    are = [offered.index(one.computer) for one in own(table) if one.computer in offered]
    now = max(are, default=0)
    has_won = is_won_by_reader(reader.frame, live)
    at = now + 1 if has_won else now - 1
    may_change = has_won or _losses_in_a_row(reader, live) >= _TWICE
    if not (may_change and 0 <= at < len(offered)):
        return ()
    said = reader.say("button-stronger" if has_won else "button-easier")
    return (Button(said, buttons.Rematch(table.id, offered[at].value)),)


def _losses_in_a_row(reader: Reader, live: Live) -> int:
    """Return how many games the person in whose private chat the board stands has lost in a row."""
    tallies = counted(reader.frame.games, live).tallies
    chair = chair_of(live.table, live.table.place.chat)
    return tallies[chair].lost if tallies and chair is not None else 0


_TWICE = 2
"""Games lost in a row, after which easier computers are offered."""
_CONFETTI = "5046509860389126442"
"""Telegram's id of the effect of 🎉. Which ids there are no method of the Bot API tells."""


def _after(reader: Reader, live: Live) -> Keyboard:
    """Return the buttons behind "⋯" once a game is over: another game, a look back, signs."""
    table = live.table
    is_alone = table.place.is_private  # a circle's table, too, is private to each reader
    token = buttons.Alone("") if is_alone else buttons.Another(table.id, table.slot)
    return (
        (Button(reader.say("button-other-games"), token),),
        step_button(reader.frame, live, reader.language),
        *film_row(reader, live),
        (Button(reader.say("button-export"), Export(table.id)),),
        *lens_row(reader, live),
        watching_button(reader, table),
        *(sign_rows(reader, table) if table.phase is Phase.OVER else ()),
        *shun_rows(reader, table),
    )


def _secret_ways(reader: Reader, live: Live) -> tuple[tuple[Button, ...], tuple[Button, ...]]:
    """Return the button that shows the presser's hand, and the button that leads to the private
    chat. Only a group's board has them, and only while somebody is told something in private.
    """
    table = live.table
    if table.place.is_private or not _has_private(reader, live):
        return (), ()
    said = reader.say("button-hand")
    hand = Button(said, buttons.Hand(table.id), style="primary")
    return (hand,), (way_there(reader),)


def _has_private(reader: Reader, live: Live) -> bool:
    """Tell whether somebody has a hand or a note in private just now."""
    return any(
        holds_hand(reader.frame, live, seat)
        or notes_of(game_of(reader.frame.games, live.table), view_of(reader.frame, live, seat))
        for seat in all_seats(live.table)
    )
