"""What each reader of a table is told, held to how it stands."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from html import escape, unescape

from msgspec.structs import replace

from bot.app.looks import look
from bot.display.board.standing import standing_lines
from bot.display.buttons import Agree, Object
from bot.display.fitted import units
from bot.display.surfaces import surfaces
from bot.display.tables_of import listed
from bot.display.values import (
    BOARD,
    BUTTON_LIMIT,
    CAPTION_LIMIT,
    NOTHING,
    TEXT_LIMIT,
    Selections,
    Surface,
    hand_key,
    is_hand,
    key_in,
)
from bot.features.calling.questions import questioned
from bot.features.latecomers.buttons import AnswerLatecomer
from bot.features.pause import buttons as pausing
from bot.table.circles import read_by
from bot.table.values import (
    NOBODY,
    Chair,
    Live,
    Phase,
    Refused,
    Table,
    User,
    calls_apart,
    to_act,
)
from bot.texts.frame import called, html_names
from bot.texts.reader import public_reader
from playground.world.errors import ApiError
from playground.world.markup import parse_html
from tests.bot.tables import ALL
from tests.deeds.languages import MARKED, unmarked
from tests.deeds.model import is_team, there

_QUESTIONS = frozenset({Agree, AnswerLatecomer, Object, pausing.Answer})
_TIME_IS_UP = frozenset(
    f"board-{said}" for said in ("late", "late-own", "late-team", "silent", "silent-own")
)
_MENTION = re.compile(r"tg://user\?id=(\d+)")


def plain(html: str) -> str:
    """Return what is read of a text."""
    return " ".join(unescape(re.sub("<[^<>]*>", "", unmarked(html))).split())


def unreadable(html: str) -> str:
    """Return what is wrong with a message as Telegram's HTML (I16); empty if nothing is.

    People are named with its signs (`world.NAMES`): a name without escape breaks the message, one
    that is escaped twice is read as `&lt;b&gt;`.
    """
    try:
        read = parse_html(html).text
    except ApiError as error:
        return f"I16: {error}: {html}"
    twice = re.search(r"&(lt|gt|amp|quot|#x27);", read)
    return f"I16: {twice[0]} is read: {html}" if twice else ""


def unsendable(surface: Surface) -> str:
    """Return why Telegram would not take a message (I16); empty if it would.

    https://core.telegram.org/bots/api#sendmessage, #sendphoto, #inlinekeyboardbutton
    """
    rows = (*surface.keyboard, *surface.more)
    tokens = [str(button.token) for row in rows for button in row if button.token]
    labels = [button.text for row in rows for button in row]
    limit = CAPTION_LIMIT if surface.picture else TEXT_LIMIT
    if not 0 < units(surface.text) <= limit and not surface.poll:
        return f"I16: {surface.key} has {units(surface.text)} signs of {limit}"
    if long := [token for token in tokens if len(token.encode()) > _DATA]:
        return f"I16: {surface.key} has a button with {long[0]}"
    if not all(labels) or max(map(len, (surface.keyboard, surface.more))) > BUTTON_LIMIT:
        return f"I16: {surface.key} has buttons {labels}"
    return unreadable(surface.text)


_DATA = 64
"""Bytes of a button's data."""


def shown(live: Live, selections: Selections) -> tuple[Surface, ...]:
    """Return what stands; I1: it can be built."""
    return surfaces(MARKED, live, selections)


def untold(live: Live, seen: Sequence[Surface], reader: User) -> Iterator[str]:
    """Yield what somebody is not told (I11, I13)."""
    if live.table.phase is not Phase.RUNNING:
        return
    if live.table.place.is_group:
        yield from of_mentions(live, seen)
    yield from of_lines(live)
    yield from of_standing(live, seen, reader)
    yield from of_copies(live.table, seen)


def of_mentions(live: Live, seen: Sequence[Surface]) -> Iterator[str]:
    """I11: who is mentioned on a group's board is asked, who is asked is named or told apart."""
    table = live.table
    boards = [one for one in seen if one.key == BOARD]
    for board in boards:
        asked = set(awaited(live))
        friend = table.offer.friend.key if table.offer and table.offer.friend else ""
        may = asked | ({int(friend)} if friend.isdigit() else set())
        may |= {*may_be_named(table)}
        for user in map(int, _MENTION.findall(board.text)):
            if user not in may:
                yield f"I11: user {user} is mentioned and not asked"
        told = {one.place.chat for one in seen if is_hand(one.key)}
        for user in asked - told:
            person = next(one for one in table.people if one.user == user)
            names = called(person), f"{called(person)[:2]}…"  # where a caption has no more room
            if not any(name in unescape(board.text) for name in names) and not is_team(table):
                yield f"I11: user {user} is asked and not named"


def may_be_named(table: Table) -> Iterator[int]:
    """Yield who is asked something besides the game, and is not called in private."""
    is_apart = calls_apart(table)  # in one evening the board is the call
    shut = {one.user for one in table.people if not (is_apart and one.reachable and one.calls)}
    if table.wanted:
        yield from there(table).values()
    yield from unanswering(table, shut & {*there(table).values()})


def of_calls(live: Live) -> Iterator[str]:
    """I11: nobody is called about what they have answered."""
    called = {person.user for person in questioned(ALL, live)}
    asked = {*unanswering(live.table, {*there(live.table).values()})}
    if called - asked and not live.table.wanted:
        yield f"I11: {sorted(called - asked)} are called, and have answered all that is asked"


def unanswering(table: Table, here: set[int]) -> Iterator[int]:
    """Yield who of some people has a question to answer, once for each."""
    for motion in table.motions:
        yield from here - motion.votes - motion.against
    if table.votes:
        yield from here - table.votes
    if table.pause.wish:
        yield from here - table.pause.wish.agreed
    if table.offer and table.offer.agreed is not None:
        yield from here - table.offer.agreed


def awaited(live: Live) -> Iterator[int]:
    """Yield the users who are asked by the game."""
    table, here = live.table, there(live.table)
    for seat in to_act(ALL, live):
        chairs = range(len(table.people)) if is_team(table) else [int(seat)]
        yield from (here[chair] for chair in chairs if here.get(chair))


def of_lines(live: Live) -> Iterator[str]:
    """I13: each is told what stands, and that it is about them if it is, and only then."""
    table, here = live.table, there(live.table)
    is_up = table.late and not table.is_paused and not table.dormant
    asked = {*awaited(live)}
    leaving = set() if table.is_paused else asked & table.calls.leaving.keys()
    for chair, user in [(None, NOBODY), *here.items()]:
        lines = [
            *standing_lines(
                public_reader(MARKED, live.table), live, None if chair is None else Chair(chair)
            )
        ]
        told = [line.id for line in lines]
        own = _TIME_IS_UP & {*told}
        is_own = any(one.endswith("-own") for one in own)
        if bool(own) != is_up or (is_up and is_own != (user in asked)):
            yield f"I13: user {user} reads {sorted(own)}, and {sorted(asked)} are late: {is_up}"
        if any(one.endswith("-own") for one in told if "leaving" in one) != (user in leaving):
            yield f"I13: user {user} reads {told}, and {sorted(leaving)} are leaving"
        motions = [one.removesuffix("-ends") for one in told if one.startswith("motion-")]
        wanted = [f"motion-{motion.matter.name.lower()}" for motion in table.motions]
        if motions != wanted:
            yield f"I13: user {user} reads of {motions}, and {wanted} are asked"


def of_copies(table: Table, seen: Sequence[Surface]) -> Iterator[str]:
    """I7: who does not sit there any more, or a computer plays for, has no hand, and no question
    stands in their copy of the board.
    """
    here = {*there(table).values()}
    for one in seen:
        kinds = {type(button.token) for row in one.keyboard for button in row}
        asked = sorted(kind.__name__ for kind in kinds & _QUESTIONS)
        if one.place.chat < 0 or one.place.chat in here or not (asked or is_hand(one.key)):
            continue
        yield f"I7: user {one.place.chat} does not sit there, and has {one.key} with {asked}"


def of_standing(live: Live, seen: Sequence[Surface], reader: User) -> Iterator[str]:
    """I13: whoever reads of a table reads how it stands."""
    table = live.table
    chair = next((n for n, one in enumerate(table.people) if one.user == reader.id), None)
    if chair is None or chair in table.gone:
        return
    language = table.people[chair].language
    reader = replace(reader, language=language)
    here = replace(live, table=replace(table, language=language))
    told = [first_line(one, chair, language) for one in (here, read_by(live, reader.id))]
    # on the page a person is one of all, and where room is scarce names are cut
    told += [first_line(_with_names(here, most), None, language) for most in (99, 16, 8, 3)]
    if not told[0]:
        return
    texts = {"list": listed(MARKED, [live], reader)[0]}
    with suppress(Refused):  # where the game forgets, there is no page
        texts["page"] = escape(look(MARKED, live, reader, NOTHING, NOTHING).text)
    for one in seen:
        own = (hand_key(Chair(chair)), BOARD, key_in(BOARD, reader.id))
        if one.place.chat == reader.id and one.key in own:
            texts[one.key] = one.text
    if key_in(BOARD, reader.id) in texts:  # which stands in the same chat
        texts.pop(hand_key(Chair(chair)), None)
    for where, text in texts.items():
        if not any(said in plain(text) for said in told):
            yield f"I13: {where} of user {reader.id} does not say: {told[0]} | {plain(text)}"


def _with_names(live: Live, most: int) -> Live:
    """Return a table whose people's names have at most so many letters."""
    people = tuple(
        replace(one, name=one.name if len(one.name) <= most else f"{one.name[: most - 1]}…")
        for one in live.table.people
    )
    return replace(live, table=replace(live.table, people=people))


def first_line(live: Live, chair: int | None, language: str) -> str:
    """Return what comes first of how a table stands; empty for nothing."""
    lines = [
        *standing_lines(
            public_reader(MARKED, live.table), live, None if chair is None else Chair(chair)
        )
    ]
    return plain(MARKED.say(language, lines[0], html_names(live.table))) if lines else ""
