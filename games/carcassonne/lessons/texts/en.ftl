### What the lessons of Carcassonne say.
### • *-lesson-*-is-*: an answer on a button of a lesson: short; no HTML
### • *-lesson-*: below a picture of a lesson, to one person alone: that is “you”
### • *-tip-*: below the question in somebody’s first games, in two lines: up to 62 characters. “You” is that person

carcassonne-lesson-carcassonne-begin = You build a land tile by tile, and your followers claim its roads, cities and monasteries. Most points wins. Each turn: one tile, then maybe one follower. You’re red; this is your first tile.
carcassonne-lesson-carcassonne-edges = Extend the road. Tap the number of a place and turn the tile if you like; then “No follower”, for now: that ends your turn.
carcassonne-lesson-carcassonne-edges-wrong = Field to field fits there, too. But this time, carry the road on.
carcassonne-lesson-carcassonne-edges-right = Road meets road, field meets field. Only the edges have to match; corners don’t count.
carcassonne-lesson-carcassonne-follower = Above the start, a city is open. Make it larger, and put a follower into it: tap its letter before you confirm.
carcassonne-lesson-carcassonne-follower-wrong = That starts another city. Grow the open one above the start.
carcassonne-lesson-carcassonne-follower-nobody = It fits, but the city is nobody’s yet. Tap the letter in the city, then confirm.
carcassonne-lesson-carcassonne-follower-right = The city is yours. While you’re in it, nobody else may put a follower there.
carcassonne-lesson-carcassonne-close = Your city is one tile short. Close it! Dark numbers mark places where something of yours goes on.
carcassonne-lesson-carcassonne-close-wrong = The city would stay open. The gap is on its right.
carcassonne-lesson-carcassonne-close-right = Complete, so it scores at once: 2 for each of its three tiles and 2 for the shield. That’s { $points }, and your follower comes home.
carcassonne-lesson-carcassonne-join = Your road and Ann’s are one tile apart. Join them.
carcassonne-lesson-carcassonne-join-wrong = The two roads stay apart. The gap is where both of them end.
carcassonne-lesson-carcassonne-join-right = One road of six tiles with a follower of each of you: on a tie you both score in full, { $points }. With two followers there, you’d have had it alone.
carcassonne-lesson-carcassonne-monastery = A monastery! Put it wherever it fits, with a follower in it.
carcassonne-lesson-carcassonne-monastery-wrong = An empty monastery scores for nobody. Tap its letter before you confirm.
carcassonne-lesson-carcassonne-monastery-right = It scores 1 for itself and 1 for each tile around it: 9 once it’s surrounded.
carcassonne-lesson-carcassonne-end = When the tiles run out, unfinished roads and monasteries score what’s there; unfinished cities, half. You have seven followers: none comes home before its place is complete. That’s all you need. Farmers have a lesson of their own.

carcassonne-lesson-farmers = Farmers
carcassonne-lesson-farmers-lie = You can lay a follower down on a field, too: that’s a farmer. At the end, a field scores 3 for each completed city beside it. Two of those touch the field marked here: put a farmer there.
carcassonne-lesson-farmers-lie-wrong = Lay the tile above or left of the two cities, and choose the letter of the field beside them.
carcassonne-lesson-farmers-lie-small = That field touches fewer cities: roads and walls divide the fields. Choose the side towards the two cities.
carcassonne-lesson-farmers-lie-right = Two completed cities: that’s 6 for you at the end, and more if others build there. Whoever has the most farmers on a field scores it; ties score in full.
carcassonne-lesson-farmers-home = When does a farmer come home?
carcassonne-lesson-farmers-home-is-complete = When the field’s closed
carcassonne-lesson-farmers-home-is-never = Never
carcassonne-lesson-farmers-home-wrong = Fields are only counted at the end, whatever happens before.
carcassonne-lesson-farmers-home-right = Right: farmers stay until the end of the game.
carcassonne-lesson-farmers-when = So when’s the time for farmers?
carcassonne-lesson-farmers-when-is-early = In the first turns
carcassonne-lesson-farmers-when-is-late = Later, one or two
carcassonne-lesson-farmers-when-wrong = That follower would be gone for the whole game, and you’ve only seven.
carcassonne-lesson-farmers-when-right = Yes. Keep your followers busy first; lie down where many cities are being built.
carcassonne-lesson-farmers-end = “Fields” under “⋯ More” shows whose field is whose, and what it would score.

carcassonne-lesson-river = River
carcassonne-lesson-river-bend = With the river, twelve tiles come first, from a spring to a lake. Each carries the river on. Bend it down: lay the tile so that it leaves at the bottom.
carcassonne-lesson-river-bend-wrong = It would flow up. Turn the tile first.
carcassonne-lesson-river-bend-right = Nobody stands on the river itself, but it divides the fields.
carcassonne-lesson-river-city = River tiles have cities, roads and a monastery, too. Take one of these cities.
carcassonne-lesson-river-city-wrong = The tile’s right, but no city is yours yet. Tap a letter.
carcassonne-lesson-river-city-right = Yours, before the map has even opened up.
carcassonne-lesson-river-again = The river flows down now, after its bend. Which way may the next bend go?
carcassonne-lesson-river-again-is-left = To the left
carcassonne-lesson-river-again-is-right = To the right
carcassonne-lesson-river-again-wrong = It may not bend the same way twice in a row, or it would meet itself.
carcassonne-lesson-river-again-right = Never the same way twice in a row. I only offer you what’s allowed.
carcassonne-lesson-river-end = Once the lake is down, play goes on with the other tiles.

carcassonne-lesson-abbot = Abbot
carcassonne-lesson-abbot-garden = You also have an abbot, for monasteries and gardens, like the one on this tile. Lay it, and send your abbot into the garden.
carcassonne-lesson-abbot-garden-wrong = Laid, but the garden’s empty. Tap the abbot’s letter.
carcassonne-lesson-abbot-garden-right = A garden scores like a monastery: 1, and 1 for each tile around it.
carcassonne-lesson-abbot-recall = Instead of placing a figure you may call your abbot home early, for what it’s worth so far. Lay your tile next to the garden, then do so.
carcassonne-lesson-abbot-recall-wrong = Not yet: tap “Call the abbot home” before you confirm.
carcassonne-lesson-abbot-recall-apart = The abbot would come home, but this tile would count, too, if it lay next to the garden.
carcassonne-lesson-abbot-recall-right = The garden and its neighbours: { $points }. And your abbot is free for the next one.
carcassonne-lesson-abbot-end = Your abbot never goes on fields or roads. That’s all there is to the abbot.

carcassonne-lesson-inns = Inns & Cathedrals
carcassonne-lesson-inns-inn = There are inns by some roads now. Lay this one next to the start, and put a follower on its road.
carcassonne-lesson-inns-inn-wrong = Choose the letter of the road before you confirm: the inn’s road should be yours.
carcassonne-lesson-inns-inn-right = Once this road is complete, each of its tiles scores 2 instead of 1.
carcassonne-lesson-inns-unfinished = But what if the game ends, and the road with the inn isn’t complete? Each tile then scores:
carcassonne-lesson-inns-unfinished-is-two = 2
carcassonne-lesson-inns-unfinished-is-one = 1
carcassonne-lesson-inns-unfinished-is-nothing = Nothing
carcassonne-lesson-inns-unfinished-wrong = An inn is a risk: it’s all or nothing.
carcassonne-lesson-inns-unfinished-right = Right: twice as much or nothing. A cathedral does the same for a city: 3 for each tile and shield, or nothing at all.
carcassonne-lesson-inns-large = You also have one large follower. Lay this tile so that it enlarges the city above the start, and put the large one into it.
carcassonne-lesson-inns-large-wrong = No follower stands in the city yet. Tap the letter of the large one.
carcassonne-lesson-inns-large-small = That’s an ordinary follower. The large one has a letter of its own.
carcassonne-lesson-inns-large-right = It counts as two wherever the most followers count, and comes home as the others do.
carcassonne-lesson-inns-most = Ann joins a city of hers, with one ordinary follower, to yours and completes it. Who scores?
carcassonne-lesson-inns-most-is-you = Only me
carcassonne-lesson-inns-most-is-both = Both of us
carcassonne-lesson-inns-most-wrong = It’s one against two: your large follower counts twice.
carcassonne-lesson-inns-most-right = Two against one: all of it is yours.
carcassonne-lesson-inns-end = Everything else stays the same, and up to six can play.

carcassonne-lesson-traders = Traders & Builders
carcassonne-lesson-traders-goods = There’s wheat in Ann’s city. Complete the city for her, to the right of it.
carcassonne-lesson-traders-goods-wrong = The city stays open. Its gap is on the right.
carcassonne-lesson-traders-goods-right = The points are Ann’s, but the wheat is yours: whoever completes a city takes its goods. At the end, most wine, most wheat and most cloth score 10 each.
carcassonne-lesson-traders-builder = Your follower is on the road. Extend it on the right, and put your builder there.
carcassonne-lesson-traders-builder-wrong = A builder goes where you have a follower: on your road, on the right.
carcassonne-lesson-traders-builder-alone = The road is longer now, but the builder isn’t there. Tap its letter before you confirm.
carcassonne-lesson-traders-builder-right = It doesn’t count for majorities. It works for you.
carcassonne-lesson-traders-turn = From your next turn on, when you extend this road, you take a second turn at once. How often?
carcassonne-lesson-traders-turn-is-once = Once
carcassonne-lesson-traders-turn-is-always = Every time it grows
carcassonne-lesson-traders-turn-wrong = The builder works on as long as the road grows.
carcassonne-lesson-traders-turn-right = Every time, but only one extra turn at a time. When the road is complete, the builder comes home with your follower.
carcassonne-lesson-traders-end = Your pig goes on a field where you have a farmer: each city there is worth 1 more to you at the end.

carcassonne-lesson-mines = Gold Mines
carcassonne-lesson-mines-ingot = This tile shows gold. Lay it to the right of Ann’s new tile: an ingot goes on it, and another on a tile next to it, also at a corner. You choose which: put it where only your road gets it.
carcassonne-lesson-mines-ingot-hers = Only Ann’s city touches that tile. Choose the one with the monastery, where your road ends.
carcassonne-lesson-mines-ingot-both = Your road runs there, but Ann’s city lies on that tile, too: whichever is completed first takes the gold. Choose the monastery’s tile.
carcassonne-lesson-mines-ingot-right = Gold belongs to no road or city. Whatever is completed first on a tile takes what lies there; here that can only be your road or the monastery.
carcassonne-lesson-mines-take = Your road is still open at one end. Complete it!
carcassonne-lesson-mines-take-wrong = The road stays open. It ends to the left of the start; turn the tile so that its road meets it.
carcassonne-lesson-mines-take-right = You score { $points } for the road, and the ingot on its tiles is yours. Whoever scores takes the gold, whoever completed it.
carcassonne-lesson-mines-worth = At the end, up to three ingots are worth 1 point each; from four on, each is worth 2, from seven on 3, from ten on 4. So what are four of them worth together?
carcassonne-lesson-mines-worth-is-four = 4
carcassonne-lesson-mines-worth-is-eight = 8
carcassonne-lesson-mines-worth-is-sixteen = 16
carcassonne-lesson-mines-worth-wrong = From four on, each of them is worth 2.
carcassonne-lesson-mines-worth-right = Right: the fourth ingot makes each of them worth more.
carcassonne-lesson-mines-end = A completed monastery takes the gold of all nine tiles. Farmers take none, and what still lies on the map at the end is worth nothing.

carcassonne-tip-begin = A follower scores once its road or city is complete.
carcassonne-tip-monastery = A monastery scores 9 once all eight places around are filled.
carcassonne-tip-field = A farmer stays to the end and scores for completed cities.
carcassonne-tip-recall = Or call your abbot home: the place scores as it stands.
carcassonne-tip-large = The large follower counts as two wherever most counts.
carcassonne-tip-builder = Extend the builder’s road or city for a second turn.
carcassonne-tip-pig = The pig makes every city on your field worth more at the end.
carcassonne-tip-gold = The second goes next door: whoever scores there takes it.
