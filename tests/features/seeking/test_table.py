"""Who of those who look for somebody plays with whom (docs/adr/0101)."""

from collections import Counter
from random import Random

from bot.features.seeking.table import (
    LIVE,
    PATIENCE,
    Party,
    Wish,
    gathered,
    is_over,
    parties,
    sizes,
)
from bot.table.gathering import Join, Start
from bot.table.referee import handle
from bot.table.values import DAY, NOBODY, Live, User
from games import GAMES
from tests.bot.tables import ALL, NOON, resign


def user(id: int) -> User:
    return User(id, f"Ann Other {id}", "en", alias=f"Ann{id}")


def wish(
    id: int,
    game: str = "gifts",
    clock: int = DAY,
    since: int = 0,
    skill: float | None = None,
    shuns: frozenset[int] = frozenset(),
) -> Wish:
    skills = {} if skill is None else {game: skill}
    return Wish(user(id), game, clock, NOON + since, skills=skills, shuns=shuns)


def pairs(*wishes: Wish) -> list[tuple[int, ...]]:
    found = parties(ALL, wishes, NOON)
    return [tuple(one.user.id for one in party.wishes) for party in found]


def test_two_who_want_the_same_find_each_other() -> None:
    (party,) = parties(ALL, [wish(1), wish(2)], NOON)
    assert (party.game, party.clock) == ("gifts", DAY)


def test_nobody_plays_what_they_do_not_want() -> None:
    assert pairs(wish(1, "gifts"), wish(2, "sealed")) == []
    assert pairs(wish(1), wish(2, clock=LIVE)) == []


def test_who_takes_any_game_plays_what_others_wait_for() -> None:
    (party,) = parties(ALL, [wish(1, ""), wish(2, "castle")], NOON)
    assert party.game == "castle"


def test_two_who_take_any_game_play_one() -> None:
    found = [next(parties(GAMES, [wish(n, ""), wish(n + 1, "")], NOON)) for n in range(1, 30, 2)]
    assert len({party.game for party in found}) > 2


def test_as_few_as_can_play_make_a_table() -> None:
    """Saboteur is for three and more: https://www.amigo-spiele.de/spiel/saboteur"""
    assert sizes(GAMES)["saboteur"] == 3
    assert pairs(wish(1, "saboteur"), wish(2, "saboteur")) == []
    assert pairs(*(wish(n, "saboteur", since=n) for n in range(1, 5))) == [(1, 2, 3)]


def test_who_has_waited_longest_plays_with_the_nearest_in_skill() -> None:
    strong = [wish(1, since=0, skill=30), wish(2, since=1, skill=20), wish(3, since=2, skill=31)]
    assert pairs(*strong) == [(1, 3)]
    assert pairs(*strong, wish(4, since=3, skill=21)) == [(1, 3), (2, 4)]


def test_who_has_not_played_counts_as_average() -> None:
    assert pairs(wish(1), wish(2, since=1, skill=40), wish(3, since=2, skill=26)) == [(1, 3)]


def test_who_does_not_want_somebody_again_does_not_get_them() -> None:
    assert pairs(wish(1, shuns=frozenset({2})), wish(2)) == []
    assert pairs(wish(1, shuns=frozenset({2})), wish(2), wish(3)) == [(1, 3)]


def test_nobody_gets_whom_they_do_not_want_beside_a_third() -> None:
    shuns = {2: frozenset({3})}
    four = (wish(n, "saboteur", since=n, shuns=shuns.get(n, frozenset())) for n in range(1, 5))
    assert pairs(*four) == [(1, 2, 4)]


def test_nobody_is_at_two_tables() -> None:
    chance = Random(3)
    wishes = [
        wish(
            n,
            chance.choice(["", *GAMES]),
            chance.choice([*PATIENCE]),
            chance.randrange(99),
            chance.choice([None, chance.uniform(5, 45)]),
            frozenset(chance.sample(range(600), 3)),
        )
        for n in range(600)
    ]
    seated = Counter(id for party in pairs(*wishes) for id in party)
    assert set(seated.values()) == {1}
    assert len(seated) > 550


def test_live_games_are_waited_for_more_briefly() -> None:
    for clock, seconds in PATIENCE.items():
        assert not is_over(wish(1, clock=clock), NOON + seconds - 1)
        assert is_over(wish(1, clock=clock), NOON + seconds)


def met(*ids: int, table: str = "0123456789") -> Live:
    """A table of strangers whose game has begun."""
    party = Party("gifts", DAY, NOON, tuple(map(wish, ids)))
    made = Live(gathered(ALL, table, party))
    return handle(ALL, made, user(ids[0]), Start(1), NOON)


def test_strangers_are_called_by_their_aliases_whatever_they_do() -> None:
    live = met(1, 2)
    after = handle(ALL, live, user(1), resign(live), NOON)
    names = {person.name for person in (*live.table.people, *after.table.people)}
    assert names == {"Ann1", "Ann2"}


def test_who_joins_a_rematch_of_strangers_is_called_so_too() -> None:
    party = Party("gifts", DAY, NOON, (wish(1), wish(2)))
    lobby = handle(ALL, Live(gathered(ALL, "0123456789", party)), user(3), Join(), NOON)
    assert lobby.table.people[-1].name == "Ann3"


def test_nobody_is_in_charge_of_strangers() -> None:
    live = met(1, 2)
    assert (live.table.host, live.table.strangers) == (NOBODY, True)


def test_table_that_is_made_again_is_the_same() -> None:
    party = Party("gifts", DAY, NOON, (wish(1), wish(2)))
    assert gathered(ALL, "00000000ff", party) == gathered(ALL, "00000000ff", party)
    assert gathered(ALL, "00000000ff", party).place.is_circle
