"""A computer's memory of hidden cauldrons: the cards that it has seen go in and come out again.

A view shows the top card of each cauldron and how many lie in it. All views, one after the other,
tell the cards below; a computer that looks only at the last views has forgotten older cards. Cards
that it does not remember are dealt as for a player who cannot know them. See docs/adr/0025.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from games.core.contract import Seen
from games.glastonbury.components import DECK
from games.glastonbury.state import State
from games.glastonbury.view import PlayerView, View

Remembered = tuple[str | None, ...]
"""A cauldron, the top card last; None for a card that is not remembered."""


def remembered(past: Sequence[Seen[View]], moments: int) -> tuple[Remembered, ...]:
    """Return by seat what is remembered of the last `moments` moments, the present one included."""
    first, *others = past[-moments:]
    brews: list[Remembered] = [_only_top(player) for player in first.view.players]
    for seen in others:
        brews = [_after(brew, p) for brew, p in zip(brews, seen.view.players, strict=True)]
    return tuple(brews)


def _only_top(player: PlayerView) -> Remembered:
    if player.cauldron or not player.cards:
        return player.cauldron
    return (*(None,) * (player.cards - 1), player.top)


def _after(brew: Remembered, player: PlayerView) -> Remembered:
    """Return the remembered content of a cauldron after one more look at it: at most one card came
    or went, and the eyeball shows all.
    """
    if player.cauldron or not player.cards:
        return player.cauldron
    return (*brew[: player.cards - 1], player.top)


def with_memory(world: State, brews: Sequence[Remembered]) -> State:
    """Put the cards that are remembered where they lie; where they were dealt instead, there lies
    now what was dealt in their places.
    """
    dealt = _remembered_places(world, brews)
    asked = Counter(card for brew in brews for card in brew if card)
    twice, missing = asked - dealt, (dealt - asked).elements()

    def unless_twice(card: str) -> str:
        if not twice[card]:
            return card
        twice[card] -= 1
        return next(missing)

    wizards = tuple(
        replace(
            wizard,
            cauldron=tuple(
                known or unless_twice(card)
                for known, card in zip(brew, wizard.cauldron, strict=True)
            ),
        )
        for wizard, brew in zip(world.wizards, brews, strict=True)
    )
    stock = tuple(map(unless_twice, world.stock))
    gone = sorted(map(unless_twice, world.gone), key=DECK.index)
    return replace(world, wizards=wizards, stock=stock, gone=tuple(gone))


def _remembered_places(world: State, brews: Sequence[Remembered]) -> Counter[str]:
    """Count the cards that were dealt in places whose cards are remembered."""
    pairs = zip(brews, (wizard.cauldron for wizard in world.wizards), strict=True)
    return Counter(
        card for brew, brewed in pairs for known, card in zip(brew, brewed, strict=True) if known
    )
