"""The list of games from which one is chosen."""

import pytest
from msgspec.structs import replace

from bot.display.lobby.games_list import COUNTS, FOR
from bot.display.lobby.surface import lobby_surface
from bot.display.surfaces import surfaces
from bot.display.values import CAPTION_LIMIT, NOTHING, Selection
from bot.table.choice import Choice
from bot.table.values import with_changes
from bot.texts.ids import message_id
from games import GAMES
from tests.bot.looking import buttons, only
from tests.bot.tables import ALL, ANNA, FRAME, PEOPLE, fresh, lobby


def test_first_the_game_is_chosen() -> None:
    surface = only(fresh())
    assert surface.text.startswith(
        "<b>What shall we play?</b>\n\n🏰 <b>Carcassonne</b> · 👥 2–5 · ⏱ 35 min\n"
    )
    names = [FRAME.say("en", message_id(game, "name")) for game in ALL]
    *games, counts, cancel = buttons(surface)
    assert [row[0].split(" · 👥 ")[0] for row in games] == names
    assert counts == ["👥 2", "👥 3", "👥 4", "👥 5", "👥 6+"]
    assert cancel == ["Cancel"]
    assert names[:2] == ["Carcassonne", "Saboteur"]


@pytest.mark.parametrize("count", COUNTS)
def test_list_for_so_many_has_what_so_many_can_play(count: int) -> None:
    """The Castle, for two, is not offered to three."""
    (surface,) = surfaces(FRAME, fresh(), {None: Selection(panel=f"{FOR}{count}")})
    listed = [row[0].split(" · 👥 ")[0] for row in buttons(surface)[:-2]]
    assert ("The Castle" in listed) == (count == 2)
    assert "Saboteur" not in listed or count > 2
    assert f"✓ 👥 {count}" in buttons(surface)[-2][count - 2]
    assert all(f"<b>{name}</b>" in surface.text for name in listed)


PLAYED = replace(FRAME, games=GAMES)


def test_list_shows_a_small_picture_of_each_game_in_its_order() -> None:
    """Issue 41, point 6. A message with a picture cannot lose it: the lobby takes its place."""
    table = fresh().table
    listed = lobby_surface(PLAYED, table, NOTHING)
    assert listed.picture
    assert [game for game, _ in listed.picture.view.games] == [*GAMES]
    assert len(listed.text) <= CAPTION_LIMIT
    three = lobby_surface(PLAYED, table, Selection(panel=f"{FOR}3"))
    assert three.picture
    assert "castle" not in dict(three.picture.view.games)
    assert lobby_surface(PLAYED, table, NOTHING, pictures=False).picture is None
    assert lobby_surface(FRAME, table, NOTHING).picture is None  # toys have none
    chosen = lobby_surface(PLAYED, lobby("carcassonne", ANNA).table, NOTHING)
    assert (chosen.picture, chosen.sheds_picture) == (None, True)


def test_list_marks_what_a_group_that_has_played_has_not_played() -> None:
    assert "🆕" not in only(fresh()).text
    played = Choice("carcassonne", {}, 0)
    live = fresh()
    text = only(replace(live, table=replace(live.table, recent=(played,)))).text
    first, *others = text.split("\n\n")[1:]
    assert "🆕" not in first
    assert all("🆕 new here" in one for one in others)


def test_list_has_no_game_for_fewer_than_sit_there() -> None:
    three = with_changes(lobby("carcassonne", *PEOPLE), game=None)
    assert "The Castle" not in only(three).text
