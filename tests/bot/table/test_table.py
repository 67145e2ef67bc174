"""What people can do at a table, and what they cannot."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.table.gathering import SILENCE, ChooseGame, Join, Leave, Recolour, SetOption, Start
from bot.table.preparing import Press
from bot.table.seating import COLOURS, seat_of
from bot.table.showing import Show
from bot.table.speech import Speak
from bot.table.ticking import Tick
from bot.table.values import (
    DAY,
    Command,
    Live,
    Phase,
    Place,
    Refused,
    User,
    revive,
    stamp_of,
    to_act,
    with_changes,
)
from games.core.message import Named
from games.core.values import Seat
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    GROUP,
    NOON,
    PEOPLE,
    STRANGER,
    Asked,
    begun,
    decide,
    dismiss,
    do,
    fresh,
    lobby,
    moved,
    over,
    refusal,
    stop,
    user_at,
)

ADMIN = User(8, "Admin", "en", is_admin=True)


def names(live: Live) -> list[str]:
    return [person.name for person in live.table.people]


def test_whatever_can_be_asked_of_a_table_applies_itself() -> None:
    asked = Command.__subclasses__()
    assert asked
    assert [kind for kind in asked if kind.apply is Command.apply] == []


# The lobby


def test_host_chooses_game_with_its_default_options() -> None:
    table = do(fresh(), ANNA, ChooseGame("gifts")).table
    assert (table.game, table.options) == ("gifts", {"cards": "6"})


def test_another_game_brings_its_own_options() -> None:
    table = do(fresh(), ANNA, ChooseGame("gifts"), ChooseGame("sealed")).table
    assert (table.game, table.options) == ("sealed", {})


def test_unknown_game_is_outdated() -> None:
    assert refusal(fresh(), ANNA, ChooseGame("chess")) == "refused-outdated"


@pytest.mark.parametrize("command", [ChooseGame("gifts"), SetOption("cards", "4")], ids=str)
def test_only_host_sets_up(command: Command) -> None:
    assert refusal(lobby("gifts", *PEOPLE), BORIS, command) == "refused-only-host"


def test_a_silent_host_keeps_nobody_waiting() -> None:
    """Issue "What the third look found", point 15: others may start a lobby that could start, once
    nothing has happened for ten minutes, or all seats are taken.
    """
    live = lobby("gifts", ANNA, BORIS)
    quiet = live.table.since + SILENCE
    assert refusal(live, BORIS, Start(1, now=quiet - 1)) == "refused-start-later"
    assert do(live, BORIS, Start(1, now=quiet)).table.phase is Phase.RUNNING
    assert do(live, ANNA, Start(1)).table.phase is Phase.RUNNING
    assert refusal(live, STRANGER, Start(1, now=quiet)) == "refused-only-host"
    full = lobby("cairns", *PEOPLE)  # for two or three
    assert do(full, CLARA, Start(1)).table.phase is Phase.RUNNING
    few = lobby("gifts", BORIS)
    assert refusal(few, BORIS, Start(1, now=quiet)) == "refused-too-few"


@pytest.mark.parametrize("command", [SetOption("cards", "4"), Join(), Start(1)], ids=str)
def test_nothing_but_a_game_can_be_chosen_first(command: Command) -> None:
    assert refusal(fresh(), ANNA, command) == "refused-no-game"


def test_host_sets_option() -> None:
    live = do(lobby("gifts"), ANNA, SetOption("cards", "4"))
    assert live.table.options == {"cards": "4"}


@pytest.mark.parametrize(("option", "value"), [("cards", "5"), ("dice", "4")])
def test_forged_option_is_outdated(option: str, value: str) -> None:
    assert refusal(lobby("gifts"), ANNA, SetOption(option, value)) == "refused-outdated"


def test_people_sit_in_order_of_joining_each_in_a_colour_of_his_own() -> None:
    live = lobby("gifts", CLARA, ANNA, BORIS)
    assert names(live) == [CLARA.name, ANNA.name, BORIS.name]
    assert [person.colour for person in live.table.people] == [0, 1, 2]


def test_nobody_joins_twice() -> None:
    assert refusal(lobby("gifts", ANNA), ANNA, Join()) == "refused-already-joined"


def test_nobody_joins_full_table() -> None:
    assert refusal(lobby("sealed", *PEOPLE), STRANGER, Join()) == "refused-table-full"


def test_secret_game_seats_nobody_before_his_private_chat_works() -> None:
    unreachable = replace(BORIS, reachable=False)
    assert refusal(lobby("sealed"), unreachable, Join()) == "refused-unreachable"
    assert names(do(lobby("sealed"), BORIS, Join())) == [BORIS.name]


def test_open_game_needs_no_private_chat() -> None:
    assert names(do(lobby("gifts"), replace(BORIS, reachable=False), Join())) == [BORIS.name]


def test_who_leaves_makes_room_for_seat_and_colour() -> None:
    live = do(lobby("gifts", *PEOPLE), BORIS, Leave())
    assert names(live) == [ANNA.name, CLARA.name]
    back = do(live, BORIS, Join())
    assert [(p.name, p.colour) for p in back.table.people][-1] == (BORIS.name, 1)


def test_who_is_not_there_cannot_leave() -> None:
    assert refusal(lobby("gifts", ANNA), BORIS, Leave()) == "refused-onlooker"


def test_leaving_host_hands_over_to_the_first_who_stays() -> None:
    live = do(lobby("gifts", CLARA, ANNA, BORIS), ANNA, Leave())
    assert live.table.host == CLARA.id
    assert do(live, CLARA, Start(1)).table.phase is Phase.RUNNING


def test_guest_who_leaves_changes_no_host() -> None:
    assert do(lobby("gifts", ANNA, BORIS), BORIS, Leave()).table.host == ANNA.id


def test_host_who_leaves_an_empty_table_stays_host() -> None:
    assert do(lobby("gifts", ANNA), ANNA, Leave()).table.host == ANNA.id


def test_host_and_admins_do_without_who_does_not_come() -> None:
    full = lobby("gifts", *PEOPLE)
    assert names(do(full, ANNA, dismiss(BORIS.id))) == [ANNA.name, CLARA.name]
    admin = replace(STRANGER, is_admin=True)
    without_host = do(full, admin, dismiss(ANNA.id))
    assert (names(without_host), without_host.table.host) == ([BORIS.name, CLARA.name], BORIS.id)
    assert refusal(full, BORIS, dismiss(CLARA.id)) == "refused-only-host"
    assert refusal(full, ANNA, dismiss(STRANGER.id)) == "refused-outdated"


def test_lobby_of_secrets_begins_without_who_cannot_be_told() -> None:
    unproven = do(lobby("gifts", ANNA, BORIS), replace(CLARA, reachable=False), Join())
    live = do(unproven, ANNA, ChooseGame("sealed"))
    assert refusal(live, ANNA, Start(1)) == "refused-some-unreachable"
    assert do(live, ANNA, dismiss(CLARA.id), Start(1)).table.phase is Phase.RUNNING


def test_person_takes_free_colour_and_may_take_his_own_again() -> None:
    live = do(lobby("gifts", ANNA, BORIS), BORIS, Recolour(5), Recolour(5))
    assert [person.colour for person in live.table.people] == [0, 5]


def test_pieces_with_colours_of_their_own_give_them_to_their_players() -> None:
    """Nobody is black in the chat and a green wizard in the picture."""
    waiting = do(lobby("glastonbury", ANNA, BORIS, CLARA), CLARA, Recolour(4))
    begun = do(waiting, ANNA, Start(1))
    assert ALL["glastonbury"].seating.colours == (0, 1, 2, 5)
    assert [person.colour for person in begun.table.people] == [0, 1, 2]


@pytest.mark.parametrize("colour", [0, -1, COLOURS])
def test_colour_of_another_or_no_colour_at_all_is_refused(colour: int) -> None:
    assert refusal(lobby("gifts", ANNA, BORIS), BORIS, Recolour(colour)) == "refused-colour-taken"


def test_onlooker_has_no_colour() -> None:
    assert refusal(lobby("gifts", ANNA), BORIS, Recolour(3)) == "refused-onlooker"


# The start


def test_start_needs_enough_people_and_says_how_many() -> None:
    with pytest.raises(Refused) as refused:
        do(lobby("gifts", ANNA), ANNA, Start(1))
    assert refused.value.message.id == "refused-too-few"
    assert refused.value.message.variables == {"fewest": 2, "sitting": 1}


def test_seats_are_dealt_by_the_seed() -> None:
    orders = {tuple(names(begun("gifts", *PEOPLE, seed=seed))) for seed in range(30)}
    assert len(orders) == 6
    assert names(begun("gifts", *PEOPLE, seed=7)) == names(begun("gifts", *PEOPLE, seed=7))


def test_people_keep_their_colours_when_seats_are_dealt() -> None:
    chosen = do(lobby("gifts", *PEOPLE), CLARA, Recolour(5))
    for seed in range(5):
        people = do(chosen, ANNA, Start(seed)).table.people
        assert {p.user: p.colour for p in people} == {ANNA.id: 0, BORIS.id: 1, CLARA.id: 5}


def test_log_holds_what_the_game_follows_from() -> None:
    live = do(lobby("gifts", *PEOPLE), ANNA, SetOption("cards", "4"), Start(1))
    log = live.table.log
    assert log is not None
    assert (log.game, log.seats, log.options, log.moves) == ("gifts", 3, {"cards": "4"}, ())
    assert revive(ALL, live.table).play == live.play


@pytest.mark.parametrize(
    "command",
    [
        ChooseGame("gifts"),
        SetOption("cards", "4"),
        Join(),
        Leave(),
        dismiss(ANNA.id),
        Recolour(4),
        Start(2),
    ],
    ids=lambda command: type(command).__name__,
)
def test_lobby_is_closed_once_the_game_has_begun(command: Command | Asked) -> None:
    assert refusal(begun("gifts", *PEOPLE), ANNA, command) == "refused-begun"


def test_lobby_that_came_to_nothing_says_so() -> None:
    live = lobby("gifts", *PEOPLE)
    expired = do(live, ANNA, Tick(NOON + DAY, live.revision))
    assert refusal(do(live, ANNA, stop), BORIS, Leave()) == "lobby-closed"
    assert refusal(expired, BORIS, Leave()) == "lobby-expired"


# Moves


def test_press_before_the_game_is_outdated() -> None:
    assert refusal(lobby("gifts", ANNA), ANNA, Press("", (), confirm=True)) == "refused-outdated"


def test_onlooker_cannot_move() -> None:
    assert refusal(begun("gifts", *PEOPLE), STRANGER, Press("", (), confirm=True)) == (
        "refused-onlooker"
    )


def test_who_is_not_asked_learns_who_is() -> None:
    live = begun("gifts", *PEOPLE)
    with pytest.raises(Refused) as refused:
        do(live, user_at(live, 1), Press(stamp_of(ALL, live, Seat(0)), (0,), confirm=True))
    assert refused.value.message.id == "refused-not-your-turn"
    assert refused.value.message.variables == {"count": 1, "seats": (Named(Seat(0)),)}


@pytest.mark.parametrize("path", [(9,), (0, 0), (-1,), (1,), ()], ids=str)
def test_confirmed_path_that_decides_nothing_is_outdated(path: tuple[int, ...]) -> None:
    live = begun("gifts", *PEOPLE)
    press = Press(stamp_of(ALL, live, Seat(0)), path, confirm=True)
    assert refusal(live, user_at(live, 0), press) == "refused-outdated"


def test_press_of_an_earlier_decision_is_outdated() -> None:
    live = begun("gifts", ANNA, BORIS)
    old = Press(stamp_of(ALL, live, Seat(0)), (0,), confirm=True)
    later = moved(live, 2)
    assert to_act(ALL, later) == (0,)
    assert refusal(later, user_at(later, 0), old) == "refused-outdated"


def test_choosing_changes_nothing_before_it_is_confirmed() -> None:
    live = begun("gifts", *PEOPLE)
    press = Press(stamp_of(ALL, live, Seat(0)), (1,), confirm=False)
    assert do(live, user_at(live, 0), press) is live


def test_move_is_written_and_played() -> None:
    live = begun("gifts", *PEOPLE)
    keep = Press(stamp_of(ALL, live, Seat(0)), (0,), confirm=True)
    after = do(live, user_at(live, 0), keep)
    assert after.table.log is not None
    assert [(m.seat, m.action) for m in after.table.log.moves] == [(0, "keep")]
    assert to_act(ALL, after) == (1,)
    assert revive(ALL, after.table).play == after.play


def test_game_ends_with_the_last_move() -> None:
    live = over("gifts", *PEOPLE)
    assert to_act(ALL, live) == ()
    assert refusal(live, ANNA, Press("", (), confirm=True)) == "refused-over"


def test_simultaneous_choosers_do_not_outdate_each_other() -> None:
    live = begun("sealed", *PEOPLE)
    press = Press(stamp_of(ALL, live, Seat(2)), (0, 0), confirm=True)
    for seat in (0, 1):
        live = decide(live, Seat(seat), Random(1))
    assert do(live, user_at(live, 2), press).table.log is not None


# Posts: which message of the chat is the live one


def test_each_turn_of_somebody_new_is_a_new_post() -> None:
    posts = [moved(begun("gifts", ANNA, BORIS), n).table.generation for n in range(4)]
    assert posts == [1, 2, 3, 4]


def test_post_stays_while_the_others_are_still_awaited() -> None:
    posts = [moved(begun("sealed", *PEOPLE), n).table.generation for n in range(7)]
    assert posts == [1, 1, 1, 2, 2, 2, 2]


def test_shown_again_is_a_new_post() -> None:
    assert do(lobby("gifts"), STRANGER, Show()).table.generation == 1
    assert do(begun("gifts", *PEOPLE), STRANGER, Show()).table.generation == 2


def test_board_is_not_brought_again_and_again() -> None:
    """Each is a message of the group's twenty a minute, which its game needs."""
    live = begun("gifts", *PEOPLE)
    for second in range(90):
        live = do(live, STRANGER, Show(1_000_000 + second))
    assert live.table.generation == begun("gifts", *PEOPLE).table.generation + 5


# Smaller things


def test_language_of_the_group_changes() -> None:
    live = do(begun("gifts", *PEOPLE), ANNA, Speak(GROUP.chat, "uk", "Гравець"))
    assert live.table.language == "uk"
    assert live.table.people == begun("gifts", *PEOPLE).table.people


def test_seat_is_found_by_user() -> None:
    live = begun("gifts", *PEOPLE)
    assert [seat_of(live.table, p.user) for p in live.table.people] == [0, 1, 2]
    assert seat_of(live.table, STRANGER.id) is None


def test_table_waits_for_nobody_in_lobby_and_after_stop() -> None:
    assert to_act(ALL, lobby("gifts", *PEOPLE)) == ()
    assert to_act(ALL, do(begun("gifts", *PEOPLE), ANNA, stop)) == ()


def test_lobby_revives_without_a_play() -> None:
    live = lobby("gifts", *PEOPLE)
    assert revive(ALL, live.table) == live


@pytest.mark.parametrize("place", [Place(ANNA.id), Place(0, 5)])
def test_a_lobby_without_a_group_closes_once_nobody_sits_there(place: Place) -> None:
    live = with_changes(lobby("gifts", ANNA), place=place)
    assert do(live, ANNA, Leave()).table.phase is Phase.STOPPED
    live = with_changes(lobby("gifts", ANNA, BORIS), place=place)
    assert do(live, ANNA, Leave()).table.phase is Phase.LOBBY
