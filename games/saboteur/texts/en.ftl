### Saboteur in English. $seat, $player and $seats are people: their names already.
### • *-blurb: what a game is like, for people who choose one: “you” is any one player

saboteur-name = Saboteur
saboteur-blurb = Dwarves dig for gold together, but some are saboteurs. Your role and cards come to you in private.
saboteur-credit = A game by Frederic Moyersoen, published by AMIGO

## Options
## • *-preset-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-option-*-help: explains an option to people who choose what to play: “you” is any one player
## • *-option-*: an option, or its value: “option: value” on a button, better 20: “you” is any one player

saboteur-preset-classic = Base game
saboteur-preset-second = Saboteur 2
saboteur-preset-quick = One round
saboteur-option-expansion = Saboteur 2
saboteur-option-expansion-help = Two teams of diggers, Drop 💧 and Leaf 🍃, with doors of their own; a boss, a profiteer, geologists; ladders, bridges, crystals; thieves, traps, swaps. For 2 to 12 players; without it, 3 to 10.
saboteur-option-expansion-off = off
saboteur-option-expansion-on = on
saboteur-option-connected = Tunnels
saboteur-option-connected-help = Must a new tunnel connect to the entrance, or can it join any tunnel on the table?
saboteur-option-connected-on = connected
saboteur-option-connected-off = anywhere
saboteur-option-broken-no-gold = Broken tool
saboteur-option-broken-no-gold-help = Does a gold digger with a broken tool at the end of a round still get gold when the diggers win? Base game only.
saboteur-option-broken-no-gold-off = gold
saboteur-option-broken-no-gold-on = no gold
saboteur-option-finisher-colour = Gold to
saboteur-option-finisher-colour-help = Saboteur 2: when a Drop or Leaf digger reaches the gold, does only their own team win, or every team that no door keeps out?
saboteur-option-finisher-colour-on = one team
saboteur-option-finisher-colour-off = both teams
saboteur-refuses-seats = With these options { $fewest } to { $most } can play.
saboteur-option-rounds = Rounds
saboteur-option-rounds-help = A whole game is three rounds, with new roles in each. One round is a short game.
saboteur-option-rounds-3 = three
saboteur-option-rounds-1 = one

## What holds at a table
## • *-holds-*: in /rules, what holds at this table: “you” is any one player

saboteur-holds-expansion-off = The base game, without the expansion.
saboteur-holds-expansion-on = Two teams of diggers, Drop 💧 and Leaf 🍃, with more roles and more cards.
saboteur-holds-connected-on = A new tunnel must connect to the entrance.
saboteur-holds-connected-off = A new tunnel may join any tunnel on the table, even one that is cut off.
saboteur-holds-broken-no-gold-off = When the diggers win, diggers with a broken tool get gold, too.
saboteur-holds-broken-no-gold-on = A digger who has a broken tool at the end of the round gets no gold.
saboteur-holds-finisher-colour-on = When a digger reaches the gold, only one team wins: theirs, or the other if a door bars theirs.
saboteur-holds-finisher-colour-off = Whoever reaches the gold, every team that no door bars wins.
saboteur-holds-rounds-3 = 3 rounds are played, with new roles in each.
saboteur-holds-rounds-1 = Only 1 round is played.

## Questions and answers
## • *-kind-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-ask-*: after the name of whoever is to move, below the board: that is “you”
## • *-hampers-*: in private, to the person it is about: that is “you”

saboteur-idle = ⏳ Pass until I can dig
# Told to one person alone: that is “you”.
saboteur-idling = 📌 You pass until you can dig again or the round ends: each turn your least useful card goes.
saboteur-ask-kind = what will you do?
saboteur-ask-card = which card will you play?
saboteur-ask-cell = where does it go?
saboteur-ask-turned = which way round?
saboteur-ask-player = which player?
saboteur-ask-victim = who will you steal from?
saboteur-ask-tool = which tool will you fix?
saboteur-ask-goal = which goal will you look at?
saboteur-ask-cards = which cards will you discard?
saboteur-ask-lying = which card will you clear away?
saboteur-ask-gold = which gold card will you keep?
saboteur-hampers-break-pick = pickaxe broken
saboteur-hampers-break-lamp = lamp broken
saboteur-hampers-break-cart = cart broken
saboteur-hampers-trap = you are trapped
saboteur-kind-pass = Pass (discard)
saboteur-kind-clear = Discard 2 to clear 1
saboteur-cards-stop = Done choosing
saboteur-tool-pick = pickaxe
saboteur-tool-lamp = lamp
saboteur-tool-cart = cart
saboteur-gold-one = 1 nugget
saboteur-gold-two = 2 nuggets
saboteur-gold-three = 3 nuggets

## Cards
## • *-word-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps

saboteur-word-ns = ┃ straight
saboteur-word-ew = ━ straight
saboteur-word-ne = ┗ bend
saboteur-word-nw = ┛ bend
saboteur-word-nes = ┣ fork
saboteur-word-new = ┻ fork
saboteur-word-nesw = ╋ crossing
saboteur-word-x-nesw = ╋ dead end
saboteur-word-x-nes = ┣ dead end
saboteur-word-x-new = ┻ dead end
saboteur-word-x-ns = ┃ dead end
saboteur-word-x-ew = ━ dead end
saboteur-word-x-ne = ┗ dead end
saboteur-word-x-nw = ┛ dead end
saboteur-word-x-n = ╹ dead end
saboteur-word-x-e = ╺ dead end
saboteur-word-break-pick = Break pick
saboteur-word-break-lamp = Break lamp
saboteur-word-break-cart = Break cart
saboteur-word-repair-pick = Fix pick
saboteur-word-repair-lamp = Fix lamp
saboteur-word-repair-cart = Fix cart
saboteur-word-repair-pick-lamp = Fix pick/lamp
saboteur-word-repair-pick-cart = Fix pick/cart
saboteur-word-repair-lamp-cart = Fix lamp/cart
saboteur-word-rockfall = Rockfall
saboteur-word-map = Map
saboteur-word-bridge = ╋ bridge
saboteur-word-double-nw-es = ┛┏ two bends
saboteur-word-double-ne-sw = ┗┓ two bends
saboteur-word-ladder-s = ╻ ladder
saboteur-word-ladder-w = ╸ ladder
saboteur-word-ladder-es = ┏ ladder
saboteur-word-ladder-ne = ┗ ladder
saboteur-word-green-es = ┏ Leaf door
saboteur-word-green-ew = ━ Leaf door
saboteur-word-green-ns-xe = ┠ Leaf door+stub
saboteur-word-blue-ns = ┃ Drop door
saboteur-word-blue-ew = ━ Drop door
saboteur-word-blue-sw = ┓ Drop door
saboteur-word-crystal-w = ╸ crystal
saboteur-word-crystal-s = ╻ crystal
saboteur-word-crystal-esw = ┳ crystal
saboteur-word-crystal-nes = ┣ crystal
saboteur-word-crystal-nesw = ╋ crystal
saboteur-word-crystal-esw-xn = ╈ crystal
saboteur-word-crystal-nsw-xe = ╉ crystal
saboteur-word-crystal-ew-xs = ┯ crystal
saboteur-word-ne-xs = ┡ bend, stub
saboteur-word-es-xn = ┢ bend, stub
saboteur-word-ns-xe = ┠ one stub
saboteur-word-ns-xew = ╂ two stubs
saboteur-word-ew-xns = ┿ two stubs
saboteur-word-thief = Thief
saboteur-word-hands-off = Hands off!
saboteur-word-swap-hands = Swap hands
saboteur-word-inspection = Inspection
saboteur-word-swap-role = Swap role
saboteur-word-trap = Trap
saboteur-word-release = Release
saboteur-lying-break-pick = broken pickaxe
saboteur-lying-break-lamp = broken lamp
saboteur-lying-break-cart = broken cart

## What happened

saboteur-tunnel-laid = { $seat } lays { $tunnel ->
        [dead] a dead end
        [blue] a tunnel with a Drop door 💧
        [green] a tunnel with a Leaf door 🍃
        [crystal] a tunnel with a crystal
        [ladder] a ladder
        [bridge] two tunnels on one card
       *[plain] a tunnel
    }
saboteur-goal-revealed = { $face ->
        [gold] ✨ The gold is found!
       *[stone] 🪨 Only stone here: the gold lies elsewhere
    }
saboteur-tool-broken = { $seat } breaks { $own ->
        [1] their own
       *[0] { $player }’s
    } { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] cart
    }
saboteur-tool-repaired = { $seat } fixes { $own ->
        [1] their own
       *[0] { $player }’s
    } { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] cart
    }
saboteur-tunnel-collapsed = { $seat } clears a tunnel with a rockfall
# Told to one person alone: that is “you”.
saboteur-goal-seen = You looked at { saboteur-place }: { $face ->
        [gold] it’s the gold!
       *[stone] only stone
    }
saboteur-goal-looked-at = { $seat } looks at { saboteur-place }
saboteur-passed = { $seat } passes and discards { $cards ->
        [1] a card
       *[other] { $cards } cards
    }
saboteur-round-ended = <b>Round { $round }.</b> { $outcome ->
        [diggers] Gold! The diggers win!
        [saboteurs] No gold: the saboteurs win!
        [blue] Gold! Team Drop 💧 wins!
        [green] Gold! Team Leaf 🍃 wins!
        [colours] Gold! Both teams win, Drop 💧 and Leaf 🍃!
        [barred] Gold, but doors bar both teams: neither wins!
       *[nobody] { $shared ->
            [0] No gold: nobody wins.
           *[other] No gold: the profiteer wins!
        }
    }
saboteur-role-revealed = { $role ->
        [digger] { $shared ->
            [1] Gold digger
           *[other] Gold diggers
        }
        [blue] { $shared ->
            [1] Drop digger 💧
           *[other] Drop diggers 💧
        }
        [green] { $shared ->
            [1] Leaf digger 🍃
           *[other] Leaf diggers 🍃
        }
        [boss] Boss
        [profiteer] Profiteer
        [geologist] { $shared ->
            [1] Geologist
           *[other] Geologists
        }
       *[saboteur] { $shared ->
            [1] Saboteur
           *[other] Saboteurs
        }
    }: { $seats }
saboteur-gold-offered = { $cards ->
        [1] One gold card goes
       *[other] { $cards } gold cards go
    } round the diggers; { $seat } picks first.
# Told to one person alone: that is “you”.
saboteur-gold-picked = You take a card with { $gold ->
        [one] { $gold } nugget
       *[other] { $gold } nuggets
    }
saboteur-gold-taken = { $seat } takes a gold card
saboteur-nuggets-paid = { $seats }: { saboteur-nuggets }{ $shared ->
        [1] {""}
       *[other] {" "}each
    }
saboteur-round-began = <b>Round { $round }.</b> New roles; { $seat } begins.
saboteur-thief-came = { $seat } plays a thief
saboteur-thief-gone = { $seat } gets rid of { $own ->
        [1] their own thief
       *[0] { $player }’s thief
    }
saboteur-hands-swapped = { $seat } and { $player } swap hands
# Told to one person alone: that is “you”.
saboteur-role-inspected = You looked at { $player }’s role: { saboteur-role-name }
saboteur-role-looked-at = { $seat } looks at { $player }’s role
# Told to one person alone: that is “you”.
saboteur-role-changed = Your role was swapped. You’re now { $role ->
        [boss] the boss
        [profiteer] the profiteer
       *[other] a { saboteur-role-name }
    }
saboteur-role-swapped = { $seat } swaps { $own ->
        [1] their own
       *[0] { $player }’s
    } role
saboteur-player-trapped = { $seat } traps { $player }
saboteur-player-released = { $seat } { $own ->
        [1] gets out of the trap
       *[0] frees { $player }
    }
saboteur-card-cleared = { $seat } discards two cards and clears { $card ->
        [trap] the trap
        [thief] the thief
       *[tool] a broken tool
    }
saboteur-crystals-paid = { $seats }: { saboteur-nuggets }{ $shared ->
        [1] {""}
       *[other] {" "}each
    } for { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }
saboteur-nugget-stolen = { $seat } steals a nugget from { $player }
saboteur-game-ended = { $shared ->
        [1] The richest dwarf is { $seats }
       *[other] The richest dwarves are { $seats }
    }: { saboteur-nuggets }{ $shared ->
        [1] {""}
       *[other] {" "}each
    }

## Parts of sentences

saboteur-role-name = { $role ->
        [blue] Drop digger 💧
        [green] Leaf digger 🍃
        [boss] boss
        [profiteer] profiteer
        [geologist] geologist
       *[saboteur] saboteur
    }
saboteur-nuggets = { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
saboteur-place = { $place ->
        [1] the upper goal
        [2] the middle goal
       *[3] the lower goal
    }

## How things stand
## • *-category-*: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player
## • *-status-*: with the board: “you” is whoever is shown it
## • *-note-*: in private, to the person it is about: that is “you”

saboteur-status-round = Round { $round } of { $rounds } · { $deck ->
        [0] the deck is empty
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }
saboteur-note-round = 🎭 { saboteur-round-ended } The gold was at { saboteur-place }.
saboteur-note-role = { $role ->
        [digger] ⛏ You’re a <b>gold digger</b>: dig through to the gold before the cards run out.
        [blue] 💧 You’re a <b>Drop digger</b>: dig a way to the gold that no Leaf door bars.
        [green] 🍃 You’re a <b>Leaf digger</b>: dig a way to the gold that no Drop door bars.
        [boss] 👑 You’re the <b>boss</b>: help the diggers. Whichever team wins, you win too.
        [profiteer] 🎩 You’re the <b>profiteer</b>: you win with whoever wins, but get two nuggets fewer.
        [geologist] 💎 You’re a <b>geologist</b>: you get nuggets for crystals on the table, and for nothing else.
       *[saboteur] 💣 You’re a <b>saboteur</b>: keep the diggers from the gold, and don’t get caught.
    }
saboteur-category-digging = Digging
saboteur-category-sabotage = Sabotage
saboteur-category-crystals = Crystals
saboteur-category-theft = Theft

## Pictures
## • *-lens-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-sheet saboteur-role-digger saboteur-role-saboteur saboteur-role-blue saboteur-role-green saboteur-role-boss saboteur-role-profiteer saboteur-role-geologist saboteur-outcome-diggers saboteur-outcome-saboteurs saboteur-outcome-nobody saboteur-outcome-blue saboteur-outcome-green saboteur-outcome-colours saboteur-outcome-barred: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player

saboteur-role-digger = Gold digger
saboteur-role-saboteur = Saboteur
saboteur-role-blue = Drop digger
saboteur-role-green = Leaf digger
saboteur-role-boss = Boss
saboteur-role-profiteer = Profiteer
saboteur-role-geologist = Geologist
saboteur-outcome-diggers = The gold is found
saboteur-outcome-saboteurs = The saboteurs win
saboteur-outcome-nobody = The gold is not found
saboteur-outcome-blue = Team Drop wins
saboteur-outcome-green = Team Leaf wins
saboteur-outcome-colours = Drop and Leaf win
saboteur-outcome-barred = The way is barred
saboteur-sheet = The gold
saboteur-lens-round = Last round
saboteur-example = A round under way. The path from the entrance has reached the upper goal: only stone. A rockfall has cut off the tunnels in the dark. Below: some of the cards, and the dwarves with their broken tools; in a game, nobody knows who is who.

## /rules
## • *-rules*: a page: up to 4096 characters; “you” is any one player

saboteur-rules =
    <b>Saboteur</b>

    On the table lie the entrance and three goals, face down, with room for seven cards in between; under one of them is the gold. Gold diggers try to reach it, saboteurs try to stop them, and nobody knows who is who. Whoever has the most nuggets after { $rounds ->
        [1] the round
       *[3] three rounds
    } wins; if totals are equal, the win is shared. The first player is chosen at random{ $rounds ->
        [1] {""}
       *[3] ; in later rounds, it is the player after whoever played the last card
    }.

    <b>Your turn</b>
    You hold { saboteur-hand-size }. Choose one in your private chat; then you draw a new one. When the deck is empty, play goes on without drawing; whoever has no cards left just passes.
    • <b>Tunnel.</b> It must match the cards around it on all sides, tunnel to tunnel and rock to rock, and { $connected ->
        [off] join any tunnel on the table, even one that is cut off
       *[on] connect to the entrance
    }. You may turn it upside down, but not sideways. While you have a broken tool in front of you, you cannot lay tunnels. A dead end blocks the way.
    • <b>Break.</b> Put a broken tool in front of anyone who does not have that one yet.
    • <b>Fix.</b> Clear a broken tool, yours or somebody else’s. A card with two tools fixes one of them.
    • <b>Rockfall.</b> Remove any tunnel, but not the entrance or a goal. Tunnels that it cuts off count again once the gap is closed.
    • <b>Map.</b> Look at one goal that is face down, in secret.
    • <b>Pass.</b> { $expansion ->
        [on] Discard 1 to 3 cards face down and draw as many.
       *[off] Discard a card face down and draw another.
    }

    <b>Goals</b>
    When the path reaches a goal, the goal is turned over; if it reaches two at once, both are. Until then, anything may lie beside a goal. Stone: the search goes on, and the stone becomes part of the mine; it is turned to meet the path, and its other sides need not match. Gold: the round is over.

    <b>The end of a round</b>
    { $expansion ->
        [on] The round ends when the gold is reached (for who wins then, see “Doors and ladders”), or when the deck is empty and everyone has passed one after another: then the saboteurs win. After that all roles are revealed. Your gold stays secret until the end of the game.
       *[off] The diggers win when the gold is reached; the saboteurs win when the deck is empty and everyone has passed one after another. Then all roles are revealed.
        • <b>Diggers:</b> gold cards of 1 to 3 nuggets go round, one per player{ $players ->
            [0] {" "}(but nine with ten players)
            [10] {" "}(nine in all)
           *[other] {""}
        }. Whoever reached the gold picks first (if that was a saboteur, the next digger does); then they go from digger to digger, against the order of turns, until no card is left.{ $broken_no_gold ->
            [on] {" "}Diggers with a broken tool get none.
           *[off] {""}
        }
        • <b>Saboteurs:</b> one alone gets 4 nuggets, two or three get 3 each, four get 2 each.{ $players ->
            [5] {""}
            [6] {""}
            [7] {""}
            [8] {""}
            [9] {""}
            [10] {""}
           *[other] {" "}If none was dealt, nobody gets gold.
        }
        Your gold stays secret until the end of the game. Roles are dealt{ $rounds ->
            [1] {""}
           *[3] {" "}anew each round
        } from one card more than there are players. Saboteurs among these cards: { saboteur-hidden-saboteurs }; but the card left over may be a saboteur.
    }

    <i>Hint:</i> watch who breaks whose tools, and what people say the maps have shown.
saboteur-hand-size = { $expansion ->
        [on] six cards
       *[off] { $players ->
            [0] six cards (five with 6–7 players, four with 8–10)
            [6] five cards
            [7] five cards
            [8] four cards
            [9] four cards
            [10] four cards
           *[other] six cards
        }
    }
saboteur-hidden-saboteurs = { $players ->
        [3] 1
        [4] 1
        [5] 2
        [6] 2
        [7] 3
        [8] 3
        [9] 3
        [10] 4
       *[other] 1 (3–4 players), 2 (5–6), 3 (7–9), 4 (10)
    }
saboteur-rules-expansion-on =
    <b>Saboteur 2</b>
    { $expansion ->
        [on] Whatever
       *[off] These rules take the place of roles and gold above. When you pass, discard 1 to 3 cards and draw as many. Whatever
    } the number of players, roles are dealt from all 15: 4 diggers of team <b>Drop</b> 💧, 4 of team <b>Leaf</b> 🍃, 1 boss, 1 profiteer, 2 geologists, 3 saboteurs. No gold cards go round: winners, saboteurs included, get nuggets by the list below.
    Everyone holds six cards; ten cards of the deck stay out, unseen. On your turn you may also discard two cards to clear one that lies in front of you; then you draw only <b>one</b>, so your hand stays smaller.

    <b>Doors and ladders</b> (Saboteur 2)
    • <b>Doors</b> let only their own team through. { $finisher_colour ->
        [off] Whoever reached the gold, it goes to every team that no door on the way bars.
       *[on] The gold goes to the team of the digger who reached it, unless a door on the way bars it; otherwise to the other team, if it can pass. If somebody else reached it, it goes to all who can pass.
    } If doors bar both teams, the saboteurs win.
    • <b>Ladders</b> are connected to the entrance and to each other; they may join any tunnel on the table, but not lie beside a goal. <b>Bridges</b> and double bends carry two tunnels that do not meet; one of them must always connect to the entrance. A stub is a tunnel that ends on the card.

    <b>Nuggets</b> (Saboteur 2)
    • <b>Boss</b>: wins with either team, but gets one nugget fewer. <b>Profiteer</b>: always wins, but gets two nuggets fewer (never below 0). <b>Geologists</b>: one nugget per crystal on the tunnel cards in the mine, and they never count among the winners; two of them share, rounded down, but one who is trapped gets nothing and takes no share.
    • One winner gets 5 nuggets, two get 4 each, three 3, four 2, more 1. Boss and profiteer are counted among the winners, too.

    <b>Traps and thieves</b> (Saboteur 2)
    • <b>Trap</b>: put it in front of another player, who cannot lay tunnels. Whoever is still trapped at the end is no winner: they get no nuggets, are not counted and steal nothing. <b>Release</b> frees anyone. Nobody ever has two of the same card in front of them.
    • <b>Thief</b>: put it in front of yourself; once the gold is shared out, steal a nugget from anyone who has one. The thief played last steals first. <b>Hands off!</b> takes anyone’s thief away.
    • <b>{ saboteur-word-swap-hands }</b> with another player; then only the other one draws. <b>{ saboteur-word-swap-role }</b>: choose a player, yourself if you like: they swap their role for an unused one, and the role held at the end counts. <b>{ saboteur-word-inspection }</b>: look at another player’s role.

## The log and the board in characters
## • *-legend*: below a board in characters: “you” is whoever reads it

saboteur-move-lay = { $card }{ $pictured ->
        [1] {""}
       *[other] , { $place }
    }{ $turned ->
        [0] {""}
       *[1] , upside down
    }
saboteur-move-look = { $card }: look at { saboteur-place }
saboteur-move-card = { $card }
saboteur-move-pass = { saboteur-kind-pass }: { $cards }
saboteur-move-clear = { saboteur-kind-clear }: { $cards }
saboteur-move-pick = a gold card: { $gold }
saboteur-move-steal = steals a nugget
saboteur-legend = - and | tunnels, : a stub, x a dead end, S the entrance, H a ladder, * a crystal, D a Drop door, L a Leaf door, # a bridge, ( and ) two bends, ? a goal, $ the gold, o stone; ' what is cut off
saboteur-legend-player = { $seat }: { $told }
saboteur-legend-hand = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
saboteur-legend-gold = gold cards: { $cards }
saboteur-legend-own = your hand: { $cards }
saboteur-legend-offer = Gold to choose from: { $cards }
saboteur-scored = { $category }, round { $round }

## Records

saboteur-record-digging = Most gold dug: { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
saboteur-record-sabotage = Most for sabotage: { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }

## In words
## • *-aloud-* *-chapter-*: instead of a picture, read out to one person: that is “you”

saboteur-aloud-last = the last move was at { $place }
saboteur-chapter-round = Last round
saboteur-aloud-gold = The gold was at { saboteur-place }
saboteur-chapter-others = Others
saboteur-chapter-maze = Gold mine
saboteur-aloud-place = row { $row } column { $column }
saboteur-aloud-held = in hand{ $count ->
        [1] {""}
       *[other] , { $count } times
    }: { $card }
saboteur-aloud-own = you: { $told }
saboteur-aloud-ends = the path goes on at { $ends }
saboteur-aloud-side = { $place } (from the { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    })
saboteur-aloud-goal = { $place }: { $goal ->
        [1] upper goal
        [2] middle goal
       *[3] lower goal
    }, { $known ->
        [gold] gold
        [stone] stone
       *[hidden] not known to you
    }
saboteur-aloud-told = { $what }: { $told }
saboteur-aloud-cut = cut off from the entrance
saboteur-aloud-tools = { $kind ->
        [break] break
       *[repair] { $count ->
            [1] fix
           *[other] fix one of:
        }
    } { $tools }
saboteur-aloud-tunnel = { $parts }
saboteur-aloud-part = { $kind ->
        [way] tunnel
        [stub] stub
       *[dead] dead end
    } ({ $ways })
saboteur-aloud-way = { $way ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
saboteur-aloud-thing = { $thing ->
        [start] entrance
        [gold] gold
        [ladder] ladder
        [crystal] crystal
        [drop-door] Drop door
       *[leaf-door] Leaf door
    }
saboteur-aloud-opens = { $count ->
        [0] { $how ->
            [leads] leads nowhere
           *[or] or nowhere
        }
       *[other] { $how ->
            [leads] then leads
           *[or] or
        } { $ways }
    }
saboteur-aloud-reaches = reaches the { $goal ->
        [1] upper
        [2] middle
       *[3] lower
    } goal
saboteur-aloud-turned = { $way ->
        [up] upright
       *[down] upside down
    }
saboteur-aloud-beside = { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } { $kind ->
        [path] path from the entrance
        [tunnel] tunnel
        [wall] rock
       *[goal] goal
    }

## Why a computer would do that
## • *-why-*: a reason for a move, after a colon: “you” is whoever asked for a hint

saboteur-why-way = the gold gets about { $tunnels ->
        [one] one tunnel
       *[other] { $tunnels } tunnels
    } { $way ->
        [nearer] closer
       *[farther] farther away
    }
saboteur-why-reached = { $chance ->
        [100] this reaches the gold
       *[other] this reaches a goal: for all you know, the gold is { $chance }% likely to be there
    }
saboteur-why-open = { $hostile ->
        [1] the gold gets no closer
       *[0] no nearer to the gold, but it does no harm
    }
saboteur-why-looks = { $known ->
    [1] you have nothing left to hide
   *[0] suspicion of you: { $now }% → { $then }%
}
saboteur-why-door = { $own ->
        [1] a door that your team can pass
       *[0] a door that bars your team
    }
saboteur-why-crystal = a crystal is what you get nuggets for
saboteur-why-longer = the longer the round lasts, the more crystals
saboteur-why-suspected = going by what’s been played, { $player } is { $chance }% likely to be { $digger ->
        [1] a digger
       *[0] a saboteur
    }
saboteur-why-near = the diggers are close: time to strike
saboteur-why-dig = { $left ->
        [0] after that you can lay tunnels again
        [one] you still can’t lay tunnels then: { $left } more card is in the way
       *[other] you still can’t lay tunnels then: { $left } more cards are in the way
    }
saboteur-why-still = { $player } still can’t lay tunnels: { $left ->
        [one] { $left } more card is in the way
       *[other] { $left } more cards are in the way
    }
saboteur-why-look = shows whether the gold is there: for all you know, { $chance }% likely
saboteur-why-least = that’s what you need least
saboteur-why-withheld = the diggers won’t get this tunnel
saboteur-why-thief = a nugget, once the gold is shared out
saboteur-why-hands = that hand has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## The cheat sheet
## • *-lens-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-guide*: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player

saboteur-lens-guide = Scoring
saboteur-guide-diggers = Gold reached: gold cards go round the diggers
saboteur-guide-one = Not reached: one saboteur alone
saboteur-guide-three = Not reached: two or three saboteurs, each
saboteur-guide-four = Not reached: four saboteurs, each
saboteur-guide-broken = Broken tool: no tunnels until it’s fixed
saboteur-guide-fix = Fix: clears a broken tool, anyone’s
saboteur-guide-dead = Dead end: blocks the way
saboteur-guide-map = Map: look at one goal in secret
saboteur-guide-rockfall = Rockfall: takes one tunnel away
saboteur-guide-winners = Winners, saboteurs too: one, two, three, four, more; each
saboteur-guide-doors = Doors: only their own team goes through
saboteur-guide-boss = Boss: wins with either team, but gets less
saboteur-guide-profiteer = Profiteer: always wins, but gets less
saboteur-guide-geologist = Geologists: for each crystal, shared
saboteur-guide-thief = Thief: steals a nugget once gold is shared out
saboteur-guide-trap = Trapped: no tunnels, and no nuggets at the end
