"""Stories of games that nobody had to play in chats, for the tests of the judge."""

from collections import Counter

import render
from bot.table.values import Live, Phase
from playground.files import Upload, unique_id_of
from render import Picture
from tests.soak.party import Played
from tests.soak.plans import Kind, Plan
from tests.soak.story import Story


def story_of(live: Live) -> Story:
    """Return the story of a table, with the chats that it stands in."""
    table = live.table
    languages = tuple(person.language for person in table.people)
    users = tuple(person.user for person in table.people)
    plan = Plan(1, Kind(table.game or "", len(users)), languages, 1)
    ended = table.phase is Phase.OVER
    chat = table.place.chat
    return Story(Played(plan, chat, users, table.id, ended, 1.0, Counter()), live)


def file_of(picture: Picture) -> str:
    """Return the id that the playground gives to the file of a picture."""
    return unique_id_of(Upload("", render.draw(picture)), "photo")
