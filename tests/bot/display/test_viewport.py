"""Picture, caption and buttons of a question are seen at one glance: 660 points of a phone, in a
bubble 300 wide. `make bench` measures the same in a browser.
"""

import pytest

import render
from bench.fold.looks import Kind, Look, kinds, last_boards, looks
from bot.display.viewport import WHOLE, height
from games import GAMES


def reckoned(look: Look) -> float:
    surface = look.surface
    assert surface.picture is not None
    scene = render.layout(surface.picture)
    sheet = (scene.width, scene.height)
    return height(sheet, surface.text, surface.keyboard, is_private=look.is_private)


def test_nineteen_of_twenty_questions_of_all_games_are_seen_at_one_glance() -> None:
    painted = [id for id in GAMES if render.words(id)]
    people = {id: min(4, max(GAMES[id].seats)) for id in painted}
    sample = [look for game in painted for look in looks(Kind(game, people[game]), step=17)]
    assert {look.surface.picture.game for look in sample if look.surface.picture} == set(painted)
    fits = [look for look in sample if reckoned(look) <= WHOLE]
    assert len(fits) >= 0.95 * len(sample)  # the rest: late on large maps


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.name)
def test_last_boards_are_seen_at_one_glance(kind: Kind) -> None:
    """Also with as many people as can play, whose names are long."""
    last = last_boards(kind, seed=kind.people)[-1]
    assert last.keyboard
    assert reckoned(Look(last, 0, confirms=False)) <= WHOLE
    assert last.text.count("🏆") == 1


def test_previews_of_up_to_forty_tiles_are_seen_at_one_glance() -> None:
    early = [
        look for look in looks(Kind("carcassonne", 2), step=5) if look.confirms and look.moves < 40
    ]
    assert early
    assert [look.moves for look in early if reckoned(look) > WHOLE] == []
