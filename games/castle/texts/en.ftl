### Carcassonne: The Castle in English. People are called by $seat and $seats, which are names.
### • *-blurb: what a game is like, for people who choose one: “you” is any one player

castle-name = The Castle
castle-blurb = Carcassonne for two: fill a castle with paths, houses, towers and courts. Your marker runs along the wall, and if it stops exactly on a corner tower you take the bonus there.
castle-credit = Carcassonne: The Castle, a game by Reiner Knizia and Klaus-Jürgen Wrede, published by Hans im Glück

## Options
## • *-preset-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-option-*-help: explains an option to people who choose what to play: “you” is any one player
## • *-option-*: an option, or its value: “option: value” on a button, better 20: “you” is any one player

castle-preset-standard = Standard
castle-preset-planned = Plan ahead
castle-preset-strict = Strict edges
castle-option-edges = Edges
castle-option-edges-help = Paths: only paths must match; anything else may lie side by side, and different things close each other off. All: every side must match its neighbour.
castle-option-edges-paths = paths
castle-option-edges-all = all
castle-option-wall-tiles = Wall tiles
castle-option-wall-tiles-help = Stop exactly on a corner tower and its wall tile is yours. Hidden: nobody knows what it is. Open: you can aim at the one you want. Off: play without them.
castle-option-wall-tiles-hidden = hidden
castle-option-wall-tiles-open = open
castle-option-wall-tiles-off = off
castle-option-draw = Draw
castle-option-draw-help = Draw your tile on your turn, or your next one at the end of it, face up, so you have time to think.
castle-option-draw-turn = on your turn
castle-option-draw-ahead = one ahead
castle-option-unplaceable = No fit
castle-option-unplaceable-help = A tile that fits nowhere leaves the game, or it’s shuffled back into the stack and may turn up later. Either way, you draw another.
castle-option-unplaceable-out = discard
castle-option-unplaceable-back = reshuffle

## What holds at a table
## • *-holds-*: in /rules, what holds at this table: “you” is any one player

castle-holds-edges-paths = Paths must meet paths; anything else may lie side by side.
castle-holds-edges-all = Every side must match its neighbour.
castle-holds-wall-tiles-hidden = Stop exactly on a corner tower and its wall tile is yours; nobody knows beforehand what it is.
castle-holds-wall-tiles-open = Stop exactly on a corner tower and its wall tile is yours; everyone sees which one lies where.
castle-holds-wall-tiles-off = There are no wall tiles.
castle-holds-draw-turn = You draw your tile on your turn.
castle-holds-draw-ahead = You draw your next tile at the end of your turn, face up.
castle-holds-unplaceable-out = A tile that fits nowhere leaves the game, and you draw another.
castle-holds-unplaceable-back = A tile that fits nowhere is shuffled back into the stack, and you draw another.

## Questions and answers
## • *-ask-*: after the name of whoever is to move, below the board: that is “you”

castle-ask-cell = where does the tile go?
castle-ask-rotation = which way round?
castle-ask-extra = take another turn after this?
castle-ask-follower = place a follower?
castle-followers-left = { $count } left
castle-ask-payment = which scores next?
castle-extra-none = No extra turn
castle-extra-turn = And another turn
castle-follower-path = path
castle-follower-house = house
castle-follower-tower = tower
castle-follower-court = court
castle-follower-none = No follower
castle-payment-path = path
castle-payment-house = house
castle-payment-tower = tower
castle-payment-double-house = house ×2
castle-payment-double-tower = tower ×2

## What happened

castle-tile-placed = { $seat }: tile laid, no follower
castle-tile-claimed = { $seat }: a follower { $feature ->
        [path] on the path
        [house] in the house
        [tower] in the tower
       *[court] in the court
    }
castle-feature-scored = { $seat }: +{ $points } — { $feature ->
        [path] path
        [house] house
       *[tower] tower
    } ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $wells ->
        [0] {""}
       *[other] , well
    }{ $doubled ->
        [0] {""}
       *[other] , wall tile
    })
castle-nobody-scored = A tie, so nobody scores: { $feature ->
        [path] path
        [house] house
       *[tower] tower
    }
castle-keep-moved = { $seat }: the keep moves to a house of { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
castle-bonus-taken = 🧱 { $seat } takes the wall tile on space { $space }: { castle-bonus }
castle-turn-again = { $seat }: another turn (wall tile)
castle-tile-discarded = { $tiles ->
        [one] A tile fits nowhere and leaves the game
       *[other] { $tiles } tiles fit nowhere and leave the game
    }
castle-tile-returned = { $tiles ->
        [one] A tile fits nowhere and goes back into the stack
       *[other] { $tiles } tiles fit nowhere and go back into the stack
    }
castle-nothing-fits = { $tiles ->
        [one] The last tile fits nowhere: the game is over
       *[other] None of the last { $tiles } tiles fits anywhere: the game is over
    }
castle-court-scored = { $seat }: +{ $points } — court ({ $markets ->
        [one] { $markets } market
       *[other] { $markets } markets
    }{ $raised ->
        [0] {""}
       *[other] , wall tile
    })
castle-keep-scored = { $seat }: +{ $squares } — larger keep ({ $squares ->
        [one] { $squares } empty square
       *[other] { $squares } empty squares
    })
castle-open-scored = { $seat }: +{ $points } — wall tile: unfinished { $feature ->
        [path] path
        [house] house
       *[tower] tower
    } ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    })
castle-bonus-scored = { $seat }: +{ $points } — wall tile
castle-game-ended = { $shared ->
        [1] { $seats } wins
       *[other] { $seats } share the win
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Parts of sentences

castle-bonus = { $bonus ->
        [turn] another turn
        [double-tower] tower ×2
        [double-house] house ×2
        [open-path] unfinished path
        [open-house] unfinished house
        [open-tower] unfinished tower
        [markets] court: +1 a market
        [keep] keep: +2 tiles
       *[points] 5 points
    }

## How things stand
## • *-lens-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-signs-* *-sheet *-total *-category-*: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player
## • *-status-*: with the board: “you” is whoever is shown it

castle-status-left = { $left ->
        [0] the last tile
       *[other] { $left } left in the stack
    }
castle-status-drawn = Tile: { $tile }
castle-lens-wall = Wall tiles
castle-lens-left = Tiles left
castle-signs-wall = ×2: this many not seen yet
castle-signs-left = ×2: this many still to come
castle-sheet = Final score
castle-total = Total
castle-category-path = Paths
castle-category-house = Houses
castle-category-tower = Towers
castle-category-court = Courts
castle-category-keep = Keep
castle-category-bonus = Wall tiles
castle-reason-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
castle-reason-wells = { $count ->
        [one] { $count } well
       *[other] { $count } wells
    }
castle-reason-doubled = wall tile
castle-reason-markets = { $count ->
        [one] { $count } market
       *[other] { $count } markets
    }
castle-reason-raised = wall tile
castle-reason-squares = { $count ->
        [one] { $count } empty square
       *[other] { $count } empty squares
    }
castle-reason-points = { $count ->
        [one] { $count } wall tile
       *[other] { $count } wall tiles
    }

## Pictures
## • castle-wall-* castle-colour-red castle-colour-blue: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player

castle-colour-red = Red
castle-colour-blue = Blue
castle-wall-turn = Another turn
castle-wall-double-tower = A completed tower counts double
castle-wall-double-house = A completed house counts double
castle-wall-open-path = An unfinished path scores
castle-wall-open-house = An unfinished house scores
castle-wall-open-tower = An unfinished tower scores
castle-wall-markets = One court: 4 per market instead of 3
castle-wall-keep = Your keep counts as 2 tiles larger
castle-wall-points = 5 points at the end
castle-example = A castle under way. Points run along the wall: whoever stops on a corner tower takes its wall tile. Gold marks the last move.

## /rules
## • *-rules*: a page: up to 4096 characters; “you” is any one player

castle-rules =
    <b>The Castle</b>

    Two players fill the inside of a castle with tiles. A random player begins, at a start space in the wall. The wall is the score track; past 99, go round again. Whoever has the most points wins; if totals are equal, the win is shared.

    <b>Your turn</b>
    • <b>Tile.</b> { $draw ->
        [ahead] You drew your tile at the end of your last turn, face up. Lay it so that
       *[turn] Draw a tile and lay it so that
    } at least one side touches a tile or a start space in the wall. You may turn it first. { $edges ->
        [all] All four sides must match: path to path, house to house, tower to tower, court to court.
       *[paths] A path must meet a path; houses, towers and courts may lie beside each other: different things close each other off; two of the same join up.
    } A path may end at the wall. If the tile fits nowhere, { $unplaceable ->
        [back] it goes back into the stack and you draw another.
       *[out] it leaves the game and you draw another.
    }
    • <b>Follower.</b> You may put one of your six followers on that tile: on a path, or in a house, tower or court, where nobody stands yet.
    • <b>Points.</b> What is completed scores at once, yours first{ $wall_tiles ->
        [off] {""}
       *[other] , since that decides who reaches a wall tile
    }, and its followers come home.

    <b>Completed</b>
    • <b>Path</b>, closed at every end (by a plaza, a building, a start space or the wall) or closed in a loop: 1 point per tile, 2 per tile if there is a well. A plaza ends a path; forks and wells do not.
    • <b>House</b>, surrounded by the wall or by anything that is not a house: 1 point per tile.
    • <b>Tower</b>, surrounded in the same way: 2 points per tile.
    Start spaces count as tiles. Whoever has the most followers there takes all the points; in a tie, <b>nobody</b> scores. Unfinished things score nothing.

    <b>At the end</b>
    The game ends when the last of the 60 tiles is laid. Some of the 76 squares stay empty.
    • <b>Court</b>: 3 points per market, one in a start space included, for whoever has the most followers there; in a tie nobody scores. A follower in a court stays there until then.
    • <b>Keep</b>: your keep stands on the largest house you have scored; an equal one does not move it. The larger keep scores 1 for each square in the largest empty area; if the keeps are equal, nobody scores.

    <i>Our own tile set. The drawings of the 60 tiles, the outline of the wall and the places of start spaces and corner towers are not published: these are a reconstruction{ $wall_tiles ->
        [off] {""}
       *[other] , as is what some wall tiles give (5 points, 2 tiles for the keep)
    }.</i>
castle-rules-wall-tiles-hidden =
    <b>Wall tiles</b>
    All corner towers but the first have one, face down. If a score puts your marker <i>exactly</i> on one of the two spaces of a corner tower, take its tile. If you complete several things, you choose their order. From your next turn you can use it, once:
    • another turn after this one (not after the last tile);
    • a tower, or a house, counts double when you complete it;
    • at the end, each tile one of these: an unfinished path, house or tower where you have the most followers scores in full; one court scores 4 per market instead of 3; your keep counts as 2 tiles larger; 5 points. I use these as best for you.
    Points at the end of the game take no wall tiles.
castle-rules-wall-tiles-open =
    <b>Wall tiles</b>
    All corner towers but the first have one, face up. If a score puts your marker <i>exactly</i> on one of the two spaces of a corner tower, take its tile. If you complete several things, you choose their order. From your next turn you can use it, once:
    • another turn after this one (not after the last tile);
    • a tower, or a house, counts double when you complete it;
    • at the end, each tile one of these: an unfinished path, house or tower where you have the most followers scores in full; one court scores 4 per market instead of 3; your keep counts as 2 tiles larger; 5 points. I use these as best for you.
    Points at the end of the game take no wall tiles.

## Records

castle-record-keep = Largest keep: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
castle-record-path = Longest path: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
castle-record-court = Richest court: { $count ->
        [one] { $count } market
       *[other] { $count } markets
    }

## The log and the board in characters
## • *-legend*: below a board in characters: “you” is whoever reads it

castle-move-place = tile at { $square } ({ $tile })
castle-side = { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }: { $edge ->
        [path] path
        [house] house
        [tower] tower
       *[court] court
    }
castle-mark = { $mark ->
        [square] a plaza
        [well] a well
       *[market] a market
    }
castle-move-score = the { $feature ->
        [path] path
        [house] house
       *[tower] tower
    } at { $square } scores next{ $doubled ->
        [0] {""}
       *[other] , doubled by a wall tile
    }
castle-scored = { $category ->
        [path] Path
        [house] House
        [tower] Tower
        [court] Court
        [keep] Keep
       *[bonus] Wall tile
    } at { $square }
castle-legend = # house, ^ tower, - and | path, o the end of a path, * a plaza, w a well, . court, m a market; = a path in the wall; ' an empty square; a digit is a follower of that player
castle-legend-wall = On the wall: { $tiles }
castle-legend-tower = { $bonus ->
        [hidden] { $space }
       *[other] { $space } ({ castle-bonus })
    }
castle-legend-player = { $seat } ({ $number }): { $told }
castle-legend-followers = { $count ->
        [one] { $count } follower
       *[other] { $count } followers
    } in the supply
castle-legend-keep = keep at { $square } ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    })
castle-legend-bonus = wall tile “{ castle-bonus }”

## In words
## • castle-chapter-wall: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player
## • *-aloud-* *-chapter-*: instead of a picture, read out to one person: that is “you”

castle-aloud-short = { $what } { $where }
castle-aloud-marker = marker on space { $space } of the wall{ $tower ->
        [0] {""}
       *[other] , { $steps } from the corner tower at { $tower }
    }
castle-aloud-tower = spaces { $space } and { $next }: { $bonus ->
        [hidden] hidden
       *[other] { castle-bonus }
    }
castle-chapter-left = Tiles left
castle-aloud-left = { $count } × { $sides }
castle-chapter-others = Opponent
castle-chapter-unfinished = Unfinished
castle-chapter-wall = Wall tiles
castle-chapter-map = Castle
castle-aloud-square = { $square }
castle-aloud-last = Last laid: { $tile }
castle-aloud-player = { $seat }: { $told }
castle-aloud-region = { $feature ->
        [path] path
        [house] house
        [tower] tower
       *[court] court
    } at { $square } ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $wells ->
        [0] {""}
        [one] , { $wells } well
       *[other] , { $wells } wells
    }{ $markets ->
        [0] {""}
        [one] , { $markets } market
       *[other] , { $markets } markets
    })
castle-aloud-with = { $named } with { $count } followers
castle-aloud-owned = { $named } — { $seats }
castle-aloud-unfinished = { $region }: goes on at { $places }
castle-aloud-told = { $what }: { $told }
castle-aloud-wall = { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }: wall
castle-aloud-way = { $way ->
        [n] north
        [e] east
        [s] south
        [w] west
        [ne] north-east
        [se] south-east
        [sw] south-west
       *[nw] north-west
    }
castle-aloud-could = can complete the { $region }
castle-aloud-completes = completes the { $region }
castle-aloud-turned = { $degrees ->
        [0] as drawn
       *[other] turned { $degrees }°
    }
castle-aloud-size = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $state ->
        [open] unfinished
       *[completed] completed
    }
castle-aloud-payment = { $region }{ $doubled ->
        [0] {""}
       *[other] , doubled by a wall tile
    }

## Why a computer would do that
## • *-why-*: a reason for a move, after a colon: “you” is whoever asked for a hint

castle-why-expected = { $but ->
        [1] but{" "}
       *[0] {""}
    }{ $own ->
        [1] you
       *[0] { $seat }
    }: { $change } by the end{ $named ->
        [1] {" "}({ $what })
       *[0] {""}
    }
castle-why-paid = but { $seat } scores { $points }
castle-why-again = another turn at once, for a wall tile
# “Either of you” is both players.
castle-why-little = { $changes ->
        [loss] nothing does better
        [others] changes little for you
       *[none] changes little for either of you
    }
castle-why-keep = your keep: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $than ->
        [more] now the larger one
        [same] as large as the other
       *[less] still the smaller one
    }
castle-why-wall = { $sure ->
        [1] you take a wall tile
       *[0] scored right, you take a wall tile
    }
castle-why-where = { $where ->
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
castle-why-feature = { $again ->
        [1] another{" "}
       *[0] {""}
    }{ $feature ->
        [path] path
        [house] house
        [tower] tower
       *[court] court
    }{ castle-why-where }
castle-why-standing = { $what }: { $done } or more once completed ({ $odds ->
        [likely] likely
        [gamble] a gamble
       *[unlikely] unlikely
    })
castle-why-scored = { $what }: completed, +{ $points }{ $most ->
        [0] {""}
       *[other] , or +{ $most } with your wall tile
    }
castle-why-court = { $what }: { $now ->
        [0] no market in it yet
       *[other] { $now } at the end as it stands{ $gain ->
            [0] {""}
           *[other] {" "}(+{ $gain })
        }
    }{ $lies ->
        [1] ; the follower stays there
       *[0] {""}
    }
castle-why-other = { $feature ->
        [none] no follower
        [path] path
        [house] house
        [tower] tower
       *[court] court
    }{ $here ->
        [here] {" "}here
        [elsewhere] {" "}elsewhere{ castle-why-where }
       *[there] { $where ->
            [none] {" "}elsewhere
           *[other] { castle-why-where }
        }
    }
castle-why-ends = that ends the game: { $won ->
        [2] you win,
        [1] shared win,
       *[0] you lose,
    } { $own } to { $best }
castle-why-next = next best: { $what } ({ $less ->
        [0] almost as good
       *[other] about { $less } worse
    })
castle-why-order = { $what }{ $doubled ->
        [1] {" "}×2
       *[0] { $first ->
            [1] {" "}first
           *[0] {" "}undoubled
        }
    }
castle-why-last = your last follower

## The cheat sheet
## • *-lens-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-guide*: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player

castle-lens-guide = Scoring
castle-guide-path = Path: for each tile; twice that with a well
castle-guide-house = House: for each tile
castle-guide-tower = Tower: for each tile
castle-guide-court = Court at the end: for each market
castle-guide-keep = Larger keep at the end: for each square of the largest empty area
castle-guide-bonus = Marker exactly on a corner tower: its wall tile is yours
castle-guide-home = Completed: your follower comes home. In a court it stays
castle-guide-tie = Equal followers: nobody scores
