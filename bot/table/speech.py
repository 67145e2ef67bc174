"""How a table speaks to people: in which language, in words alone, with tips. PURE."""

from msgspec.structs import replace

from bot.table.computers import speaking
from bot.table.relations import with_each
from bot.table.values import Command, Games, Live, Person, User, with_changes, with_preferences


class Speak(Command, frozen=True):
    """Change the language of a chat: of its tables, or of one person's private messages."""

    chat: int
    language: str
    nobody: str
    """The name in it for people who are forgotten."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Change the language: a group's texts with the chat's, private ones with the person's."""
        table, language = live.table, self.language
        if table.place.chat == self.chat:
            people = tuple(_with_localized_name(person, self) for person in table.people)
            forgotten = {person.user for person in people if person.is_forgotten}
            host_name = table.host_name and self.nobody
            host_name = host_name if table.host in forgotten else table.host_name
            live = with_changes(live, language=language, people=people, host_name=host_name)

        def with_language(person: Person) -> Person:
            return replace(person, language=language)

        return replace(live, table=with_each(live.table, self.chat, with_language))


def _with_localized_name(person: Person, command: Speak) -> Person:
    """Return somebody with their name in a language, if they have no name of their own."""
    if person.is_forgotten:
        return replace(person, name=command.nobody)
    return speaking(person, command.language)


class Prefer(Command, frozen=True):
    """Play as the user prefers by now: in words or by pictures, with tips of first games or not,
    called in private or in the group.
    """

    def apply(self, games: Games, live: Live, user: User) -> Live:

        def with_user_settings(person: Person) -> Person:
            tips = None if person.is_forgotten else user.tips
            is_new = person.is_new and tips is not None
            return replace(with_preferences(person, user), tips=tips, is_new=is_new)

        return replace(live, table=with_each(live.table, user.id, with_user_settings))
