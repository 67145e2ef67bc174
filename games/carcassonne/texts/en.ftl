### Carcassonne in English. People are called by $seat and $seats, which are names.

carcassonne-name = Carcassonne
carcassonne-blurb = Lay tile by tile a land of roads, cities and monasteries, and send your followers where it pays.
carcassonne-credit = A game by Klaus-Jürgen Wrede

## Options

carcassonne-option-farmers = Farmers
carcassonne-option-farmers-help = Followers may also lie down on fields: there they stay to the end. On: each field brings 3 points for each completed city at it. 2nd edition: the same, but nobody is paid twice for a city. 1st edition: 4 points for each city to those with the most farmers on all its fields.
carcassonne-option-farmers-on = on
carcassonne-option-farmers-off = off
carcassonne-option-farmers-first = 1st edition
carcassonne-option-farmers-second = 2nd edition
carcassonne-option-river = River
carcassonne-option-river-help = Twelve tiles more, which are laid first: a river from its source to its lake. It parts the fields. It may not bend the same way twice in a row.
carcassonne-option-river-off = no
carcassonne-option-river-on = yes
carcassonne-option-abbot = Abbot
carcassonne-option-abbot-help = Everybody has an abbot besides, for monasteries and for gardens, which pay like monasteries and where only abbots go. Instead of placing a figure you may take your abbot back: he brings at once what his place is worth as it is.
carcassonne-option-abbot-off = no
carcassonne-option-abbot-on = yes
carcassonne-option-draw = Drawing tiles
carcassonne-option-draw-help = At one’s turn; or the next one already at the end of it, with time to think, for all to see; or a hand of three to choose from, which only its owner sees in his private chat, or which lies open.
carcassonne-option-draw-turn = at one’s turn
carcassonne-option-draw-ahead = one ahead
carcassonne-option-draw-hand = hand of three, secret
carcassonne-option-draw-open = hand of three, open
carcassonne-option-small-city = Small city
carcassonne-option-small-city-help = What a completed city of two tiles pays: 4 points and 2 a shield, as everywhere now, or 2 points and 1 a shield, as it was at first.
carcassonne-option-small-city-4 = 4 points
carcassonne-option-small-city-2 = 2 points
carcassonne-option-unfinished = Unfinished
carcassonne-option-unfinished-help = Whether unfinished roads, cities and monasteries pay at the end of the game. Fields do in any case.
carcassonne-option-unfinished-score = pays at the end
carcassonne-option-unfinished-nothing = pays nothing
carcassonne-option-unplaceable = Tile without a place
carcassonne-option-unplaceable-help = A tile that fits nowhere leaves the game, or it is mixed into the stack again and may come later. Another one is drawn in any case.
carcassonne-option-unplaceable-out = leaves the game
carcassonne-option-unplaceable-back = back into the stack
carcassonne-option-holes = Holes
carcassonne-option-holes-help = Whoever fills a hole in the map, with neighbours on all four sides, goes again.
carcassonne-option-holes-off = nothing special
carcassonne-option-holes-on = another turn
carcassonne-option-table = Table
carcassonne-option-table-help = The map has no end, or it must stay on a table with so many places from edge to edge and the first tile in its middle. When nothing fits any more, the game ends.
carcassonne-option-table-endless = endless
carcassonne-option-table-7 = 7 × 7
carcassonne-option-table-9 = 9 × 9
carcassonne-option-table-11 = 11 × 11
carcassonne-option-table-19 = 19 × 19
carcassonne-option-edges = Edges of the table
carcassonne-option-edges-help = What reaches an edge of the table stays unfinished for ever, or the edge completes it: roads and cities end there, and a monastery counts the places beyond as filled.
carcassonne-option-edges-stop = complete nothing
carcassonne-option-edges-close = complete things
carcassonne-option-first = First player
carcassonne-option-first-help = Who begins is random, or everybody draws a tile: the one with the most road ends begins.
carcassonne-option-first-random = random
carcassonne-option-first-roads = most roads
carcassonne-option-mode = Mode
carcassonne-option-mode-help = Against each other; or alone, or all together as one team that shares one seat: you play three colours in turn, with four followers each and none on fields. Every tile must take a follower if it can. What is completed pays only if a colour on it is last at that moment; the last colour’s points are the result. Easier with five followers, harder with four colours. In a team any of you may make the move; talk it over.
carcassonne-option-mode-versus = against each other
carcassonne-option-mode-solo = alone or team, 3 colours
carcassonne-option-mode-solo5 = alone or team, 5 followers each
carcassonne-option-mode-solo4 = alone or team, 4 colours
carcassonne-option-prospects = Outlook
carcassonne-option-prospects-help = Shows beside everybody’s points what would still come if the game ended now.
carcassonne-option-prospects-off = off
carcassonne-option-prospects-on = on
carcassonne-option-counting = Counting tiles
carcassonne-option-counting-help = A button shows which tiles are left, and places where none of them fits are crossed out. Without it everybody counts for himself.
carcassonne-option-counting-on = on
carcassonne-option-counting-off = off

## What goes against what

carcassonne-refused-solo = Who plays alone, or as one team, has nobody to hide tiles from, and begins anyway: choose open hands or none, and a random first player.
carcassonne-refused-many = This mode has one seat: choose another one, or share the seat as a team.
carcassonne-refused-alone = One player needs a mode for one: “alone or team”.
carcassonne-refused-edges = Only a table that ends has edges that complete things: choose its size, or let edges complete nothing.
carcassonne-refused-river = The river can run off so small a table: it needs an endless one, or one of { $width } × { $width }.

## Questions and answers

carcassonne-ask-tile = which tile?
carcassonne-ask-cell = where does the tile go?
carcassonne-ask-rotation = which way round?
carcassonne-ask-spot = which is paid first?
carcassonne-ask-meeple = a follower?
carcassonne-meeple-road = road
carcassonne-meeple-city = city
carcassonne-meeple-monastery = monastery
carcassonne-meeple-field = field
carcassonne-meeple-abbot-monastery = abbot: monastery
carcassonne-meeple-abbot-garden = abbot: garden
carcassonne-meeple-recall-abbot = take the abbot back
carcassonne-meeple-none = No follower

## What happened

carcassonne-tile-placed = { $seat }: no follower
carcassonne-tile-claimed = { $seat }: { $figure ->
        [abbot] the abbot
       *[meeple] a follower
    } { $feature ->
        [road] on the road
        [city] in the city
        [monastery] in the monastery
        [garden] in the garden
       *[field] on the field
    }
carcassonne-figure-recalled = { carcassonne-who }: +{ $points } — the { $figure ->
       *[abbot] abbot
    } comes home from the { $feature ->
        [garden] garden
       *[monastery] monastery
    } ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    })
carcassonne-feature-scored = { $seats }: { carcassonne-gain } — { $feature ->
        [road] road completed ({ carcassonne-size })
        [city] city completed ({ carcassonne-size })
        [garden] garden completed
       *[monastery] monastery completed
    }
carcassonne-unfinished-scored = { $seats }: { carcassonne-gain } — { $feature ->
        [road] unfinished road ({ carcassonne-size })
        [city] unfinished city ({ carcassonne-size })
        [garden] unfinished garden ({ carcassonne-size })
       *[monastery] unfinished monastery ({ carcassonne-size })
    }
carcassonne-field-scored = { $seats }: { carcassonne-gain } — field at { $cities ->
        [one] { $cities } completed city
       *[other] { $cities } completed cities
    }
carcassonne-city-supplied = { $seats }: { carcassonne-gain } — farmers feed a completed city
carcassonne-turn-again = { carcassonne-who }: a hole is filled, another turn
carcassonne-tile-returned = { $tiles ->
        [1] This tile fits nowhere and goes back into the stack: { carcassonne-tile }
       *[other] { $tiles } tiles fit nowhere and go back into the stack
    }
carcassonne-nothing-fits = { $tiles ->
        [one] The last tile fits nowhere: the game is over
       *[other] None of the last { $tiles } tiles fits anywhere: the game is over
    }
carcassonne-tile-discarded = This tile fits nowhere and leaves the game: { carcassonne-tile }
carcassonne-colour-placed = { carcassonne-colour }: no follower
carcassonne-colour-claimed = { carcassonne-colour }: { $figure ->
        [abbot] the abbot
       *[meeple] a follower
    } { $feature ->
        [road] on the road
        [city] in the city
        [garden] in the garden
       *[monastery] in the monastery
    }
carcassonne-colour-scored = { carcassonne-colour }: +{ $points } — { $feature ->
        [road] road
        [city] city
        [garden] garden
       *[monastery] monastery
    } ({ carcassonne-size })
carcassonne-unpaid = Completed, but none of its colours is last: no points — { $feature ->
        [road] road
        [city] city
        [garden] garden
       *[monastery] monastery
    } ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    })
carcassonne-colour-out = { carcassonne-colour } has no follower left: the game is over
carcassonne-solo-ended = The last colour counts: { carcassonne-colour } — { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
carcassonne-game-ended = { $shared ->
        [1] { $seats } wins
       *[other] { $seats } share the win
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Parts of sentences

carcassonne-who = { $colour ->
        [none] { $seat }
       *[other] { carcassonne-colour }
    }
carcassonne-colour = { $colour ->
        [red] { carcassonne-colour-red }
        [blue] { carcassonne-colour-blue }
        [yellow] { carcassonne-colour-yellow }
       *[black] { carcassonne-colour-black }
    }
carcassonne-colour-red = Red
carcassonne-colour-blue = Blue
carcassonne-colour-yellow = Yellow
carcassonne-colour-black = Black
carcassonne-category-start = Start
carcassonne-gain = +{ $points }{ $shared ->
        [1] {""}
       *[other] {" "}each
    }
carcassonne-size = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $shields ->
        [0] {""}
        [one] , { $shields } shield
       *[other] , { $shields } shields
    }
carcassonne-tile = { $tile ->
        [A] monastery with a road
        [B] monastery
        [C] city on all sides, shield
        [D] city edge, straight road
        [E] city edge
        [F] city across, shield
        [G] city across
        [H] two city edges, opposite
        [I] two city edges, side by side
        [J] city edge, road turning right
        [K] city edge, road turning left
        [L] city edge, three roads
        [M] city corner, shield
        [N] city corner
        [O] city corner, shield, bent road
        [P] city corner, bent road
        [Q] city on three sides, shield
        [R] city on three sides
        [S] city on three sides, shield, road
        [T] city on three sides, road
        [U] straight road
        [V] bent road
        [W] crossing of three roads
        [IA] source of the river
        [IB] straight river
        [IC] bend of the river
        [ID] river between two city edges
        [IE] city edge, road over the river
        [IF] river, monastery with a road
        [IG] road over the river
        [IH] bend of the river, city corner
        [IJ] bend of the river, bent road
        [IK] lake
       *[X] crossing of four roads
    }
carcassonne-kind = { carcassonne-tile }{ $garden ->
        [1] , with a garden
       *[other] {""}
    }

## How things stand

carcassonne-status-lot = { $seat } has drawn the most road ends ({ $ends }) and begins
carcassonne-status-drawn = Tile: { carcassonne-kind }
carcassonne-status-held = { $letter }: { carcassonne-kind }
carcassonne-status-hand = In hand: { carcassonne-kind }
carcassonne-status-more = { carcassonne-kind }
carcassonne-status-next = then { $seat }: { carcassonne-kind }
carcassonne-status-next-colour = then { carcassonne-colour }: { carcassonne-kind }
carcassonne-status-turn = Turn: { carcassonne-colour }
carcassonne-status-colour = { carcassonne-colour } { $points }
carcassonne-status-left = { $left ->
        [0] the last one
       *[other] { $left } more in the stack
    }
carcassonne-lens-board = Map
carcassonne-lens-sheet = Score
carcassonne-lens-fields = Fields
carcassonne-lens-left = Tiles left
carcassonne-sheet = Final score
carcassonne-category-road = Roads
carcassonne-category-city = Cities
carcassonne-category-monastery = Monasteries
carcassonne-category-garden = Gardens
carcassonne-category-field = Fields
carcassonne-reason-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
carcassonne-reason-shields = { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
carcassonne-reason-cities = { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
carcassonne-total = Total

## /rules

carcassonne-example = Followers at work on a road, in a city, in a monastery and, lying down, on a field. Below stands what each would bring if the game ended now: no city is completed yet, so the farmer waits.
carcassonne-rules =
    <b>Carcassonne</b>

    A map grows on the table, one tile a turn. Whoever has the most points at the end wins; equal totals share the win.

    <b>Your turn</b>
    • <b>Tile.</b> Put the drawn tile next to those on the table. It must fit on every side that touches: road to road, city to city, field to field. If it fits nowhere at all, it leaves the game and you get another one.
    • <b>Follower.</b> You may put one of your seven followers on the tile you have just placed: on a road, in a city, in a monastery or, with farmers, on a field. The whole road, city or field must be free: nobody may stand on it yet, not even you. Those who start apart may still meet later, when a tile joins them.
    • <b>Points.</b> Whatever the tile has completed is scored at once, and its followers go home. A follower that comes home can be used from your next turn on.

    <b>When it is complete</b>
    • A <b>road</b> that ends on both sides, or runs in a circle: 1 point a tile.
    • A <b>city</b> with a wall all round and no gap inside: 2 points a tile and 2 a shield.
    • A <b>monastery</b> with tiles on all eight sides: 9 points.
    If several people stand on it, the one with the most followers takes all the points. If they are tied, each of them gets the full amount.

    <b>At the end</b>
    After the last tile, what is unfinished pays too: 1 point for each tile of a road or city, 1 for each shield; a monastery 1, and 1 for each tile around it.

    <b>Farmers</b> (if you play with them)
    A follower on a field lies down and stays to the end of the game. Roads and city walls part the fields. Each field then pays its owner 3 points for every <i>completed</i> city that touches it, counting each city once. Here, too, most followers count and ties pay in full.

    <i>Hint:</i> with seven followers one is soon short of hands. Finish small things, and keep one at home.
