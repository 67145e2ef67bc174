"""A person who plays in words: each button says what it stands for, one's own message has all that
the group's board has, and the group is shown what it always was (docs/adr/0080).
"""

import re
from collections.abc import Callable
from random import Random
from typing import Any
from unicodedata import category, name

import pytest
from msgspec.structs import replace

from bench.fold.looks import FRAME, GROUP, begun
from bench.words import KINDS, decisions, differ, heard
from bench.words.agent import Agent, words_of
from bot.display.board.aloud import chapter_rows, with_chapter
from bot.display.values import Surface
from bot.texts.reader import Reader
from games import GAMES
from games.carcassonne.components import Feature
from games.carcassonne.events import FeatureScored
from games.carcassonne.telling import place_told as carcassonne_place
from games.core.choices import Decided, narrow
from games.core.contract import defaults
from games.core.seats import lawful_people
from games.glastonbury.actions import Take
from games.glastonbury.events import Taken
from games.laar.events import ExpertSent
from games.land_vs_sea.events import TileStolen
from games.saboteur.actions import Lay, Look, Pass, Repair
from games.saboteur.components import CARDS, GOALS, lying
from games.saboteur.second.actions import Thief
from games.saboteur.telling import place_told
from tests.proofs import filled


@pytest.mark.parametrize("language", [0, 1, 2])
@pytest.mark.parametrize("kind", KINDS)
def test_answers_are_told_apart_by_words_without_signs(kind: str, language: int) -> None:
    """All labels differ, numbers and letters of the picture apart. VoiceOver and TalkBack read
    emoji and arrows by their names, and stumble over middle dots: neither a text nor a button has
    any. A game's seed decides its language.
    """
    asked = 0
    for number, (agent, path) in enumerate(decisions(kind, seed=language)):
        for length in range(len(path) + 1 if number % 6 == 0 else 0):
            agent.go(path[:length])
            said = "\n".join((agent.text, *agent.labels))
            assert [sign for sign in said if sign == "·" or _is_sign(sign)] == []
            for labels in agent.questions():
                assert differ(labels), labels
                asked += 1
    assert asked > 5


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_heard_in_a_minute(kind: str) -> None:
    """Beside its buttons 60 words in the median, 120 at most: some 200 are heard in a minute."""
    counts = sorted(words for turn in heard(kind, seed=0) for words in turn.questions)
    assert counts[len(counts) // 2] <= 60
    assert counts[-1] <= 120


def _is_sign(letter: str) -> bool:
    """Tell whether it is a symbol: a degree is said in words, a minus belongs to its figure."""
    is_arrow = "ARROW" in name(letter, "")
    return is_arrow or (category(letter) == "So" and letter not in "°№")


Aim = Callable[[Any], list[tuple[str, ...]]]
"""What somebody wants to do, in words of their own: for each question what its answer must say."""


def _minus(number: int) -> str:
    return str(number).replace("-", "−")


AIMS: dict[str, Aim] = {
    "carcassonne": lambda a: [(f"row {_minus(a.cell.y)} column {_minus(a.cell.x)}",)],
    "castle": lambda a: [(f"{'abcdefghij'[a.cell.x]}{a.cell.y + 1}",)],
    "land_vs_sea": lambda a: [
        (f"tile {a.side.tile + 1}", "hidden side" if a.side.is_hidden else "open side"),
        (f"row {_minus(a.cell.y)} place {_minus(a.cell.x)}",),
    ],
    "glastonbury": lambda a: [(f"row {a.cell.y + 1} column {a.cell.x + 1}",)],
    "laar": lambda a: [(f"card {a.cell.y * 2 + a.cell.x + 1}",)],
}
"""By game, of its most frequent action."""
USUAL = {
    "carcassonne": "Place",
    "castle": "Place",
    "land_vs_sea": "Lay",
    "glastonbury": "Take",
    "laar": "Send",
}
"""By game, that action."""
FIELDS = {"land_vs_sea": ("side", "cell")}


@pytest.mark.parametrize("kind", AIMS)
def test_an_aim_is_found_by_words_alone(kind: str) -> None:
    """An agent that gets only text and labels does what it has set out to do."""
    reached, chance = 0, Random(7)
    played = list(decisions(kind, seed=0))
    for agent, path in played[1 :: 2 if len(played) < 100 else 5]:
        asked = narrow(agent.actions, path)
        assert isinstance(asked, Decided)
        fields = FIELDS.get(kind, ("cell",))
        if type(asked.action).__name__ != USUAL[kind] or _is_one_of_one(agent, fields):
            continue
        for words in AIMS[kind](asked.action):
            agent.press(*words)
        done = _to_the_end(agent, chance)
        assert [getattr(done, f) for f in fields] == [getattr(asked.action, f) for f in fields]
        reached += 1
    assert reached > 2


def _is_one_of_one(agent: Agent, fields: tuple[str, ...]) -> bool:
    """Tell whether there is nothing to choose: then nothing is asked."""
    return any(len({getattr(a, f, None) for a in agent.actions}) == 1 for f in fields)


def _to_the_end(agent: Agent, chance: Random) -> Any:
    """Answer all that is left by chance, reading the labels; return what is decided."""
    while agent.decided is None:
        if agent.confirms:
            agent.press("confirm")
        else:
            agent.press(words_of(chance.choice(agent.questions()[-1])))
    asked = narrow(agent.actions, agent.decided)
    assert isinstance(asked, Decided)
    return asked.action


def test_the_place_where_ones_road_is_completed_is_found() -> None:
    """A whole move of one sentence is found by its words."""
    road = "the road at row [−0-9]+ column [−0-9]+ [0-9]+ tiles?"
    for agent, _ in decisions("carcassonne", seed=0):
        name = agent.live.table.people[agent.seat].name.lower()
        said = [words_of(label) for label in agent.questions()[0]]
        wanted = [one for one in said if re.search(f"can complete {road} {name}", one)]
        if not wanted:
            continue
        agent.press(wanted[0])
        turned = [words_of(label) for label in agent.questions()[0]]
        best = [one for one in turned if re.search(f"completes {road} {name}", one)]
        if best and not best[0].endswith("chosen"):
            agent.press(best[0])
        action = _to_the_end(agent, Random(1))
        assert agent.live.play
        after = GAMES["carcassonne"].apply(agent.live.play.state, agent.seat, action)
        paid = [event for event in after.events if isinstance(event, FeatureScored)]
        assert any(event.feature is Feature.ROAD and agent.seat in event.seats for event in paid)
        return
    raise AssertionError("no road can be completed in a whole game")


@pytest.mark.parametrize("kind", ["carcassonne", "castle", "saboteur", "land_vs_sea"])
def test_news_name_the_place_of_a_move(kind: str) -> None:
    """A picture shows where others have moved: whoever hears of a move is told where it was."""
    aloud, told = GAMES[kind].telling.aloud, 0
    assert aloud
    for agent, _ in decisions(kind, seed=0):
        play = agent.live.play
        assert play
        others = (one for one in play.events if getattr(one, "seat", None) != agent.seat)
        for cell in filter(None, (getattr(event, "cell", None) for event in others)):
            place = aloud.place(cell) if aloud.place else place_told(cell)
            assert FRAME.say("en", place) in agent.text.split("\n\n")[0]
            told += 1
    assert told > 10


def test_news_name_the_place_of_a_card_that_was_taken() -> None:
    """Where it lay tells what is left of its line, as a picture shows."""
    told = 0
    for agent, _ in decisions("glastonbury", seed=0):
        play = agent.live.play
        assert play
        if any(isinstance(event, Taken) for event in play.events) and play.state.last:
            cell = play.state.last.cell
            news = agent.text.split("\n\n")[0]
            told += f" — row {cell.y + 1} column {cell.x + 1}" in news
    assert told > 10


def test_news_name_the_card_to_which_an_expert_was_sent() -> None:
    """A picture shows which card of the market others have sent their experts to."""
    told = 0
    for agent, _ in decisions("laar", seed=0):
        play = agent.live.play
        assert play
        for event in play.events:
            if isinstance(event, ExpertSent):
                market = play.state.market
                lots = [(lot.seat, lot.expert) if lot else None for lot in market]
                place = lots.index((event.seat, event.goods)) + 1
                assert f" — card {place} of the market" in agent.text.split("\n\n")[0]
                told += 1
    assert told > 10


def test_news_name_the_open_side_of_a_stolen_tile_and_nothing_of_its_hidden_one() -> None:
    """Everyone has seen the side that lay open: which tile it was is no secret, and no more than
    that is told, not even to the thief, who reads the news as all do.
    """
    told = 0
    for agent, _ in decisions("land_vs_sea", seed=0):
        play = agent.live.play
        assert play
        if any(isinstance(event, TileStolen) for event in play.events):
            news = agent.text.split("\n\n")[0].splitlines()
            (line,) = [one for one in news if "steals a tile" in one]
            assert " — open side: " in line
            assert "hidden" not in line
            told += 1
    assert told > 2


def test_news_name_the_place_of_a_score_and_the_part_a_follower_is_on() -> None:
    """A picture shows which road or city was scored, and in which of two cities a follower is."""
    scored = stood = 0
    for agent, _ in decisions("carcassonne", seed=0):
        play = agent.live.play
        assert play
        news = agent.text.split("\n\n")[0]
        for event in play.events:
            if isinstance(event, FeatureScored):
                assert event.place
                scored += f"— {FRAME.say('en', carcassonne_place(event.place))}" in news
        stood += "in the part" in news
    assert scored > 2
    assert stood > 2


def test_a_card_is_found_by_its_name() -> None:
    """A thing and its number, as "frog 3"; two play without one colour, so it may be a bat."""
    for agent, _ in decisions("glastonbury", seed=4):
        takes = [action for action in agent.actions if isinstance(action, Take)]
        assert agent.live.play
        view = GAMES["glastonbury"].view(agent.live.play.state, agent.seat)
        cards = {view.field[action.cell]: action.cell for action in takes}
        wanted = [card for card in cards if card.partition("-")[0] in ("frog", "bat", "bone")]
        if wanted and len(takes) > 1:
            agent.press(wanted[0].replace("-", " "))
            assert _to_the_end(agent, Random(1)).cell == cards[wanted[0]]
            return
    raise AssertionError("no such card can be taken in a whole game")


def test_a_goal_is_found_by_its_name() -> None:
    for agent, _ in filled(decisions("saboteur", seed=0)):
        if any(isinstance(action, Look) for action in agent.actions):
            agent.press("map")
            agent.press("middle goal")
            assert _to_the_end(agent, Random(1)).goal == GOALS[1]
            return
    raise AssertionError("nobody has a map in a whole game")


def test_a_card_that_is_called_as_its_deed_is_said_once() -> None:
    """The thief that is played: "Thief — confirm?", not "Thief, Thief"."""
    for agent, _ in filled(decisions("saboteur 2", seed=0)):
        if any(isinstance(action, Thief) for action in agent.actions):
            agent.press("thief")
            assert agent.confirms
            assert agent.text.count("Thief") == 1
            return
    raise AssertionError("nobody has a thief in a whole game")


def test_the_one_tool_that_a_card_fixes_is_said_once() -> None:
    """ "Fix lamp; Zoe — confirm?", not "fix lamp, Zoe, lamp"."""
    for agent, path in filled(decisions("saboteur", seed=0)):
        asked = narrow(agent.actions, path)
        action = asked.action if isinstance(asked, Decided) else None
        if isinstance(action, Repair) and len(CARDS[action.card].tools) == 1:
            agent.go(path)
            assert len(re.findall(r"pickaxe|lamp|cart", agent.text)) == 1
            return
    raise AssertionError("nothing is fixed in a whole game")


def test_a_tunnel_is_named_as_it_will_lie() -> None:
    """Drawn upright, it was named so in the line to be confirmed, and lay otherwise in the news."""
    for agent, path in filled(decisions("saboteur", seed=0)):
        asked = narrow(agent.actions, path)
        if isinstance(asked, Decided) and isinstance(asked.action, Lay) and asked.action.turned:
            agent.go(path)
            card = lying(asked.action.card, asked.action.turned)
            if card.exits != CARDS[asked.action.card].exits and len(card.ways) == 1:
                first = re.split("[;,] row", agent.text)[0]
                names = {side.name.lower() for side in card.exits}
                assert {one for one in names if one in first} == names
                return
    raise AssertionError("no card is turned in a whole game")


def test_cards_and_parts_of_one_card_are_kept_apart() -> None:
    """A semicolon between cards, for a card with a crystal has a comma of its own."""
    for agent, path in filled(decisions("saboteur 2", seed=0)):
        asked = narrow(agent.actions, path)
        action = asked.action if isinstance(asked, Decided) else None
        if isinstance(action, Pass) and len(action.cards) > 1:
            agent.go(path)
            assert agent.text.count(";") >= len(action.cards)
            return
    raise AssertionError("nobody discards two cards in a whole game")


def test_a_crystal_is_told_once_in_the_news() -> None:
    """ "lays a tunnel with a crystal — row 0 column 1: tunnel (east, south)"."""
    for agent, _ in filled(decisions("saboteur 2", seed=0)):
        for line in filled(agent.text.split("\n")):
            if "with a crystal — " in line:
                assert line.count("crystal") == 1
                return
    raise AssertionError("no crystal is laid in a whole game")


@pytest.mark.parametrize("game", GAMES)
def test_what_pays_what_can_be_read_beside_the_board(game: str) -> None:
    """Others have it as a picture at a tap: the lens "Scoring"."""
    several = [n for n in lawful_people(GAMES[game], defaults(GAMES[game])) if n > 1]
    live = begun(game, several[0], seed=3)
    frame = replace(FRAME, aloud=True, pictures=False, fleeting=True)
    reader = Reader(frame, GROUP, "en")
    offered = [b.text for row in chapter_rows(reader, live, "hand0") for b in row]
    read = with_chapter(reader, live, Surface("hand0", GROUP, "", ""), "hand0/guide/0")
    assert read.text.startswith("<b>Scoring</b>")
    assert read.text.count("\n") > 4
    assert "Scoring" in offered
