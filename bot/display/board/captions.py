"""Captions of a board and a hand while a game runs: whose turn it is, and the question. PURE."""

from html import escape

from msgspec.structs import replace

from bot.display.board.aloud import own_told
from bot.display.board.asking import asked_here, is_untouched, question_of
from bot.display.board.news import news, status_lines, stopped, tell
from bot.display.board.people_panel import missing, people_lines
from bot.display.board.preparing import prepared_line
from bot.display.board.previews import brings
from bot.display.board.recap import events_of, told_apart
from bot.display.board.standing import standing
from bot.display.board.story import story_line
from bot.display.fitted import LIMIT, Blocks, caption_of, fitted, has_chapters, is_pictured
from bot.display.values import CAPTION_LIMIT, ChatContext
from bot.display.views import facts, forgets, view_for
from bot.features.challenge.shown import CHALLENGE, challenge_line
from bot.features.handing.shown import invited_line
from bot.table.preparing import prepared_by
from bot.table.seating import (
    chair_of,
    chairs_at,
    follows_in_private,
    is_computer,
    is_reached,
    just_moved,
    own_seat,
    present,
)
from bot.table.values import Chair, Live, Phase, calls_apart, game_of, keeps_secrets, to_act
from bot.texts.frame import bold, mention, seat_mark
from bot.texts.reader import Reader
from bot.texts.wording import Asker, chosen
from games.core.choices import Screen
from games.core.message import Message
from games.core.values import TABLE, Seat


def board_caption(
    reader: Reader,
    live: Live,
    shown: Screen | None,
    unreachable: frozenset[int] = frozenset(),
    *,
    limit: int = LIMIT,
    name: str = "",
    tip: str = "",
) -> str:
    """Return the caption of the public board: turn and question, tip, requests of people, the
    players whose private chats are closed, which table it is, news, status and points.

    :param name: which table or message it is, where there are several in its chat.
    :param tip: the tip of a first game; only a person who alone sees the board gets one.
    """
    has_hand = keeps_secrets(reader.frame.games, live.table)
    question = _question(reader, live, shown)
    ahead = _ahead(reader, live, shown)
    own = board_reader(reader, live) if shown or not has_hand else reader
    if goes_on_in_words(own, live, shown):
        return f"➤ {question.removeprefix(_BETWEEN)}{ahead}"

    def words(live: Live) -> Blocks:
        opening = board_opening(reader, live, unreachable)
        asks = f"{opening}{question}{ahead}"
        status = status_lines(reader, live)
        if live.table.is_challenge:
            asks = f"{CHALLENGE} {asks}"
            status = f"{challenge_line(reader, live.table)}{status}"
        told = news(reader, live, own_seat(live.table))
        if live.table.invited:  # it is no news: below all that is
            told = "\n".join(line for line in (invited_line(reader, live.table), told) if line)
        if reader.frame.aloud and _is_told_by_hand(reader, live):
            told = status = ""
        return (
            told,
            asks,
            tip,
            people_lines(reader, live),
            _unreachable_people(reader, live, unreachable) if unreachable else "",
            story_line(reader, live),
            name,
            status,
        )

    return caption_of(own, live, words, limit)


def _is_told_by_hand(reader: Reader, live: Live) -> bool:
    """Tell whether the hand in the same chat asks somebody who plays in words: of two messages that
    both change, the one that asks tells the news, and how things stand.
    """
    table = live.table
    if not table.place.is_private:
        return False
    seat = own_seat(table)
    return seat is not None and asked_here(reader.frame, live, seat, seat)


def board_reader(reader: Reader, live: Live) -> Reader:
    """Return for whom a public board is written. A person who plays alone and in words finds their
    own secrets on it, since the chat is theirs; but not where the game forgets. All others see what
    everybody may.
    """
    if not reader.frame.aloud or forgets(game_of(reader.frame.games, live.table), live):
        return reader
    return replace(reader, viewer=own_seat(live.table))


def board_opening(reader: Reader, live: Live, unreachable: frozenset[int]) -> str:
    """Return the first text of a new board, sent before the rest is ready: the turn, with a
    mention, so that the phone rings. In a private chat its person is not mentioned.
    """
    table = live.table
    own = chair_of(table, table.place.chat) if table.place.is_private else None
    acting = [
        chair for seat in to_act(reader.frame.games, live) for chair in chairs_at(table, seat)
    ]
    if own is not None and acting == [own] and own in present(table):
        return reader.say("hand-your-turn")
    if reader.frame.aloud:  # a mark and a name are no sentence
        names = reader.listed([bold(table.people[chair]) for chair in acting])
        return reader.say(Message("aloud-turn", {"names": names}))
    return f"➤ {_players_to_act(reader, live, called(reader, live, unreachable))}"


def board_before(reader: Reader, live: Live) -> str:
    """Return the one line that stays below an old board when play has gone on: the latest news, or
    else a sentence on whose turn it was, because an arrow and a name would still read as a call.
    """
    if told := news(reader, live).split("\n")[-1]:
        return told
    then = Message("board-asked-then", {"names": _players_to_act(reader, live, ())})
    return reader.say(then)


def line_of_preview(reader: Reader, live: Live, context: ChatContext) -> str:
    """Return the line that belongs below the board that play has left, where its picture shows the
    very move that was made then; empty where it shows another, or none.
    """
    log, previewed = live.table.log, context.previewed
    if log is None or previewed is None or forgets(game_of(reader.frame.games, live.table), live):
        return ""
    known, action = previewed
    if known >= len(log.moves) or log.moves[known].action != action:
        return ""
    events = events_of(live, known)
    told = tell(reader, live, events)
    return "\n".join(told).split("\n")[-1]


def called(reader: Reader, live: Live, unreachable: frozenset[int]) -> tuple[Chair, ...]:
    """Return the chairs that the public board mentions (docs/adr/0022). Of the players who are to
    act, it mentions those who are asked on this board, who cannot be asked in private, or whose
    time is up; of a team, everybody but the one who moved last (docs/adr/0023); in a private chat,
    its person alone. Where people are called apart it mentions those who cannot be called so, or
    have not answered (docs/adr/0139).
    """
    table, game = live.table, game_of(reader.frame.games, live.table)
    is_apart = calls_apart(table)
    is_urgent = not is_apart and (table.late or table.called)

    def is_asked_elsewhere(seat: Seat, chair: Chair) -> bool:
        user = table.people[chair].user
        is_private = game.asks_in_private(facts(reader.frame, live).state, seat)
        is_elsewhere = is_private or follows_in_private(table, user)
        if is_apart:
            is_elsewhere |= is_reached(table.people[chair])
            return is_elsewhere and user not in {*unreachable, *table.calls.named}
        return is_elsewhere and not is_urgent and user not in unreachable

    here = {table.place.chat} if table.place.is_private else {one.user for one in table.people}
    return tuple(
        chair
        for seat in to_act(reader.frame.games, live)
        if not is_computer(table, seat)
        for chair in chairs_at(table, seat)
        if table.people[chair].user in here
        and not is_asked_elsewhere(seat, chair)
        and (is_urgent or chair != just_moved(table))
    )


def _players_to_act(reader: Reader, live: Live, pinged: tuple[Chair, ...]) -> str:
    """Name the players who are to act, with the marks of their seats.

    :param pinged: the players whose names are mentions, which ring.
    """
    table = live.table

    def turn(seat: Seat) -> str:
        chairs = chairs_at(table, seat)
        names = [(mention if one in pinged else bold)(table.people[one]) for one in chairs]
        return f"{seat_mark(table, seat)} {reader.listed(names)}"

    return " ".join(map(turn, to_act(reader.frame.games, live)))


def hand_caption(
    reader: Reader,
    live: Live,
    shown: Screen | None,
    limit: int = CAPTION_LIMIT,
    *,
    retired: bool = False,
    name: str = "",
    tip: str = "",
    real: Live | None = None,
) -> str:
    """Return the caption of a hand in the private chat: its question, or a promise to call its
    player when the turn comes, and the news with the secrets that the seat has learnt.

    :param retired: whether this is the look that stays when play has gone on: it promises nothing.
    :param name: which table or message it is.
    :param tip: the tip of a first game.
    :param real: the table as it is, where `live` is imagined: nobody is late in their thoughts.
    """
    question = _question(reader, live, shown)
    ahead = _ahead(reader, live, shown)
    if goes_on_in_words(reader, live, shown):
        return f"➤ {question.removeprefix(_BETWEEN)}{ahead}"
    opening = _hand_opening(reader, live, shown, retired=retired)
    turn = f"{opening}{question}{ahead}"
    ready = "" if retired else prepared_line(reader, live)
    turn, ready = (turn, ready) if turn else (ready, "")
    if reader.frame.aloud and live.table.place.is_private and shown is None:
        return _resting_hand(reader, live, turn, tip, limit)

    stands = "" if retired else standing(reader, real or live)

    def words(live: Live) -> Blocks:
        status = status_lines(reader, live)
        return news(reader, live, reader.seat), turn, tip, ready, stands, name, status

    return caption_of(reader, live, words, limit)


def _hand_opening(reader: Reader, live: Live, shown: Screen | None, *, retired: bool) -> str:
    """Return the words before the question of a hand: the turn, or a promise to call; no promise
    where a move is prepared, or the board in the same chat says whose turn it is.
    """
    is_running = live.table.phase is Phase.RUNNING and not retired
    if is_running and reader.seat not in to_act(reader.frame.games, live):
        is_ready = bool(prepared_line(reader, live))
        waits = live.table.place.is_group and not is_ready
        return waiting_line(reader, live) if waits else ""
    return _your_turn(reader, live) if shown else stopped(reader, live)


def waiting_line(reader: Reader, live: Live) -> str:
    """Say whom the table waits for, where no board says it."""
    acting = [
        chair for seat in to_act(reader.frame.games, live) for chair in chairs_at(live.table, seat)
    ]
    names = reader.listed([bold(live.table.people[chair]) for chair in acting])
    return reader.say(Message("hand-waiting-for", {"count": len(acting), "names": names}))


def _resting_hand(reader: Reader, live: Live, turn: str, tip: str, limit: int) -> str:
    """Return in words a hand that asks nothing, beside its board: its player's own things alone; at
    the end of a game, the news, too.
    """
    table, stands = live.table, standing(reader, live)

    def words(live: Live) -> Blocks:
        is_running = live.table.phase is Phase.RUNNING
        told = own_news(reader, live) if is_running else news(reader, live, reader.seat)
        own = own_told(reader, live)
        return told, turn, "" if table.place.is_private else stands, tip, own

    return fitted(live, words, limit)


def own_news(reader: Reader, live: Live) -> str:
    """Tell the news since the seat's last move that the group has not seen."""
    told = told_apart(reader.frame.games, live, reader.seat)
    return "\n".join(tell(reader, live, told))


def _question(reader: Reader, live: Live, shown: Screen | None) -> str:
    """Return the question of the screen, after the name of the side that answers it and the choices
    so far; on a finished choice, ask to confirm.
    """
    if shown is None:
        return ""
    asked = _question_with_reason(reader, live, shown)
    acting = _acting_side(reader, live) if reader.viewer is TABLE else ""
    parts = (acting, _chosen_answers(reader, live, shown), asked)
    return "".join(f"{_BETWEEN}{part}" for part in parts if part)


_BETWEEN = " — "


def _question_with_reason(reader: Reader, live: Live, shown: Screen) -> str:
    """Return the question of the screen. The first question follows the reason why the player can
    do less than usual, because the tool may have been broken long ago.
    """
    asked, game = question_of(reader, live, shown), game_of(reader.frame.games, live.table)
    asked += _stock(reader, live, shown) if asked and reader.frame.aloud else ""
    if game.telling.hampers is None or not is_untouched(shown):
        return asked
    told = game.telling.hampers(view_for(reader, live))
    why = reader.enumerated([reader.say(message) for message in told])
    return reader.labelled(why, asked) if why and asked else asked


def _stock(reader: Reader, live: Live, shown: Screen) -> str:
    """Say how much is left of what a question asks to place, as a picture shows below the map."""
    aloud = game_of(reader.frame.games, live.table).telling.aloud
    if not (aloud and aloud.stock and shown.rows):
        return ""
    left = aloud.stock(view_for(reader, live), shown.rows[-1].question.field)
    return f" {reader.say(left)}" if left else ""


def goes_on_in_words(reader: Reader, live: Live, shown: Screen | None) -> bool:
    """Tell whether a person who plays in words has begun to choose. They have just heard the
    message of the question, so now they get the changes only; chapters hold the rest.
    """
    return not (is_untouched(shown) or reader.frame.full) and has_chapters(reader, live)


def _ahead(reader: Reader, live: Live, shown: Screen | None) -> str:
    """Return a line with the points that the chosen move would bring; empty if there are none to
    tell.
    """
    if shown is None or (shown.action is None and is_untouched(shown)):
        return ""  # no move is chosen yet
    said = brings(reader, live, shown)
    return f"\n{said}" if said else ""


def _your_turn(reader: Reader, live: Live) -> str:
    """Tell a player in private that it is their turn, or that they prepare a move; where the game
    names the side or colour that decides, tell that.
    """
    if live.is_imagined:
        is_second = bool(prepared_by(live.table, reader.seat))
        return reader.say("hand-preparing-else" if is_second else "hand-preparing")
    acting = _acting_side(reader, live)
    return f"➤ <b>{acting}</b>" if acting else reader.say("hand-your-turn")


def _acting_side(reader: Reader, live: Live) -> str:
    """Name the side or colour that decides, where the game names one."""
    game = game_of(reader.frame.games, live.table)
    said = game.telling.acting(view_for(reader, live)) if game.telling.acting else None
    return reader.say(said) if said else ""


def _chosen_answers(reader: Reader, live: Live, shown: Screen) -> str:
    """Describe the answers chosen so far, where no picture shows them."""
    if is_pictured(reader, live):
        return ""
    known = view_for(reader, live) if reader.frame.aloud else None
    words = chosen(Asker(reader.frame, live.table, reader.language, "", known), shown)
    return f"<b>{escape(words)}</b>" if words else ""


def _unreachable_people(reader: Reader, live: Live, unreachable: frozenset[int]) -> str:
    """Name the players whose private chats accept no messages of the bot; in a group, a button
    below leads to the chat.
    """
    people, away = enumerate(live.table.people), missing(live.table)
    names = [bold(person) for at, person in people if person.user in unreachable and at not in away]
    if not names:
        return ""
    named = reader.listed(names)
    is_group = live.table.place.is_group  # only a group's board has the button
    id = "board-unreachable" if is_group else "board-cut-off"
    return reader.say(Message(id, {"names": named}))
