"""Writes down what people say and tap, and what the bot shows them then: chats to be read."""

from collections.abc import Iterator
from re import sub

from playground.person import Answer, Key, Person, Post
from tests.e2e.groups import Group, has, keys_of

NAMES = ("Anna", "Борис", "Clara")


class Scribe:
    """Follows one group and the private chats of its people."""

    def __init__(self, group: Group, title: str) -> None:
        self.group = group
        self.names = dict(zip((p.user_id for p in group.people), NAMES, strict=False))
        self.lines = [title]

    def say(self, person: Person, text: str) -> Post:
        """Have somebody write into the group."""
        self.lines.append(f"\n{self.name(person)}: {text}")
        return self.group.say(person, text)

    def tap(self, person: Person, post: Post, key: Key) -> Answer:
        """Have somebody tap a button."""
        answer = person.press(post, data=key.data)
        said = f" → “{answer.text}”" if answer.text else ""
        link = f" → {answer.url}" if answer.url else ""
        self.lines.append(f"\n{self.name(person)} taps [{key.text}]{said}{link}")
        return answer

    def show(self, post: Post, where: str = "in the group") -> Post:
        """Write down how a message looks now."""
        self.lines.append(f"  Nastolka, {where}:")
        self.lines += ["    " + line for line in look(post)]
        return post

    def name(self, person: Person) -> str:
        """What somebody is called."""
        return self.names[person.user_id]

    def text(self) -> str:
        """Everything, and the chats as they stand now; tables have other ids each time, and other
        deadlines.
        """
        text = "\n".join(line.rstrip() for line in (*self.lines, *self._chats())) + "\n"
        text = sub(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC", "<moment>", text)
        return sub(r"_[0-9a-f]{10}(_[0-9a-f]{16})?\b", "_<table>", text)

    def _chats(self) -> Iterator[str]:
        yield from _chat("The group in the end", self.group.posts())
        for person in self.group.people:
            if posts := [post for post in person.messages() if not is_about_clock(post)]:
                yield from _chat(f"{self.name(person)}’s private chat in the end", posts)


def is_about_clock(post: Post) -> bool:
    """Whether a message asks by which clock somebody lives: it comes beside a game, and names an
    hour.
    """
    return has(post, "hi") or has(post, "zn")


def _chat(title: str, posts: list[Post]) -> Iterator[str]:
    yield from ("", f"== {title} ==")
    for post in posts:
        if post.service is None:
            yield from ("", f"{post.sender.name}:", *("  " + line for line in look(post)))


def look(post: Post) -> list[str]:
    """What one sees of a message: picture, text, buttons."""
    picture = ["(picture)"] if post.photo else []
    rows = [" ".join(f"[{key.text}]" for key in row) for row in post.keyboard or ()]
    return [*picture, *post.text.split("\n"), *rows]


def button(post: Post, verb: str, number: int = 0) -> Key:
    """The n-th button of a message that does this."""
    found = [key for key in keys_of(post) if (key.data or "").split(":")[1:2] == [verb]]
    return found[number]
