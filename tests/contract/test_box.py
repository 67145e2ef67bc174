"""Nothing is lost, and points add up."""

from tests.contract.plays import Play, every_play


@every_play
def test_what_is_in_the_box_stays_in_the_box(play: Play) -> None:
    box = play.game.components(play.states[0])
    assert box.total() > 0
    for state in play.states:
        assert play.game.components(state) == box


@every_play
def test_scores_are_the_sums_of_their_lines(play: Play) -> None:
    result = play.game.result(play.end)
    assert result is not None
    points = [0] * len(play.seats)
    for line in result.lines:
        points[line.seat] += line.points
    assert tuple(points) == result.scores


@every_play
def test_everybody_has_one_place(play: Play) -> None:
    result = play.game.result(play.end)
    assert result is not None
    assert sorted(seat for place in result.ranking for seat in place) == list(play.seats)
    best = [result.scores[place[0]] for place in result.ranking]
    assert best == sorted(best, reverse=True)


@every_play
def test_scores_shown_at_the_end_are_those_of_the_result(play: Play) -> None:
    """Or none: a game need not show points."""
    result = play.game.result(play.end)
    assert result is not None
    for viewer in play.viewers:
        assert play.game.scores(play.game.view(play.end, viewer)) in ((), result.scores)
