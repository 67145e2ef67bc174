### Land vs Sea in English. People are called by $seat, $player and $seats, which are names.
### • *-blurb: what a game is like, for people who choose one: “you” is any one player

land-vs-sea-name = Land vs Sea
land-vs-sea-blurb = Lay one map together: one of you wants land, the other sea. Every tile has two sides, and one of them is your secret.
land-vs-sea-credit = A game by Jon-Paul Jacques, published by Good Games Publishing

## Options
## • *-preset-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-option-*-help: explains an option to people who choose what to play: “you” is any one player
## • *-option-*: an option, or its value: “option: value” on a button, better 20: “you” is any one player

land-vs-sea-preset-basic = Basic game
land-vs-sea-preset-full = Full game
land-vs-sea-option-mountains = Mountains
land-vs-sea-option-mountains-help = Mountain ranges and coral reefs score whenever two of them meet: 1 point for each range or reef in the chain. With three players they are always on.
land-vs-sea-option-mountains-off = off
land-vs-sea-option-mountains-on = on
land-vs-sea-option-caravans = Caravans
land-vs-sea-option-caravans-help = Caravans and ships score 2 when they are laid next to each other. At the end each trade route scores for land or for sea, whichever has more on it. With three players they are always on.
land-vs-sea-option-caravans-off = off
land-vs-sea-option-caravans-on = on
land-vs-sea-option-waypoints = Waypoints
land-vs-sea-option-waypoints-help = Everyone but the cartographer has a waypoint to put on the map. Whoever completes its area or surrounds its tile scores 1. Best with four players: it’s how teams hint at their plans.
land-vs-sea-option-waypoints-four = with four
land-vs-sea-option-waypoints-on = always
land-vs-sea-option-waypoints-off = never
land-vs-sea-option-table-talk = Team talk
# Here “you” is the whole table.
land-vs-sea-option-table-talk-help = For teams. I can’t check it: you keep to it yourselves. Limited: no advice about where to lay what. Free: talk about the map as you like, but never about hidden sides.
land-vs-sea-option-table-talk-restricted = limited
land-vs-sea-option-table-talk-free = free
land-vs-sea-option-first-hands = First tiles
# Here “you” is the whole table.
land-vs-sea-option-first-hands-help = Dealt: everyone gets two tiles at once. Chosen: you take turns drawing them, each from whichever stack you like, as in the printed rules.
land-vs-sea-option-first-hands-dealt = dealt
land-vs-sea-option-first-hands-chosen = chosen

## What holds at a table
## • *-holds-*: in /rules, what holds at this table: “you” is any one player

land-vs-sea-holds-mountains-off = { $players ->
        [3] Mountain ranges and coral reefs are in play all the same: with three players they always are.
       *[other] Mountain ranges and coral reefs score nothing.
    }
land-vs-sea-holds-mountains-on = Whenever ranges or reefs meet, each one in the chain scores a point.
land-vs-sea-holds-caravans-off = { $players ->
        [3] Caravans and ships are in play all the same: with three players they always are.
       *[other] Caravans and ships score nothing.
    }
land-vs-sea-holds-caravans-on = A caravan or ship laid next to another scores 2, and trade routes score at the end.
land-vs-sea-holds-waypoints-four = { $players ->
        [2] With two players there are no waypoints.
        [3] With three players there are no waypoints.
        [4] Everyone has a waypoint; when it returns, whoever caused it scores 1 point.
       *[other] With four players everyone has a waypoint; with fewer nobody has.
    }
land-vs-sea-holds-waypoints-on = Everyone{ $players ->
        [3] {" "}but the cartographer
       *[other] {""}
    } has a waypoint; when it returns, whoever caused it scores 1 point.
land-vs-sea-holds-waypoints-off = Nobody has a waypoint.
land-vs-sea-holds-table-talk-restricted = { $players ->
        [2] There are no teams at this table.
        [3] There are no teams at this table.
       *[other] Teammates give each other no advice about where to lay what.
    }
land-vs-sea-holds-table-talk-free = { $players ->
        [2] There are no teams at this table.
        [3] There are no teams at this table.
       *[other] Teammates may talk about the map as they like, but never about hidden sides.
    }
land-vs-sea-holds-first-hands-dealt = Everyone is dealt two tiles at once.
# Here “you” is the whole table.
land-vs-sea-holds-first-hands-chosen = At first you take turns drawing your two tiles, each from whichever stack you like.

## Questions and answers
## • *-ask-*: after the name of whoever is to move, below the board: that is “you”

land-vs-sea-ask-side = which side will you lay?
land-vs-sea-ask-cell = where does the tile go?
land-vs-sea-ask-rotation = which way round?
land-vs-sea-ask-stack = which stack?
land-vs-sea-ask-theft = which tile will you steal?
land-vs-sea-ask-spot = where does your waypoint go?
land-vs-sea-stack-first = Stack 1
land-vs-sea-stack-second = Stack 2
land-vs-sea-spot-none = No waypoint

## What happened

land-vs-sea-tile-laid = { $seat } lays a tile
land-vs-sea-tile-stolen = ✋ { $seat } steals a tile from { $player }
land-vs-sea-hole-filled = { $terrain ->
        [land] 🌋 A volcano fills the hole
       *[sea] 🌀 A whirlpool fills the hole
    }
land-vs-sea-area-completed = { $terrain ->
        [land] Land
       *[sea] Sea
    } +{ $points }{ $plus ->
        [0] {""}
       *[other] , { $seat } +{ $plus }
    }
land-vs-sea-chain-linked = { $kind ->
        [mountains] ⛰ Mountains
       *[corals] 🪸 Corals
    }: { $seats } +{ $points }
land-vs-sea-traders-met = { $trader ->
        [caravan] 🐪 Caravan
       *[ship] ⛵ Ship
    }: { $seat } +{ $points }
land-vs-sea-waypoint-placed = 🚩 { $seat } places a waypoint
land-vs-sea-waypoint-returned = 🚩 { $seat } +{ $points }: { $player }’s waypoint returns
land-vs-sea-route-scored = Trade route (caravans { $caravans }, ships { $ships }): { $shared ->
        [0] nobody scores
       *[other] { $seats } +{ $points }
    }
land-vs-sea-game-ended = { $shared ->
        [1] { $seats } wins
       *[other] { $seats } share the win
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## How things stand
## • *-category-*: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player
## • *-status-*: with the board: “you” is whoever is shown it

land-vs-sea-status-you = You are { $side ->
        [land] land 🟧
        [sea] sea 🟦
       *[cartographer] the cartographer ⬜
    }
land-vs-sea-status-left = { $left ->
        [0] the stacks are empty
        [one] { $left } tile in the stacks
       *[other] { $left } tiles in the stacks
    }
land-vs-sea-status-again = ↻ Playing a second tile
land-vs-sea-category-land = Land
land-vs-sea-category-sea = Sea
land-vs-sea-category-plus = Plus signs
land-vs-sea-category-chains = Chains
land-vs-sea-category-traders = Traders
land-vs-sea-category-routes = Routes
land-vs-sea-category-waypoints = Waypoints

## Pictures
## • *-lens-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-signs-* *-sheet *-total land-vs-sea-side-land land-vs-sea-side-sea land-vs-sea-side-cartographer land-vs-sea-unseen land-vs-sea-covered: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player

land-vs-sea-sheet = Land vs Sea
land-vs-sea-total = Total
land-vs-sea-side-land = Land
land-vs-sea-side-sea = Sea
land-vs-sea-side-cartographer = Cartographer
land-vs-sea-lens-areas = Areas
land-vs-sea-lens-routes = Chains
land-vs-sea-lens-left = Tiles left
land-vs-sea-signs-left = ×2: this many you have not seen
land-vs-sea-signs-areas = ▲ land, ≈ sea: 5+2 = 5 tiles, 2 plus signs
land-vs-sea-signs-routes = ×3: this many in a row · 2:1 = 2 caravans, 1 ship
land-vs-sea-unseen = Sides not seen yet
land-vs-sea-covered = of these, face down on the map
land-vs-sea-example = A map under way. Gold marks the last tile. At the foot: whose turn it is, the points, and the side of each tile in hand that everyone may see.

## /rules
## • *-rules*: a page: up to 4096 characters; “you” is any one player

land-vs-sea-rules =
    <b>Land vs Sea</b>

    Together you lay one map of hexagonal tiles; the first is half land, half sea. { $players ->
        [2] One of you scores land, the other sea.
        [3] One of you scores land, one sea; the cartographer scores what links them.
        [4] Two of you score land, two sea: teams share their points.
       *[0] One player scores land, the other sea; with three, a cartographer scores what links them; with four, two teams share their points.
    } Whoever has the most points wins; if totals are equal, the win is shared.

    <b>Your turn</b>
    You hold two tiles. Everyone sees one side of each; the other side only you can see, in your private chat. Lay either tile, either side up, so that all its edges match: land to land, sea to sea. Then draw from the two stacks, whose upper sides everyone sees, until you hold two again. When one stack is used up, the other is split into two halves. Sides are drawn at random; land begins.
    • <b>Play again</b> (green arrow): lay your second tile, too. An arrow on that one does nothing.
    • <b>Steal</b> (hand): take a tile from anyone who has two, instead of drawing. You cannot lay it this turn.

    <b>Points</b>
    An area without an open edge is complete. Each of its tiles is 1 point for its side, whoever completed it; a tile counts once, even if two parts of it belong to the area. Each <b>plus sign</b> on it is 1 point for whoever completed it. On some tiles two areas of the same kind touch at a corner: they stay separate. Unfinished areas score nothing.

    <b>Volcano and whirlpool</b>
    A hole is an empty space with tiles on all six sides. The first one whose six edges are all land (or all sea) is filled at once by whoever made it: with the volcano (or the whirlpool). It counts as their tile and has five plus signs. If two are made at once, you choose which to fill.{ $mountains ->
        [on] {" "}{ land-vs-sea-volcano-edges }
       *[off] { $players ->
            [2] {""}
            [4] {""}
           *[other] {" "}{ land-vs-sea-volcano-edges }
        }
    } Later holes stay empty.

    { $players ->
        [2] {""}
        [4] {""}
       *[other] <b>Three players</b>
        Turns go land, sea, cartographer. Mountains, corals, caravans and ships are always in play. When ranges or reefs meet, the cartographer scores 1 for each one in the chain. Whoever lays a caravan or a ship next to another scores 2. At the end each trade route (two or more side by side) scores 1 for every caravan and ship on it: for land if it has more caravans, for sea if more ships, for the cartographer if equal. Plus signs score for whoever completes the area, even the cartographer.
    }

    { $players ->
        [2] {""}
        [3] {""}
       *[other] <b>Four players</b>
        Two play for land, two for sea, by turns: land, sea, land, sea. Teammates share their points, but not their hidden sides: never show or name those, not even to each other. You may steal from your teammate, too.
    }

    Every tile shows both land and sea, so it always fits somewhere. If a theft has left you only one tile, lay that one. The game ends when the last tile is laid.

    <i>The list of the 58 tiles is not published: ours is a reconstruction, the same for land and sea.</i>
land-vs-sea-volcano-edges = The volcano carries mountains on three edges in a row, the whirlpool corals: whoever lays it turns it as they like.
land-vs-sea-rules-table-talk-restricted =
    { $players ->
        [2] {""}
        [3] {""}
        [4] <b>Team talk: limited</b>
        Give your teammate no advice on where or how to lay a tile or a waypoint: not in words, not by signs, not in a private message either. What you put on the map may be your hint, and you may remind your teammate to place the waypoint.
       *[other] <b>Team talk: limited</b>
        With four players. Give your teammate no advice on where or how to lay a tile or a waypoint: not in words, not by signs, not in a private message either. What you put on the map may be your hint, and you may remind your teammate to place the waypoint.
    }
land-vs-sea-rules-table-talk-free =
    { $players ->
        [2] {""}
        [3] {""}
        [4] <b>Team talk: free</b>
        Teammates may suggest where to lay what, but never tell what is on a hidden side.
       *[other] <b>Team talk: free</b>
        With four players. Teammates may suggest where to lay what, but never tell what is on a hidden side.
    }
land-vs-sea-rules-mountains-on =
    { $players ->
        [3] {""}
        [2] <b>Mountains and corals</b>
        When ranges meet, land scores 1 for each range in the chain; sea does the same for reefs.
        [4] <b>Mountains and corals</b>
        When ranges meet, land scores 1 for each range in the chain; sea does the same for reefs.
       *[other] <b>Mountains and corals</b>
        When ranges meet, land scores 1 for each range in the chain; sea does the same for reefs. With three, the cartographer scores for both.
    }
land-vs-sea-rules-caravans-on =
    { $players ->
        [3] {""}
        [2] <b>Caravans and ships</b>
        Lay one next to another and score 2. At the end, two or more side by side are a trade route. It scores 1 for every caravan and ship on it: for land if it has more caravans, for sea if more ships; in a tie for nobody.
        [4] <b>Caravans and ships</b>
        Lay one next to another and score 2. At the end, two or more side by side are a trade route. It scores 1 for every caravan and ship on it: for land if it has more caravans, for sea if more ships; in a tie for nobody.
       *[other] <b>Caravans and ships</b>
        Lay one next to another and score 2. At the end, two or more side by side are a trade route. It scores 1 for every caravan and ship on it: for land if it has more caravans, for sea if more ships; in a tie for nobody (with three players, for the cartographer).
    }
land-vs-sea-rules-waypoints-on =
    { $players ->
        [2] <b>Waypoints</b>
        At the end of your turn you may put your waypoint on an area of your own kind, on a tile with a free side and no other waypoint. It comes back when the area is completed or the tile has six neighbours; whoever does it scores 1. You may place it again in the same turn.
        [4] <b>Waypoints</b>
        At the end of your turn you may put your waypoint on an area of your own kind, on a tile with a free side and no other waypoint. It comes back when the area is completed or the tile has six neighbours; whoever does it scores 1. You may place it again in the same turn.
       *[other] <b>Waypoints</b>
        At the end of your turn you may put your waypoint on an area of your own kind, on a tile with a free side and no other waypoint. It comes back when the area is completed or the tile has six neighbours; whoever does it scores 1. You may place it again in the same turn. The cartographer has none.
    }
land-vs-sea-rules-waypoints-four =
    { $players ->
        [2] {""}
        [3] {""}
        [4] <b>Waypoints</b>
        At the end of your turn you may put your waypoint on an area of your own kind, on a tile with a free side and no other waypoint. It comes back when the area is completed or the tile has six neighbours; whoever does it scores 1. You may place it again in the same turn.
       *[other] <b>Waypoints</b>
        With four players. At the end of your turn you may put your waypoint on an area of your own kind, on a tile with a free side and no other waypoint. It comes back when the area is completed or the tile has six neighbours; whoever does it scores 1. You may place it again in the same turn.
    }

## The log and the board in characters
## • *-legend*: below a board in characters: “you” is whoever reads it

land-vs-sea-tile = { $land } land + { $sea } sea
land-vs-sea-move-lay = a tile (edges: { $tile }){ $pictured ->
        [1] {""}
       *[other] , { $place }
    }{ $turned ->
        [0] {""}
       *[other] , turned { $turned }°
    }
land-vs-sea-move-fill = fills the hole{ $pictured ->
        [1] {""}
       *[other] , { $place }
    }
land-vs-sea-move-draw = draws from stack { $stack }
land-vs-sea-move-waypoint = places the waypoint
land-vs-sea-legend = # land and ~ sea on the edges; C caravan, S ship, @ play again, ! steal, ^ mountains, * corals; a digit is that player’s waypoint
land-vs-sea-legend-side = { $seat } ({ $number }): { $side }
land-vs-sea-legend-player = { $seat } ({ $number }): { $side }. In hand: { $tiles }
land-vs-sea-legend-tile = { $up } or { $down }
land-vs-sea-legend-stack = Stack { $stack }: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, on top { $top }
land-vs-sea-scored = { $category } at { $place }
land-vs-sea-reason-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
land-vs-sea-reason-plus = { $count ->
        [one] { $count } plus sign
       *[other] { $count } plus signs
    }
land-vs-sea-reason-mountains = { $count ->
        [one] { $count } range
       *[other] { $count } ranges
    }
land-vs-sea-reason-corals = { $count ->
        [one] { $count } reef
       *[other] { $count } reefs
    }
land-vs-sea-reason-route = { $count ->
        [one] { $count } stop
       *[other] { $count } stops
    }
land-vs-sea-reason-caravan = caravan
land-vs-sea-reason-ship = ship

## Records

land-vs-sea-record-land = Largest land: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
land-vs-sea-record-sea = Largest sea: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
land-vs-sea-record-route = Longest trade route: { $count ->
        [one] { $count } stop
       *[other] { $count } stops
    }

## In words
## • *-aloud-* *-chapter-*: instead of a picture, read out to one person: that is “you”

land-vs-sea-chapter-left = Tiles left
land-vs-sea-aloud-left = { $count } × { $shown }
land-vs-sea-chapter-others = Others & stacks
land-vs-sea-chapter-areas = Unfinished areas
land-vs-sea-chapter-routes = Chains & routes
land-vs-sea-chapter-map = Map
land-vs-sea-aloud-place = row { $row } place { $place }
land-vs-sea-aloud-last = Last laid: { $tile }
land-vs-sea-aloud-player = { $seat }: { $told }
land-vs-sea-aloud-side = tile { $tile }, { $side ->
        [up] open side
       *[down] hidden side
    }
land-vs-sea-aloud-thing = { $thing ->
        [land] land
        [sea] sea
        [mountains] mountains
        [corals] corals
        [trade] trade route
        [caravan] caravan
        [ship] ship
        [again] play again
       *[steal] steal
    }
land-vs-sea-aloud-piece = { $thing } ({ $ways }){ $plus ->
        [0] {""}
       *[other] {" "}with { $plus ->
            [one] a plus sign
           *[other] { $plus } plus signs
        }
    }
land-vs-sea-aloud-way = { $way ->
        [ne] north-east
        [e] east
        [se] south-east
        [sw] south-west
        [w] west
       *[nw] north-west
    }
land-vs-sea-aloud-region = { $thing } at { $place } ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $plus ->
        [0] {""}
       *[other] , { $plus ->
            [one] { $plus } plus sign
           *[other] { $plus } plus signs
        }
    })
land-vs-sea-aloud-unfinished = { $region }: goes on at { $places }
land-vs-sea-aloud-stack = stack { $stack }
land-vs-sea-aloud-pile = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, on top { $top }
land-vs-sea-aloud-theft = from { $seat }: { $side }
land-vs-sea-aloud-stolen = open side: { $told }
land-vs-sea-aloud-flag = waypoint of { $seat }
land-vs-sea-aloud-told = { $what }: { $told }
land-vs-sea-aloud-edge = { $way } { $thing }
land-vs-sea-aloud-completes = { $how ->
        [could] can complete the
       *[does] completes the
    } { $region }
land-vs-sea-aloud-links = { $how ->
        [could] can link the
       *[does] links the
    } { $region }
land-vs-sea-aloud-turned = { $degrees ->
        [0] not turned
       *[other] turned { $degrees }°
    }

## Why a computer would do that
## • *-why-*: a reason for a move, after a colon: “you” is whoever asked for a hint

land-vs-sea-why-where = { $where ->
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
land-vs-sea-why-scored = +{ $points } at once: { $parts }
land-vs-sea-why-part = { $what ->
        [land] land
        [sea] sea
        [plus] plus signs
        [chains] a chain
        [traders] meeting a caravan or ship
       *[waypoints] waypoint
    }{ land-vs-sea-why-where }{ $alone ->
        [1] {""}
       *[0] {" "}+{ $points }
    }
land-vs-sea-why-area = { $again ->
        [1] { $what ->
            [land] another stretch of land
           *[sea] another stretch of sea
        }
       *[0] { $what ->
            [land] land
           *[sea] sea
        }
    }{ land-vs-sea-why-where }{ $how ->
        [standing] : { $points } or more once completed ({ $odds ->
            [likely] likely
            [gamble] a gamble
           *[unlikely] unlikely
        })
        [harder] {" "}gets harder: { $needed ->
            [one] one tile
           *[other] { $needed } tiles
        } to go ({ $odds ->
            [likely] still likely
            [gamble] a gamble
           *[unlikely] unlikely
        })
       *[waypoint] : whoever completes it scores 1 for your waypoint ({ $odds ->
            [likely] likely
            [gamble] a gamble
           *[unlikely] unlikely
        })
    }
land-vs-sea-why-expected = { $but ->
        [1] but{" "}
       *[0] {""}
    }{ $side ->
        [land] land
        [sea] sea
       *[cartographer] cartographer
    }: { $change } in the long run
land-vs-sea-why-route = { $side ->
        [none] the trade route of { $points } is tied, and counts for nobody
        [land] the trade route counts { $points } for land as it stands
        [sea] the trade route counts { $points } for sea as it stands
       *[cartographer] the trade route is tied, and counts { $points } for the cartographer
    }
land-vs-sea-why-paid = but { $side ->
        [land] land
        [sea] sea
       *[cartographer] the cartographer
    } scores { $points }
land-vs-sea-why-answer = { $seat } could score { $before } next with an open side, now only { $after }
land-vs-sea-why-threat = { $seat } can score { $points } next with an open side
land-vs-sea-why-little = changes little for anyone
land-vs-sea-why-stolen = { $seat } has one tile less
land-vs-sea-why-again = you lay a second tile at once
land-vs-sea-why-stack = { $more ->
        [0] as far as I can see, either stack will do
       *[other] its open tile may bring you about { $more } more next turn
    }
land-vs-sea-why-kept = no place now is better than keeping it
land-vs-sea-why-ends = that ends the game: { $won ->
        [2] you win,
        [1] shared win,
       *[0] you lose,
    } { $own } to { $best }
land-vs-sea-why-next = next best: { $here ->
        [1] here with { $side }
       *[0] { $side }{ land-vs-sea-why-where }
    } ({ $less ->
        [0] about as good
       *[other] about { $less } worse
    })

## The cheat sheet
## • *-lens-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-guide*: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player

land-vs-sea-lens-guide = Scoring
land-vs-sea-guide-area = Completed area: for each tile, to its side, whoever completed it
land-vs-sea-guide-plus = Each plus sign on it: to whoever completed it
land-vs-sea-guide-volcano = Volcano or whirlpool in a hole: worth this many plus signs
land-vs-sea-guide-chain = Ranges or reefs linked: to land or sea, for each in the chain
land-vs-sea-guide-chain-third = Ranges or reefs linked: to the cartographer, for each
land-vs-sea-guide-traders = Caravan or ship laid next to another: to whoever did it
land-vs-sea-guide-route = Trade route at the end: for each caravan and ship, to whoever has more
land-vs-sea-guide-route-third = Trade route at the end: for each, to whoever has more; if equal, to the cartographer
land-vs-sea-guide-waypoint = A waypoint goes back: to whoever did it
land-vs-sea-guide-again = Play again: lay your second tile, too
land-vs-sea-guide-steal = Steal: take a tile from a hand instead of a stack
