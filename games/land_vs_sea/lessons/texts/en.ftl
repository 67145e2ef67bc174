### What the lessons of Land vs Sea say.
### • *-lesson-*-is-*: an answer on a button of a lesson: short; no HTML
### • *-lesson-*: below a picture of a lesson, to one person alone: that is “you”
### • *-tip-*: below the question in somebody’s first games, in two lines: up to 62 characters. “You” is that person

land-vs-sea-lesson-land-vs-sea-begin = Together you lay one map. One of you scores the land on it, the other the sea; you’re land. Each turn: lay one of your two tiles, then draw another.
land-vs-sea-lesson-land-vs-sea-hidden = Your tiles have two sides each. Everyone sees A and C; only you see B and D. Lay one of those, so that all edges match: land to land, sea to sea. Then choose the stack you draw from.
land-vs-sea-lesson-land-vs-sea-hidden-wrong = You may, but that side was no secret. Surprise them: lay B or D.
land-vs-sea-lesson-land-vs-sea-hidden-right = Nobody saw that coming. Then you draw from either stack, and hold two tiles again.
land-vs-sea-lesson-land-vs-sea-steal = “Steal” (the hand on a tile): you take a tile of Ann’s instead of drawing. Lay A and steal one.
land-vs-sea-lesson-land-vs-sea-steal-wrong = That doesn’t steal anything. Side A does: lay it, and choose a tile of Ann’s.
land-vs-sea-lesson-land-vs-sea-steal-right = It’s yours now; next turn you can lay it. Steal the tile that would finish something of theirs, or of yours.
land-vs-sea-lesson-land-vs-sea-again = B has “play again” (the green arrow). Lay B.
land-vs-sea-lesson-land-vs-sea-again-wrong = That side has no “play again”. Lay B.
land-vs-sea-lesson-land-vs-sea-again-right = It’s still your turn: you lay your second tile at once.
land-vs-sea-lesson-land-vs-sea-complete = Here your land is one tile short. Complete it.
land-vs-sea-lesson-land-vs-sea-complete-wrong = Your land stays open. It has to be closed all round: look at the place marked.
land-vs-sea-lesson-land-vs-sea-complete-right = Complete: 1 point for each of its tiles, and 1 for each plus sign on it because you completed it. { $points } points.
land-vs-sea-lesson-land-vs-sea-pluses = The tiles of an area count for its side, whoever completes it. So when would you complete an area of the sea?
land-vs-sea-lesson-land-vs-sea-pluses-is-never = Never
land-vs-sea-lesson-land-vs-sea-pluses-is-pluses = For its plus signs
land-vs-sea-lesson-land-vs-sea-pluses-wrong = Plus signs count for whoever completes the area, even one of the sea.
land-vs-sea-lesson-land-vs-sea-pluses-right = Right: the plus signs are yours, the tiles theirs. It’s worth it where there are many signs and few tiles.
land-vs-sea-lesson-land-vs-sea-hole = You surround an empty space, and all six edges round it are land. What happens?
land-vs-sea-lesson-land-vs-sea-hole-is-nothing = Nothing
land-vs-sea-lesson-land-vs-sea-hole-is-volcano = A volcano fills it
land-vs-sea-lesson-land-vs-sea-hole-wrong = The first such hole is filled at once: with the volcano.
land-vs-sea-lesson-land-vs-sea-hole-right = The volcano, with five plus signs! In the sea it’s the whirlpool. Later holes stay empty.
land-vs-sea-lesson-land-vs-sea-end = The game ends with the last tile. What’s unfinished then scores nothing, so complete your areas in time. With three, a cartographer joins; with four, you’re two teams.

land-vs-sea-tip-lay = Either tile, either side up. You alone see hidden sides.
land-vs-sea-tip-steal = A hand steals someone’s tile; lay it on a later turn.
land-vs-sea-tip-fill = Fill the hole: the tile in it has five plus signs.
land-vs-sea-tip-mark = It’s back once its area is complete: 1 point for who did it.
land-vs-sea-tip-draw = You’ll see a tile’s other side only once it’s yours.
