"""Who plays in words can call up all that the others can (docs/adr/0080)."""

import render
from games.core.values import TABLE
from tests.contract import plays
from tests.proofs import filled

TOLD_ELSEWHERE = {"seat", "guide"}
"""Why somebody has got what they have stands in the last word; what scores how much is told as the
cheat sheet has it, by the bot."""


@plays.every_play
def test_each_lens_has_a_chapter_of_its_name(play: plays.Play) -> None:
    for state in filled(play.states[::6]):
        view = play.game.view(state, TABLE)
        lenses = {lens.partition("-")[0] for lens in render.lenses(play.game.id, view)}
        if play.game.telling.aloud:
            chapters = play.game.telling.aloud.chapters(view, TABLE)
            assert lenses - TOLD_ELSEWHERE <= chapters.keys()
