"""What people press and write."""

from random import Random

from msgspec.structs import replace

from bot.display.lobby.invitations import invitation
from bot.features.pause import buttons as pausing
from bot.features.tonight.table import Vote
from bot.table.computers import people_asked
from bot.table.values import Phase, Refused, User
from tests.bot.tables import ALL, FRAME, random_press
from tests.deeds.changes import Told
from tests.deeds.people import tell_reached
from tests.deeds.town import Seen
from tests.deeds.world import GROUP, USERS, World, sender

COMMANDS = (
    *("leave", "kick", "skip", "undo", "stop", "pause", "join", "hint") * 3,
    *("leave", "pause", "stop") * 3,
    *("board", "again", "hand"),
    *("play", "play gifts", "tonight", "settings", "games", "leave @dora", "kick !", "callme"),
    *("history", "stats", "start", "help", "rules", "learn", "mydata", "challenge", "time"),
)
_PEOPLES = (
    *("Agree", "Object", "Retract", "Resign", "SitAgain", "Stop", "OfferSeat", "KeepSeat"),
    *("TakeOver", "AskToJoin", "AnswerLatecomer", "Pause", "Answer", "Resume", "Dismiss", "Join"),
    *("Leave", "Decline", "Rematch", "Start", "Call", "Sign", "Mute", "BestOf", "Do", "Keep"),
    *("Want", "Another", "Decide", "Prepare", "PutOff"),
)
"""Kinds of buttons that are drawn more often: they are about people."""
_ANSWERS = (
    *("Agree", "Answer", "AnswerLatecomer", "TakeOver", "AskToJoin", "OfferSeat", "SitAgain"),
    *("Pause", "Resign"),
)
"""Kinds that are drawn still more often: what is asked is answered."""
_WEIGHT, _WEIGHT_OF_ANSWERS = 12, 24


async def press(world: World, a: int, b: int, c: int) -> None:
    """Somebody presses a button that stands; whom it refuses leaves it to others who see it."""
    by_kind = _by_kind(world)
    weighed = [kind for kind in sorted(by_kind) for _ in range(_weight(kind))]
    if weighed:
        await _press_one(world, by_kind[weighed[a % len(weighed)]], b, c)


async def press_new(world: World, a: int, b: int, c: int) -> None:
    """Somebody presses a button of a kind that was pressed seldom until now."""
    by_kind = _by_kind(world)
    if by_kind:
        seldom = sorted(by_kind, key=lambda kind: (world.drawn.get(f"[{kind}]", 0), kind))[:4]
        await _press_one(world, by_kind[seldom[a % len(seldom)]], b, c)


def _by_kind(world: World) -> dict[str, list[Seen]]:
    by_kind: dict[str, list[Seen]] = {}
    for one in world.standing():
        by_kind.setdefault(type(one.button.token).__name__, []).append(one)
    return by_kind


async def _press_one(world: World, standing: list[Seen], b: int, c: int) -> None:
    asked = [one for one in standing for _ in range(1 if _is_no(one) else 4)]
    one = asked[b % len(asked)]
    kind = type(one.button.token).__name__
    people = world.readers(one.chat)
    Random(c).shuffle(people)
    said, refusals = [], []
    for user in people:
        refusal = await world.press(user, one)
        said.append(world.said)
        if refusal is None:
            break
        refusals.append(refusal)
        await world.judge_all(c)  # a refused press may have changed something before that
    else:
        world.judge.nobody_can_press(kind, one, refusals, said)
    world.said = "\n".join(said)
    world.drawn[f"[{kind}]"] = world.drawn.get(f"[{kind}]", 0) + 1


async def press_old(world: World, a: int, b: int, c: int) -> None:
    """Somebody presses a button that has stood, or stands."""
    peoples = [one for one in world.old if type(one.button.token).__name__ in _ANSWERS]
    known = (_apt(world) or peoples[-30:] or world.old) if a % 4 else world.old
    if not known:
        return
    one = known[a % len(known)]
    people = world.readers(one.chat)
    if people:
        await world.press(people[b % len(people)], one, " (of before)")


def _apt(world: World) -> list[Seen]:
    """Return old buttons by which something else was answered than what is asked now."""
    asked = {(one.table, type(one.button.token)) for one in world.standing() if one.table}
    found = [one for one in world.old if (one.table, type(one.button.token)) in asked]
    return [one for one in found if isinstance(one.button.token, pausing.Answer)]


async def vote(world: World, a: int, b: int, c: int) -> None:
    """Somebody votes on what to play."""
    voting = [live for live in await world.open_tables() if live.table.phase is Phase.VOTING]
    user = USERS[b % len(USERS)]
    if voting and user in world.readers(voting[0].table.place.chat):
        options = (c % 3, c % 5)
        await world.try_command(voting[0].table.id, await world.user_of(user), Vote(options))
        world.said = f"{user.name} votes for {options}"


async def move(world: World, a: int, b: int, c: int, id: str = "") -> None:
    """Somebody who is awaited moves, at any table or at one."""
    running = [one for one in await world.open_tables() if people_asked(ALL, one)]
    running = [one for one in running if id in ("", one.table.id)]
    if not running:
        return
    live = running[a % len(running)]
    seats = people_asked(ALL, live)
    seat = seats[b % len(seats)]
    users = [USERS[one.user - 1] for one in world.judge.at_seat(live, seat)]
    assert users, f"I8: nobody sits at seat {seat}"
    chat = live.table.place.chat
    users = [u for u in users if u in (*world.readers(u.id), *world.readers(chat))]
    if not users:
        return
    user = users[c % len(users)]
    press = replace(random_press(live, seat, Random(c)), now=world.now)
    world.said = f"{user.name} moves at {live.table.game} {live.table.id}"
    world.told = Told(user.id)
    try:
        await world.service.change(live.table.id, await world.user_of(user), press)
    except Refused as refusal:
        raise AssertionError(f"I8: {user.name} cannot move: {refusal}") from refusal


async def write(world: World, a: int, b: int, c: int) -> None:
    """Somebody writes a command, in their group or in their private chat."""
    words = COMMANDS[a % len(COMMANDS)]
    user = USERS[b % len(USERS)]
    chat = user.id if c % 3 == 0 else GROUP
    if user in world.readers(chat):
        await write_words(world, user, chat, words, c)


async def write_words(world: World, user: User, chat: int, words: str, c: int = 0) -> None:
    replied = USERS[c % len(USERS)]
    text = f"/{words.removesuffix(' !')}"
    entities = [{"type": "bot_command", "offset": 0, "length": len(text.split()[0])}]
    if "@" in text:
        at = text.index("@")
        entities.append({"type": "mention", "offset": at, "length": len(text) - at})
    message = {"message_id": 6, "date": 1, "chat": world.chat_of(chat), "from": sender(user)}
    if words.endswith("!"):
        said = {"message_id": 4, "date": 1, "chat": world.chat_of(chat), "text": "x"}
        message["reply_to_message"] = {**said, "from": sender(replied)}
    world.told = Told(user.id, text)
    await world.deal({"message": {**message, "text": text, "entities": entities}})
    to = f" (to {replied.name})" if words.endswith("!") else ""
    world.said = f"{user.name}{' in private' if chat > 0 else ''}: {text}{to}"


async def follow(world: World, a: int, b: int, c: int) -> None:
    """Somebody follows a link that stands, or an invitation that was sent to them."""
    links = world.town.links([one for seen in world.seen.values() for one in seen])
    for live in await world.open_tables():
        if live.table.place.is_circle and live.table.game and live.table.phase is Phase.LOBBY:
            rows = invitation(FRAME, live, "en").keyboard
            links += [str(row[0].url).partition("start=")[2] for row in rows] * 3
    if not links:
        return
    user = USERS[b % len(USERS)]
    if user in world.readers(user.id):
        await write_words(world, user, user.id, f"start {links[a % len(links)]}")
        if not (await world.store.profiles.of(user.id)).reachable:
            await tell_reached(world, user, "member")


def _is_no(one: Seen) -> bool:
    """Tell whether a button turns down what is asked."""
    return getattr(one.button.token, "answer", "") == "n"


def _weight(kind: str) -> int:
    """Return how often a kind of button is pressed."""
    if kind in _ANSWERS:
        return _WEIGHT_OF_ANSWERS
    return _WEIGHT if kind in _PEOPLES else 1
