"""Messages that belong to no table: answers, the rules of a game or as a table plays it."""

import re
from collections.abc import Mapping, Sequence

import pytest

import render
from bot.display.values import CAPTION_LIMIT, picture_digest, reply
from bot.features.rules.shown import Rules, chapters, rules_surface
from bot.table.values import Place
from bot.texts.catalogues import LANGUAGES, message_id
from games import GAMES
from games.core.contract import defaults
from games.core.message import Message
from games.core.rng import Rng
from games.laar.components import CHARTS, Beast
from games.saboteur.components import Role
from render import GUIDE
from render.sheet.scene import Item, Label, Panel
from tests.bot.tables import ALL, FRAME
from tests.proofs import filled


def test_reply_is_silent_and_stands_where_it_is_told_to() -> None:
    answer = reply(Place(-100, 7), "Hello")
    assert (answer.place, answer.text, answer.silent) == (Place(-100, 7), "Hello", True)
    assert (answer.keyboard, answer.picture) == ((), None)


def told_of(game: str, language: str = "en", agreed: Mapping[str, str] | None = None) -> list[str]:
    """All that the rules say, chapter by chapter."""
    return [chapter.text for chapter in chapters(FRAME, Rules(game, language, agreed=agreed))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_one_message_with_chapters_that_fit_below_its_picture(language: str) -> None:
    for game in ALL:
        rules = Rules(game, language)
        found = chapters(FRAME, rules)
        assert all(len(chapter.text) <= CAPTION_LIMIT for chapter in found)
        assert len({chapter.name for chapter in found}) == len(found)
        shown = [rules_surface(FRAME, rules, 1, number) for number, _ in enumerate(found)]
        assert [one.text for one in shown] == [chapter.text for chapter in found]
        guides = [one.page for one in found if one.page]
        assert guides == ([GUIDE] if game in GAMES else [])
        pictures = {one.picture and picture_digest(one.picture) for one in shown}
        assert len(pictures) == 1 + len(guides)
        # or nothing: a game may have no options
        for option in ALL[game].options:
            help = FRAME.say(language, message_id(game, "option", option.id, "help"))
            assert any(help in chapter.text for chapter in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cheat_sheet_is_told_in_words_below_its_picture(language: str) -> None:
    """For who does not see it, and with the options of the table (docs/adr/0080)."""
    for game in GAMES:
        (sheet,) = [one for one in chapters(FRAME, Rules(game, language)) if one.page]
        assert len([line for line in sheet.text.split("\n") if line.startswith("• ")]) > 4
    inns = "Road with an inn: for each tile; unfinished, nothing — 2 / 0"
    assert inns in "\n".join(told_of("carcassonne", agreed={"inns": "on"}))
    assert inns not in "\n".join(told_of("carcassonne"))
    left = "Unfinished at the end: for each tile, each shield"  # roads and monasteries, too
    assert f"{left} — 1" in "\n".join(told_of("carcassonne"))
    assert f"{left} — 0" in "\n".join(told_of("carcassonne", agreed={"unfinished": "nothing"}))
    assert {"• Fix: clears a broken tool, anyone’s", "• Dead end: blocks the way"} <= {
        line for said in told_of("saboteur") for line in said.split("\n")
    }


def test_cheat_sheet_of_laar_has_the_beast_chart_of_its_table() -> None:
    """All five where chance has still to draw it."""
    (drawn,) = [
        said for said in told_of("laar") if "• Beasts I: 1, 2, 3 … different — 2 5 9 14" in said
    ]
    assert "• Beasts IV: 1, 2, 3 … of a kind — 0 6" in drawn
    (agreed,) = [said for said in told_of("laar", agreed={"beasts": "iv"}) if "• Beasts" in said]
    assert "• Beasts I: " not in agreed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("agreed", [{"beasts": "v"}, {"beasts": "random"}])
def test_rules_of_laar_tell_the_chart_of_what_beast_comes_next(
    language: str, agreed: dict[str, str]
) -> None:
    """Beast chart V: it stood in a picture alone, so nobody could learn it from the rules."""
    order = (Beast.PHOENIX, Beast.SERPENT, Beast.SPIDER, Beast.UNICORN)
    follows = CHARTS["v"].follows
    text = "\n".join(told_of("laar", language, agreed))
    told = re.findall(r"(\d), (\d), (\d), (\d)[;.]", text)
    assert told == [tuple(str(follows[one][after]) for after in order) for one in order]
    named = [FRAME.say(language, Message("laar-what", {"what": one.value})) for one in order]
    listed = [text.lower().index(re.sub(r"^\W+", "", name).lower()) for name in named]
    assert listed == sorted(listed)


def test_goal_and_turn_come_first_on_one_screen() -> None:
    for game, heading in (
        ("carcassonne", "Your turn"),
        ("laar", "A round"),
        ("land_vs_sea", "Your turn"),
        ("glastonbury", "Your turn"),
        ("castle", "Your turn"),
    ):
        first, *_ = chapters(FRAME, Rules(game, "en"))
        assert first.name == "Goal & turn"
        assert f"<b>{heading}</b>" in first.text
    _, turn, *_ = chapters(FRAME, Rules("saboteur", "en"))  # which has too many cards for that
    assert turn.name == "Your turn"


def test_buttons_say_which_chapter_is_open_and_lead_on() -> None:
    surface = rules_surface(FRAME, Rules("carcassonne", "en", "0123456789", {}), 1, 1)
    said = [button for row in surface.keyboard for button in row]
    assert said[1].text == "✓ Completed"
    assert str(said[2].token) == "0123456789:9:2"
    assert "🎓 How to play" in [button.text for button in said]
    anywhere = rules_surface(FRAME, Rules("carcassonne", "en"), 1, 99)
    assert str(anywhere.keyboard[0][1].token) == ":9:1:carcassonne"
    assert anywhere.text == told_of("carcassonne")[0]


def test_rules_of_a_table_say_of_each_option_what_holds_and_begin_with_what_is_unusual() -> None:
    said = "\n".join(told_of("carcassonne", agreed={"river": "on", "farmers": "on"}))
    assert "⚙️ <b>River: on.</b> 12 river tiles" in said
    assert "• <b>Farmers: on.</b> A follower may lie on a field" in said
    assert said.index("<b>River: on") < said.index("<b>Farmers: on")
    words = "\n".join(told_of("carcassonne", agreed={}))
    assert "<b>Your turn</b>" in words
    assert "<b>Farmers</b>" in words
    assert "• <b>River: off.</b> There is no river." in words


@pytest.mark.parametrize(
    ("game", "agreed", "told", "untold"),
    [
        ("carcassonne", {"farmers": "off"}, "<b>Farmers: off.</b>", "A follower on a field lies"),
        (
            "carcassonne",
            {"farmers": "first"},
            "scores 4 points for whoever has the most followers",
            "scores 3 points",
        ),
        ("carcassonne", {"mode": "solo"}, "<b>Solo or one team</b>", "<b>Farmers"),
        ("carcassonne", {"mode": "solo", "farmers": "first"}, "four followers", "<b>Farmers"),
        ("carcassonne", {"mode": "solo5"}, "five followers", "four followers"),
        ("carcassonne", {"mode": "solo4"}, "1, 2, 3 and 4 points", "three colours"),
        ("carcassonne", {"mode": "versus"}, "<b>Farmers</b>", "<b>Solo"),
        ("glastonbury", {"recipes": "off"}, "<b>Remembering</b>", "<b>Recipes</b>"),
        ("glastonbury", {"recipes": "on", "memory": "open"}, "<b>Recipes</b>", "Remembering"),
        ("glastonbury", {"memory": "open"}, "<b>Open cauldrons</b>", "only the top card"),
        ("glastonbury", {}, "the others wait until you close it", "<b>Open cauldrons"),
        ("land_vs_sea", {"caravans": "on"}, "<b>Caravans and ships</b>", "<b>Mountains and"),
        ("land_vs_sea", {"mountains": "on"}, "With three, the cartographer", "in a tie for nobody"),
        ("land_vs_sea", {"caravans": "on"}, "for nobody (with three", "scores for both"),
        ("land_vs_sea", {}, "<b>Four players</b>", "<b>Team talk: free"),
        ("land_vs_sea", {}, "not in a private message either", "suggest where to lay"),
        ("land_vs_sea", {"table_talk": "free"}, "suggest where to lay", "<b>Team talk: limited"),
        (
            "land_vs_sea",
            {"waypoints": "on"},
            "The cartographer has none",
            "With four players. At the",
        ),
        ("land_vs_sea", {}, "the other is split into two halves", "The cartographer has none"),
        ("glastonbury", {}, "These cards go under the deck", "<b>Recipes</b>"),
        ("glastonbury", {}, "as many steps as the card below it says", "<b>Recipes</b>"),
        ("glastonbury", {}, "Equal totals share the win", "<b>Recipes</b>"),
        ("castle", {}, "where you have the most followers scores in full", "All four sides"),
        ("castle", {"wall_tiles": "open"}, "scores in full", "face down"),
        ("castle", {}, "as is what some wall tiles give", "All four sides"),
    ],
)
def test_rules_of_a_table_tell_once_how_it_plays(
    game: str, agreed: dict[str, str], told: str, untold: str
) -> None:
    text = "\n".join(told_of(game, "en", agreed))
    assert text.count(told) == 1
    assert untold not in text


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            ("in last place", "scores the full amount", "1, 2 and 3 points", "no follower left"),
        ),
        ("ru", ("последний по очкам", "очки полностью", "1, 2 и 3 очка", "больше нет")),
        ("uk", ("останній за очками", "очки повністю", "1, 2 і 3 очки", "більше немає")),
    ],
)
def test_rules_of_carcassonne_alone_say_once_what_is_different(
    language: str, told: tuple[str, ...]
) -> None:
    """Ruling 7: what scores and to whom, how the markers begin, when the game ends."""
    usual = {"mode": "solo", "abbot": "off", "unfinished": "score"}
    part = FRAME.say(language, Message("carcassonne-rules-mode-solo", usual))
    assert all(said in part for said in told)
    for agreed in ({"mode": "solo"}, None):
        text = "\n\n".join(told_of("carcassonne", language, agreed))
        assert text.count(part) == 1
        assert text.count(part.split("\n")[0]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_a_table_tell_of_an_expansion_only_where_it_is_played(language: str) -> None:
    chosen = {"expansion": "on", "connected": "on", "finisher_colour": "on"}
    part = FRAME.say(language, Message("saboteur-rules-expansion-on", chosen))
    part = part.replace(part.split("\n")[1], "")  # which says at a table less than without one
    for agreed, is_told in (
        ({"expansion": "on"}, True),
        ({"expansion": "off"}, False),
        (None, True),
    ):
        text = "\n".join(told_of("saboteur", language, agreed))
        assert {line in text for line in part.split("\n") if line} == {is_told}


@pytest.mark.parametrize(
    ("game", "agreed", "mark"),
    [
        ("saboteur", {"expansion": "on"}, "Only with “Saboteur 2: on”:"),
        ("carcassonne", {"mode": "solo"}, "Only with “Mode: solo/team”:"),
        ("glastonbury", {"recipes": "on"}, "Only with “Recipes: on”:"),
    ],
)
def test_without_a_table_a_part_that_needs_an_option_says_so(
    game: str, agreed: dict[str, str], mark: str
) -> None:
    alone = "\n".join(told_of(game))
    assert alone.count(mark) == 1
    assert mark not in "\n".join(told_of(game, "en", agreed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_plays_otherwise_is_marked(language: str) -> None:
    agreed = {"farmers": "second", "mode": "versus", "river": "on"}
    text = "\n".join(told_of("carcassonne", language, agreed))
    assert text.count("⚙️") == 2
    assert "⚙️" not in "\n".join(told_of("carcassonne", language, {}))
    assert "⚙️" not in "\n".join(told_of("carcassonne", language))


def test_cheat_sheet_counts_what_counts_at_the_table() -> None:
    def items(game: str, seats: int = 2, **agreed: str) -> Sequence[Item]:
        rules = Rules(game, "en", "0123456789", agreed, seats)
        at = next(n for n, one in enumerate(chapters(FRAME, rules)) if one.page == GUIDE)
        picture = rules_surface(FRAME, rules, 1, at).picture
        assert picture is not None
        return render.layout(picture).items

    def lines(game: str, seats: int = 2, **agreed: str) -> int:
        found = items(game, seats, **agreed)
        return sum(isinstance(item, Panel) and item.shadow for item in found)

    def texts(game: str, **agreed: str) -> set[str]:
        return {item.text for item in items(game, 2, **agreed) if isinstance(item, Label)}

    assert lines("carcassonne", farmers="off") == lines("carcassonne") - 1
    assert lines("carcassonne", inns="on", traders="on") == lines("carcassonne") + 6
    assert lines("carcassonne", small_city="2") == lines("carcassonne") + 1
    assert lines("land_vs_sea", 3) == lines("land_vs_sea", mountains="on", caravans="on")
    assert lines("land_vs_sea", 4) == lines("land_vs_sea") + 1  # waypoints
    assert lines("castle", wall_tiles="off") == lines("castle") - 1
    more = texts("glastonbury", recipes="on") - texts("glastonbury")
    assert {"Colour recipe", "Task recipe"} <= more


def test_a_part_that_is_as_usual_bears_no_mark() -> None:
    text = "\n".join(told_of("carcassonne"))
    assert "Only with “Farmers" not in text


@pytest.mark.parametrize(
    ("game", "agreed", "seats", "told", "untold"),
    [
        ("carcassonne", {}, 0, "A map grows tile by tile", "72 tiles"),
        (
            "carcassonne",
            {"unfinished": "nothing"},
            2,
            "unfinished roads, cities and monasteries score nothing",
            "unfinished things score too",
        ),
        ("carcassonne", {"farmers": "off", "traders": "on"}, 2, "<b>Builder.</b>", "<b>Pig.</b>"),
        ("carcassonne", {"farmers": "off"}, 2, "or in a monastery. The whole", "or on a field"),
        ("carcassonne", {"unplaceable": "back"}, 2, "goes back into the stack", "it leaves the"),
        ("carcassonne", {"river": "on"}, 2, "the usual start tile among them", "one start tile"),
        ("carcassonne", {"draw": "hand"}, 3, "draw three others", "it leaves the game"),
        (
            "carcassonne",
            {"draw": "hand"},
            3,
            "At the end of your turn you draw another",
            "you have drawn",
        ),
        ("carcassonne", {"river": "on", "farmers": "off"}, 2, "divides fields", "cities, fields"),
        ("carcassonne", {"farmers": "off"}, 2, "whole road or city must", "or field must"),
        ("carcassonne", {"river": "on", "mode": "solo"}, 1, "divides fields", "cities, fields"),
        (
            "carcassonne",
            {"river": "on", "draw": "open"},
            3,
            "everyone takes three",
            "you have drawn",
        ),
        ("carcassonne", {"mode": "solo"}, 1, "only the colour in last", "most points at the end"),
        ("carcassonne", {"mode": "solo", "abbot": "on"}, 1, "no abbot left", "Everyone also has"),
        ("carcassonne", {"mode": "solo"}, 1, "every colour on it scores", "If several players"),
        (
            "carcassonne",
            {"mode": "solo", "unfinished": "nothing"},
            1,
            "no follower left",
            "Unfinished things score",
        ),
        (
            "carcassonne",
            {"inns": "on", "unfinished": "nothing"},
            2,
            "large follower</b>",
            "Left unfinished",
        ),
        ("carcassonne", {"mines": "on", "abbot": "on"}, 2, "or a garden gives", "</b> gives"),
        ("carcassonne", {"mines": "on", "farmers": "off"}, 2, "map scores nothing.", "farmers"),
        ("saboteur", {"connected": "off"}, 5, "join any tunnel on", "connect to the entrance"),
        ("saboteur", {"expansion": "on"}, 5, "Discard 1 to 3 cards", "Discard a card"),
        ("saboteur", {"expansion": "on"}, 5, "see “Doors and ladders”", "The diggers win when"),
        ("saboteur", {}, 5, "four get 2 each", "If none was dealt"),
        ("saboteur", {}, 4, "If none was dealt, nobody gets gold", "dealt from all 15"),
        ("saboteur", {"rounds": "1"}, 5, "after the round wins", "three rounds"),
        ("saboteur", {}, 5, "if totals are equal, the win is shared", "Boss"),
        ("saboteur", {"expansion": "on"}, 5, "never count among the winners", "gets 4 nuggets"),
        ("saboteur", {"expansion": "on"}, 5, "Nobody ever has two of the same", "gets 4 nuggets"),
        ("saboteur", {"expansion": "on"}, 5, "you draw only <b>one</b>", "one alone gets 4"),
        ("castle", {"wall_tiles": "off"}, 2, "yours first, and its", "reaches a wall tile"),
        ("castle", {"wall_tiles": "off"}, 2, "are a reconstruction.", "wall tiles give"),
        ("castle", {}, 2, "ends when the last of the 60 tiles is laid", "castle is full"),
        ("castle", {"draw": "ahead"}, 2, "at the end of your last turn", "Draw a tile and lay"),
        ("glastonbury", {}, 3, "Ingredients of your", "the unused wizards"),
        ("glastonbury", {"recipes": "on"}, 3, "fewest cards with a 4", "as few (as many)"),
        ("laar", {"gems": "open"}, 2, "All gems lie open", "lies face down"),
        ("laar", {"gems": "open"}, 2, "Then spells, gems", "gems are turned"),
        ("laar", {"beasts": "iii"}, 2, "Any two score 5", "IV: "),
        ("land_vs_sea", {}, 2, "One of you scores land", "Three players"),
        ("land_vs_sea", {}, 2, "half land, half sea", "Four players"),
        ("land_vs_sea", {}, 2, "half land, half sea", "<b>Waypoints</b>"),
        ("land_vs_sea", {}, 2, "half land, half sea", "Team talk</b>"),
        ("land_vs_sea", {}, 3, "Three players", "Four players"),
        ("land_vs_sea", {}, 3, "trade route (two or more side by side)", "Four players"),
        ("land_vs_sea", {}, 3, "The volcano carries mountains", "Four players"),
        ("land_vs_sea", {}, 2, "Later holes stay empty", "The volcano carries mountains"),
        ("land_vs_sea", {"mountains": "on"}, 2, "The volcano carries mountains", "Three players"),
        ("land_vs_sea", {}, 4, "Four players", "Three players"),
        ("land_vs_sea", {}, 3, "Turns go land, sea, cartographer.", "Four players"),
        (
            "laar",
            {"beasts": "v"},
            2,
            "depends on the beast you take right after it",
            "Any two score",
        ),
        ("glastonbury", {}, 3, "double, minus points, too", "Recipes"),
    ],
)
def test_chapters_follow_what_is_agreed_and_how_many_play(
    game: str, agreed: dict[str, str], seats: int, told: str, untold: str
) -> None:
    """They said "Unfinished things score too" and explained the pig of who has no farmers."""
    found = chapters(FRAME, Rules(game, "en", agreed=agreed, seats=seats))
    own = FRAME.say("en", "rules-own")
    text = "\n".join(one.text for one in found if not one.name.startswith(own))
    assert told in text
    assert untold not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_fit_at_every_table_and_leave_no_gap_for_what_is_not_told(language: str) -> None:
    for game in ALL.values():
        values = [{option.id: value} for option in game.options for value in option.values]
        for agreed in (*values, {option.id: option.values[-1] for option in game.options}):
            for seats in (0, *game.seats):
                found = chapters(FRAME, Rules(game.id, language, agreed=agreed, seats=seats))
                assert len({one.name for one in found}) == len(found)
                assert all(filled(len(one.text) <= CAPTION_LIMIT for one in found))
                assert not [one.text for one in found if re.search(r"\n{3}|  | [,.;]", one.text)]


@pytest.mark.parametrize(
    ("agreed", "told"),
    [
        ({"farmers": "first"}, "whoever has the most farmers around it"),
        ({"farmers": "second"}, "each city once for a player"),
        ({"traders": "on", "farmers": "first"}, "each city beside its field that scores for you"),
        ({"traders": "on"}, "each city scored from its field"),
        ({"traders": "on", "farmers": "off"}, "Builder: extend its road or city"),
        ({"inns": "on"}, "Large follower: counts as two"),
    ],
)
def test_the_sheet_of_carcassonne_follows_the_figures_of_the_table(
    agreed: dict[str, str], told: str
) -> None:
    """Its field said "4 for each city beside it" of the first edition, which counts by cities."""
    found = chapters(FRAME, Rules("carcassonne", "en", agreed=agreed, seats=2))
    (sheet,) = (one for one in found if one.page == GUIDE)
    assert told in sheet.text
    assert ("each completed city beside it; the farmer" in sheet.text) == ("farmers" not in agreed)


@pytest.mark.parametrize(
    ("language", "last", "full"),
    [
        ("en", "last.+tile", "castle is full"),
        ("ru", "последни.+тайл", "крепость застроена"),
        ("uk", "останні.+тайл", "фортецю забудовано"),
    ],
)
def test_the_castle_ends_with_its_last_tile_in_rules_and_lesson(
    language: str, last: str, full: str
) -> None:
    """60 tiles on 76 squares: the castle is never full, as its lesson had it."""
    rules = chapters(FRAME, Rules("castle", language, agreed={}, seats=2))
    said = ["\n".join(one.text for one in rules)]
    for id in ("castle-lesson-castle-court-wrong", "castle-lesson-castle-end"):
        said.append(FRAME.say(language, id))
    assert [text for text in said if not re.search(last, text, re.IGNORECASE)] == []
    assert [text for text in said if full in text] == []


@pytest.mark.parametrize("seats", range(3, 11))
def test_rules_of_saboteur_count_cards_and_saboteurs_as_the_game_deals_them(seats: int) -> None:
    words = {4: "four", 5: "five", 6: "six"}
    game = GAMES["saboteur"]
    state = game.setup(defaults(game), seats, Rng(1))
    text = "\n".join(
        one.text for one in chapters(FRAME, Rules("saboteur", "en", agreed={}, seats=seats))
    )
    assert f"You hold {words[len(state.hands[0])]} cards." in text
    roles = [*state.roles, *state.spare]
    assert f"Saboteurs among these cards: {roles.count(Role.SABOTEUR)};" in text
    assert len(roles) == seats + 1


@pytest.mark.parametrize(
    ("seats", "told"), [(2, "24 of the 48"), (3, "36 of the 48"), (4, "All 48 cards")]
)
def test_rules_of_laar_say_how_many_cards_are_played(seats: int, told: str) -> None:
    game = GAMES["laar"]
    state = game.setup(defaults(game), seats, Rng(1))
    text = "\n".join(
        one.text for one in chapters(FRAME, Rules("laar", "en", agreed={}, seats=seats))
    )
    assert f"{told}" in text
    assert f"{len(state.deck) + len(state.market)}" in told
