"""How a lobby is opened and set up, and what its host alone may say there."""

import pytest
from msgspec.structs import replace

from bot.table.gathering import (
    SILENCE,
    AsLastTime,
    ChooseGame,
    Leave,
    Propose,
    SetOnlookers,
    SetPreset,
    SetTempo,
    Start,
    is_for_all,
    is_rematch,
    opened,
    usual_people,
)
from bot.table.parts import Choice, Tempo
from bot.table.values import DAY, HOUR, Live, Phase, Place, Table, User, with_changes
from games.core.contract import defaults
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    GROUP,
    NOON,
    STRANGER,
    begun,
    do,
    lobby,
    refusal,
)

NEW = replace(ANNA, tips=())
"""Anna, who has played nothing yet."""


def fresh(place: Place, host: User, game: str | None = "carcassonne") -> Table:
    return opened(ALL, Table("0123456789", place, "en", host.id), host, game)


def rematch(tempo: Tempo = Tempo.DAYS) -> Live:
    """A lobby of two for another game, in which a third is awaited."""
    live = with_changes(lobby("gifts", ANNA, BORIS), since=NOON, tempo=tempo)
    guest = replace(live.table.people[0], user=CLARA.id, name=CLARA.name)
    series = replace(live.table.series, number=2)
    return with_changes(live, invited=(guest,), series=series)


def test_outside_a_group_who_opens_a_table_sits_there_and_alone_has_hints() -> None:
    seen = {
        place: ([one.user for one in table.people if not one.computer], table.hints)
        for place in (GROUP, Place(ANNA.id), Place(0, 5))
        for table in (fresh(place, ANNA),)
    }
    assert seen == {
        GROUP: ([], False),
        Place(ANNA.id): ([ANNA.id], True),
        Place(0, 5): ([ANNA.id], False),
    }


def test_a_first_game_alone_is_gentle_and_no_other() -> None:
    had = replace(ANNA, tips=("carcassonne-tip-begin",))
    assert fresh(Place(ANNA.id), NEW).gentle
    assert not fresh(Place(ANNA.id), had).gentle
    assert not fresh(Place(ANNA.id), ANNA).gentle
    assert not fresh(GROUP, NEW).gentle


def test_another_game_is_set_up_as_usual_unless_it_is_new_too() -> None:
    first = Live(fresh(Place(ANNA.id), NEW))
    had = replace(ANNA, tips=("gifts-tip-begin",))
    assert not do(first, had, ChooseGame("gifts")).table.gentle


def test_a_preset_sets_all_options_and_an_unknown_one_none() -> None:
    live = lobby("carcassonne", ANNA, BORIS)
    game = ALL["carcassonne"]
    for preset in game.presets:
        chosen = do(live, ANNA, SetPreset(preset.id))
        assert chosen.table.options == {**defaults(game), **preset.options}
    assert len({tuple(preset.options.items()) for preset in game.presets}) > 1
    assert refusal(live, ANNA, SetPreset("chess")) == "refused-outdated"


def test_who_gets_up_from_a_rematch_puts_it_off() -> None:
    assert do(rematch(), BORIS, Leave()).table.put_off
    assert not do(lobby("gifts", ANNA, BORIS), BORIS, Leave()).table.put_off


def test_a_rematch_is_one_until_it_begins() -> None:
    assert is_rematch(rematch().table)
    assert not is_rematch(do(rematch(), ANNA, Start(1)).table)
    assert not is_rematch(lobby("gifts", ANNA, BORIS).table)


def test_a_rematch_over_days_waits_a_day_for_those_who_were_invited() -> None:
    """Others than its host begin it then; any other lobby once it was quiet for some minutes."""
    for live, silence, why in (
        (rematch(), DAY, "refused-start-tomorrow"),
        (rematch(Tempo.TONIGHT), SILENCE, "refused-start-later"),
        (with_changes(rematch(), invited=()), SILENCE, "refused-start-later"),
        (
            with_changes(rematch(), series=lobby("gifts").table.series),
            SILENCE,
            "refused-start-later",
        ),
    ):
        assert is_for_all(live.table) == (silence == DAY)
        assert refusal(live, BORIS, Start(1, now=NOON + silence - 1)) == why
        assert do(live, BORIS, Start(1, now=NOON + silence)).table.phase is Phase.RUNNING


def test_what_is_proposed_over_days_can_be_taken_then_alone() -> None:
    tonight = do(lobby("carcassonne", ANNA, BORIS), ANNA, SetTempo(Tempo.TONIGHT))
    assert refusal(tonight, ANNA, Propose(is_on=True)) == "refused-outdated"
    days = do(tonight, ANNA, SetTempo(Tempo.DAYS), Propose(is_on=False))
    assert days.table.options["draw"] == defaults(ALL["carcassonne"])["draw"]
    assert do(days, ANNA, Propose(is_on=True)).table.options["draw"] == "ahead"
    other = do(lobby("gifts", ANNA, BORIS), ANNA, SetTempo(Tempo.DAYS))
    assert refusal(other, ANNA, Propose(is_on=True)) == "refused-outdated"


def test_the_host_lets_others_look_on_in_the_lobby_and_later_it_can_only_be_shut() -> None:
    waiting = lobby("gifts", ANNA, BORIS)
    assert refusal(waiting, BORIS, SetOnlookers(onlookers=True)) == "refused-only-host"
    assert refusal(waiting, BORIS, SetOnlookers(onlookers=False)) == "refused-only-host"
    live = do(waiting, ANNA, SetOnlookers(onlookers=True), Start(1))
    assert live.table.onlookers
    assert refusal(live, BORIS, SetOnlookers(onlookers=False)) == "refused-only-host"
    shut = do(live, replace(STRANGER, is_admin=True), SetOnlookers(onlookers=False))
    assert not shut.table.onlookers
    assert refusal(shut, ANNA, SetOnlookers(onlookers=True)) == "refused-begun"


def test_the_host_alone_repeats_the_last_game() -> None:
    before = Choice("gifts", {"cards": "4"}, HOUR, weekends=True)
    live = with_changes(lobby("gifts", ANNA, BORIS), recent=(before,))
    again = do(live, ANNA, AsLastTime()).table
    assert (again.options, again.clock, again.still.weekends) == ({"cards": "4"}, HOUR, True)
    assert refusal(live, BORIS, AsLastTime()) == "refused-only-host"
    assert do(lobby("gifts", ANNA), ANNA, AsLastTime()) == lobby("gifts", ANNA)


@pytest.mark.parametrize(("game", "people"), [("gifts", (2, 3, 4)), ("saboteur", range(3, 11))])
def test_as_many_can_play_as_the_usual_options_allow(game: str, people: range) -> None:
    assert usual_people(ALL[game]) == tuple(people)


def test_a_host_who_leaves_alone_is_still_named() -> None:
    assert do(lobby("gifts", ANNA), ANNA, Leave()).table.host_name == ANNA.name
    assert begun("gifts", ANNA, BORIS).table.host_name == ""
