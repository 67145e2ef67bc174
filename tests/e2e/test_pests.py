"""One person who hates another rings once (docs/adr/0116)."""

from random import Random

from tests.e2e.circles import Circle, joined, newcomer, opened
from tests.e2e.conftest import Stage
from tests.e2e.groups import Group, has, until
from tests.soak.pest import comes_and_goes, loud, meddles, misnamed, most_rings, rings


def test_guest_who_comes_and_goes_by_the_link_rings_once(patient: Stage) -> None:
    """42 loud messages a minute came of it, and the host's own game waited for them."""
    owner, pest = newcomer(patient, "Vera"), newcomer(patient, "Pit")
    table = opened(owner, "gifts")
    before = patient.host.log()[-1]["seq"]
    comes_and_goes(pest, table, 8)
    until(lambda: len(rings(patient.host, owner.user_id, before)) == 1)
    joined(Circle((owner,), table), patient.host.person("Lou"))  # and rings after all that was due
    owner.wait_for(lambda post: has(post, "s") and "Lou" in post.text)
    assert len(rings(patient.host, owner.user_id, before)) == 2

    def standing() -> int:
        return sum(f"join_{table}" in post.html + post.text for post in owner.messages())

    until(lambda: standing() == 1)


def test_who_meddles_with_a_game_rings_once_for_each_kind_of_news(patient: Stage) -> None:
    """Wishes to undo, motions, rematches and lobbies that are called off filled the group."""
    people = newcomer(patient, "Vera"), newcomer(patient, "Pit")
    group = Group(people, patient.host.group("Theirs", *people))
    group.begin("/play gifts")
    chance = Random(1)
    for _ in range(40):
        meddles(group, chance)
    assert len([one for one in loud(patient.host, group.chat) if one.is_of_table]) <= most_rings(1)
    assert misnamed(group.bots()) == []
