"""Looking for somebody to play with: from the press to the end of a game between two who do not
know each other (docs/adr/0101).
"""

from random import Random

from bot.features.seeking.table import PATIENCE
from bot.table.values import DAY
from playground.person import Person, Post
from tests.e2e.circles import Circle, newcomer, play
from tests.e2e.conftest import Stage, pass_time
from tests.e2e.groups import data_of, has, keys_of, tap, until
from tests.e2e.strangers import looks_for, met, panel, saying, stranger, together, vote_out


def told(post: Post) -> str:
    """Everything of a message that a client gets."""
    keys = [f"{key.text} {key.data} {key.url} {key.share}" for key in keys_of(post)]
    return " ".join((post.text, post.html, *keys))


def all_told(person: Person) -> str:
    return " ".join(told(post) for post in person.messages() if post.sender.is_bot)


def heard(person: Person) -> list[tuple[int, str]]:
    """All that somebody reads, but for the question about their clock: that comes when it may."""
    said = [(post.id, post.text) for post in person.messages()]
    return [(id, text) for id, text in said if "time do you live by" not in text]


def test_two_strangers_play_a_game_to_its_end_and_know_first_names_alone(toys: Stage) -> None:
    zoe = stranger(toys, "Zoe", "Zimmer", "zoe_zimmer")
    kim = stranger(toys, "Kim", "Kowalski", "kim_kowalski", "ru")
    looks_for(zoe, "gifts")
    looks_for(kim, "gifts")
    circle = together(zoe, kim)
    play(circle, Random(1))
    for person, other, secrets in (
        (zoe, kim, ("Kowalski", "kim_kowalski")),
        (kim, zoe, ("Zimmer", "zoe_zimmer")),
    ):
        seen = all_told(person)
        assert ("Kim" if other == kim else "Zoe") in seen
        for secret in (*secrets, str(other.user_id)):
            assert secret not in seen


def test_both_are_told_with_a_sound_when_somebody_is_found(toys: Stage) -> None:
    circle = met(toys, "gifts", "Zoe", "Kim")
    for person in circle.people:
        board = next(post for post in circle.bots(person) if "You’re playing with" in post.text)
        assert not board.silent
    until(lambda: not any(has(p, "sn") for who in circle.people for p in circle.bots(who)))


def test_who_stops_looking_meets_nobody(toys: Stage) -> None:
    zoe = newcomer(toys, "Zoe")
    waits = looks_for(zoe, "sealed")
    assert zoe.press(waits, data=data_of(waits, "sn")).text == "I’ve stopped looking."
    zoe.wait_for(lambda post: post.id == waits.id and any(saying(post, ":sk:*")))
    kim = newcomer(toys, "Kim")
    waits = looks_for(kim, "sealed")
    assert kim.press(waits, data=data_of(waits, "sn")).text == "I’ve stopped looking."


def test_computers_are_offered_meanwhile(toys: Stage) -> None:
    zoe = newcomer(toys, "Zoe")
    waits = looks_for(zoe, "castle")
    zoe.press(waits, data=data_of(waits, "T"))
    zoe.wait_for(lambda post: "🤖" in post.text, after=waits.id)
    zoe.press(waits, data=data_of(waits, "sn"))


def test_nickname_is_what_strangers_see(toys: Stage) -> None:
    zoe = newcomer(toys, "Zoe")
    zoe.send(zoe.user_id, "/nick t.me/spam")
    zoe.wait_for(lambda post: post.text.startswith("A nickname has up to 20"))
    zoe.send(zoe.user_id, "/nick Kit Carson")
    zoe.wait_for(lambda post: "“Kit Carson”" in post.text)
    assert "“Kit Carson”" in panel(zoe).text
    kim = newcomer(toys, "Kim")
    looks_for(zoe, "gifts")
    looks_for(kim, "gifts")
    together(zoe, kim)
    assert "Kit Carson" in all_told(kim)
    assert "Zoe" not in all_told(kim)


def test_who_says_not_again_is_not_given_them_again(toys: Stage) -> None:
    circle = met(toys, "gifts", "Zoe", "Kim")
    zoe, kim = circle.people
    play(circle, Random(2))
    last = zoe.wait_for(lambda post: has(post, "r"))
    noted = "Noted: I won’t match you with Kim again."
    assert tap(zoe, last, "sh").text == noted
    for person in (zoe, kim):
        looks_for(person, "gifts")
    lou = newcomer(toys, "Lou")
    looks_for(lou, "gifts")
    lou.wait_for(lambda post: "You’re playing with" in post.text)
    _one_still_waits(zoe, kim)


def _one_still_waits(*people: Person) -> None:
    """Wait until one of them looks for somebody and the other no more; have the first stop it."""

    def looking() -> list[tuple[Person, Post]]:
        return [(one, post) for one in people for post in one.messages() if has(post, "sn")]

    until(lambda: len(looking()) == 1)
    ((one, asked),) = looking()
    one.press(asked, data=data_of(asked, "sn"))


def test_who_waits_is_found_after_the_bot_was_killed(patient: Stage) -> None:
    zoe = newcomer(patient, "Zoe")
    looks_for(zoe, "gifts")
    patient.bot.kill()
    patient.bot.start()
    kim = newcomer(patient, "Kim")
    looks_for(kim, "gifts")
    play(together(zoe, kim), Random(3), 4)


def test_who_says_forget_does_not_meet_whom_they_have_left_nor_after_a_restart(
    patient: Stage,
) -> None:
    """What is remembered of them is known by a key that outlives the process."""
    zoe, kim = met(patient, "gifts", "Zoe", "Kim").people
    zoe.send(zoe.user_id, "/leave")
    asked = zoe.wait_for(lambda post: has(post, "e"))
    zoe.press(asked, data=data_of(asked, "e"))
    zoe.send(zoe.user_id, "/forget")
    asked = zoe.wait_for(lambda post: has(post, "u"))
    zoe.press(asked, data=data_of(asked, "u"))
    zoe.wait_for(lambda post: "are deleted" in post.text)
    patient.bot.kill()
    patient.bot.start()
    for person in (zoe, kim):
        looks_for(person, "gifts")
    lou = newcomer(patient, "Lou")
    looks_for(lou, "gifts")
    lou.wait_for(lambda post: "You’re playing with" in post.text)
    _one_still_waits(zoe, kim)


def test_who_waits_in_vain_is_told_and_may_look_again(patient: Stage) -> None:
    zoe = newcomer(patient, "Zoe")
    waits = looks_for(zoe, "gifts")
    pass_time(patient, PATIENCE[DAY] + 1)
    over = zoe.wait_for(lambda post: post.text.startswith("Nobody turned up"), after=waits.id)
    assert not over.silent
    zoe.press(over, data=next(saying(over, ":sk:gifts")))
    zoe.wait_for(lambda post: post.id == over.id and has(post, "sn"))


def test_rematch_of_strangers_tells_no_more_than_names(toys: Stage) -> None:
    zoe = stranger(toys, "Zoe", "Zimmer", "zoe_zimmer")
    kim = stranger(toys, "Kim", "Kowalski", "kim_kowalski")
    looks_for(zoe, "gifts")
    looks_for(kim, "gifts")
    circle = together(zoe, kim)
    play(circle, Random(4))
    last = circle.live(kim)[-1]
    kim.press(last, data=data_of(last, "r"))
    invitation = zoe.wait_for(lambda post: has(post, "j"))
    zoe.press(invitation, data=data_of(invitation, "j"))
    lobby = kim.wait_for(lambda post: has(post, "s"))
    kim.send(kim.user_id, "/kick")
    kim.wait_for(lambda post: has(post, "D"))
    kim.press(lobby, data=data_of(lobby, "s"))
    zoe.wait_for(lambda post: "You’re playing with" in post.text, after=invitation.id)
    for person, other, secrets in ((zoe, kim, "Kowalski"), (kim, zoe, "Zimmer")):
        assert secrets not in all_told(person)
        assert str(other.user_id) not in all_told(person)


def test_three_find_each_other_where_a_game_takes_three(toys: Stage) -> None:
    circle: Circle = met(toys, "saboteur", "Zoe", "Kim", "Lou")
    assert len(circle.people) == 3


def test_who_is_voted_out_has_the_last_word_of_the_game_that_ends_thereby(toys: Stage) -> None:
    """As the others have; and nothing of the game stands in their chat as if it went on."""
    circle = met(toys, "saboteur", "Zoe", "Kim", "Lou")
    zoe, kim, lou = circle.people
    vote_out(circle, "Lou")
    last = [who.wait_for(lambda post: "stopped" in post.text) for who in (zoe, kim, lou)]
    assert len({post.text.partition("\n")[0] for post in last}) == 1
    until(lambda: [post.id for post in circle.live(lou)] == [last[-1].id])


def test_who_is_shunned_while_the_game_runs_is_told_nothing(toys: Stage) -> None:
    zoe, kim = met(toys, "gifts", "Zoe", "Kim").people
    board = zoe.wait_for(lambda post: has(post, "mr"))
    tap(zoe, board, "sg")
    signs = zoe.wait_for(lambda post: has(post, "sh"))
    before = heard(kim)
    answer = zoe.press(signs, data=data_of(signs, "sh"))
    assert answer.text == "Noted: I won’t match you with Kim again."
    assert before
    assert heard(kim) == before
