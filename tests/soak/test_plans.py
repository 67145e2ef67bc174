"""The games of a soak, and the way of a host to their options."""

import pytest

from bot.display import buttons
from bot.display.lobby.computers import COMPUTERS
from bot.display.lobby.options import OPTIONS
from bot.display.more import panel_of
from bot.display.surfaces import surfaces
from bot.display.values import NOTHING, Selection, Surface
from bot.handlers.features import ROUTES
from bot.table.computers import own
from bot.table.gathering import AddComputer, RemoveComputer, SetHints, SetOption, SetPace
from bot.table.values import Live, stamp_of_table
from games.core.contract import Level
from games.core.seats import lawful_seats
from playground.person import From, Key, Post
from tests.bot.tables import ALL, ANNA, FRAME, do, lobby
from tests.e2e.groups import keys_of
from tests.proofs import filled
from tests.properties import each
from tests.soak.agreeing import computers_key, hints_key, next_key, ticked
from tests.soak.plans import WHOLE, WITHOUT_GROUP, Kind, plans


def test_seed_decides_and_whole_games_come_first() -> None:
    games = list(plans(100, whole=20, seed=3))
    assert games == list(plans(100, whole=20, seed=3)) != list(plans(100, whole=20, seed=4))
    assert [plan.kind for plan in games[:5]] == list(WHOLE[:5])
    assert {plan.kind.game for plan in games[5:]} == {"cairns", "gifts", "sealed"}
    assert all(len(plan.languages) == plan.kind.people for plan in games)


@each("kind", [*WHOLE, *WITHOUT_GROUP])
def test_whole_games_are_lawful(kind: Kind) -> None:
    lawful = lawful_seats(ALL[kind.game], lobby_with(kind).table.options)
    assert kind.people + kind.computers in lawful


@pytest.mark.parametrize("forgetful", [False, True], ids=["at once", "panels are forgotten"])
@each("kind", WHOLE)
def test_host_comes_to_the_options_by_buttons(kind: Kind, forgetful: bool) -> None:
    live, focus, unset = lobby(kind.game), NOTHING, dict(kind.options)
    for step in range(100):
        post = seen(live, NOTHING if forgetful and step % 5 == 4 else focus)
        unset = {o: value for o, value in unset.items() if o not in ticked(post, unset)}
        key = next_key(post, unset)
        if key == button(post, "Join"):
            break
        live, focus = pressed(live, key)
    assert (live, unset) == (lobby_with(kind), {})


@pytest.mark.parametrize("forgetful", [False, True], ids=["at once", "panels are forgotten"])
@pytest.mark.parametrize("before", [0, 4])
def test_host_comes_to_so_many_computers_by_buttons(before: int, forgetful: bool) -> None:
    """Too many sit there when a press was answered by nobody, and made again."""
    live, focus = lobby("saboteur"), NOTHING
    live = do(live, ANNA, *[AddComputer(Level.STRONG)] * before)
    for step in range(100):
        post = seen(live, NOTHING if forgetful and step % 5 == 4 else focus)
        key = computers_key(post, 3)
        if key is None:
            break
        live, focus = pressed(live, key)
    assert len(own(live.table)) == 3
    assert live.table.pace == 0


@pytest.mark.parametrize("forgetful", [False, True], ids=["at once", "panels are forgotten"])
def test_host_comes_to_hints_by_buttons(forgetful: bool) -> None:
    live, focus = lobby("saboteur"), NOTHING
    for step in range(20):
        key = hints_key(seen(live, NOTHING if forgetful and step % 5 == 4 else focus))
        if key is None:
            break
        live, focus = pressed(live, key)
    assert live.table.hints


def test_some_games_are_voted_for_and_some_groups_are_not_as_usual() -> None:
    games = list(plans(36, whole=2, seed=1))
    for is_so in ("is_voted", "has_hints", "minds_pictures", "hides_admins"):
        assert 3 <= sum(getattr(plan, is_so) for plan in games) <= len(games) / 2
    assert not any(plan.has_hints for plan in games if plan.kind.game == "cairns")
    assert not any(plan.is_voted and plan.is_anonymous for plan in games)


def test_a_quarter_of_the_tables_has_no_group_and_nothing_of_one() -> None:
    games = list(plans(48, whole=4, seed=1))
    circles = [plan for plan in games if plan.is_circle]
    assert len(circles) == len(games) / 4
    assert {bool(plan.kind.computers) for plan in circles} == {True, False}
    assert not any(plan.is_anonymous or plan.is_voted or plan.hides_admins for plan in circles)
    assert all(filled(plan.is_circle for plan in plans(20, whole=1, seed=1, only_circles=True)))


def test_whole_games_may_be_of_some_games_alone() -> None:
    """So that one game can be proved by itself."""
    games = list(plans(9, whole=1, seed=1, only_circles=True, only=("saboteur", "castle")))
    assert {plan.kind.game for plan in games} == {"saboteur", "castle"}


def pressed(live: Live, key: Key) -> tuple[Live, Selection]:
    """Return the table after a press in the lobby, and the panel that is open then."""
    token = ROUTES.read(key.data)
    if isinstance(token, buttons.Lobby):
        return live, NOTHING
    if isinstance(token, buttons.More):
        return live, NOTHING if token.answer else Selection(panel=panel_of(token.key))
    if isinstance(token, buttons.Computers):
        return live, Selection(panel=COMPUTERS)
    if isinstance(token, buttons.AddComputer):
        return do(live, ANNA, AddComputer(Level(token.level))), Selection(panel=COMPUTERS)
    if isinstance(token, buttons.RemoveComputer):
        said = RemoveComputer(token.chair, stamp_of_table(live.table))
        return do(live, ANNA, said), Selection(panel=COMPUTERS)
    if isinstance(token, buttons.Hints):
        return do(live, ANNA, SetHints(hints=True)), Selection(panel=COMPUTERS)
    if isinstance(token, buttons.Pace):
        return do(live, ANNA, SetPace(token.seconds or 0)), Selection(panel=COMPUTERS)
    assert isinstance(token, buttons.Options)
    if token.value:
        return do(live, ANNA, SetOption(token.option, token.value)), Selection(panel=OPTIONS)
    return live, Selection(panel="/".join((OPTIONS, *filter(None, (token.option,)))))


def button(post: Post, text: str) -> Key | None:
    return next((key for key in keys_of(post) if key.text == text), None)


def lobby_with(kind: Kind) -> Live:
    """A lobby where this is agreed."""
    return do(lobby(kind.game), ANNA, *(SetOption(*item) for item in kind.options.items()))


def seen(live: Live, focus: Selection) -> Post:
    """The lobby as a person sees it."""
    (surface,) = surfaces(FRAME, live, {None: focus})
    return Post(
        1, -100, From(0, "bot", is_bot=True), surface.text, surface.text, keyboard=keys(surface)
    )


def keys(surface: Surface) -> list[list[Key]]:
    return [[Key(b.text, str(b.token)) for b in row] for row in surface.keyboard]
