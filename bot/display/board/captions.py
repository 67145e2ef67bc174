"""Captions of a board and a hand while a game runs: whose turn it is, and the question. PURE."""

from html import escape

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
from bot.display.views import facts, forgets, view_of
from bot.features.challenge.shown import CHALLENGE, challenge_line
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
    seat_at,
)
from bot.table.values import Chair, Live, Phase, calls_apart, game_of, keeps_secrets, to_act
from bot.texts.frame import Frame, bold, mention, seat_mark
from bot.texts.wording import Asker, chosen
from games.core.choices import Screen
from games.core.message import Message
from games.core.values import TABLE, Seat, Viewer


def board_caption(
    frame: Frame,
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
    language = live.table.language
    has_hand = keeps_secrets(frame.games, live.table)
    question = _question(frame, live, TABLE, language, shown)
    ahead = _ahead(frame, live, TABLE, language, shown)
    reader = board_reader(frame, live) if shown or not has_hand else TABLE
    if goes_on_in_words(frame, live, reader, shown):
        return f"➤ {question.removeprefix(_BETWEEN)}{ahead}"

    def words(live: Live) -> Blocks:
        opening = board_opening(frame, live, unreachable)
        asks = f"{opening}{question}{ahead}"
        status = status_lines(frame, live, TABLE, language)
        if live.table.is_challenge:
            asks, status = f"{CHALLENGE} {asks}", f"{challenge_line(frame, live.table)}{status}"
        told = news(frame, live, TABLE, language, own_seat(live.table))
        if frame.aloud and _is_told_by_hand(frame, live):
            told = status = ""
        return (
            told,
            asks,
            tip,
            people_lines(frame, live),
            _unreachable_people(frame, live, unreachable) if unreachable else "",
            story_line(frame, live),
            name,
            status,
        )

    return caption_of(frame, live, reader, language, words, limit)


def _is_told_by_hand(frame: Frame, live: Live) -> bool:
    """Tell whether the hand in the same chat asks somebody who plays in words: of two messages that
    both change, the one that asks tells the news, and how things stand.
    """
    table = live.table
    if not table.place.is_private:
        return False
    seat = own_seat(table)
    return seat is not None and asked_here(frame, live, seat, seat)


def board_reader(frame: Frame, live: Live) -> Viewer:
    """Return the viewer for whom a public board is written. A person who plays alone and in words
    finds their own secrets on it, since the chat is theirs; but not where the game forgets. All
    others: TABLE.
    """
    if not frame.aloud or forgets(game_of(frame.games, live.table), live):
        return TABLE
    return own_seat(live.table)


def board_opening(frame: Frame, live: Live, unreachable: frozenset[int]) -> str:
    """Return the first text of a new board, sent before the rest is ready: the turn, with a
    mention, so that the phone rings. In a private chat its person is not mentioned.
    """
    table = live.table
    own = chair_of(table, table.place.chat) if table.place.is_private else None
    acting = [chair for seat in to_act(frame.games, live) for chair in chairs_at(table, seat)]
    if own is not None and acting == [own] and own in present(table):
        return frame.say(table.language, "hand-your-turn")
    if frame.aloud:  # a mark and a name are no sentence
        names = frame.listed(table.language, [bold(table.people[chair]) for chair in acting])
        return frame.say(table.language, Message("aloud-turn", {"names": names}))
    return f"➤ {_named(frame, live, called(frame, live, unreachable))}"


def board_before(frame: Frame, live: Live) -> str:
    """Return the one line that stays below an old board when play has gone on: the latest news, or
    else a sentence on whose turn it was, because an arrow and a name would still read as a call.
    """
    if told := news(frame, live, TABLE, live.table.language).split("\n")[-1]:
        return told
    then = Message("board-asked-then", {"names": _named(frame, live, ())})
    return frame.say(live.table.language, then)


def line_of_preview(frame: Frame, live: Live, context: ChatContext) -> str:
    """Return the line that belongs below the board that play has left, where its picture shows the
    very move that was made then; empty where it shows another, or none.
    """
    log, previewed = live.table.log, context.previewed
    if log is None or previewed is None or forgets(game_of(frame.games, live.table), live):
        return ""
    known, action = previewed
    if known >= len(log.moves) or log.moves[known].action != action:
        return ""
    events = events_of(live, known)
    told = tell(frame, live, events, TABLE, live.table.language)
    return "\n".join(told).split("\n")[-1]


def called(frame: Frame, live: Live, unreachable: frozenset[int]) -> tuple[Chair, ...]:
    """Return the chairs that the public board mentions (docs/adr/0022). Of the players who are to
    act, it mentions those who are asked on this board, who cannot be asked in private, or whose
    time is up; of a team, everybody but the one who moved last (docs/adr/0023); in a private chat,
    its person alone. Where people are called apart it mentions those who cannot be called so, or
    have not answered (docs/adr/0139).
    """
    table, game = live.table, game_of(frame.games, live.table)
    is_apart = calls_apart(table)
    is_urgent = not is_apart and (table.late or table.called)

    def is_asked_elsewhere(seat: Seat, chair: Chair) -> bool:
        user = table.people[chair].user
        is_private = game.asks_in_private(facts(frame, live).state, seat)
        is_elsewhere = is_private or follows_in_private(table, user)
        if is_apart:
            is_elsewhere |= is_reached(table.people[chair])
            return is_elsewhere and user not in {*unreachable, *table.calls.named}
        return is_elsewhere and not is_urgent and user not in unreachable

    here = {table.place.chat} if table.place.is_private else {one.user for one in table.people}
    return tuple(
        chair
        for seat in to_act(frame.games, live)
        if not is_computer(table, seat)
        for chair in chairs_at(table, seat)
        if table.people[chair].user in here
        and not is_asked_elsewhere(seat, chair)
        and (is_urgent or chair != just_moved(table))
    )


def _named(frame: Frame, live: Live, pinged: tuple[Chair, ...]) -> str:
    """Name the players who are to act, with the marks of their seats.

    :param pinged: the players whose names are mentions, which ring.
    """
    table = live.table

    def turn(seat: Seat) -> str:
        chairs = chairs_at(table, seat)
        names = [(mention if one in pinged else bold)(table.people[one]) for one in chairs]
        return f"{seat_mark(table, seat)} {frame.listed(table.language, names)}"

    return " ".join(map(turn, to_act(frame.games, live)))


def hand_caption(
    frame: Frame,
    live: Live,
    chair: Chair,
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
    language, seat = live.table.people[chair].language, seat_at(live.table, chair)
    question = _question(frame, live, seat, language, shown)
    ahead = _ahead(frame, live, seat, language, shown)
    if goes_on_in_words(frame, live, seat, shown):
        return f"➤ {question.removeprefix(_BETWEEN)}{ahead}"
    opening = _hand_opening(frame, live, seat, language, shown, retired=retired)
    turn = f"{opening}{question}{ahead}"
    ready = "" if retired else prepared_line(frame, live, seat, language)
    turn, ready = (turn, ready) if turn else (ready, "")
    if frame.aloud and live.table.place.is_private and shown is None:
        return _resting_hand(frame, live, chair, turn, tip, limit)

    stands = "" if retired else standing(frame, real or live, chair, language)

    def words(live: Live) -> Blocks:
        status = status_lines(frame, live, seat, language)
        return news(frame, live, seat, language, seat), turn, tip, ready, stands, name, status

    return caption_of(frame, live, seat, language, words, limit)


def _hand_opening(
    frame: Frame, live: Live, seat: Seat, language: str, shown: Screen | None, *, retired: bool
) -> str:
    """Return the words before the question of a hand: the turn, or a promise to call; no promise
    where a move is prepared, or the board in the same chat says whose turn it is.
    """
    if live.table.phase is Phase.RUNNING and not retired and seat not in to_act(frame.games, live):
        is_ready = bool(prepared_line(frame, live, seat, language))
        waits = live.table.place.is_group and not is_ready
        return waiting_line(frame, live, language) if waits else ""
    return _your_turn(frame, live, seat, language) if shown else stopped(frame, live, language)


def waiting_line(frame: Frame, live: Live, language: str) -> str:
    """Say whom the table waits for, where no board says it."""
    acting = [chair for seat in to_act(frame.games, live) for chair in chairs_at(live.table, seat)]
    names = frame.listed(language, [bold(live.table.people[chair]) for chair in acting])
    said = Message("hand-waiting-for", {"names": names})
    return frame.say(language, said)


def _resting_hand(frame: Frame, live: Live, chair: Chair, turn: str, tip: str, limit: int) -> str:
    """Return in words a hand that asks nothing, beside its board: its player's own things alone; at
    the end of a game, the news, too.
    """
    table, language = live.table, live.table.people[chair].language
    seat, stands = seat_at(table, chair), standing(frame, live, chair, language)

    def words(live: Live) -> Blocks:
        is_running = live.table.phase is Phase.RUNNING
        told = (
            own_news(frame, live, chair) if is_running else news(frame, live, seat, language, seat)
        )
        own = own_told(frame, live, chair, language)
        return told, turn, "" if table.place.is_private else stands, tip, own

    return fitted(live, words, limit)


def own_news(frame: Frame, live: Live, chair: Chair) -> str:
    """Tell the news since the seat's last move that the group has not seen."""
    language, seat = live.table.people[chair].language, seat_at(live.table, chair)
    told = told_apart(frame.games, live, seat)
    return "\n".join(tell(frame, live, told, seat, language))


def _question(frame: Frame, live: Live, viewer: Viewer, language: str, shown: Screen | None) -> str:
    """Return the question of the screen, after the name of the side that answers it and the choices
    so far; on a finished choice, ask to confirm.
    """
    if shown is None:
        return ""
    asked = _hampered(frame, live, viewer, language, shown)
    acting = _acting(frame, live, TABLE, language) if viewer is TABLE else ""
    parts = (acting, _chosen(frame, live, viewer, language, shown), asked)
    return "".join(f"{_BETWEEN}{part}" for part in parts if part)


_BETWEEN = " — "


def _hampered(frame: Frame, live: Live, viewer: Viewer, language: str, shown: Screen) -> str:
    """Return the question of the screen. The first question follows the reason why the player can
    do less than usual, because the tool may have been broken long ago.
    """
    asked, game = question_of(frame, live, shown, language), game_of(frame.games, live.table)
    asked += _stock(frame, live, viewer, language, shown) if asked and frame.aloud else ""
    if game.telling.hampers is None or not is_untouched(shown):
        return asked
    told = game.telling.hampers(view_of(frame, live, viewer))
    why = frame.enumerated(language, [frame.say(language, message) for message in told])
    return frame.labelled(language, why, asked) if why and asked else asked


def _stock(frame: Frame, live: Live, viewer: Viewer, language: str, shown: Screen) -> str:
    """Say how much is left of what a question asks to place, as a picture shows below the map."""
    aloud = game_of(frame.games, live.table).telling.aloud
    if not (aloud and aloud.stock and shown.rows):
        return ""
    left = aloud.stock(view_of(frame, live, viewer), shown.rows[-1].question.field)
    return f" {frame.say(language, left)}" if left else ""


def goes_on_in_words(frame: Frame, live: Live, viewer: Viewer, shown: Screen | None) -> bool:
    """Tell whether a person who plays in words has begun to choose. They have just heard the
    message of the question, so now they get the changes only; chapters hold the rest.
    """
    return not (is_untouched(shown) or frame.full) and has_chapters(frame, live, viewer)


def _ahead(frame: Frame, live: Live, viewer: Viewer, language: str, shown: Screen | None) -> str:
    """Return a line with the points that the chosen move would bring; empty if there are none to
    tell.
    """
    if shown is None or (shown.action is None and is_untouched(shown)):
        return ""  # no move is chosen yet
    said = brings(frame, live, viewer, shown, language)
    return f"\n{said}" if said else ""


def _your_turn(frame: Frame, live: Live, seat: Seat, language: str) -> str:
    """Tell a player in private that it is their turn, or that they prepare a move; where the game
    names the side or colour that decides, tell that.
    """
    if live.is_imagined:
        is_second = bool(prepared_by(live.table, seat))
        return frame.say(language, "hand-preparing-else" if is_second else "hand-preparing")
    acting = _acting(frame, live, seat, language)
    return f"➤ <b>{acting}</b>" if acting else frame.say(language, "hand-your-turn")


def _acting(frame: Frame, live: Live, viewer: Viewer, language: str) -> str:
    """Name the side or colour that decides, where the game names one."""
    game = game_of(frame.games, live.table)
    said = game.telling.acting(view_of(frame, live, viewer)) if game.telling.acting else None
    return frame.say(language, said) if said else ""


def _chosen(frame: Frame, live: Live, viewer: Viewer, language: str, shown: Screen) -> str:
    """Describe the answers chosen so far, where no picture shows them."""
    if is_pictured(frame, live, viewer):
        return ""
    known = view_of(frame, live, viewer) if frame.aloud else None
    words = chosen(Asker(frame, live.table, language, "", known), shown)
    return f"<b>{escape(words)}</b>" if words else ""


def _unreachable_people(frame: Frame, live: Live, unreachable: frozenset[int]) -> str:
    """Name the players whose private chats accept no messages of the bot; in a group, a button
    below leads to the chat.
    """
    people, away = enumerate(live.table.people), missing(live.table)
    names = [bold(person) for at, person in people if person.user in unreachable and at not in away]
    if not names:
        return ""
    named = frame.listed(live.table.language, names)
    is_group = live.table.place.is_group  # only a group's board has the button
    id = "board-unreachable" if is_group else "board-cut-off"
    return frame.say(live.table.language, Message(id, {"names": named}))
