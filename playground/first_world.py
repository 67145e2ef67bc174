"""The world that a new playground begins with."""

from __future__ import annotations

from playground.world.chats import new_group, new_topic, new_user
from playground.world.world import World

PEOPLE = (
    ("Anna", "Smith", "anna", "en"),
    ("Борис", "Орлов", "boris", "ru"),
    ("Оксана", "Шевчук", "oksana", "uk"),
)
SPARE = ("Mo", None, None, "en")
GROUP = "Friday games"
FORUM, TOPICS = "Board game club", ("Carcassonne", "Anything else")


def make_first_world(world: World) -> None:
    """Four people, a group of three of them, a forum of all; the bot is in both."""
    three = tuple(new_user(world, *person).id for person in PEOPLE)
    spare = new_user(world, *SPARE).id
    new_group(world, "group", GROUP, three)
    forum = new_group(world, "forum", FORUM, (*three, spare))
    for topic in TOPICS:
        new_topic(world, forum.id, topic, by=three[0])
