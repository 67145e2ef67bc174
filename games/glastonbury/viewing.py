"""Hides what a viewer may not know: builds the view from the state, and resamples the hidden parts
(`resample`): cauldrons and recipes.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from games.core.rng import Rng
from games.core.values import TABLE, Seat, Viewer
from games.glastonbury.components import CARDS, DECK, RECIPES_A, RECIPES_B, WIZARDS
from games.glastonbury.field import CELLS, CORNERS
from games.glastonbury.options import composed
from games.glastonbury.rules import result
from games.glastonbury.state import State, Wizard
from games.glastonbury.view import Phase, PlayerView, View
from games.glastonbury.walk import trail


def view(state: State, viewer: Viewer) -> View:
    """Build a viewer's view of the state."""
    over = state.phase is Phase.OVER
    recipes = () if viewer is TABLE else state.wizards[viewer].recipes
    looks = state.phase is Phase.LOOKING and viewer == state.turn
    return View(
        options=state.options,
        phase=state.phase,
        turn=None if over else state.turn,
        field={cell: card for cell, card in zip(CELLS, state.field, strict=True) if card},
        stock=len(state.stock),
        players=tuple(_player(state, Seat(seat), viewer) for seat in range(len(state.wizards))),
        trail=state.trail,
        ahead=_ahead(state),
        last=state.last,
        removed=state.removed,
        own=viewer if recipes or looks else None,
        recipes=recipes,
        ender=state.ender,
        lines=state.lines,
        result=result(state),
    )


def asks_in_private(state: State, seat: Seat) -> bool:
    """All lies open but a cauldron that its owner looks into."""
    return state.phase is Phase.LOOKING


def _player(state: State, seat: Seat, viewer: Viewer) -> PlayerView:
    wizard, over = state.wizards[seat], state.phase is Phase.OVER
    return PlayerView(
        colour=WIZARDS[seat],
        place=wizard.place,
        top=wizard.cauldron[-1] if wizard.cauldron else None,
        cards=len(wizard.cauldron),
        cauldron=wizard.cauldron if _sees(state, seat, viewer) else (),
        spells=wizard.spells,
        appearances=wizard.appearances,
        movements=wizard.movements,
        powder=state.powder[seat] if over else (),
        recipes=wizard.recipes if over else (),
    )


def _sees(state: State, seat: Seat, viewer: Viewer) -> bool:
    """Tell whether a viewer sees all of a cauldron: its owner, too, only by the eyeball."""
    if state.phase is Phase.OVER or not composed(state.options).hides:
        return True
    return state.phase is Phase.LOOKING and state.turn == seat == viewer


def _ahead(state: State) -> tuple[int, ...]:
    wizard = state.wizards[state.turn]
    at_corner = state.phase is Phase.TAKING and wizard.place in CORNERS
    return trail(wizard) if at_corner and wizard.movements else ()


def resample(state: State, viewer: Viewer, rng: Rng) -> State:
    """Deal the hidden parts anew: the stock, the cards below the top of hidden cauldrons, the cards
    that have left the game; the recipes of the others.
    """
    if state.phase is Phase.OVER:
        stock, rng = rng.shuffled(_in_box_order(state.stock))
        return replace(state, stock=stock, rng=rng)
    return _recipes(*_cards(state, viewer, rng), viewer)


def _in_box_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Sort cards into the order of the box, so that positions that look alike give the same
    worlds.
    """
    return tuple(sorted(cards, key=DECK.index))


def _cards(state: State, viewer: Viewer, rng: Rng) -> tuple[State, Rng]:
    hidden = [seat for seat in range(len(state.wizards)) if not _sees(state, Seat(seat), viewer)]
    below = (card for seat in hidden for card in state.wizards[seat].cauldron[:-1])
    pool, rng = rng.shuffled(_in_box_order((*state.stock, *below, *state.gone)))
    brew = iter([card for card in pool if not CARDS[card].is_spell])
    wizards = list(state.wizards)
    for seat in hidden:
        wizards[seat] = _with_filled_cauldron(wizards[seat], brew)
    gone = _in_box_order(tuple(next(brew) for _ in state.gone))
    rest = Counter(brew)
    stock = [card for card in pool if CARDS[card].is_spell or _take_from_rest(rest, card)]
    state = replace(state, wizards=tuple(wizards), gone=gone, stock=tuple(stock), rng=rng)
    return state, rng


def _with_filled_cauldron(wizard: Wizard, brew: Iterator[str]) -> Wizard:
    """Fill a cauldron below its top card."""
    below = tuple(next(brew) for _ in wizard.cauldron[:-1])
    return replace(wizard, cauldron=(*below, *wizard.cauldron[-1:]))


def _take_from_rest(rest: Counter[str], card: str) -> bool:
    rest[card] -= 1
    return rest[card] >= 0


def _recipes(state: State, rng: Rng, viewer: Viewer) -> State:
    if not state.spare and not state.wizards[0].recipes:
        return state
    known = () if viewer is TABLE else state.wizards[viewer].recipes
    first, rng = rng.shuffled(recipe for recipe in RECIPES_A if recipe not in known)
    second, rng = rng.shuffled(recipe for recipe in RECIPES_B if recipe not in known)
    pairs = list(zip(first, second, strict=True))
    wizards = tuple(
        wizard if seat == viewer else replace(wizard, recipes=pairs.pop())
        for seat, wizard in enumerate(state.wizards)
    )
    spare = tuple(recipe for pair in zip(*pairs, strict=True) for recipe in pair)
    return replace(state, wizards=wizards, spare=spare, rng=rng)


def components(state: State) -> Counter[str]:
    """Count cards and recipes, wherever they are."""
    found = Counter((*state.stock, *state.gone, *filter(None, state.field)))
    for wizard in state.wizards:
        found.update((*wizard.cauldron, *wizard.spells))
        found.update(f"recipe {recipe}" for recipe in wizard.recipes)
    found.update(f"recipe {recipe}" for recipe in state.spare)
    return found
