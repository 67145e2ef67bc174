"""What somebody is told of a challenge: their friends' places among it."""

from bot.display.values import reply
from bot.features.challenge.shown import challenge_page
from bot.features.challenge.table import Challenged, Standing
from bot.table.values import Place
from tests.bot.looking import plain
from tests.bot.tables import FRAME


def test_friends_with_the_same_result_share_the_better_place() -> None:
    friends = (("Boris", 40), ("Clara", 30), ("Dora", 40), ("Emil", 20))
    one = Challenged("2026-01-01", "carcassonne", None, Standing(5, 40, 30, 30, 2, 1), friends)
    text = plain(reply(Place(1), challenge_page(FRAME, "en", Place(1), one).text))
    places = [line for line in text.split("\n") if line[1:2] == "."]
    named = ("1. Boris — 40", "1. Dora — 40", "3. You — 30", "3. Clara — 30", "5. Emil — 20")
    assert places == [*named]
