"""Picture, caption and buttons of a question are seen at one glance, 390 x 660 pixels of a phone.

`make bench` measures the same in a browser, and prints the share: 99 % of a sample of 800.
"""

import render
from bench.fold.looks import Look, looks
from bot.display.fold import WHOLE, height
from games import GAMES


def reckoned(look: Look) -> float:
    surface = look.surface
    assert surface.picture is not None
    scene = render.layout(surface.picture)
    sheet = (scene.width, scene.height)
    return height(sheet, surface.text, surface.keyboard, is_private=look.is_private)


def test_nineteen_of_twenty_questions_of_all_games_are_seen_at_one_glance() -> None:
    people = {id: min(4, max(game.seats)) for id, game in GAMES.items()}
    sample = [look for game in GAMES for look in looks(game, people[game], step=17)]
    assert {look.surface.picture.game for look in sample if look.surface.picture} == set(GAMES)
    fits = [look for look in sample if reckoned(look) <= WHOLE]
    assert len(fits) >= 0.95 * len(sample)  # the rest: late on large maps


def test_previews_of_up_to_forty_tiles_are_seen_at_one_glance() -> None:
    early = [look for look in looks("carcassonne", 2, step=5) if look.confirms and look.moves < 40]
    assert early
    assert [look.moves for look in early if reckoned(look) > WHOLE] == []
