"""Whoever has moved is led to the next table that waits for them, and offered to think ahead."""

from random import Random

from msgspec.structs import replace

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.display.token import Token
from bot.display.values import Button, Selection
from bot.table.gathering import SetOption, Start
from bot.table.values import HOUR, MINUTE, Live, Place, User, position, to_act, with_changes
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import saved
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    NOON,
    begun,
    do,
    lobby,
    random_press,
    user_at,
)


def confirm(live: Live) -> tuple[User, Token]:
    """Whoever is to act, and the button that makes a random move of theirs."""
    seat = to_act(ALL, live)[0]
    press = random_press(live, seat, Random(2))
    steps = ".".join(map(str, press.path))
    token = buttons.Confirm(live.table.id, press.stamp, steps, position(live.table))
    return user_at(live, seat), token


def elsewhere(live: Live, id: str, chat: int, mover: User) -> Live:
    """Another table, at which the mover is awaited."""
    there = replace(live.table, id=id, place=Place(chat), title="Friday club")
    other = replace(live, table=there)
    people = list(there.people)
    seat = to_act(ALL, other)[0]
    mine = next(at for at, one in enumerate(people) if one.user == mover.id)
    people[seat], people[mine] = people[mine], people[seat]
    return with_changes(other, people=tuple(people))


async def waits(bot: Pressed, live: Live) -> None:
    """Have a table wait for its people."""
    kept = await saved(bot.store, live)
    await bot.store.agenda.note(kept.table, None, NOON)


def ahead() -> Live:
    """A game whose tiles are drawn one ahead: the next one is known."""
    waiting = lobby("carcassonne", ANNA, BORIS)
    options = {**waiting.table.options, "draw": "ahead"}
    return do(with_changes(waiting, options=options), ANNA, Start(1))


async def test_next_table_is_one_tap_away_in_the_resting_hand(bot: Pressed) -> None:
    live = await saved(bot.store, begun("saboteur", ANNA, BORIS, CLARA))
    mover, token = confirm(live)
    await waits(bot, elsewhere(begun("saboteur", ANNA, BORIS, CLARA), "other", -200, mover))
    await bot.press(mover, mover.id, token)
    await bot.messenger.work()
    (look,) = [look for _, look in bot.messenger.looks if look.leads_on]
    assert look.mover == mover.id
    assert look.leads_on
    assert look.leads_on.text == "▶ Next: Saboteur · Friday club"


async def test_who_has_no_hand_is_led_on_in_private_over_days(bot: Pressed) -> None:
    live = await saved(bot.store, begun("carcassonne", ANNA, BORIS))
    mover, token = confirm(live)
    await waits(bot, elsewhere(begun("saboteur", ANNA, BORIS, CLARA), "other", -200, mover))
    await bot.press(mover, live.table.place.chat, token)
    await bot.messenger.work()
    (look,) = [look for _, look in bot.messenger.looks if look.leads_on]
    assert look.mover == mover.id


async def test_in_an_evening_nobody_without_a_hand_is_led_on(bot: Pressed) -> None:
    game = with_changes(begun("carcassonne", ANNA, BORIS), clock=5 * MINUTE)
    live = await saved(bot.store, game)
    mover, token = confirm(live)
    await waits(bot, elsewhere(begun("saboteur", ANNA, BORIS, CLARA), "other", -200, mover))
    await bot.press(mover, live.table.place.chat, token)
    await bot.messenger.work()
    assert not [look for _, look in bot.messenger.looks if look.leads_on]


def test_message_in_private_leads_on_from_a_group_without_hands() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    seat = to_act(ALL, live)[0]
    way = Button("▶ Next", buttons.Board("other"))
    for chair, person in enumerate(live.table.people):
        look = Selection(leads_on=way, mover=person.user)
        led = [one for one in surfaces(FRAME, live, {None: look}) if (way,) in one.keyboard]
        if chair == seat:  # it is their turn here
            assert led == []
        else:
            (one,) = led
            assert (one.place, one.silent) == (Place(person.user), True)
            assert FRAME.say(person.language, "next-table-waits") in one.text


def test_hand_of_nobody_else_leads_on() -> None:
    live = begun("saboteur", ANNA, BORIS, CLARA)
    way = Button("▶ Next", buttons.Board("other"))
    resting = [chair for chair in range(3) if chair not in to_act(ALL, live)]
    mover = live.table.people[resting[0]].user
    shown = surfaces(FRAME, live, {None: Selection(leads_on=way, mover=mover)})
    assert {one.place.chat for one in shown if (way,) in one.keyboard} == {mover}


def test_own_board_leads_on_once_it_asks_nothing() -> None:
    """In a circle: each has a board in their own private chat."""
    live = with_changes(begun("carcassonne", ANNA, BORIS), place=Place(0))
    asked = to_act(ALL, live)[0]
    way = Button("▶ Next", buttons.Board("other"))
    for seat, person in enumerate(live.table.people):
        look = Selection(leads_on=way, mover=person.user, reader=person.user)
        shown = surfaces(FRAME, live, {None: look})
        led = [one.place.chat for one in shown if (way,) in one.keyboard]
        assert led == ([person.user] if seat != asked else [])


async def test_tips_that_somebody_has_had_are_remembered_for_the_next_table(bot: Pressed) -> None:
    people = [replace(user, tips=()) for user in (ANNA, BORIS)]
    for user in people:
        await bot.store.profiles.change(user.id, tips=())
    live = await saved(bot.store, begun("carcassonne", *people))
    mover, token = confirm(live)
    await bot.press(mover, live.table.place.chat, token)
    assert "carcassonne-tip-begin" in ((await bot.store.profiles.of(mover.id)).tips or ())
    (other,) = (user for user in people if user.id != mover.id)
    assert (await bot.store.profiles.of(other.id)).tips == ()


async def test_nobody_is_led_where_no_table_waits(bot: Pressed) -> None:
    live = await saved(bot.store, begun("saboteur", ANNA, BORIS, CLARA))
    mover, token = confirm(live)
    await bot.press(mover, mover.id, token)
    await bot.messenger.work()
    assert not [look for _, look in bot.messenger.looks if look.leads_on]


async def test_nobody_is_led_to_the_table_at_which_they_have_just_moved(bot: Pressed) -> None:
    """Alone they are awaited there at once."""
    waiting = with_changes(lobby("carcassonne", ANNA), place=Place(ANNA.id))
    live = await saved(bot.store, do(waiting, ANNA, SetOption("mode", "solo"), Start(1)))
    await bot.store.agenda.note(live.table, None, NOON)
    _, token = confirm(live)
    await bot.press(ANNA, ANNA.id, token)
    await bot.messenger.work()
    found = await bot.store.tables.load(live.table.id)
    assert found
    assert to_act(ALL, found) == (0,)
    assert position(found.table) > position(live.table)
    assert not [look for _, look in bot.messenger.looks if look.leads_on]


async def test_a_prepared_move_is_offered_once_a_table(bot: Pressed) -> None:
    """To each person: also to who has taken a seat over."""

    async def move(live: Live) -> Live:
        mover, token = confirm(live)
        await bot.press(mover, live.table.place.chat, token)
        await bot.messenger.work()
        found = await bot.store.tables.load(live.table.id)
        assert found
        return found

    live = await saved(bot.store, with_changes(ahead(), since=HOUR))
    for _ in range(4):
        live = await move(live)
    offers = [one for one in bot.messenger.surfaces if "your next move now?" in one.text]
    assert sorted(one.place.chat for one in offers) == [ANNA.id, BORIS.id]
    assert isinstance(offers[0].keyboard[0][0].token, buttons.Prepare)
    sits = {ANNA.id: CLARA.id, BORIS.id: BORIS.id}
    people = tuple(replace(one, user=sits[one.user]) for one in live.table.people)
    live = await bot.store.tables.save(with_changes(live, people=people), live)
    for _ in range(2):
        live = await move(live)
    offers = [one for one in bot.messenger.surfaces if "your next move now?" in one.text]
    assert sorted(one.place.chat for one in offers) == [ANNA.id, BORIS.id, CLARA.id]


async def test_a_prepared_move_is_offered_in_the_language_of_whoever_reads_it(bot: Pressed) -> None:
    live = await saved(bot.store, with_changes(ahead(), since=HOUR))
    mover, token = confirm(live)
    await bot.store.profiles.change(mover.id, language="uk")
    await bot.press(mover, live.table.place.chat, token)
    await bot.messenger.work()
    (offer,) = [one for one in bot.messenger.surfaces if one.place.chat == mover.id]
    assert FRAME.say("uk", "prepare-offer") in offer.text
    assert offer.keyboard[0][0].text == FRAME.say("uk", "button-prepare")


async def test_nothing_is_offered_besides_a_hand_that_has_the_button(bot: Pressed) -> None:
    live = await saved(bot.store, begun("saboteur", ANNA, BORIS, CLARA))
    mover, token = confirm(live)
    await bot.press(mover, mover.id, token)
    await bot.messenger.work()
    assert bot.messenger.surfaces == []
    found = await bot.store.tables.load(live.table.id)
    assert found
    (hand,) = [one for one in surfaces(FRAME, found) if one.place.chat == mover.id and one.keyboard]
    assert buttons.Prepare(live.table.id) in [key.token for row in hand.keyboard for key in row]


async def test_in_an_evening_nothing_is_offered(bot: Pressed) -> None:
    game = ahead()
    live = await saved(bot.store, with_changes(game, clock=5 * MINUTE))
    mover, token = confirm(live)
    await bot.press(mover, live.table.place.chat, token)
    await bot.messenger.work()
    assert bot.messenger.said == 0


async def test_the_resting_hand_has_the_button_and_one_that_asks_has_not() -> None:
    live = begun("saboteur", ANNA, BORIS, CLARA)
    asked = to_act(ALL, live)[0]
    way = Button("▶ Next", buttons.Board("other"))
    for seat, person in enumerate(live.table.people):
        look = Selection(leads_on=way, mover=person.user)
        hands = {one.key: one for one in surfaces(FRAME, live, {None: look})}
        with_it = {key for key, one in hands.items() if (way,) in one.keyboard}
        assert with_it == ({f"hand{seat}"} if seat != asked else set())
