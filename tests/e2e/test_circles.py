"""Tables of people: a whole game in private chats alone, without any group (docs/adr/0097)."""

from functools import partial
from random import Random

import pytest

from playground.person import Person
from tests.e2e.circles import Circle, begun, gathered, joined, newcomer, opened, play
from tests.e2e.conftest import Stage
from tests.e2e.groups import asks, data_of, has, pick, until
from tests.proofs import filled


@pytest.mark.parametrize("command", ["/start", "/games", "/board"])
def test_who_has_cleared_the_chat_gets_the_board_back(toys: Stage, command: str) -> None:
    """Cleared for oneself alone, the bot is not told, and edits unseen: Telegram-FOSS#538."""
    circle = gathered(toys, "gifts", "en", "en")
    begun(circle)
    until(lambda: any(asks(post) for person in circle.people for post in circle.live(person)))
    (who,) = [p for p in circle.people if any(map(asks, circle.live(p)))]
    who.clear()
    # By which clock they live may be asked just now.
    assert [post for post in who.messages() if asks(post)] == []
    who.send(who.user_id, command)
    board = who.wait_for(asks)
    until(lambda: len([post for post in circle.live(who) if asks(post)]) == 1)
    who.press(board, data=pick(board, Random(1)).data)
    until(lambda: [post.keyboard for post in circle.live(who)][-1:] != [board.keyboard])


@pytest.mark.parametrize("languages", [("en", "ru"), ("uk", "en", "ru")])
def test_game_is_played_to_its_end_in_each_ones_chat(
    toys: Stage, languages: tuple[str, ...]
) -> None:
    circle = gathered(toys, "gifts", *languages)
    begun(circle)
    play(circle, Random(1))
    titles = {"en": "Game over", "ru": "Игра окончена", "uk": "Гру завершено"}
    for person, language in zip(circle.people, languages, strict=True):
        last = circle.live(person)[-1]
        assert titles[language] in last.text
        until(partial(_is_asked_nothing, circle, person))


def _is_asked_nothing(circle: Circle, person: Person) -> bool:
    return not any(map(asks, circle.live(person)))


def test_guest_comes_from_the_link_to_the_first_move_by_three_taps(toys: Stage) -> None:
    """The link, what to do, and Confirm: nothing to be set, no group to be joined."""
    owner = newcomer(toys, "Zoe")
    circle = Circle((owner,), opened(owner, "gifts"))
    guest = toys.host.person("Kim")
    joined(circle, guest)  # the first tap
    begun(circle)
    board = guest.wait_for(lambda post: "➤" in post.text)
    if not asks(board):
        _move_by_two_taps(owner)
    _move_by_two_taps(guest)


def _move_by_two_taps(person: Person) -> None:
    for wanted in ("c", "y"):
        question = person.wait_for(partial(has, wanted=wanted))
        person.press(question, data=data_of(question, wanted))
    until(lambda: not any(asks(post) for post in person.messages()))


def test_only_whose_turn_it_is_is_asked_and_pinged(toys: Stage) -> None:
    circle = gathered(toys, "gifts", "en", "en")
    begun(circle)
    until(lambda: any(asks(post) for person in circle.people for post in circle.live(person)))
    asked = [p for p in circle.people if any(asks(post) for post in circle.live(p))]
    assert len(asked) == 1
    (other,) = {*circle.people} - {*asked}
    board = other.wait_for(lambda post: post.text.startswith("➤") or "➤" in post.text)
    assert not board.pings
    assert circle.live(asked[0])[-1].pings


def test_hands_stay_with_their_owners(toys: Stage) -> None:
    circle = gathered(toys, "sealed", "en", "en")
    begun(circle)
    hands = [person.wait_for(asks) for person in circle.people]
    assert all("🃏 Your hand" in hand.text for hand in hands)
    assert hands[0].text != hands[1].text
    play(circle, Random(2))


def test_rematch_invites_the_others_in_their_chats(toys: Stage) -> None:
    circle = gathered(toys, "gifts", "en", "en")
    begun(circle)
    play(circle, Random(3))
    _, kim = circle.people
    last = circle.live(kim)[-1]
    assert kim.press(last, data=data_of(last, "r")).text
    invitation = circle.owner.wait_for(lambda post: has(post, "j"))
    circle.owner.press(invitation, data=data_of(invitation, "j"))
    lobby = kim.wait_for(lambda post: has(post, "s"))
    kim.press(lobby, data=data_of(lobby, "s"))
    until(lambda: any(asks(p) for who in circle.people for p in circle.bots(who)))


def test_two_tables_in_one_chat_are_called_by_letters(toys: Stage) -> None:
    circle = gathered(toys, "gifts", "en", "en")
    zoe = circle.owner
    other = newcomer(toys, "Nell")
    zoe.start(f"join_{opened(other, 'gifts')}")
    zoe.wait_for(lambda post: post.text.startswith("Table B 🟪"))
    zoe.wait_for(lambda post: post.text.startswith("Table A 🟧"))
    assert not any(
        filled(post.text.startswith(("A", "B")) for post in circle.bots(circle.people[1]))
    )


def test_old_invitation_is_answered_kindly(toys: Stage) -> None:
    circle = gathered(toys, "gifts", "en", "en")
    begun(circle)
    late = toys.host.person("Late", "en")
    late.start(f"join_{circle.table}")
    answer = late.wait_for(lambda post: has(post, "fr"))
    assert answer.text.startswith("They’ve started without you")
    late.start("join_0123456789")
    late.wait_for(lambda post: post.text.startswith("This invitation has expired"))


def test_stranger_without_a_seat_sees_nothing_of_it(toys: Stage) -> None:
    circle = gathered(toys, "gifts", "en", "en")
    begun(circle)
    late = newcomer(toys, "Late")
    late.start(f"look_{circle.table}_board")
    assert late.wait_for(lambda post: post.text.startswith("This button is old"))


def test_who_is_invited_twice_keeps_one_seat(toys: Stage) -> None:
    circle = gathered(toys, "gifts", "en", "en")
    joined(circle, circle.people[1])
    lobby = circle.owner.wait_for(lambda post: "Kim" in post.text and has(post, "s"))
    assert lobby.text.count("Kim") == 1


def test_saboteur_is_played_without_a_group(stage: Stage) -> None:
    """Roles and hands come to their owners, and each is asked in their own chat alone."""
    circle = gathered(stage, "saboteur", "en", "ru", "uk")
    begun(circle)
    for person in circle.people:
        role = person.wait_for(lambda post: post.silent and ("⛏" in post.text or "💣" in post.text))
        assert role.chat_id == person.user_id
    play(circle, Random(4), 40)
    for person in circle.people:
        others = [other for other in circle.people if other != person]
        until(partial(_has_hand, circle, person))
        hands = _hands(circle, person)
        assert not hands & {post.text for other in others for post in circle.bots(other)}


def _hands(circle: Circle, person: Person) -> set[str]:
    return {post.text for post in circle.bots(person) if "🃏" in post.text}


def _has_hand(circle: Circle, person: Person) -> bool:
    return bool(_hands(circle, person))


def test_strict_glastonbury_leaves_no_old_board_in_any_chat(stage: Stage) -> None:
    """What was seen must be remembered (docs/adr/0033): in each chat only the live board stands."""
    circle = gathered(stage, "glastonbury", "en", "ru")
    begun(circle)
    play(circle, Random(5), 30)
    for person in circle.people:
        until(partial(_has_few_boards, circle, person))
    play(circle, Random(6))


def _has_few_boards(circle: Circle, person: Person) -> bool:
    return len([post for post in circle.bots(person) if post.photo]) <= 2


def test_invitation_follows_what_happens(toys: Stage) -> None:
    """Sent into a chat where the bot is not, and edited there by Telegram's name of it."""
    zoe = newcomer(toys, "Zoe")
    kim, lou = toys.host.person("Kim"), toys.host.person("Lou")
    table = opened(zoe, "gifts")
    lobby = zoe.wait_for(lambda post: "Invite someone" in post.buttons)
    shared = next(key.share for row in lobby.keyboard or () for key in row if key.share)
    offer = zoe.inline(shared)
    there = toys.host.group("Friends", zoe, kim, lou)
    zoe.choose(offer, offer.results[0], there)
    invited = kim.wait_for(lambda post: post.via_bot, there)
    assert "Zoe is inviting you to a game." in invited.text
    link = (invited.keyboard or [[]])[0][0].url or ""
    kim.start(link.partition("?start=")[2])
    kim.wait_for(lambda post: post.via_bot and "2 of" in post.text, there)
    circle = Circle((zoe, kim), table)
    begun(circle)
    over = kim.wait_for(lambda post: post.via_bot and "Playing" in post.text, there)
    assert over.keyboard is None
    play(circle, Random(7))
    kim.wait_for(lambda post: post.via_bot and "Playing" not in post.text, there)


def test_nobody_invites_to_a_table_of_others(toys: Stage) -> None:
    table = opened(newcomer(toys, "Zoe"), "gifts")
    assert toys.host.person("Eve").inline(f"join_{table}").results == []
