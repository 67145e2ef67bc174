"""What stands in the chats of a table at which somebody plays in words (docs/adr/0080)."""

import re
from collections import Counter
from itertools import islice

import pytest
from msgspec.structs import replace

from bench.fold.looks import asks
from bench.words import decisions
from bot.display.board.aloud import NOW, panel_of
from bot.display.board.hands import ephemeral_hand
from bot.display.buttons import Read
from bot.display.heard import heard_surface
from bot.display.surfaces import surfaces
from bot.display.values import TEXT_LIMIT, ChatContext, Selection, Surface, reply
from bot.table.forgetting import Forget
from bot.table.gathering import SetOption, Start
from bot.table.seating import chair_of, seat_of
from bot.table.speech import Prefer
from bot.table.values import HOUR, Live, Phase, Place, stamp_of, to_act, with_changes
from games.glastonbury.view import Phase as Looking
from tests.bot.looking import buttons, more, plain, selection, shown
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, FRAME, begun, do, lobby, moved, over, stop

LOUD = replace(ANNA, aloud=True)
TURN = "tg://user?id="


def hand_of(live: Live) -> Surface:
    """Anna's own message, as she hears it."""
    return heard_surface(shown(live)[f"hand{chair_of(live.table, ANNA.id)}"], "chosen")


def table(moves: int = 4) -> Live:
    """A game without secrets, of Anna, who plays in words, and Boris; it is Anna's turn."""
    live = moved(begun("carcassonne", LOUD, BORIS), moves)
    return live if _is_annas_turn(live) else moved(live, 1)


def _is_annas_turn(live: Live) -> bool:
    return seat_of(live.table, ANNA.id) in to_act(ALL, live)


def test_who_plays_in_words_has_the_board_in_private_and_is_asked_there() -> None:
    live = table()
    surfaces = shown(live)
    assert set(surfaces) == {"board", hand_of(live).key}
    hand, board = hand_of(live), surfaces["board"]
    assert hand.place == Place(ANNA.id)
    assert (hand.picture, hand.silent) == (None, False)
    assert "Tile:" in plain(hand)
    now = shown(live, Selection(panel=panel_of(Read("", hand.key, NOW))))[hand.key]
    assert "followers in the supply" in plain(now)
    assert "Map" in [label for row in buttons(now) for label in row]
    assert board.picture
    assert {str(b.token) for row in board.keyboard[:1] for b in row} & {
        str(b.token) for row in hand.keyboard for b in row
    }


def test_they_are_called_where_they_are_asked_in_words_and_nowhere_else() -> None:
    """One ping a turn: docs/adr/0022. Where the private chat is shut, the board calls."""
    live = table()
    assert TURN not in shown(live)["board"].text
    closed = surfaces(FRAME, live, {}, ChatContext(unreachable=frozenset({ANNA.id})))
    assert f"{TURN}{ANNA.id}" in next(one.text for one in closed if one.key == "board")
    seen = with_changes(moved(live, 1), clock=HOUR)
    assert f"{TURN}{BORIS.id}" in shown(seen)["board"].text
    assert hand_of(seen).silent


def test_the_others_see_what_they_always_saw() -> None:
    live = table()
    sighted = do(live, ANNA, Prefer())
    assert set(shown(sighted)) == {"board"}
    ours, theirs = shown(live)["board"], shown(sighted)["board"]
    assert (ours.picture, ours.keyboard) == (theirs.picture, theirs.keyboard)
    assert do(sighted, LOUD, Prefer()) == live


def test_a_choice_goes_on_in_words() -> None:
    live = table()
    seat = chair_of(live.table, ANNA.id)
    assert seat is not None
    hand = shown(live, selection(live, seat, 0))[hand_of(live).key]
    said = [label for row in buttons(hand) for label in row]
    assert any(label.startswith(("Confirm", "A, ")) for label in said)
    assert not any(sign in label for label in said for sign in "‹✓↻◀▶")


def test_after_a_tap_only_what_is_new_is_told() -> None:
    """The question has just been heard: what is chosen, what is asked now, one way to the rest."""
    live = table()
    asked = plain(hand_of(live)).split("\n")
    seat = chair_of(live.table, ANNA.id)
    assert seat is not None
    hand = heard_surface(shown(live, selection(live, seat, 0))[hand_of(live).key], "chosen")
    told = plain(hand)
    assert told.startswith("row ")
    assert "\n" not in told
    assert [line for line in asked if line and line in told] == []
    assert ["How things stand"] in buttons(hand)


def test_what_a_button_says_to_be_chosen_is_not_said_before_the_question() -> None:
    """ "No follower; place a follower?" sounds like an answer; the button says what is chosen."""
    live = table()
    seat = chair_of(live.table, ANNA.id)
    assert seat is not None
    hand = heard_surface(shown(live, selection(live, seat, 0))[hand_of(live).key], "chosen")
    assert any("No follower, chosen" in row for row in buttons(hand))
    assert "No follower" not in plain(hand)


def test_who_wants_all_each_time_is_told_all_after_a_tap_too() -> None:
    """Short is what is new; full is for who would rather not ask for the rest."""
    live = do(table(), replace(LOUD, full=True), Prefer())
    seat = chair_of(live.table, ANNA.id)
    assert seat is not None
    tapped = shown(live, selection(live, seat, 0))[hand_of(live).key]
    assert all("followers in the supply" in plain(one) for one in (hand_of(live), tapped))
    assert do(live, LOUD, Prefer()) == table()


def test_the_newest_message_is_the_one_that_asks() -> None:
    """Whoever swipes to the end of the chat finds the question; a hand that asks nothing changes
    where it stands.
    """
    last: set[str] = set()
    for moves in range(24):
        live = moved(begun("laar", LOUD, BORIS), moves)
        if not _is_annas_turn(live):
            continue
        alone = surfaces(FRAME, with_changes(live, place=Place(ANNA.id)))
        stamp = stamp_of(ALL, live, to_act(ALL, live)[0])
        assert asks(alone[-1], stamp)
        last.add(alone[-1].key.rstrip("0123456789"))
        assert all(one.rests for one in alone[:-1])
    assert last == {"board"}


def test_news_is_told_once_where_table_and_hand_stand_in_one_chat() -> None:
    """Both change at each move: the one that asks tells what has happened, the other what is its
    own. Where nobody is asked there, the table does.
    """
    asking = set[str]()
    for moves in range(1, 20):
        live = moved(begun("saboteur", LOUD, BORIS, CLARA), moves)
        alone = shown(with_changes(live, place=Place(ANNA.id)))
        hand = alone[hand_of(live).key]
        told = plain(hand if _is_annas_turn(live) else alone["board"])
        other = plain(alone["board"] if _is_annas_turn(live) else hand)
        happened = told.split("\n\n")[0].split("\n", 1)[1]
        assert not any(line in other for line in happened.split("\n"))
        assert _is_annas_turn(live) or "in hand: " in other
        asking.add(str(_is_annas_turn(live)))
    assert len(asking) == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "It’s Борис’s turn"),
        ("ru", "Сейчас ход: Борис"),
        ("uk", "Зараз хід: Борис"),
    ],
)
def test_whose_turn_it_is_stands_as_a_sentence(language: str, said: str) -> None:
    """A name alone told who sees its mark, and nobody who does not."""
    live = moved(table(), 1)
    alone = with_changes(live, place=Place(ANNA.id), language=language)
    assert said in plain(shown(alone)["board"])


def test_a_name_of_emoji_is_heard_as_a_voice_says_it() -> None:
    live = table()
    fire = replace(live.table.people[1], name="🔥")
    told = plain(hand_of(with_changes(live, people=(live.table.people[0], fire))))
    assert "fire 0" in told


def test_chapters_are_read_in_place_of_the_message_and_left_by_back() -> None:
    live = table()
    key = hand_of(live).key
    assert "Map" in more(hand_of(live))
    read = shown(live, Selection(panel=panel_of(Read("", key, "map"))))
    assert plain(read[key]).startswith("Map\n\nrow")
    assert buttons(read[key]) == [["Back"]]
    assert read["board"] == shown(live)["board"]


def test_how_things_stand_is_told_in_half_a_minute() -> None:
    """120 words at once, beside the title: it had 170; all the rest stands on the next page."""
    most = 0
    for moves in range(10, 130, 20):
        live = moved(do(lobby("saboteur", LOUD, BORIS, CLARA), ANNA, Start(1)), moves)
        key = hand_of(live).key
        seen = [
            plain(shown(live, Selection(panel=panel_of(Read("", key, NOW, page))))[key])
            for page in (0, 9)
        ]
        counts = [len(one.split("\n\n", 1)[1].split()) for one in seen]
        assert max(counts) <= 120
        most = max(most, sum(counts) if seen[0] != seen[1] else 0)
    assert most > 120


def alone_at(live: Live) -> dict[str, Surface]:
    """All messages of a table that Anna plays alone, in her chat."""
    return shown(with_changes(live, place=Place(ANNA.id)))


def test_a_card_that_came_with_ones_move_is_told_first_and_called_so() -> None:
    """It lay among the others without a mark: which one was drawn was told nowhere. Equal cards
    are told together, and anew where there are more or fewer.
    """
    told = 0
    live = begun("saboteur", LOUD, BORIS, CLARA)
    for _ in range(24):
        was, is_own, live = live, _is_annas_turn(live), moved(live, 1)
        if not is_own:
            continue
        seat = seat_of(live.table, ANNA.id)
        assert seat is not None
        assert was.play
        assert live.play
        had, has = Counter(was.play.state.hands[seat]), Counter(live.play.state.hands[seat])
        changed = sum(had[card] != count for card, count in has.items())
        lines = plain(alone_at(live)[hand_of(live).key]).split("\n")
        held = [line for line in lines if "in hand" in line]
        assert len(held) == len(has)
        assert [line.startswith("now ") for line in held] == sorted(
            (line.startswith("now ") for line in held), reverse=True
        )
        assert sum(line.startswith("now ") for line in held) == changed
        told += changed
    assert told > 3


def test_ones_own_move_is_no_news_with_ones_next_question() -> None:
    """Each of the computers' moves is: one's own was heard when it was chosen."""
    live = begun("saboteur", LOUD, BORIS, CLARA)
    heard = 0
    for number in range(1, 25):
        live = moved(live, 1)
        if not _is_annas_turn(live) or number < 3:
            continue
        key = hand_of(live).key
        alone = with_changes(live, place=Place(ANNA.id))
        context = ChatContext({key: number - 3})
        hand = next(one for one in surfaces(FRAME, alone, {}, context) if one.key == key)
        news = plain(hand).partition("➤")[0]
        assert "Anna lays" not in news
        assert "Anna passes" not in news
        heard += "Clara" in news
    assert heard > 3


def test_who_was_who_is_told_where_a_round_ends() -> None:
    """The picture showed it: the sentence above it led nowhere."""
    live = begun("saboteur", LOUD, BORIS, CLARA)
    while "board-round-1" not in (alone := alone_at(live)):
        live = moved(live, 1)
    told = plain(alone["board-round-1"]).split("\n")
    assert len(told) == 4
    assert all(": " in line for line in told[1:])


@pytest.mark.parametrize("game", ALL)
def test_a_game_that_is_over_is_told_in_a_minute(game: str) -> None:
    """The last move and the final scoring, who has won, and by what: Glastonbury named all cards of
    all cauldrons, too. Moves tells what lay where.
    """
    live = begun(game, LOUD, BORIS, *((CLARA,) if game == "saboteur" else ()))
    while live.table.phase is Phase.RUNNING:
        live = moved(live, 1)
    alone = shown(with_changes(live, place=Place(ANNA.id)))
    told = plain(alone.pop("last"))
    assert len(told.split()) <= 200
    assert any(said in told for said in ("You win, ", " wins, ", " wins!", " share the win!"))
    sums = told.split("\n\n")[-1].split("\n")
    beside = [line for hand in alone.values() for line in plain(hand).split("\n")]
    assert not any(line in beside for line in sums)
    assert any(line.startswith("Round 3. ") for line in beside) == (game == "saboteur")


def test_a_long_chapter_has_pages() -> None:
    more = (SetOption("inns", "on"), SetOption("traders", "on"), Start(1))
    live = moved(do(lobby("carcassonne", LOUD, BORIS), ANNA, *more), 100)
    key = hand_of(live).key
    first, last = (
        shown(live, Selection(panel=panel_of(Read("", key, "map", page))))[key] for page in (0, 99)
    )
    assert buttons(first) == [["Next page"], ["Back"]]
    assert buttons(last) == [["Previous page"], ["Back"]]
    assert all(len(one.text.encode("utf-16-le")) // 2 <= TEXT_LIMIT for one in (first, last))


def test_who_plays_alone_reads_their_own_secrets_where_they_are_asked() -> None:
    """The chat is theirs. What another person would not see of them is not seen here either."""
    own = []
    for moves in range(40):
        live = moved(begun("laar", LOUD, BORIS), moves)
        if _is_annas_turn(live):
            panel = Selection(panel=panel_of(Read("", "board", NOW)))
            board = plain(shown(with_changes(live, place=Place(ANNA.id)), panel)["board"])
            own += [line for line in board.split("\n") if line.startswith(("Anna:", "Anna ("))]
    assert any("gem, class" in line for line in own)
    assert not any("gem, face down" in line for line in own)


def _looking() -> Live:
    """Anna, alone in her chat, looks into her cauldron, where the game is played from memory."""
    live = do(lobby("glastonbury", LOUD, BORIS), ANNA, SetOption("memory", "strict"), Start(1))
    live = with_changes(live, place=Place(ANNA.id))
    for _ in range(34):
        live = moved(live, 1)
    assert live.play
    assert live.play.state.phase is Looking.LOOKING
    return live


def test_who_looks_into_their_cauldron_hears_all_of_it_at_once() -> None:
    """Booklet, "Очное яблоко": one looks at one's whole cauldron once. The message goes with the
    look, so no chapter can be read later.
    """
    said = plain(hand_of(_looking()))
    assert "cauldron, from the bottom: egg 2, Magic powder, honey 2, butterfly 2, rose 4" in said


def test_a_look_from_memory_is_not_told_after_news_of_the_whole_game() -> None:
    """The board of the same chat has told them: a hand that has not stood before begins anew."""
    live = _looking()
    never = ChatContext(told={"hand0": 0})
    hand = next(one for one in surfaces(FRAME, live, {}, never) if one.key == "hand0")
    assert plain(heard_surface(hand, "chosen")).split("\n\n")[0] == (
        "Your hand\nAnna takes a spell: eyeball — row 5 column 5, bone 1 lies there now"
    )


def test_the_hand_in_the_group_speaks_too() -> None:
    live = begun("saboteur", LOUD, BORIS, *_MORE)
    chair = chair_of(live.table, ANNA.id)
    assert chair is not None
    hand = ephemeral_hand(FRAME, live, chair)
    assert hand.picture is None
    assert "in hand: " in plain(hand)


_MORE = tuple(replace(BORIS, id=10 + n, name=f"Guest {n}") for n in range(2))


def test_who_is_forgotten_does_not_play_in_words_any_more() -> None:
    """Whether somebody sees is deleted with the rest: /forget."""
    live = do(table(), ANNA, Forget("somebody"))
    assert not any(person.aloud for person in live.table.people)


def test_chapters_are_offered_no_longer_than_the_game_goes_on() -> None:
    """Each was refused."""

    def offered(live: Live) -> set[str]:
        found = shown(live).values()
        rows = [row for one in found for row in (*one.keyboard, *one.more)]
        return {str(b.token) for row in rows for b in row if isinstance(b.token, Read)}

    live = table()
    assert offered(live)
    assert not offered(do(live, ANNA, stop))


@pytest.mark.parametrize("game", ["carcassonne", "castle", "land_vs_sea", "laar"])
def test_the_last_move_and_the_final_scoring_are_heard_before_the_end(game: str) -> None:
    """Carcassonne and The Castle ended in silence: the points were there, and not where from."""
    live = with_changes(over(game, LOUD, BORIS), place=Place(LOUD.id))
    said = plain(shown(live)["last"])
    told, end, _ = said.partition("Game over")
    assert end
    assert re.search(r"\d", told), said
    seen = replace(live.table, people=tuple(replace(p, aloud=False) for p in live.table.people))
    assert plain(shown(replace(live, table=seen))["last"]).startswith("Game over")


def test_another_turn_is_named_only_where_one_could_be_taken() -> None:
    """ "Just this turn" was heard in each preview of The Castle, though nobody had such a tile."""
    heard = 0
    for agent, path in islice(decisions("castle", seed=0), 8):
        agent.go(path)
        assert agent.confirms
        assert FRAME.say("en", "castle-extra-none") not in agent.text
        heard += "confirm" in agent.text
    assert heard


@pytest.mark.parametrize("game", ["carcassonne", "castle"])
def test_who_may_place_a_follower_hears_how_many_are_left(game: str) -> None:
    """The picture shows them; "place a follower?" was asked of somebody who had one, or none."""
    heard = 0
    for agent, path in islice(decisions(game, seed=0), 12):
        agent.go(path)
        found = re.search(r"place a follower\? (\d) left", agent.text)
        assert bool(found) == ("place a follower?" in agent.text)
        if found:
            assert agent.live.play
            supply = agent.live.play.state.supply
            assert int(found.group(1)) in supply
            heard += 1
    assert heard


def test_all_texts_of_a_message_are_without_signs() -> None:
    """Also what stands there once its question is over."""
    said = "➤ 🔴 Anna · Boris"
    surface = replace(reply(Place(1), said), retired_text=said, line=said, opening=said)
    there = heard_surface(surface, "chosen")
    assert {there.text, there.retired_text, there.line, there.opening} == {"Anna, Boris"}
