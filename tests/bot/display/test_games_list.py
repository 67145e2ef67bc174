"""The list of games from which one is chosen."""

import pytest
from msgspec.structs import replace

from bot.display.lobby.games_list import COUNTS, FOR
from bot.display.lobby.surface import lobby_surface
from bot.display.surfaces import surfaces
from bot.display.values import CAPTION_LIMIT, NOTHING, Selection
from bot.table.parts import Choice
from bot.table.values import with_changes
from bot.texts.catalogues import message_id
from bot.texts.reader import public_reader
from games import GAMES
from tests.bot.looking import buttons, only
from tests.bot.tables import ALL, ANNA, FRAME, PEOPLE, fresh, lobby
from tests.proofs import filled


def test_first_the_game_is_chosen() -> None:
    """On one screen: what there is to know of a game stands on its button."""
    surface = only(fresh())
    assert surface.text == "<b>What shall we play?</b>"
    names = [FRAME.say("en", message_id(game, "name")) for game in ALL]
    *games, last = buttons(surface)
    assert games[0] == ["Carcassonne · 👥 2–5 · 35 min"]
    assert [row[0].split(" · 👥 ")[0] for row in games] == names
    assert last == ["Cancel", "⋯ More"]
    listed = [text for row in surface.more for text in (button.text for button in row)]
    assert listed == ["Cancel", "👥 2", "👥 3", "👥 4", "👥 5", "👥 6+", "‹ Back"]


@pytest.mark.parametrize("count", COUNTS)
def test_list_for_so_many_has_what_so_many_can_play(count: int) -> None:
    """The Castle, for two, is not offered to three."""
    (surface,) = surfaces(FRAME, fresh(), {None: Selection(panel=f"{FOR}{count}")})
    *games, last = buttons(surface)
    listed = [row[0].split(" · 👥 ")[0] for row in games]
    assert ("The Castle" in listed) == (count == 2)
    assert "Saboteur" not in listed or count > 2
    assert last[0].startswith(f"✓ 👥 {count}")  # and leads back to all


PLAYED = replace(FRAME, games=GAMES)


def test_list_shows_a_small_picture_of_each_game_in_its_order() -> None:
    """A message with a picture cannot lose it: the lobby takes its place."""
    table = fresh().table
    listed = lobby_surface(public_reader(PLAYED, table), table, NOTHING)
    assert listed.picture
    assert [game for game, _ in listed.picture.view.games] == [*GAMES]
    assert len(listed.text) <= CAPTION_LIMIT
    three = lobby_surface(public_reader(PLAYED, table), table, Selection(panel=f"{FOR}3"))
    assert three.picture
    assert "castle" not in dict(three.picture.view.games)
    reader = public_reader(PLAYED, table)
    assert lobby_surface(reader, table, NOTHING, pictures=False).picture is None
    toys = public_reader(FRAME, table)  # they have none
    assert lobby_surface(toys, table, NOTHING).picture is None
    opened = lobby("carcassonne", ANNA).table
    chosen = lobby_surface(public_reader(PLAYED, opened), opened, NOTHING)
    assert (chosen.picture, chosen.sheds_picture) == (None, True)


def test_list_marks_what_a_group_that_has_played_has_not_played() -> None:
    assert not any(filled("🆕" in row[0] for row in buttons(only(fresh()))))
    first, *others, _ = buttons(only(with_changes(fresh(), recent=(Choice("carcassonne", {}, 0),))))
    assert "🆕" not in first[0]
    assert all(filled(row[0].startswith("🆕 ") for row in others))


def test_list_has_no_game_for_fewer_than_sit_there() -> None:
    """And each game for just as many."""
    two, three = (
        with_changes(lobby("carcassonne", *PEOPLE[:count]), game=None) for count in (2, 3)
    )
    assert any("The Castle" in row[0] for row in buttons(only(two)))
    assert not any(filled("The Castle" in row[0] for row in buttons(only(three))))
