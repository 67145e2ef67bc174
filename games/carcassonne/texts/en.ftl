### Carcassonne in English. People are called by $seat and $seats, which are names.
### • *-blurb: what a game is like, for people who choose one: “you” is any one player

carcassonne-name = Carcassonne
carcassonne-blurb = Build a land of roads, cities and monasteries tile by tile.
carcassonne-credit = A game by Klaus-Jürgen Wrede, published by Hans im Glück

## Options
## • *-preset-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-option-*-help: explains an option to people who choose what to play: “you” is any one player
## • *-option-*: an option, or its value: “option: value” on a button, better 20: “you” is any one player

carcassonne-preset-classic = Classic
carcassonne-preset-river-abbot = River & abbot
carcassonne-preset-solo = Solo or team
carcassonne-preset-inns = Inns & Cathedrals
carcassonne-preset-big = The big one
carcassonne-option-farmers = Farmers
carcassonne-option-farmers-help = Followers may lie on fields until the end. On: a field scores 3 per completed city beside it. 2nd edition: the same, but a city counts only once per player. 1st edition: each completed city scores 4 for whoever has the most farmers on all the fields beside it.
carcassonne-option-farmers-on = on
carcassonne-option-farmers-off = off
carcassonne-option-farmers-first = 1st edition
carcassonne-option-farmers-second = 2nd edition
carcassonne-option-river = River
carcassonne-option-river-help = Twelve extra tiles, placed first, from source to lake. It splits fields and may not bend the same way twice in a row.
carcassonne-option-river-off = off
carcassonne-option-river-on = on
carcassonne-option-abbot = Abbot
carcassonne-option-abbot-help = Everyone also gets an abbot, for monasteries and gardens only (gardens score like monasteries). Instead of placing a figure you may call your abbot home; its monastery or garden scores as it stands.
carcassonne-option-abbot-off = off
carcassonne-option-abbot-on = on
carcassonne-option-inns = Inns
carcassonne-option-inns-help = Inns & Cathedrals: 18 more tiles, and a large follower each, who counts as two. A road with an inn scores 2 points per tile, a city with a cathedral 3 per tile and per shield; left unfinished, they score nothing. Up to six can play.
carcassonne-option-inns-off = off
carcassonne-option-inns-on = on
carcassonne-option-traders = Traders
carcassonne-option-traders-help = Traders & Builders: 24 more tiles, and a builder and a pig each. Extend the road or city where your builder stands, and you take another turn. Whoever completes a city takes its goods: most wine, most wheat, most cloth score 10 each at the end. A pig adds 1 point per city to your field.
carcassonne-option-traders-off = off
carcassonne-option-traders-on = on
carcassonne-option-mines = Gold mines
carcassonne-option-mines-help = The Gold Mines: 8 more tiles. Lay one, and an ingot of gold goes on it and another on a tile next to it, also at a corner; you choose. Complete a road, a city or a monastery, and whoever has the most followers there takes the gold on its tiles. At the end, an ingot scores 1, 2, 3 or 4 points: the more you have, the more each is worth. Our tiles follow a published list; they weren’t compared with the box.
carcassonne-option-mines-off = off
carcassonne-option-mines-on = on
carcassonne-option-stack = Stack
carcassonne-option-stack-help = All tiles; or 72 of them at random, as many as in the base game; or 36, half as many, a house rule of ours. The rest stay in the box, and nobody knows which. The river is extra.
carcassonne-option-stack-all = all tiles
carcassonne-option-stack-72 = 72 tiles
carcassonne-option-stack-36 = 36 tiles
carcassonne-option-draw = Draw
carcassonne-option-draw-help = You draw on your turn; or you see your next tile at the end of it, face up, and have time to think; or you hold three tiles to choose from: hidden, in your private chat, or open for all to see.
carcassonne-option-draw-turn = on your turn
carcassonne-option-draw-ahead = one ahead
carcassonne-option-draw-hand = hidden hand
carcassonne-option-draw-open = open hand
carcassonne-option-small-city = Small city
carcassonne-option-small-city-help = What a completed city of two tiles scores: 4 points, as in today’s rules, or 2, as in the first ones.
carcassonne-option-small-city-4 = 4 points
carcassonne-option-small-city-2 = 2 points
carcassonne-option-unfinished = Unfinished
carcassonne-option-unfinished-help = Do unfinished roads, cities and monasteries score at the end of the game? Fields always score.
carcassonne-option-unfinished-score = scores
carcassonne-option-unfinished-nothing = 0 points
carcassonne-option-unplaceable = No fit
carcassonne-option-unplaceable-help = A tile that fits nowhere leaves the game, or it’s shuffled back into the stack and may turn up later. Either way, you draw another.
carcassonne-option-unplaceable-out = discard
carcassonne-option-unplaceable-back = reshuffle
carcassonne-option-holes = Holes
carcassonne-option-holes-help = Fill a hole (a gap with tiles on all four sides) and you take another turn.
carcassonne-option-holes-off = no bonus
carcassonne-option-holes-on = extra turn
carcassonne-option-table = Table
# Here “you” is the whole table.
carcassonne-option-table-help = The map can grow for ever, or it must stay on a table of the size you choose, with the first tile in the middle. When nothing fits any more, the game ends.
carcassonne-option-table-endless = endless
carcassonne-option-table-7 = 7 × 7
carcassonne-option-table-9 = 9 × 9
carcassonne-option-table-11 = 11 × 11
carcassonne-option-table-19 = 19 × 19
carcassonne-option-edges = Table edge
carcassonne-option-edges-help = What runs into the edge of the table stays unfinished for ever, or the edge completes it: roads and cities end there, and for a monastery the spaces beyond count as filled.
carcassonne-option-edges-stop = open
carcassonne-option-edges-close = closes
carcassonne-option-first = Starts
carcassonne-option-first-help = A random player begins; or everyone draws a tile, and whoever has the most road ends begins.
carcassonne-option-first-random = random
carcassonne-option-first-roads = most roads
carcassonne-option-mode = Mode
# Here “you” is the whole table.
carcassonne-option-mode-help = Competitive; or solo, or all of you as one team. You play three colours in turn, four followers each, none on fields. Every tile must take a follower if it can. What you complete scores only if a colour on it is in last place at that moment; your result is the score of the colour in last place. Easy: five followers each. Hard: four colours. In a team, any of you can move: talk it over.
carcassonne-option-mode-versus = competitive
carcassonne-option-mode-solo = solo/team
carcassonne-option-mode-solo5 = solo/team easy
carcassonne-option-mode-solo4 = solo/team hard
carcassonne-option-prospects = Score forecast
carcassonne-option-prospects-help = Shows beside each score what the player would add if the game ended now.
carcassonne-option-prospects-off = off
carcassonne-option-prospects-on = on
carcassonne-option-counting = Tile counter
# Here “you” is the whole table.
carcassonne-option-counting-help = A button shows which tiles are left, and spaces where none of them fits are crossed out. Without it, you keep count yourselves.
carcassonne-option-counting-on = on
carcassonne-option-counting-off = off

## What holds at a table
## • *-holds-*: in /rules, what holds at this table: “you” is any one player

carcassonne-holds-farmers-on = A follower may lie on a field until the end: 3 points for each completed city beside it.
carcassonne-holds-farmers-off = No follower may be placed on fields, and fields score nothing{ $traders ->
        [on] : so there are no pigs either
       *[off] {""}
    }.
carcassonne-holds-farmers-first = Each completed city scores 4 points for whoever has the most farmers on all the fields beside it.
carcassonne-holds-farmers-second = A field scores 3 points for each completed city beside it, but each city counts only once for a player.
carcassonne-holds-river-off = There is no river.
carcassonne-holds-river-on = 12 river tiles are placed first, from the source to the lake.
carcassonne-holds-abbot-off = There are no abbots, and gardens score nothing.
carcassonne-holds-abbot-on = { $mode ->
        [versus] Everyone
       *[other] Each colour
    } has an abbot as well, for monasteries and gardens.
carcassonne-holds-inns-off = There are no inns, cathedrals or large followers.
carcassonne-holds-inns-on = 18 more tiles, with inns and cathedrals, and a large follower each.
carcassonne-holds-traders-off = There are no goods, builders or pigs.
carcassonne-holds-traders-on = 24 more tiles, with goods, and { $farmers ->
        [off] a builder each
       *[other] a builder and a pig each
    }.
carcassonne-holds-mines-off = There is no gold.
carcassonne-holds-mines-on = 8 more tiles, with ingots of gold.
carcassonne-holds-stack-all = All tiles are played.
carcassonne-holds-stack-72 = 72 tiles are played, drawn at random from them all{ $river ->
        [on] , besides the river
       *[off] {""}
    }; nobody knows which ones stay in the box.
carcassonne-holds-stack-36 = 36 tiles, half of the base game’s, are played, drawn at random from them all{ $river ->
        [on] , besides the river
       *[off] {""}
    }; nobody knows which ones stay in the box.
carcassonne-holds-draw-turn = You draw your tile on your turn.
carcassonne-holds-draw-ahead = You draw your next tile at the end of your turn, face up.
carcassonne-holds-draw-hand = You hold 3 tiles that only you can see; place one each turn, then draw another.
carcassonne-holds-draw-open = { $mode ->
        [versus] Everyone
       *[other] Each colour
    } holds 3 tiles face up and chooses one each turn.
carcassonne-holds-small-city-4 = A completed city of two tiles scores 4 points, like any other: 2 per tile and shield.
carcassonne-holds-small-city-2 = A completed city of two tiles scores only 2 points: 1 per tile and shield.
carcassonne-holds-unfinished-score = Unfinished roads, cities and monasteries score at the end, too.
carcassonne-holds-unfinished-nothing = Unfinished roads, cities and monasteries score nothing.
carcassonne-holds-unplaceable-out = { $draw ->
        [hand] If none of your tiles fits anywhere, they leave the game, and you draw others.
        [open] If none of your tiles fits anywhere, they leave the game, and you draw others.
       *[other] A tile that fits nowhere leaves the game, and you draw another.
    }
carcassonne-holds-unplaceable-back = { $draw ->
        [hand] If none of your tiles fits anywhere, they are shuffled back into the stack, and you draw others.
        [open] If none of your tiles fits anywhere, they are shuffled back into the stack, and you draw others.
       *[other] A tile that fits nowhere is shuffled back into the stack, and you draw another.
    }
carcassonne-holds-holes-off = Filling a hole earns nothing extra.
carcassonne-holds-holes-on = Fill a hole (a gap with tiles on all four sides), and you take an extra turn.
carcassonne-holds-table-endless = The map may grow without end.
carcassonne-holds-table-7 = The map must stay on a table of 7 × 7 spaces, with the first tile in the middle; when nothing fits any more, the game ends.
carcassonne-holds-table-9 = The map must stay on a table of 9 × 9 spaces, with the first tile in the middle; when nothing fits any more, the game ends.
carcassonne-holds-table-11 = The map must stay on a table of 11 × 11 spaces, with the first tile in the middle; when nothing fits any more, the game ends.
carcassonne-holds-table-19 = The map must stay on a table of 19 × 19 spaces, with the first tile in the middle; when nothing fits any more, the game ends.
carcassonne-holds-edges-stop = What runs into the edge of the table can never be completed.
carcassonne-holds-edges-close = The edge of the table ends roads and cities; for a monastery the spaces beyond it count as filled.
carcassonne-holds-first-random = A random player begins.
carcassonne-holds-first-roads = Everyone draws a tile, and whoever has the most road ends begins.
carcassonne-holds-mode-versus = Everyone plays against everyone.
carcassonne-holds-mode-solo = One person or one team plays 3 colours with 4 followers each; the colour in last place is the result.
carcassonne-holds-mode-solo5 = One person or one team plays 3 colours with 5 followers each; the colour in last place is the result.
carcassonne-holds-mode-solo4 = One person or one team plays 4 colours with 4 followers each; the colour in last place is the result.
carcassonne-holds-prospects-off = The board shows only points that have been scored.
carcassonne-holds-prospects-on = Beside each score stands what it would gain if the game ended now.
carcassonne-holds-counting-on = A button shows which tiles are left; spaces where none of them fits are crossed out.
# To the whole table.
carcassonne-holds-counting-off = Nothing shows which tiles are left: keep count yourselves.

## What goes against what

carcassonne-refused-solo = Solo and team games have one seat: “hidden hand” and “Starts: most roads” make no sense there.
carcassonne-refused-many = This mode is for one player or one team: choose another mode.
carcassonne-refused-six = Six players need Inns & Cathedrals: switch it on.
carcassonne-refused-alone = Playing alone? Choose the mode “solo/team”.
carcassonne-refused-edges = An endless table has no edge: choose its size, or leave the edge open.
carcassonne-refused-river = The river needs more room: make the table endless, or { $width } × { $width }.

## Questions and answers
## • *-ask-*: after the name of whoever is to move, below the board: that is “you”

carcassonne-ask-tile = which tile will you place?
carcassonne-ask-cell = where does the tile go?
carcassonne-ask-rotation = which way round?
carcassonne-ask-spot = which scores first?
carcassonne-ask-meeple = place a follower?
carcassonne-followers-left = { $count } left
carcassonne-ask-beside = where does the second ingot go?
carcassonne-meeple-road = road
carcassonne-meeple-city = city
carcassonne-meeple-monastery = monastery
carcassonne-meeple-field = field
carcassonne-meeple-abbot-monastery = abbot: monastery
carcassonne-meeple-abbot-garden = abbot: garden
carcassonne-meeple-recall-abbot = Call the abbot home
carcassonne-meeple-large-road = large: road
carcassonne-meeple-large-city = large: city
carcassonne-meeple-large-monastery = large: monastery
carcassonne-meeple-large-field = large: field
carcassonne-meeple-builder-road = builder: road
carcassonne-meeple-builder-city = builder: city
carcassonne-meeple-pig-field = pig: field
carcassonne-meeple-none = No follower
# On the button of the follower that is chosen at first in a first game, with the points that it surely scores
carcassonne-sure-meeple = { $what ->
    [road] Follower on the road
    [city] Follower in the city
    [monastery] Follower in the monastery
   *[other] { $word }
    } (+{ $points })

## What happened

carcassonne-contested = Contested: the { $feature ->
        [city] city
        [road] road
        [field] field
        [garden] garden
       *[monastery] monastery
    } { $where ->
        [n] in the north
        [ne] in the north-east
        [e] in the east
        [se] in the south-east
        [s] in the south
        [sw] in the south-west
        [w] in the west
        [nw] in the north-west
       *[middle] in the middle
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } ({ $seats }).
carcassonne-tile-placed = { $seat }: tile placed { $where ->
        [n] in the north
        [ne] in the north-east
        [e] in the east
        [se] in the south-east
        [s] in the south
        [sw] in the south-west
        [w] in the west
        [nw] in the north-west
       *[middle] in the middle
    }, no follower
carcassonne-tile-claimed = { $seat }: { $figure ->
        [abbot] the abbot
        [large] the large follower
        [builder] the builder
        [pig] the pig
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
        [road] road completed ({ carcassonne-size }{ carcassonne-mark })
        [city] city completed ({ carcassonne-size }{ carcassonne-mark })
        [garden] garden completed
       *[monastery] monastery completed
    }
carcassonne-unfinished-scored = { $seats }: { carcassonne-gain } — { $feature ->
        [road] unfinished road ({ carcassonne-size })
        [city] unfinished city ({ carcassonne-size })
        [garden] unfinished garden ({ carcassonne-size })
       *[monastery] unfinished monastery ({ carcassonne-size })
    }
carcassonne-field-scored = { $seats }: { carcassonne-gain } — field beside { $cities ->
        [one] { $cities } completed city
       *[other] { $cities } completed cities
    }
carcassonne-city-supplied = { $seats }: { carcassonne-gain } — farmers feed a completed city
carcassonne-pig-scored = { $seat }: +{ $points } — the pig: { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }
carcassonne-goods-taken = { $seat }: goods{ carcassonne-goods }
carcassonne-goods-scored = { $seats }: { carcassonne-gain } — { $goods ->
        [wine] most wine
        [wheat] most wheat
       *[cloth] most cloth
    }
carcassonne-gold-found = { $seat }: gold! An ingot here, another next to it
carcassonne-gold-taken = { $seat }: { $ingots ->
        [one] { $ingots } ingot of gold
       *[other] { $ingots } ingots of gold
    }
carcassonne-gold-scored = { $seat }: +{ $points } — gold ({ $ingots ->
        [one] { $ingots } ingot
       *[other] { $ingots } ingots
    })
carcassonne-turn-again = { carcassonne-who }: { $why ->
        [builder] the builder gets to work: extra turn
       *[hole] hole filled, extra turn
    }
carcassonne-tile-returned = { $tiles ->
        [1] This tile fits nowhere and goes back into the stack: { carcassonne-tile }
       *[other] { $tiles } tiles fit nowhere and go back into the stack
    }
carcassonne-nothing-fits = { $tiles ->
        [one] The last tile fits nowhere: the game is over
       *[other] None of the last { $tiles } tiles fits anywhere: the game is over
    }
carcassonne-tile-discarded = This tile fits nowhere and leaves the game: { carcassonne-tile }
carcassonne-colour-placed = { carcassonne-colour }: tile placed, no follower
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
carcassonne-unpaid = No points: none of the colours there is in last place: { $feature ->
        [road] road
        [city] city
        [garden] garden
       *[monastery] monastery
    } ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    })
carcassonne-colour-out = { carcassonne-colour } has no followers left: the game is over
carcassonne-solo-ended = The colour in last place counts: { carcassonne-colour } — { $points ->
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
## • *-category-* carcassonne-colour-red carcassonne-colour-blue carcassonne-colour-yellow carcassonne-colour-black: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player

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
carcassonne-mark = { $mark ->
        [inn] , inn
        [cathedral] , cathedral
       *[none] {""}
    }
carcassonne-goods = { $wine ->
        [0] {""}
       *[other] {" "}🍷 wine { $wine }
    }{ $wheat ->
        [0] {""}
       *[other] {" "}🌾 wheat { $wheat }
    }{ $cloth ->
        [0] {""}
       *[other] {" "}🧵 cloth { $cloth }
    }
carcassonne-tokens = { carcassonne-goods }{ $gold ->
        [0] {""}
       *[other] {" "}🪙 gold { $gold }
    }
carcassonne-tile = { $tile ->
        [A] monastery with a road
        [B] monastery
        [C] city on all sides, shield
        [D] city on one side, straight road
        [E] city on one side
        [F] city from side to side, shield
        [G] city from side to side
        [H] two cities, on opposite sides
        [I] two cities, on adjacent sides
        [J] city in the north, road from east to south
        [K] city in the north, road from west to south
        [L] city on one side, three roads
        [M] city corner, shield
        [N] city corner
        [O] city corner, shield, curved road
        [P] city corner, curved road
        [Q] city on three sides, shield
        [R] city on three sides
        [S] city on three sides, shield, road
        [T] city on three sides, road
        [U] straight road
        [V] curved road
        [W] T-junction
        [IA] river source
        [IB] straight river
        [IC] river bend
        [ID] river between two cities
        [IE] city on one side, road over the river
        [IF] river, monastery with a road
        [IG] road over the river
        [IH] river bend, city corner
        [IJ] river bend, curved road
        [IK] lake
        [CA] curved road, inn
        [CB] straight road, inn
        [CC] T-junction, inn on one road
        [CD] monastery between two roads
        [CE] two curved roads
        [CF] city corner in the north-west, road in the east
        [CG] city from the north to a corner
        [CH] four cities round a field
        [CI] two cities, opposite, and a village between
        [CJ] city on one side, road to its gate
        [CK] cathedral, city on all sides
        [CL] city corner, shield, curved road, inn
        [CM] city in the north, road from west to south, inn
        [CN] city corner in the north-west, road in the south, inn
        [CO] three cities round a field
        [CP] city corner in the north-west, shield, city in the south
        [CQ] city from side to side, shield, two roads
        [TA] city on one side, road curving to its gate
        [TB] two roads, a bridge
        [TC] city on one side, two roads
        [TD] city corner in the north-west, wheat, city in the south, road
        [TE] city from side to side, wheat, road
        [TF] city corner in the north-west, wheat, road in the south
        [TG] city corner, wheat
        [TH] city on three sides, wheat
        [TI] city to the far corner, wheat, road
        [TJ] monastery between three roads
        [TK] city corner in the north-west, cloth, road in the east
        [TL] city corner in the north-west, cloth, city in the south, road
        [TM] three cities round a field, cloth
        [TN] city from west to east, cloth, city in the south
        [TO] city to the far corner, cloth, two roads
        [TP] city from west to east, wine, city in the south
        [TQ] city from side to side, wine
        [TR] city from side to side, wine, two roads
        [TS] city from side to side, wine, road
        [TT] city corner, wine
        [TU] city corner, wine, two roads
        [TV] city on three sides, wine, road
        [TW] city to the far corner, wine, road
        [TX] two city corners, wine
        [GA] monastery, curved road, gold
        [GB] city corner, monastery, gold
        [GC] city corner, monastery, curved road, gold
        [GD] monastery between two curved roads, gold
        [GE] two curved roads, gold
        [GF] city corner, curved road, gold
        [GG] city from side to side, road through it, gold
        [GH] two roads, a bridge, gold
       *[X] crossroads
    }
carcassonne-kind = { carcassonne-tile }{ $garden ->
        [1] , with a garden
       *[other] {""}
    }

## How things stand
## • *-lens-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-signs-* *-sheet *-total *-category-* carcassonne-good-wine carcassonne-good-wheat carcassonne-good-cloth carcassonne-good-gold carcassonne-goods-points: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player
## • *-status-*: with the board: “you” is whoever is shown it

carcassonne-status-lot = { $seat } begins: most road ends ({ $ends })
carcassonne-status-drawn = Tile: { carcassonne-kind }
carcassonne-status-held = { $letter }: { carcassonne-kind }
carcassonne-status-hand = In hand: { carcassonne-kind }
carcassonne-status-more = { carcassonne-kind }
carcassonne-status-next = then { $seat }: { carcassonne-kind }
carcassonne-status-next-colour = then { carcassonne-colour }: { carcassonne-kind }
carcassonne-acting = { $colour ->
        [red] 🔴
        [blue] 🔵
        [yellow] 🟡
       *[black] ⚫
    } <b>{ carcassonne-colour }</b>
carcassonne-status-colour = { carcassonne-colour } { $points }
carcassonne-status-left = { $left ->
        [0] { $held ->
            [0] the last tile
           *[other] the stack is empty
        }
       *[other] { $left } left in the stack
    }
carcassonne-lens-fields = Fields
carcassonne-lens-left = Tiles left
carcassonne-lens-goods = Goods
carcassonne-lens-gold = Gold
carcassonne-lens-stakes = At stake
carcassonne-signs-fields = +3: worth now · two colours: shared · grey: nobody’s
carcassonne-signs-stakes = +8: if completed, else nothing · two colours: shared
carcassonne-signs-left = ×2: this many still to come
carcassonne-signs-unseen = ×2: this many not seen yet; some stay in the box
carcassonne-sheet = Final score
carcassonne-category-road = Roads
carcassonne-category-city = Cities
carcassonne-category-monastery = Monasteries
carcassonne-category-garden = Gardens
carcassonne-category-field = Fields
carcassonne-category-goods = Goods
carcassonne-category-gold = Gold
carcassonne-good-wine = Wine
carcassonne-good-wheat = Wheat
carcassonne-good-cloth = Cloth
carcassonne-good-gold = Ingots
carcassonne-goods-points = Points
carcassonne-reason-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
carcassonne-reason-shields = { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
carcassonne-reason-inn = inn
carcassonne-reason-cathedral = cathedral
carcassonne-reason-pig = the pig
carcassonne-reason-wine = wine ×{ $count }
carcassonne-reason-wheat = wheat ×{ $count }
carcassonne-reason-cloth = cloth ×{ $count }
carcassonne-reason-gold = { $count ->
        [one] { $count } ingot
       *[other] { $count } ingots
    }
carcassonne-reason-cities = { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
carcassonne-total = Total

## /rules
## • *-rules*: a page: up to 4096 characters; “you” is any one player

carcassonne-example = Followers at work on a road, in a city, in a monastery and, lying down, on a field. Below: what each would score if the game ended now. No city is completed yet, so the farmer waits.
carcassonne-rules =
    <b>Carcassonne</b>

    A map grows tile by tile, one each turn, from { $river ->
        [on] the source of a river
       *[off] one start tile
    }.{ $mode ->
        [versus] { $first ->
            [roads] {" "}Everyone draws a tile, and whoever has the most road ends begins.
           *[random] {" "}A random player begins.
        }
       *[other] {""}
    } { $mode ->
        [versus] Whoever has the most points at the end wins; if totals are equal, the win is shared.
       *[other] At the end only the colour in last place counts: win it as many points as you can.
    }

    <b>Your turn</b>
    • <b>Tile.</b> Place { $draw ->
        [hand] one of your three tiles
        [open] one of your three tiles
       *[other] the tile you have drawn
    } next to the map, side to side; you may turn it first. Every side that touches another tile must match: road to road, city to city, field to field. { carcassonne-no-fit }{ $draw ->
        [hand] {" "}At the end of your turn you draw another, while there are any.
        [open] {" "}At the end of your turn you draw another, while there are any.
       *[other] {""}
    }
    • <b>Follower.</b> You may place { $mode ->
        [versus] one of your seven followers
       *[other] a follower
    } on that tile: on a road, in a city{ carcassonne-claims }. The whole road{ $mode ->
        [versus] { $farmers ->
            [off] {" "}or city
           *[other] , city or field
        }
       *[other] {" "}or city
    } must be free: no follower may be on it yet, not even one of yours. But followers who start apart can meet later, when a tile joins them.
    • <b>Points.</b> Whatever your tile completes scores at once, and the followers on it come home. You can use them again from your next turn.

    <b>Completed</b>
    • A <b>road</b> that ends at both ends (at a junction, a city or a monastery) or forms a loop: 1 point per tile.
    • A <b>city</b> with a wall all round and no gaps inside: 2 points per tile and 2 per shield{ $small_city ->
        [2] ; if it has only two tiles, 1 and 1
       *[4] {""}
    }.
    • A <b>monastery</b> with tiles on all four sides and at all four corners: 9 points.
    { $mode ->
        [versus] If several players have followers there, the one with the most scores all the points. If they are tied, each of them scores the full amount.
       *[other] {""}
    }

    <b>At the end</b>
    { $unfinished ->
        [nothing] After the last tile, unfinished roads, cities and monasteries score nothing.
       *[score] After the last tile, unfinished things score too: a road or a city 1 point per tile and 1 per shield; a monastery 1 for itself and 1 for each tile around it.
    }

    <i>Hint:</i> followers run out quickly. Finish small things, and keep one back.
carcassonne-claims = { $mode ->
        [versus] { $farmers ->
            [off] {" "}or in a monastery
           *[other] , in a monastery or on a field
        }
       *[other] {" "}or in a monastery
    }
# A part of /rules: “you” is any one player.
carcassonne-no-fit = { $draw ->
        [hand] If none of them fits anywhere, they { $unplaceable ->
            [back] go back into the stack
           *[out] leave the game
        } and you draw three others.
        [open] If none of them fits anywhere, they { $unplaceable ->
            [back] go back into the stack
           *[out] leave the game
        } and you draw three others.
       *[other] If it fits nowhere, it { $unplaceable ->
            [back] goes back into the stack
           *[out] leaves the game
        } and you draw another.
    }
carcassonne-rules-river-on =
    <b>The River</b>
    The source lies on the table; ten river tiles are drawn, then the lake. Each goes on where the river ends, and it may not bend the same way twice in a row. Followers may go on the { $mode ->
        [versus] { $farmers ->
            [off] roads, cities and the monastery
           *[other] roads, cities, fields and the monastery
        }
       *[other] roads, cities and the monastery
    } of these tiles, but not on the water, which divides fields. When the lake is down, play goes on with all other tiles, the usual start tile among them{ $draw ->
        [hand] : everyone takes three
        [open] : everyone takes three
       *[other] {""}
    }.
carcassonne-rules-abbot-on =
    <b>The Abbot</b>
    { $mode ->
        [versus] Everyone
       *[other] Each colour
    } also has an <b>abbot</b>, for a monastery or a garden on your tile; no other follower may stand in a garden. A garden scores like a monastery. Instead of placing a figure you may call your abbot home: the place scores at once as it stands, 1 for itself and 1 for each tile around it, the one you have just placed included.
carcassonne-rules-farmers-on =
    <b>Farmers</b>
    A follower on a field lies down and stays until the end of the game. Roads and city walls divide the fields. At the end, a field scores 3 points for every <i>completed</i> city beside it; it counts each city once. Here too the player with the most followers scores, and tied players all score in full.
carcassonne-rules-farmers-second =
    <b>Farmers</b>
    A follower on a field lies down and stays until the end of the game. Roads and city walls divide the fields. At the end, a field scores 3 points for every <i>completed</i> city beside it. Here too the player with the most followers scores, and tied players all score in full. A city counts only once for each player, however many fields reach it.
carcassonne-rules-farmers-first =
    <b>Farmers</b>
    A follower on a field lies down and stays until the end of the game. Roads and city walls divide the fields. At the end, each <i>completed</i> city scores 4 points for whoever has the most followers on all the fields beside it. Tied players all score in full.
carcassonne-rules-inns-on =
    <b>Inns and Cathedrals</b>
    • Everyone also has a <b>large follower</b>, besides the seven. It is placed and comes home like any other, but counts as two wherever the most followers score.
    • A road with an <b>inn</b> beside it scores 2 points per tile when completed. Only the road that the lake touches has the inn.
    • A city with a <b>cathedral</b> scores 3 points per tile and 3 per shield when completed.
    { $unfinished ->
        [nothing] {""}
       *[score] • Left unfinished, such a road or city scores nothing at the end. So put inns and cathedrals into other players’ roads and cities, too.
    }
carcassonne-rules-traders-on =
    <b>Traders and Builders</b>
    • <b>Goods.</b> If your tile completes a city, take its goods, whoever owns it. At the end, most wine, most wheat and most cloth score 10 points each; tied players all score 10.
    • <b>Builder.</b> Instead of a follower you may place your builder on a road or in a city on your tile where you have a follower already and which is not completed. Whenever you place a tile later that extends that road or city, you take one more turn, if a tile is left. There is never a third turn in a row. The builder comes home with your followers.
    { $farmers ->
        [off] • The builder never counts when you compare who has the most followers.
       *[other] • <b>Pig.</b> Instead of a follower you may place your pig on a field on your tile where you have a farmer already. { $farmers ->
            [first] For each completed city beside it that scores for you at the end, you get 1 point more.
            [second] For each city that you score from that very field, you get 1 point more.
           *[on] If you score that field at the end, you get 1 point more for each city.
        }
        • Builder and pig never count when you compare who has the most followers.
    }
carcassonne-rules-mines-on =
    <b>The Gold Mines</b>
    • There are eight more tiles; each shows gold. When you place one, an <b>ingot</b> goes on it and another on any tile next to it, also at a corner. The choice is yours; gold may already lie there. Then you may place a follower.
    • An ingot belongs to no feature. Whatever is completed gives all the gold on its tiles to the player who scores it; a <b>monastery</b>{ $abbot ->
        [on] {" "}or a garden
       *[off] {""}
    } gives that of all nine tiles.
    • If several players may take gold, they take one ingot each in turn, beginning with the player whose turn it is.
    • At the end, each of your ingots scores 1 point if you have 1 to 3 of them, 2 if 4 to 6, 3 if 7 to 9, and 4 from 10 on. Gold still on the map scores nothing{ $farmers ->
        [off] {""}
       *[other] , and farmers take none
    }.
    • Our eight tiles follow a published list; they were not compared with the box.
# A part of /rules: “you” is any one player; “any of you” is the team.
carcassonne-solo =
    <b>Solo or one team</b>
    You play { $mode ->
        [solo4] four
       *[other] three
    } colours in turn; in a team, any of you can move. Here is what differs from the rules above:
    • Each colour has { $mode ->
        [solo5] five
       *[other] four
    } followers, and none may lie on a field. The colours begin with 1, 2{ $mode ->
        [solo4] , 3 and 4
       *[other] {""} and 3
    } points.
    • If a road, city or monastery on your tile is free{ $abbot ->
        [on] {" "}(or a garden, for the abbot)
       *[off] {""}
    }, you must place a follower of the colour whose turn it is{ $abbot ->
        [on] {" "}or call its abbot home
       *[off] {""}
    }.
    • What you complete scores only if a colour on it is in last place at that moment, alone or tied. Then every colour on it scores the full amount, however many followers it has there. Otherwise it scores nothing. The followers come home either way. If a tile completes several things, you choose which scores first.
    • The game also ends when a colour must place a tile and has no follower{ $abbot ->
        [on] {" "}and no abbot
       *[off] {""}
    } left.{ $unfinished ->
        [nothing] {""}
       *[score] {" "}Unfinished things score then, whoever is last.
    }
    • Your result is the score of the colour in last place.
carcassonne-rules-mode-solo = { carcassonne-solo }
carcassonne-rules-mode-solo5 = { carcassonne-solo }
carcassonne-rules-mode-solo4 = { carcassonne-solo }

## The log and the board in characters
## • *-legend*: below a board in characters: “you” is whoever reads it

carcassonne-move-place = { carcassonne-kind }{ $pictured ->
        [1] {""}
       *[other] , { $place }
    }{ $turned ->
        [0] {""}
       *[other] , turned { $turned }°
    }
carcassonne-move-score = scores the one at { $place } first
carcassonne-legend = # city, - and | road, o the end of a road, M monastery, * shield, ~ river, . field{ $inns ->
        [1] , i inn, A cathedral, L before a large follower
       *[other] {""}
    }{ $traders ->
        [1] , v wine, w wheat, c cloth, b before a builder, p before a pig
       *[other] {""}
    }{ $mines ->
        [1] , $ gold
       *[other] {""}
    }; digits are followers: { $players }
carcassonne-legend-player = { $number } { $seat }
carcassonne-legend-colour = { $number } { carcassonne-colour }
carcassonne-legend-goods = Goods: { $players }
carcassonne-legend-held = { $seat }{ carcassonne-tokens }
carcassonne-legend-gold = Gold on the map: { $places }
carcassonne-legend-ingots = ({ $place }) ×{ $count }
carcassonne-scored = { $category ->
        [road] Road
        [city] City
        [monastery] Monastery
        [garden] Garden
       *[field] Field
    } at { $place }

## Why a computer would play so
## • *-why-*: a reason for a move, after a colon: “you” is whoever asked for a hint

carcassonne-why-expected = { $but ->
        [1] but{" "}
       *[0] {""}
    }{ $own ->
        [1] you
       *[0] { $seat }
    }: { $change } by the end{ $named ->
        [1] {" "}({ $what })
       *[0] {""}
    }
carcassonne-why-paid = but { $seat } scores { $points }
carcassonne-why-goods = goods:{ carcassonne-goods }
carcassonne-why-builder = { $put ->
        [1] your builder: a second turn whenever it grows
       *[0] your builder gives you a second turn
    }
carcassonne-why-little = { $changes ->
        [loss] nothing does better
        [others] changes little for you
       *[none] changes little for anyone
    }
carcassonne-why-last = your last follower
carcassonne-why-where = { $where ->
    [n] {" "}in the north
    [ne] {" "}in the north-east
    [e] {" "}in the east
    [se] {" "}in the south-east
    [s] {" "}in the south
    [sw] {" "}in the south-west
    [w] {" "}in the west
    [nw] {" "}in the north-west
   *[none] {""}
}
carcassonne-why-feature = { $again ->
        [1] another{" "}
       *[0] {""}
    }{ $feature ->
        [city] city
        [road] road
        [monastery] monastery
        [garden] garden
       *[field] field
    }{ carcassonne-why-where }
carcassonne-why-standing = { $what }: { $now ->
        [0] {""}
       *[other] now { $now }{ $grows ->
            [1] {" "}({ $gain })
           *[0] {""}
        },{" "}
    }{ $done }{ $most ->
        [1] {""}
       *[0] {" "}or more
    } once completed ({ $odds ->
        [likely] likely, { $chance }%
        [gamble] a gamble, { $chance }%
       *[unlikely] unlikely
    }){ $now ->
        [0] , else nothing
       *[other] {""}
    }
carcassonne-why-scored = { $what }: completed, +{ $points }
carcassonne-why-field = { $what }: about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by the end{ $more ->
        [0] {""}
       *[other] , { $more } more than before
    }{ $lies ->
        [1] ; the farmer stays there
       *[0] {""}
    }
carcassonne-why-other = { $feature ->
        [none] no follower
        [city] city
        [road] road
        [monastery] monastery
        [garden] garden
       *[field] field
    }{ $here ->
        [here] {" "}here
        [elsewhere] {" "}elsewhere{ carcassonne-why-where }
       *[there] { $where ->
            [none] {" "}elsewhere
           *[other] { carcassonne-why-where }
        }
    }
carcassonne-why-ends = that ends the game: { $won ->
        [2] you win,
        [1] shared win,
       *[0] you lose,
    } { $own } to { $best }
carcassonne-why-next = next best: { $what } ({ $less ->
        [0] almost as good
       *[other] about { $less } worse
    })

## Records

carcassonne-record-city = Largest city: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
carcassonne-record-road = Longest road: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
carcassonne-record-field = Best fields: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
carcassonne-record-goods = Best trade: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
carcassonne-record-gold = Most gold: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## In words
## • *-aloud-* *-chapter-*: instead of a picture, read out to one person: that is “you”

carcassonne-chapter-stakes = { carcassonne-lens-stakes }
carcassonne-chapter-goods = Goods
carcassonne-chapter-gold = Gold
carcassonne-chapter-fields = Fields
carcassonne-chapter-left = Tiles left
carcassonne-aloud-left = { $count } × { carcassonne-kind }
carcassonne-aloud-paid = { $who } +{ $points }
carcassonne-chapter-others = Others
carcassonne-chapter-unfinished = Unfinished
carcassonne-chapter-map = Map
carcassonne-aloud-place = row { $row } column { $column }
carcassonne-aloud-last = Last laid: { $tile }
carcassonne-aloud-player = { $who }: { $told }
carcassonne-aloud-followers = { $count ->
        [one] { $count } follower
       *[other] { $count } followers
    } in the supply
carcassonne-aloud-figure = { $figure ->
        [meeple] { $count ->
            [1] a follower
           *[other] { $count } followers
        }
        [abbot] the abbot
        [large] the large follower
        [builder] the builder
       *[pig] the pig
    }
carcassonne-aloud-home = { $figure } in the supply
carcassonne-aloud-with = { $named } with { $figures }
carcassonne-aloud-nothing = nothing
carcassonne-aloud-goods = goods{ carcassonne-tokens }
carcassonne-aloud-ingots = { $place }: { $count ->
        [one] { $count } ingot
       *[other] { $count } ingots
    }
carcassonne-aloud-region = { $feature ->
        [road] road
        [city] city
        [monastery] monastery
        [garden] garden
       *[field] field
    } at { $place } ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $shield ->
        [0] {""}
        [one] , { $shield } shield
       *[other] , { $shield } shields
    }{ $inn ->
        [0] {""}
       *[other] , inn
    }{ $cathedral ->
        [0] {""}
       *[other] , cathedral
    }{ $wine ->
        [0] {""}
        [1] , wine
       *[other] , wine ×{ $wine }
    }{ $wheat ->
        [0] {""}
        [1] , wheat
       *[other] , wheat ×{ $wheat }
    }{ $cloth ->
        [0] {""}
        [1] , cloth
       *[other] , cloth ×{ $cloth }
    })
carcassonne-aloud-owned = { $named } — { $who }
carcassonne-aloud-unfinished = { $region }: goes on at { $places }
carcassonne-aloud-barred = { $place } (no tile fits there any more)
carcassonne-aloud-part = { $part ->
        [city] city
        [road] road
        [river] river
        [monastery] monastery
       *[garden] garden
    }{ $count ->
        [0] {""}
       *[other] {" "}({ $ways })
    }
carcassonne-aloud-mark = { $mark ->
        [shield] shield
        [inn] inn
        [cathedral] cathedral
        [wine] wine
        [wheat] wheat
        [cloth] cloth
       *[gold] gold
    }
carcassonne-aloud-way = { $way ->
        [n] north
        [e] east
        [s] south
        [w] west
        [ne] north-east
        [se] south-east
        [sw] south-west
       *[nw] north-west
    }
carcassonne-aloud-side = { $edge ->
        [C] city
        [R] road
        [I] river
       *[F] field
    } { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
carcassonne-aloud-told = { $what }: { $told }
carcassonne-aloud-stood = in the part ({ $ways })
carcassonne-aloud-around = { $count } of 8 tiles around
carcassonne-aloud-could = can complete the { $region }
carcassonne-aloud-completes = completes the { $region }
carcassonne-aloud-turned = { $degrees ->
        [0] as drawn
       *[other] turned { $degrees }°
    }
carcassonne-aloud-size = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $state ->
        [open] unfinished
       *[completed] completed
    }

## The cheat sheet
## • *-lens-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-guide*: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player

carcassonne-lens-guide = Scoring
carcassonne-guide-road = Completed road: for each tile
carcassonne-guide-city = Completed city: for each tile, each shield
carcassonne-guide-small = City of two tiles: for each tile, each shield
carcassonne-guide-open = Unfinished at the end: for each tile, each shield
carcassonne-guide-monastery = Completed monastery: for itself and the 8 tiles around it
carcassonne-guide-garden = Garden: like a monastery
carcassonne-guide-field = Field at the end: for each completed city beside it; the farmer stays
carcassonne-guide-field-first = Completed city at the end: to whoever has the most farmers around it
carcassonne-guide-field-second = Field at the end: for each completed city beside it, each city once for a player
carcassonne-guide-large = Large follower: counts as two
carcassonne-guide-builder = Builder: extend its road or city, and take one more turn
carcassonne-guide-pig = Pig: each city scored from its field is worth more
carcassonne-guide-pig-first = Pig: each city beside its field that scores for you is worth more
carcassonne-guide-inn = Road with an inn: for each tile; unfinished, nothing
carcassonne-guide-cathedral = City with a cathedral: for each tile and shield; unfinished, nothing
carcassonne-guide-goods = Most tokens of a good at the end
carcassonne-guide-gold = Ingots at the end: 1 each, from 4 on 2, from 7 on 3, from 10 on 4
carcassonne-guide-home = Completed: your follower comes home
carcassonne-guide-tie = Equal followers: all score in full
