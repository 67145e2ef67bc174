### What the lessons of Carcassonne say.

carcassonne-lesson-carcassonne-begin = You build a land tile by tile, and your followers claim its roads, cities and monasteries. Most points win. Each turn: one tile, then maybe one follower. You’re red; this is your first tile.
carcassonne-lesson-carcassonne-edges = Make the road longer. Tap the number of a place, turn the tile if you like, then confirm.
carcassonne-lesson-carcassonne-edges-wrong = Field to field fits there, too. But this time, carry the road on.
carcassonne-lesson-carcassonne-edges-right = Road meets road, field meets field. Only the edges have to match; corners don’t count.
carcassonne-lesson-carcassonne-follower = Above the start, a city is open. Make it larger, and put a follower into it: tap its letter before you confirm.
carcassonne-lesson-carcassonne-follower-wrong = That starts another city. Grow the open one above the start.
carcassonne-lesson-carcassonne-follower-nobody = It fits, but the city is nobody’s yet. Tap the letter in the city, then confirm.
carcassonne-lesson-carcassonne-follower-right = The city is yours. While you’re in it, nobody else may put a follower there.
carcassonne-lesson-carcassonne-close = Your city lacks one piece of wall. Close it!
carcassonne-lesson-carcassonne-close-wrong = The city would stay open. The gap is on its right.
carcassonne-lesson-carcassonne-close-right = Complete, so it scores at once: 2 for each of its three tiles and 2 for the shield. That’s { $points }, and your follower comes home.
carcassonne-lesson-carcassonne-join = Your road and Ann’s are one tile apart. Join them.
carcassonne-lesson-carcassonne-join-wrong = The two roads stay apart. The gap is where both of them end.
carcassonne-lesson-carcassonne-join-right = One road of six tiles with a follower of each of you: on a tie you both score in full, { $points }. With two followers there, you’d have had it alone.
carcassonne-lesson-carcassonne-monastery = A monastery! Put it wherever it fits, with a follower in it.
carcassonne-lesson-carcassonne-monastery-wrong = An empty monastery scores for nobody. Tap its letter before you confirm.
carcassonne-lesson-carcassonne-monastery-right = It scores 1 for itself and 1 for each tile around it: 9 once it’s surrounded.
carcassonne-lesson-carcassonne-end = When the tiles run out, unfinished roads and monasteries score what’s there; unfinished cities, half. You have seven followers: none comes home before its place is complete. That’s all you need. Farmers have a lesson of their own.
