"""Checks that no message reaches a wrong person: all that each viewer may see is built anew from
the log, and compared with every look of every message in every chat.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import filterfalse, product
from typing import NamedTuple, Self

from msgspec.structs import replace

from bot.display import buttons
from bot.display.board.hands import ephemeral_hand, may_be_ephemeral
from bot.display.board.lenses import back_row, lens
from bot.display.board.news import status_lines
from bot.display.more import more_word
from bot.display.selections import gone_on
from bot.display.surfaces import surfaces
from bot.display.tables_of import table_name
from bot.display.token import BadToken, Token, code_of
from bot.display.values import ChatContext, Selection, Selections, Surface, hand_key, picture_digest
from bot.display.viewport import ROOMS
from bot.features.calling.buttons import HourIs
from bot.features.lessons.shown import SIGN
from bot.features.pause.table import DAYS
from bot.handlers.features import ROUTES
from bot.table.prepared import AHEAD
from bot.table.seating import chairs, seat_at
from bot.table.values import (
    Chair,
    Live,
    Phase,
    Refused,
    Table,
    game_of,
    keeps_secrets,
    stamp_of,
    to_act,
    with_changes,
)
from bot.texts.catalogues import LANGUAGES
from bot.texts.frame import bold
from bot.texts.reader import Reader
from games.core.contract import must_forget
from games.core.lessons import next_tip
from games.core.message import Message as Said
from games.core.values import Seat
from playground.world.markup import parse_html
from playground.world.values import Message, Query
from render import Picture
from tests.bot.tables import ALL, FRAME, GROUP
from tests.soak.ahead import Plan, ahead_of, choosing_second, idlers, plans, ready
from tests.soak.hints import Hint, hints
from tests.soak.party import NAMES
from tests.soak.pictures import Gallery
from tests.soak.resting import SETTINGS
from tests.soak.story import Story

MARK = "🔁"
SIGNS = "💬 "
"""How the line of signs begins, in words of the board's own (docs/adr/0102)."""
NOBODYS: Selections = {}
_NEUTRAL = (
    *("private-joined", "refused-already-joined", "refused-begun", "whisper-hint"),
    *("shown-here-instead", "refused-outdated", "toast-board", "toast-board-there", "games-none"),
)
_LEADING = ("button-ask-back", "button-take-back", "button-board", "button-app", "button-rules")
_CLOSING = ("button-back", "button-less")
"""How a list behind "⋯" is closed."""
_NAME = re.compile(rf"\b(?:{'|'.join(NAMES)})\d+\b")


class Allowed(NamedTuple):
    """All that one reader may see."""

    words: set[str]
    """Lines, buttons, and the digests of pictures."""
    pictures: dict[str, Picture]
    """By digest."""
    captions: dict[str, set[str]]
    """The lines below each picture, by its digest."""

    def add(self, surface: Surface) -> None:
        """Let something be seen."""
        self.words.update(_said(surface))
        for picture in _pictures(surface):
            digest = picture_digest(picture)
            self.pictures[digest] = picture
            self.captions.setdefault(digest, set()).update(_lines(surface.text))
            self.words.add(_word(digest))

    def update(self, other: Self) -> None:
        """Let all be seen that others may see."""
        self.words.update(other.words)
        self.pictures.update(other.pictures)
        self.captions.update(other.captions)

    def copy(self) -> Self:
        """Let the same be seen, and more."""
        return self._replace(
            words=set(self.words), pictures=dict(self.pictures), captions=dict(self.captions)
        )

    def likely(self, words: set[str]) -> Iterator[str]:
        """Yield the digests of pictures, first of those that stood above words like these."""
        yield from sorted(self.captions, key=lambda digest: -len(self.captions[digest] & words))


def breaches(
    story: Story, looks: Sequence[Message], presses: Sequence[Query], gallery: Gallery
) -> Iterator[str]:
    """Yield the messages that stand in the chats of a game and should not.

    :param looks: the looks of all messages in these chats.
    """
    has_secrets = keeps_secrets(ALL, story.live.table)
    called_up, told = _called_up(story, presses), list(hints(story, presses))
    may_see = _may_see(story, presses, called_up, told) if has_secrets else {}
    for hint in told:
        may_see.setdefault(hint.user, called_up.copy())
        if hint.surface:
            may_see[hint.user].add(hint.surface)
    opened = set[str]().union(*_open_hints(story.played.chat, told))
    secrets = {chat: _of_others(may_see, chat, called_up) - opened for chat in _public_chats(story)}
    people = {person.name for person in story.live.table.people}
    if story.left:
        people |= {f"{name}{story.played.plan.number}" for name in NAMES}
    for look in looks:
        if look.sender in story.played.users or look.service or _is_none_of_game(look):
            continue
        where = f"{story.name}: chat {look.chat_id}, message {look.id}"
        reader = look.receiver or look.chat_id
        allowed = may_see.get(reader, called_up)
        words = _words(look, allowed, gallery if has_secrets else None)
        wrong = words & secrets[reader] if reader in secrets else words - allowed.words
        if any(map(_is_picture, wrong)) and _looks_allowed(look, allowed, gallery):
            wrong = set(filterfalse(_is_picture, wrong))
        if wrong:
            yield f"{where} says {sorted(wrong)}"
        if strangers := set(_NAME.findall(look.body.text)) - people:
            yield f"{where} names {strangers}, who are not among {people}: {look.body.text!r}"
        if others := set(_tables(look)) - {story.played.table}:
            yield f"{where} leads to another table, {others}: {look.body.text!r}"


def _is_none_of_game(look: Message) -> bool:
    """Tell whether a look is a panel of the lobby, which its host may have had in private, or of
    somebody's settings, asks by which clock they live, or whether they want to prepare a move:
    there are no secrets before a game begins, nor in days away.
    """
    keys = [(button.data or "").split(":")[1:] for row in look.keyboard or () for button in row]
    is_of_settings = any(said[0] in (*SETTINGS, code_of(HourIs)) for said in keys if said)
    is_offer = not look.media and [one[0] for one in keys if one] == [code_of(buttons.Prepare)]
    return [code_of(buttons.Lobby)] in keys or is_of_settings or is_offer


def _public_chats(story: Story) -> tuple[int, ...]:
    """Return the chats with more messages than the judge can foresee: votes, reminders, repeated
    news. There the judge only looks for words that only others may see.
    """
    is_circle = story.live.table.place.is_circle
    return story.played.users if is_circle else (story.played.chat,)


def _of_others(may_see: Mapping[int, Allowed], chat: int, called_up: Allowed) -> set[str]:
    """Return the words that may stand in other chats of a table and not in this one. Signs are no
    secret: a person who hides them has seen the earlier ones.
    """
    others = (allowed.words for other, allowed in may_see.items() if other != chat)
    secret = set[str]().union(*others) - may_see.get(chat, called_up).words
    return {word for word in secret if not word.startswith(SIGNS)}


def _open_hints(group: int, told: Iterable[Hint]) -> Iterator[set[str]]:
    """Yield the words of the board on a hint's move once it is chosen, such as its points."""
    for hint in told:
        yield from (_said(surface) for surface in hint.chosen if surface.place.chat == group)


def _may_see(
    story: Story, presses: Sequence[Query], called_up: Allowed, told: Iterable[Hint]
) -> dict[int, Allowed]:
    """By chat: everything that may ever stand there."""
    looked = (*(hint.focus for hint in told), *_focuses(story, presses))
    found: dict[int, Allowed] = defaultdict(_nothing)
    chairs = {
        user: chair for user in story.played.users if (chair := story.chair(user)) is not None
    }
    planned, idle = plans(story, presses), idlers(story, presses)
    for number, live in enumerate(story.moments()):
        for table, focus in (*_looked_at(live, looked), *_ready(live, planned, idle)):
            for surface in shown(story, table, focus):
                found[surface.place.chat].add(surface)
        for surface in () if number % _TRANSLATED else _translated(story, live):
            found[surface.place.chat].add(surface)
        for user, chair in chairs.items():
            found[user].words.update(_tips(live, chair))
            if may_be_ephemeral(FRAME, live):
                found[user].add(ephemeral_hand(FRAME, live, chair))
    for allowed in found.values():
        allowed.update(called_up)
    return found


def shown(story: Story, live: Live, focus: Selections = NOBODYS) -> Iterator[Surface]:
    """Yield the surfaces of a table; in words, too, if its group may forbid pictures; and in a game
    that forgets, also with the lasting events of all earlier moves, because the hand that told them
    may be gone.
    """
    yield from surfaces(FRAME, live, focus)
    if must_forget(story.game, live.table.options):
        told = dict.fromkeys(map(hand_key, chairs(live.table)), 0)
        yield from surfaces(FRAME, live, focus, ChatContext(told))
    if story.played.plan.minds_pictures:
        yield from surfaces(FRAME, live, focus, ChatContext(pictures=False))


def _tips(live: Live, chair: Chair) -> Iterator[str]:
    """Yield all tips for a player in a first game who decides now: a moment that is played again
    does not know which tips they had got.
    """
    language = live.table.people[chair].language
    yield f"[{SIGN} {FRAME.say(language, 'button-no-tips')}]"
    seat, had = seat_at(live.table, chair), list[str]()
    game = game_of(FRAME.games, live.table)
    assert live.play
    while tip := next_tip(game, map(str, game.legal_actions(live.play.state, seat)), had):
        yield f"{SIGN} {FRAME.say(language, tip)}"
        had.append(tip)


_TRANSLATED = 4
"""One moment in this many: hands change slowly."""


def _translated(story: Story, live: Live) -> Iterator[Surface]:
    """Yield the surfaces of a circle's table in the languages of all its people: a hand that strays
    into a wrong chat is written in that chat's language.
    """
    people = live.table.people
    for language in {person.language for person in people} if live.table.place.is_circle else ():
        spoken = tuple(replace(person, language=language) for person in people)
        yield from shown(story, with_changes(live, people=spoken))


def _called_up(story: Story, presses: Sequence[Query]) -> Allowed:
    """Return all that anybody may have called up, which is no secret in the group; and the status
    that all may know, which stands on a board that pauses.
    """
    called_up, table = _nothing(), story.live.table
    forgets = must_forget(story.game, table.options)
    called_up.words.update(table_name(FRAME, table, language) for language in LANGUAGES)
    called_up.words.update(_questions(table))
    for live in story.moments():
        for language in LANGUAGES if live.play and not forgets else ():
            called_up.words.update(_lines(status_lines(Reader(FRAME, GROUP, language), live)))
        for seen in _lenses(live, presses):
            called_up.add(seen)
    return called_up


def _questions(table: Table) -> Iterator[str]:
    """Yield what a call may ever tell in private, which is not in the log: whose turn it is, that
    somebody asks for a pause, to stop, or to come late.
    """
    for language, id in product(LANGUAGES, ("hand-your-turn", "reminder")):
        yield from _lines(FRAME.say(language, id))
    for language, days in product(LANGUAGES, DAYS):
        long = FRAME.say(language, Said("pause-days", {"days": days}))
        for person in table.people:
            said = Said("board-pause-asked", {"name": bold(person), "days": long})
            yield from _lines(FRAME.say(language, said))
    numbers = range(len(table.people) + 1)
    for language, votes, needed in product(LANGUAGES, numbers, numbers):
        said = Said("board-stop-asked", {"votes": votes, "needed": needed})
        yield from _lines(FRAME.say(language, said))


def _of_calls(language: str) -> str:
    """Return a pattern of the other lines of calls: until when there is time, who comes late."""
    named = {"friend": _ANYBODY, "name": _ANYBODY, "moment": _ANYBODY}
    said = (FRAME.say(language, Said(id, named)) for id in _CALLS)
    return "|".join(re.escape(one).replace(_ANYBODY, ".+") for one in said)


_CALLS = ("board-deadline", "board-latecomer-asks", "board-newcomer-asks")
_ANYBODY = "ANYBODY"
_OF_CALLS = re.compile("|".join(map(_of_calls, LANGUAGES)))
"""Lines of calls that name a moment, or somebody who does not play."""


def _nothing() -> Allowed:
    """Return all that people may see who sit at no table."""
    return Allowed({*neutral(), *_back()}, {}, {})


@cache
def _back() -> frozenset[str]:
    """Buttons that ask for a move back: which tap was the last is not in the log; and the list that
    they make long enough to stand behind one. And those that lead to the page by touch, and to the
    board of a small group that becomes a supergroup.
    """
    leading = (f"[{FRAME.say(to, id)}]" for to in LANGUAGES for id in _LEADING)
    closing = (f"[‹ {FRAME.say(to, id)}]" for to in LANGUAGES for id in _CLOSING)
    return frozenset((*leading, *closing, *(f"[{more_word(FRAME, to)}]" for to in LANGUAGES)))


def _lenses(live: Live, presses: Iterable[Query]) -> Iterator[Surface]:
    """Pictures of the board that were called up, by onlookers as well: as if at any moment."""
    pages = {token.page for token in _tokens(presses) if isinstance(token, buttons.Lens)}
    for page, language in product(pages, LANGUAGES):
        with suppress(Refused):
            seen = lens(Reader(FRAME, live.table.place, language), live, page)
            yield replace(seen, keyboard=(*seen.keyboard, *back_row(FRAME, "", language)))


def _tokens(presses: Iterable[Query]) -> Iterator[Token]:
    for press in presses:
        with suppress(BadToken):
            yield ROUTES.read(press.data)


def _fitting(live: Live, looked: Iterable[Selection]) -> Iterator[Selections]:
    """Those looks at a choice that belong to the decisions of this moment; after taps that came
    faster than screens, also what they lead to together.

    :param looked: by the order of the taps.
    """
    assert live.play
    if live.table.phase is not Phase.RUNNING:
        return
    asked = ((seat, live) for seat in to_act(ALL, live))
    for seat, at in (*asked, *ahead_of(live)):
        stamp = stamp_of(ALL, at, seat)
        seen = {Selection(seat, stamp)} if at.is_imagined else set[Selection]()
        for focus in looked:
            if (focus.seat, focus.stamp) == (seat, stamp):
                seen |= {focus, *(gone_on(ALL, live, focus, latest) for latest in seen)}
        yield from ({focus.seat: focus} for focus in seen)


def _looked_at(live: Live, looked: Sequence[Selection]) -> Iterator[tuple[Live, Selections]]:
    """Yield those looks at a choice that belong to this moment, each with the table that they are
    looks at: that of a second prepared move has a first one.
    """
    yield from ((live, focus) for focus in ({}, *_fitting(live, looked)))
    if any(focus.stamp.startswith(AHEAD[1]) for focus in looked):
        for seat, table in choosing_second(live):
            yield from ((table, focus) for focus in _fitting(table, looked) if seat in focus)


def _ready(
    live: Live, planned: Sequence[Plan], idle: set[Seat]
) -> Iterator[tuple[Live, Selections]]:
    yield from ((table, NOBODYS) for table in ready(live, planned, idle))


def _focuses(story: Story, presses: Sequence[Query]) -> Iterator[Selection]:
    """Yield the selections of the buttons that people tapped while they chose; and one in which
    nothing is chosen, of whoever asked to prepare a second move.
    """
    for press in presses:
        seat = story.seat(press.user_id)
        with suppress(BadToken):
            token = ROUTES.read(press.data)
            if seat is not None and isinstance(token, buttons.Choice):
                yield Selection(seat, token.stamp, token.path, token.page)
            if seat is not None and token == buttons.Prepare(story.played.table, "o"):
                yield Selection(seat, AHEAD[1])


def _said(surface: Surface) -> set[str]:
    rows = (*surface.keyboard, *surface.more)
    buttons = {f"[{button.text}]" for row in rows for button in row}
    said = (surface.text, surface.retired_text, surface.opening)
    return set().union(*map(_lines, said)) | buttons


def _pictures(surface: Surface) -> Iterator[Picture]:
    """Yield the pictures of a surface; a picture with a question in every height, because its
    height depends on the words and buttons around it: votes, reminders, repeated news.
    """
    for picture in filter(None, (surface.picture, surface.empty)):
        yield picture
        if picture.focus:
            yield from (replace(picture, room=room) for room in ROOMS)


def _words(look: Message, allowed: Allowed, gallery: Gallery | None) -> set[str]:
    """Return the words of a look, and its picture. A group's picture is only looked up in the bot's
    record, because there are too many to draw them all anew.
    """
    words = {line for line in _split(look.body.text) if not _OF_CALLS.fullmatch(line)}
    words |= {f"[{b.text}]" for row in look.keyboard or () for b in row}
    if gallery and look.media and look.media.kind == "photo":
        file = look.media.file_unique_id
        likely = allowed.likely(words) if look.chat_id > 0 or look.receiver else ()
        words.add(_word(gallery.digest(file, allowed.pictures, likely)))
    return words


def _looks_allowed(look: Message, allowed: Allowed, gallery: Gallery) -> bool:
    """Tell whether an allowed picture, drawn anew, has the file of a look. If the answer to its
    first upload was lost, the bot has recorded the file for another picture alone.
    """
    assert look.media
    words = _split(look.body.text)
    return bool(gallery.redrawn(look.media.file_unique_id, allowed.pictures, allowed.likely(words)))


def _word(digest: str) -> str:
    return f"picture {digest}"


def _is_picture(word: str) -> bool:
    return word.startswith("picture ")


def _lines(html: str) -> set[str]:
    return _split(parse_html(html).text)


def _split(text: str) -> set[str]:
    """Return the lines of a text, without the marks for omitted lines and for repeated messages."""
    lines = {line.strip() for line in told_once(text).splitlines()}
    return lines - {"", "…"}


def told_once(text: str) -> str:
    """Return a text without the mark of a message that may stand there twice."""
    return text.removeprefix(MARK).strip()


def is_reply(text: str) -> bool:
    """Tell whether a text is a neutral answer, with or without the line that names the table."""
    return not neutral().isdisjoint({text, text.partition("\n")[2]})


@cache
def neutral() -> frozenset[str]:
    """Return the neutral texts in private chats, in all languages."""
    return frozenset(FRAME.say(language, id) for language in LANGUAGES for id in _NEUTRAL)


def _tables(look: Message) -> Iterator[str]:
    """Return the tables that buttons belong to. The offer to open another table belongs to none.
    The question which game to play belongs to a table that does not exist yet: a person who says
    /play as the game ends is asked it.
    """
    keys = [(button.data or "").split(":") for row in look.keyboard or () for button in row]
    to_be = {table for table, *verb in keys if verb[:1] == [code_of(buttons.Game)]}
    yield from (table for table, *_ in keys if table and table not in to_be)
