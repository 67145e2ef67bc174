"""One person who hates another rings once (docs/adr/0022)."""

from random import Random

import msgspec

from bot.features.seeking.table import LIVE
from tests.e2e.circles import Circle, begun, gathered, joined, newcomer, opened, play
from tests.e2e.conftest import Stage, pass_time
from tests.e2e.groups import Group, changed, data_of, has, pick, until
from tests.soak.blameless import Blameless
from tests.soak.pest import comes_and_goes, floods, loud, rings
from tests.soak.record import Request


def calls(stage: Stage, after: int) -> list[Request]:
    """What the bot has asked of Telegram since."""
    return msgspec.convert(stage.host.log(after), list[Request])


def test_guest_who_comes_and_goes_by_the_link_rings_once(patient: Stage) -> None:
    """42 loud messages a minute came of it, and the host's own game waited for them."""
    owner, pest = newcomer(patient, "Vera"), newcomer(patient, "Pit")
    table = opened(owner, "gifts")
    before = patient.host.log()[-1]["seq"]
    for _ in range(8):
        comes_and_goes(pest, table, 1)
        # who is back before their lobby is gone finds that one, and gets no other
        until(lambda: not any(has(post, "v") for post in pest.messages()))
    until(lambda: len(rings(calls(patient, before), owner.user_id)) == 1)
    joined(Circle((owner,), table), patient.host.person("Lou"))  # and rings after all that was due
    owner.wait_for(lambda post: has(post, "s") and "Lou" in post.text)
    assert len(rings(calls(patient, before), owner.user_id)) == 2

    def standing() -> int:
        return sum(f"join_{table}" in post.html + post.text for post in owner.messages())

    until(lambda: standing() == 1)


def test_wish_to_undo_that_is_withdrawn_again_and_again_rings_no_group(patient: Stage) -> None:
    """Each brought a board, at which every phone rang; who is asked is called once, in private."""
    people = newcomer(patient, "Vera"), newcomer(patient, "Pit")
    group = Group(people, patient.host.group("Theirs", *people))
    board = group.begin("/play gifts")
    mover = group.awaited(board)
    while group.awaited(board) == mover:
        mover.press(board, data=pick(board, Random(1)).data)
        board = changed(group, board)
    before = patient.host.log()[-1]["seq"]
    for _ in range(5):
        group.say(mover, "/undo")
        asked = group.wait(lambda post: has(post, "d"))
        mover.press(asked, data=data_of(asked, "d"))
        group.wait(lambda post: post.id == asked.id and not has(post, "d"))  # noqa: B023
    assert loud(calls(patient, before), group.chat) == []
    (other,) = [one for one in people if one is not mover]
    assert len(loud(calls(patient, before), other.user_id)) <= 1


def test_rematch_that_is_called_off_again_and_again_is_brought_once(patient: Stage) -> None:
    """31 loud lobbies a minute came of it, in the chat of who had shunned the other."""
    circle = gathered(patient, "gifts", "en", "en")
    begun(circle)
    play(circle, Random(1))
    victim, pest = circle.people
    victim.wait_for(lambda post: has(post, "r"))
    over = pest.wait_for(lambda post: has(post, "r"))
    before = patient.host.log()[-1]["seq"]
    floods(pest, over, 6)
    sent = [one for one in calls(patient, before) if one.method == "sendMessage"]
    assert len([one for one in sent if one.chat == victim.user_id]) == 1


def test_third_whom_two_accounts_vote_out_is_told_that_they_have_deserted_nobody(
    patient: Stage,
) -> None:
    """Two accounts of one person would keep a third from all others (docs/adr/0101)."""
    strangers = Blameless(patient.host)
    assert strangers.vote_out()
    assert strangers.breaches() == []
    assert not strangers.vote_out()


def test_whoever_goes_once_an_idle_opponent_is_late_is_no_deserter(patient: Stage) -> None:
    """The opponent is, whose time had run out (docs/adr/0101)."""
    strangers = Blameless(patient.host)
    strangers.meet_idle()
    pass_time(patient, LIVE + 1)
    assert strangers.leave_idle()
    assert strangers.breaches() == []
