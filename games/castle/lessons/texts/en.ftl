### What the lessons of The Castle say.
### • *-lesson-*-is-*: an answer on a button of a lesson: short; no HTML
### • *-lesson-*: below a picture of a lesson, to one person alone: that is “you”
### • *-tip-*: below the question in somebody’s first games, in two lines: up to 62 characters. “You” is that person

castle-lesson-castle-begin = Two players fill a castle with tiles: paths, houses, towers and courts. The wall around it counts your points, and most points wins. Each turn: one tile, then maybe one of your six followers on it. You’re red.
castle-lesson-castle-gate = Everything starts at the gates in the wall, the start spaces. Lay this path at a gate with a path, such as the one marked, and put a follower on it: tap its letter.
castle-lesson-castle-gate-wrong = It fits there, too, but no path leads in. Pick a gate with a path, and put your follower on the path.
castle-lesson-castle-gate-nobody = That fits. Now put your follower on the path, too: tap its letter before you confirm.
castle-lesson-castle-gate-right = Path meets path: that’s a must. Anything else may lie side by side.
castle-lesson-castle-plaza = You’ve made your path longer. A plaza ends paths: lay it at the bottom of yours.
castle-lesson-castle-plaza-wrong = Your path would stay open. Lay the plaza below it.
castle-lesson-castle-plaza-right = Complete! A path scores 1 for each tile, or 2 if there’s a well on it, and the gate counts as a tile: { $points } points.
castle-lesson-castle-corner = Your marker on the wall stands on 8. Suppose you complete a path for 4 and a house for 3 at once. Whoever lands exactly on a corner tower, such as 12, takes its wall tile. What do you score first?
castle-lesson-castle-corner-is-four = The 4
castle-lesson-castle-corner-is-three = The 3
castle-lesson-castle-corner-wrong = 8 + 3 = 11, then 15: you’d pass the corner tower at 12.
castle-lesson-castle-corner-right = 8 + 4 = 12: there’s the corner tower. Its tile doubles something, gives you another turn, or points at the end.
castle-lesson-castle-tower = You’re in a tower that’s open below. Close it off with the house.
castle-lesson-castle-tower-wrong = The tower would stay open. Lay the tile below it.
castle-lesson-castle-tower-right = Different things close each other off; two of the same join up. A tower scores 2 a tile, a house 1: { $points } for you.
castle-lesson-castle-court = The paved courts with market stalls: a follower there scores 3 for each market. When?
castle-lesson-castle-court-is-now = Once it’s complete
castle-lesson-castle-court-is-end = At the end
castle-lesson-castle-court-wrong = Courts are never complete. They’re counted once the last tile is laid.
castle-lesson-castle-court-right = Right, and until then that follower stays. You only have six.
castle-lesson-castle-end = The last tile ends the game, and some squares stay empty. If you both have the same number of followers, nobody scores; and what’s unfinished at the end scores nothing. Your largest house is your keep, and the larger keep scores for the largest empty area.

castle-tip-begin = What you complete moves your marker along the wall.
castle-tip-court = In a court to the end: 3 per market for who has the most.
castle-tip-again = Your wall tile can give you another turn after this one, once.
castle-tip-score = Stop exactly on a corner tower and you take its wall tile.
