"""Reasons for a move, from open cards: for hints, where cauldrons are open (docs/adr/0033).

They name the set that decides, its points now, and what it may bring; what others lose; where one
walks next; what it costs; and the next best move.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.contract import Action
from games.core.message import Message, Named, Variable
from games.core.next_best import Comparing, next_of_few
from games.core.rng import Rng
from games.core.values import Seat
from games.glastonbury.actions import Appear, Keep, Move, Stand, Stay, Take
from games.glastonbury.aloud import card as named_card
from games.glastonbury.aloud import corner as named_corner
from games.glastonbury.components import BAD_LUCK, CARDS, KINDS, POWDER, WIZARDS, Card
from games.glastonbury.field import BEFORE, CORNERS, Field, index, lonely, with_card
from games.glastonbury.options import composed
from games.glastonbury.player import Knowing, at_once, chance_of, gain, judge
from games.glastonbury.rules import apply, result
from games.glastonbury.scoring import ingredients, paid, set_line
from games.glastonbury.state import State
from games.glastonbury.view import Phase, View
from games.glastonbury.walk import trail, with_wizard

_LIKELY, _UNLIKELY = 0.65, 0.2
"""Chances that a set grows; in between it is a gamble."""
_COMPARING = Comparing(at_once, judge, budget=6, about=str)

Taking = Take | Appear | Move


def reasons(known: Knowing, action: Action) -> tuple[Message, ...]:
    """Name what decides; what lies in cauldrons only where they are open, for else people are to
    remember it. The unseen cards matter only as a set, which is the same in any sampled world.
    """
    world, seat = known.sample(Rng(1)), known.seat
    after = apply(world, seat, action).state
    return (*_by_move(known.view, world, after, seat, action), *_beside(known, action))


def _is_open(view: View) -> bool:
    """Tell whether all cards in cauldrons can be seen."""
    return all(len(player.cauldron) == player.cards for player in view.players)


def _by_move(
    view: View, before: State, after: State, seat: Seat, action: Action
) -> Iterator[Message]:
    if isinstance(action, (Take, Appear, Move)) and action.cell is not None:
        yield from _with_card(view, before, seat, action, CARDS[view.field[action.cell]])
    if after.phase is Phase.OVER:
        yield _end(view, after, seat)
    elif not isinstance(action, Stay):
        yield from _next(view, before, after, seat, action)
    yield from _cost(before, seat, action)


def _with_card(
    view: View, before: State, seat: Seat, action: Taking, card: Card
) -> Iterator[Message]:
    """Yield what a card brings, or would bring where it is left out."""
    if card.is_spell and card.id != BAD_LUCK:
        yield Message("glastonbury-why-uses", {"uses": card.uses, "card": named_card(card.id)})
    elif _is_open(view):
        in_cauldron = card.id != BAD_LUCK
        yield from (
            _in_cauldron(view, before, seat, action, card)
            if in_cauldron
            else _unlucky(before, seat)
        )


def _unlucky(before: State, seat: Seat) -> Iterator[Message]:
    """Name the top cards that others lose, and the points as things stand that go with them."""
    losses = []
    for at, wizard in enumerate(before.wizards):
        if at != seat and wizard.cauldron:
            robbed = with_wizard(before, Seat(at), replace(wizard, cauldron=wizard.cauldron[:-1]))
            lost = _of_ingredients(before, Seat(at)) - _of_ingredients(robbed, Seat(at))
            top = named_card(wizard.cauldron[-1])
            details: dict[str, Variable] = {"seat": Named(Seat(at)), "card": top}
            losses.append(Message("glastonbury-why-loss", details | {"points": max(lost, 0)}))
    yield Message("glastonbury-why-unlucky", {"losses": tuple(losses), "count": len(losses)})


def _of_ingredients(state: State, seat: Seat) -> int:
    return sum(line.points for line in paid(state, seat, (ingredients,))[1])


def _in_cauldron(
    view: View, before: State, seat: Seat, action: Taking, card: Card
) -> Iterator[Message]:
    """Yield the change of the points by a card in the cauldron, and what its set may become."""
    assert action.cell is not None
    how = action.kept.value
    wizard = before.wizards[seat]
    after = with_wizard(before, seat, replace(wizard, cauldron=(*wizard.cauldron, card.id)))
    if POWDER in (card.id, *wizard.cauldron):
        yield _whole(before, after, seat, card, how)
    else:
        yield _set(before, seat, card, how)
    if view.recipes and action.kept is Keep.KEEP:
        yield from _recipes(before, after, seat)
    is_last = index(action.cell) in lonely(before.field)
    if not is_last and card.id != POWDER:
        field = with_card(before.field, index(action.cell), "")
        yield from _grows(after, seat, card.kind, field)


def _set(before: State, seat: Seat, card: Card, how: str) -> Message:
    """Name the points of the cards of a kind without a card and with it."""
    values = _values(before, seat, card.kind)
    figures = (_of_set(seat, card.kind, each) for each in (values, (*values, card.value)))
    return Message("glastonbury-why-set", {**_kind(seat, card), "how": how, **_change(*figures)})


def _kind(seat: Seat, card: Card) -> dict[str, Variable]:
    own = int(KINDS.get(card.kind) == WIZARDS[seat])
    return {"set": Message("glastonbury-set", {"kind": card.kind}), "own": own}


def _values(state: State, seat: Seat, kind: str) -> tuple[int, ...]:
    cards = map(CARDS.__getitem__, state.wizards[seat].cauldron)
    return tuple(each.value for each in cards if each.kind == kind)


def _of_set(seat: Seat, kind: str, values: tuple[int, ...]) -> int:
    line = set_line(seat, kind, values)
    return line.points if line else 0


def _whole(before: State, after: State, seat: Seat, card: Card, how: str) -> Message:
    """Name the points of all sets, where powder may join any of them."""
    figures = [_of_ingredients(state, seat) for state in (before, after)]
    if card.id == POWDER and how == Keep.KEEP.value and figures[0] == figures[1]:
        return Message("glastonbury-why-powder")
    details: dict[str, Variable] = {
        "how": how,
        "powder": int(card.id == POWDER),
        **_change(*figures),
    }
    return Message("glastonbury-why-whole", details)


def _change(before: int, after: int) -> dict[str, Variable]:
    return {"before": _negative(before), "after": _negative(after)}


def _negative(points: int) -> str:
    return str(points).replace("-", "−")


def _recipes(before: State, after: State, seat: Seat) -> Iterator[Message]:
    """Say how the points of the own recipes grow as things stand."""
    pays = composed(before.options).pays
    figures = [
        sum(line.points for line in paid(state, seat, pays)[1] if "recipe" in line.category)
        for state in (before, after)
    ]
    if figures[0] < figures[1]:
        yield Message("glastonbury-why-recipes", _change(*figures))


def _grows(after: State, seat: Seat, kind: str, field: Field) -> Iterator[Message]:
    """Say what more cards of a kind would bring, and how likely they are: of which kind, where
    powder had all sets named before.

    :param field: with the card that is taken already gone.
    """
    values = _values(after, seat, kind)
    lying = [each.value for each in map(CARDS.get, field) if each and each.kind == kind]
    held = (value for at in range(len(after.wizards)) for value in _values(after, Seat(at), kind))
    hidden = {*range(1, _KIND + 1)} - {*lying, *held} if after.stock else set()
    others = sorted((*lying, *hidden))
    named = int(POWDER in after.wizards[seat].cauldron)
    which: dict[str, Variable] = {"set": Message("glastonbury-set", {"kind": kind}), "named": named}
    if len(values) == _KIND:
        return
    if not others:
        yield Message("glastonbury-why-rest", {**which, "count": len(values)})
        return
    aim = _aim(len(values), len(others))
    then = _of_set(seat, kind, (*values, *others[: aim - len(values)]))
    odds = _odds(chance_of(aim - len(values), len(others), after))
    details: dict[str, Variable] = {"aim": aim, "points": then, "odds": odds}
    yield Message("glastonbury-why-grows", {**which, **details, "lying": len(lying)})


_KIND = 4
"""Cards of a kind."""


def _aim(count: int, more: int) -> int:
    """Return how many of a kind are the next that pay, or cost nothing, of those to be had."""
    return min(count + more, 3) if count < 3 else _KIND


def _odds(chance: float) -> str:
    """Return the word for a chance."""
    return "likely" if chance >= _LIKELY else "gamble" if chance > _UNLIKELY else "unlikely"


def _end(view: View, after: State, seat: Seat) -> Message:
    """Say that the game ends; and how, where cauldrons are open and nobody has recipes that others
    do not know.
    """
    ended = result(after)
    assert ended
    scores, is_known = ended.scores, _is_open(view) and not view.recipes
    won = len(ended.ranking[0]) if seat in ended.ranking[0] else 0
    best = max(each for at, each in enumerate(scores) if at != seat)
    details = {"known": int(is_known), "won": min(won, 2)} if is_known else {"known": 0, "won": 0}
    points = {"own": _negative(scores[seat]), "best": _negative(best)} if is_known else {}
    return Message("glastonbury-why-ends", {**details, **points})


def _next(view: View, before: State, after: State, seat: Seat, action: Action) -> Iterator[Message]:
    """Say where the wizard walks next, by the card that lies on top then; and, where cauldrons are
    open, to which card, if one is of use.
    """
    wizard = after.wizards[seat]
    if wizard.place is None:
        return
    steps = trail(replace(wizard, place=_left_from(before, after, seat, action)))
    details: dict[str, Variable] = {"steps": len(steps) - 1}
    if steps[-1] in CORNERS:
        where = "further" if wizard.movements else "corner"
        yield Message("glastonbury-why-next", details | {"where": where})
        return
    if not _is_open(view):
        yield Message("glastonbury-why-next", details | {"where": "field"})
        return
    there = [after.field[at] for at in BEFORE[steps[-1]] if after.field[at]]
    best = max(there, key=lambda card: gain(after, seat, card), default=None)
    if best and (gain(after, seat, best) > 0 or not wizard.cauldron):
        yield Message("glastonbury-why-next", details | {"where": "card", "card": named_card(best)})
    else:
        yield Message("glastonbury-why-next", details | {"where": "idle"})


def _left_from(before: State, after: State, seat: Seat, action: Action) -> int | None:
    """Return the place from which a wizard walks next. After the action it may have walked already:
    where all others come to corners and rest, it is on turn again.
    """
    stood = before.wizards[seat]
    if stood.place is None:
        return after.wizards[seat].place
    return trail(stood)[-1] if isinstance(action, Move) else stood.place


def _cost(before: State, seat: Seat, action: Action) -> Iterator[Message]:
    """Say how often the spell can be used again; staying at a corner saves it."""
    wizard = before.wizards[seat]
    match action:
        case Appear():
            yield _uses("appearance", wizard.appearances - 1)
        case Move():
            yield _uses("movement", wizard.movements - 1)
        case Stay() if wizard.movements:
            yield Message("glastonbury-why-saved", {"left": wizard.movements})


def _uses(spell: str, left: int) -> Message:
    return Message("glastonbury-why-spent", {"spell": spell, "left": left})


def _beside(known: Knowing, action: Action) -> Iterator[Message]:
    """Name the next best move, and by how much it is worse."""
    other = next_of_few(known, _COMPARING, action)
    if other:
        what = _name_of(known.view, other[0])
        yield Message("glastonbury-why-beside", {"what": what, "less": round(other[1])})


def _name_of(view: View, action: Action) -> Message:
    """Name a move in a few words."""
    match action:
        case Stand(corner=corner):
            return named_corner(corner)
        case Take(cell=cell, kept=kept) | Appear(cell=cell, kept=kept) | Move(cell=cell, kept=kept):
            if cell is not None:
                way = "leave" if kept is Keep.LEAVE else type(action).__name__.lower()
                card = named_card(view.field[cell])
                return Message("glastonbury-why-card", {"card": card, "way": way})
            return Message("glastonbury-why-card", {"card": "", "way": "trapped"})
    return Message("glastonbury-why-card", {"card": "", "way": "stay"})
