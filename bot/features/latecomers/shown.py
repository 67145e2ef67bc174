"""What the board shows of somebody who asks to play on for a computer (docs/adr/0125). PURE."""

from bot.display.values import Button, Keyboard
from bot.features.latecomers import buttons
from bot.features.latecomers.table import free_chair, is_latecomers, may_ask
from bot.table.seating import chair_of
from bot.table.tally import tally_of_all, voters
from bot.table.values import NEW_CHAIR, Live, Offer, Table
from bot.texts.frame import fenced
from bot.texts.reader import Reader
from games.core.message import Message, Variable


def latecomer_line(table: Table, offer: Offer, told: dict[str, Variable]) -> Message | None:
    """Say who asks for a computer's seat, or for whom it is kept; None for other offers.

    :param told: `name` of the computer, `friend` who asks, `moment` until when.
    """
    if not is_latecomers(table, offer):
        return None
    asks, welcome = "board-latecomer-asks", "board-latecomer-welcome"
    if offer.chair == NEW_CHAIR:
        asks, welcome = "board-newcomer-asks", "board-newcomer-welcome"
    return Message(welcome if offer.agreed is None else asks, told)


def answers(reader: Reader, live: Live, offer: Offer) -> Keyboard:
    """Let the players answer the one who asks."""
    table = live.table
    stands = tally_of_all(reader.frame.games, live, offer.agreed or frozenset())
    if not _may_answer(table):
        return ()
    counted = {"votes": len(stands.agreed), "needed": stands.needed}
    yes = buttons.AnswerLatecomer(table.id, "y", offer.name)
    no = buttons.AnswerLatecomer(table.id, "n", offer.name)
    agree = reader.say(Message("button-admit", counted))
    return ((Button(agree, yes), Button(reader.say("button-turn-down"), no)),)


def _may_answer(table: Table) -> bool:
    """Tell whether somebody who reads this may answer; in a group somebody always may."""
    return not table.reader or chair_of(table, table.reader) in voters(table)


def kept_rows(reader: Reader, table: Table, offer: Offer, way: tuple[Button, ...]) -> Keyboard:
    """Let the one who has been admitted take the seat, and the others keep it no longer.

    :param way: the button by which the seat is taken, where it stands here.
    """
    if not _may_answer(table):
        return (way,)
    name = fenced(offer.friend.name) if offer.friend else ""
    said = reader.say(Message("button-keep-no-longer", {"name": name}))
    return (way, (Button(said, buttons.AnswerLatecomer(table.id, "n", offer.name)),))


def ask_button(reader: Reader, live: Live) -> tuple[Button, ...]:
    """Return the button on a group's board by which somebody asks who does not play."""
    table = live.table
    if not (table.place.is_group and may_ask(reader.frame.games, live)):
        return ()
    is_new = free_chair(reader.frame.games, live) == NEW_CHAIR
    said = reader.say("button-ask-next" if is_new else "button-ask-to-join")
    return (Button(said, buttons.AskToJoin(table.id)),)


def ask_question(reader: Reader, table: Table) -> tuple[str, Keyboard]:
    """Offer to ask, to somebody who has followed the link of a table of people that plays."""
    ask = Button(reader.say("button-ask"), buttons.AskToJoin(table.id))
    return reader.say("latecomer-question"), ((ask,),)


def asked_there(reader: Reader, table: Table) -> tuple[str, Keyboard]:
    """Say in private that the players are asked, with a button that takes it back."""
    assert table.offer
    back = buttons.AnswerLatecomer(table.id, "n", table.offer.name)
    row = (Button(reader.say("button-never-mind"), back),)
    return reader.say("latecomer-asked"), (row,)
