"""People who do not know each other, as tests say it: they look for somebody in private."""

from collections.abc import Iterator

from bot.display import buttons
from bot.display.token import code_of
from bot.table.values import DAY, Matter
from playground.person import Key, Person, Post
from tests.e2e.circles import Circle, newcomer
from tests.e2e.conftest import Stage
from tests.e2e.groups import asks, has, keys_of, table_of, until

MET = {"en": "You’re playing with", "ru": "С вами за столом", "uk": "З вами за столом"}


def panel(person: Person) -> Post:
    """Ask for somebody to play with; return what the bot asks then."""
    welcome = person.wait_for(lambda post: has(post, "fr") or ":sk" in saying(post, ":sk"))
    last = person.messages()[-1].id
    person.press(welcome, data=":sk")
    return person.wait_for(lambda post: any(saying(post, ":sk:*")), after=last)


def looks_for(person: Person, game: str, clock: int = DAY) -> Post:
    """Look for somebody to play a game with; return what says that one waits, or the board of who
    was met at once.
    """
    asked, wanted = panel(person), f":sk:{game}:{clock}"
    if not any(saying(asked, wanted)):
        person.press(asked, data=f":sk::{clock}")
        asked = person.wait_for(lambda post: any(saying(post, wanted)), after=asked.id - 1)
    person.press(asked, data=next(saying(asked, wanted)))
    return person.wait_for(
        lambda post: (post.id == asked.id and has(post, "sn")) or has_met(post), after=asked.id - 1
    )


def saying(post: Post, beginning: str) -> Iterator[str]:
    """What the buttons of a message say that begins so."""
    return (key.data for key in keys_of(post) if key.data and key.data.startswith(beginning))


def stranger(stage: Stage, first: str, last: str, username: str, language: str = "en") -> Person:
    """Somebody with a whole profile, who has pressed Start."""
    body = {"first_name": first, "last_name": last, "username": username}
    made = stage.host.post("users", body | {"language_code": language})
    person = Person(stage.host.base_url, made["id"])
    person.start()
    person.wait_for(lambda post: has(post, "fr"))
    return person


def met(stage: Stage, game: str, *names: str) -> Circle:
    """People who have found each other."""
    people = tuple(newcomer(stage, name) for name in names)
    for person in people:
        looks_for(person, game)
    return together(*people)


def together(*people: Person) -> Circle:
    """The table at which all of them are."""
    for person in people:
        person.wait_for(has_met)
    found: list[str] = []

    def is_asked() -> bool:
        found[:] = [table_of(post) for p in people for post in p.messages() if asks(post)]
        return bool(found)

    until(is_asked)
    return Circle(people, found[-1])


def vote_out(circle: Circle, name: str) -> None:
    """Have the first two vote somebody out."""
    first, second = circle.people[:2]
    said = first.send(first.user_id, "/kick")
    asked = first.wait_for(lambda post: any(agreeing(post, Matter.REMOVE)), after=said.id)
    whom = next(key for key in agreeing(asked, Matter.REMOVE) if name in key.text)
    first.press(asked, data=whom.data)
    board = second.wait_for(lambda post: any(agreeing(post, Matter.REMOVE)))
    second.press(board, data=next(agreeing(board, Matter.REMOVE)).data)


def agreeing(post: Post, matter: Matter) -> Iterator[Key]:
    """The buttons by which one agrees to something about somebody."""
    said = f":{code_of(buttons.Agree)}:{matter.value}:"
    return (key for key in keys_of(post) if said in (key.data or ""))


def has_met(post: Post) -> bool:
    """Whether a board says with whom one plays."""
    return any(said in post.text for said in MET.values())
