"""What each chat shows of the signs at a table of people (docs/adr/0102)."""

import pytest
from msgspec.structs import replace

from bot.display.surfaces import surfaces
from bot.display.values import Selection, Surface
from bot.features.signs.buttons import Sign
from bot.features.signs.shown import PANEL
from bot.features.signs.table import SIGNS, MakeSign, Mute
from bot.table.computers import STRONGEST
from bot.table.gathering import Start
from bot.table.referee import handle
from bot.table.values import (
    NOBODY,
    Chair,
    Live,
    Person,
    Place,
    Refused,
    Table,
    User,
    with_changes,
    with_person,
)
from games.core.contract import defaults
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, NOON, over
from tests.bot.tables import begun as game_begun
from tests.proofs import filled

ZOE, KIM = User(11, "Zoe", "en", reachable=True), User(12, "Kim", "ru", reachable=True)


def begun(*, aloud: bool = False) -> Live:
    people = (Person(11, "Zoe", "en", 0), Person(12, "Kim", "ru", 1, aloud=aloud))
    options = defaults(ALL["gifts"])
    table = Table("t", Place(0, 5), "en", 11, game="gifts", options=options, people=people)
    return handle(ALL, Live(table), ZOE, Start(7), NOON)


def boards(live: Live, panel: Selection | None = None) -> dict[int, Surface]:
    """By chat."""
    shown = surfaces(FRAME, live, {None: panel} if panel else {})
    return {one.place.chat: one for one in shown if one.key.startswith("board@")}


def signed(live: Live, user: User, sign: int) -> Live:
    return handle(ALL, live, user, MakeSign(sign, NOON), NOON)


def test_sign_is_a_line_on_the_board_of_each() -> None:
    for board in filled(boards(signed(begun(), KIM, 1)).values()):
        assert "💬 Kim: 🤔" in board.text
        assert "🤔" not in board.retired_text


def test_who_plays_alone_is_offered_no_signs() -> None:
    """Nobody would see them: against a computer, and below the end of such a game."""
    for live in (game_begun("gifts", ANNA, BORIS), over("gifts", ANNA, BORIS)):
        person, other = live.table.people
        computer = replace(other, user=NOBODY, computer=STRONGEST)
        alone = with_changes(live, people=(person, computer), place=Place(NOBODY, 5))
        shown = surfaces(FRAME, alone)
        tokens = [key.token for one in shown for row in one.keyboard for key in row if key.token]
        assert tokens
        assert Sign not in {type(token) for token in tokens}
        with pytest.raises(Refused, match="refused-outdated"):
            signed(alone, ANNA, 0)


def test_who_plays_in_words_is_told_the_word() -> None:
    shown = boards(signed(begun(aloud=True), ZOE, 0))
    assert "Zoe: 👏 отличный ход" in shown[12].text
    assert shown[11].text.count("well played") == 0


def test_who_has_muted_sees_none() -> None:
    live = handle(ALL, signed(begun(), ZOE, 0), KIM, Mute(True), NOON)
    shown = boards(live)
    assert "👏" in shown[11].text
    assert "👏" not in shown[12].text


def test_signs_open_in_the_place_of_ones_own_buttons() -> None:
    live = begun()
    usual = boards(live)
    opened = boards(live, Selection(panel=PANEL, reader=11))
    assert [button.text for button in opened[11].keyboard[0]] == [*SIGNS]
    assert opened[11].text == usual[11].text
    assert opened[12] == usual[12]


def test_who_is_represented_is_offered_no_signs() -> None:
    """Each was refused."""
    live = begun()
    chair = next(n for n, one in enumerate(live.table.people) if one.user == KIM.id)
    live = with_person(live, Chair(chair), computer=STRONGEST)
    offered = {
        user: any(isinstance(button.token, Sign) for row in one.keyboard for button in row)
        for user, one in boards(live, Selection(panel="more/board")).items()
    }
    assert not offered[KIM.id]
    opened = boards(live, Selection(panel=PANEL, reader=KIM.id))[KIM.id]
    assert not any(
        filled(button.token == Sign("t", 1) for row in opened.keyboard for button in row)
    )


def test_no_groups_board_has_signs() -> None:
    live = begun()
    group = replace(live, table=replace(live.table, place=Place(-5)))
    (board,) = surfaces(FRAME, group)
    assert not any(filled("💬" in button.text for row in board.keyboard for button in row))


def test_who_plays_with_strangers_can_shun_them_while_the_game_runs() -> None:
    """Nobody has to sit through a game first (docs/adr/0101); friends are not shunned."""
    live = begun()
    strangers = replace(live, table=replace(live.table, strangers=True))
    for table, expected in ((live, []), (strangers, ["🚫 Not with Kim again"])):
        opened = boards(table, Selection(panel=PANEL, reader=11))[11]
        texts = [button.text for row in opened.keyboard for button in row]
        assert [text for text in texts if "🚫" in text] == expected
