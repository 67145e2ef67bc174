"""One person who hates another rings once (docs/adr/0116)."""

from tests.e2e.circles import newcomer, opened
from tests.e2e.conftest import Stage
from tests.soak.pest import comes_and_goes, rings


def test_guest_who_comes_and_goes_by_the_link_rings_once(patient: Stage) -> None:
    """42 loud messages a minute came of it, and the host's own game waited for them."""
    owner, pest = newcomer(patient, "Vera"), newcomer(patient, "Pit")
    table = opened(owner, "gifts")
    before = patient.host.log()[-1]["seq"]
    comes_and_goes(pest, table, 8)
    owner.wait_for(lambda post: f"start=join_{table}" in post.html + post.text)
    assert len(rings(patient.host, owner.user_id, before)) == 1
    standing = [post for post in owner.messages() if f"join_{table}" in post.html + post.text]
    assert len(standing) == 1
