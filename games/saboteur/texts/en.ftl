### Saboteur in English. $seat, $player and $seats are people: their names already.

saboteur-name = Saboteur
saboteur-blurb = Dwarves dig for gold together. But who of them works for the other side? Roles and cards are secret: they come to you in your private chat.
saboteur-credit = A game by Frederic Moyersoen

## Options

saboteur-option-expansion = Saboteur 2
saboteur-option-expansion-help = Two teams of diggers with doors of their colours, boss, profiteer, geologists; ladders, bridges, crystals; thieves, traps, swaps. 2 to 12 players; 3 to 10 without it.
saboteur-option-expansion-off = no
saboteur-option-expansion-on = yes
saboteur-option-connected = Tunnels
saboteur-option-connected-help = Must a new tunnel carry on the path from the entrance, or may it join any tunnel on the table?
saboteur-option-connected-on = from the entrance
saboteur-option-connected-off = anywhere
saboteur-option-broken-no-gold = Gold with broken tools
saboteur-option-broken-no-gold-help = Does a gold digger whose tool is broken at the end of a round get gold when the diggers win? Base game only.
saboteur-option-broken-no-gold-off = yes
saboteur-option-broken-no-gold-on = no
saboteur-option-finisher-colour = Who wins without doors
saboteur-option-finisher-colour-help = Saboteur 2: when a blue or green digger reaches the gold himself, does his colour win alone, or every colour that no door keeps out?
saboteur-option-finisher-colour-on = the finisher's colour
saboteur-option-finisher-colour-off = both colours
saboteur-refuses-seats = { $fewest } to { $most } can play this
saboteur-option-rounds = Rounds
saboteur-option-rounds-help = Three rounds make a whole game; new roles are dealt for each. One round is a short game.
saboteur-option-rounds-3 = three
saboteur-option-rounds-1 = one

## Questions and answers

saboteur-ask-kind = what do you do?
saboteur-ask-card = which card do you play?
saboteur-ask-cell = where?
saboteur-ask-turned = which way round?
saboteur-ask-player = on whom?
saboteur-ask-victim = from whom do you steal a nugget?
saboteur-ask-tool = which tool is repaired?
saboteur-ask-goal = which goal do you look at?
saboteur-ask-cards = what do you discard?
saboteur-ask-lying = which card do you get rid of?
saboteur-ask-gold = which gold card do you keep?
saboteur-kind-pass = Pass
saboteur-kind-clear = Discard two to get free
saboteur-cards-stop = That's all
saboteur-tool-pick = pickaxe
saboteur-tool-lamp = lamp
saboteur-tool-cart = cart
saboteur-gold-one = 1 nugget
saboteur-gold-two = 2 nuggets
saboteur-gold-three = 3 nuggets

## Cards

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
saboteur-word-break-pick = Break pickaxe
saboteur-word-break-lamp = Break lamp
saboteur-word-break-cart = Break cart
saboteur-word-repair-pick = Repair pickaxe
saboteur-word-repair-lamp = Repair lamp
saboteur-word-repair-cart = Repair cart
saboteur-word-repair-pick-lamp = Repair pickaxe or lamp
saboteur-word-repair-pick-cart = Repair pickaxe or cart
saboteur-word-repair-lamp-cart = Repair lamp or cart
saboteur-word-rockfall = Rockfall
saboteur-word-map = Map
saboteur-word-bridge = ╋ bridge
saboteur-word-double-nw-es = ┛┏ two bends
saboteur-word-double-ne-sw = ┗┓ two bends
saboteur-word-ladder-s = ╻ ladder
saboteur-word-ladder-w = ╸ ladder
saboteur-word-ladder-es = ┏ ladder
saboteur-word-ladder-ne = ┗ ladder
saboteur-word-green-es = ┏ green door
saboteur-word-green-ew = ━ green door
saboteur-word-green-ns-xe = ┃ green door, stub
saboteur-word-blue-ns = ┃ blue door
saboteur-word-blue-ew = ━ blue door
saboteur-word-blue-sw = ┓ blue door
saboteur-word-crystal-w = ╸ crystal
saboteur-word-crystal-s = ╻ crystal
saboteur-word-crystal-esw = ┳ crystal
saboteur-word-crystal-nes = ┣ crystal
saboteur-word-crystal-nesw = ╋ crystal
saboteur-word-crystal-esw-xn = ┳ crystal, stub
saboteur-word-crystal-nsw-xe = ┫ crystal, stub
saboteur-word-crystal-ew-xs = ━ crystal, stub
saboteur-word-ne-xs = ┗ bend, stub
saboteur-word-es-xn = ┏ bend, stub
saboteur-word-ns-xe = ┃ straight, stub
saboteur-word-ns-xew = ┃ straight, two stubs
saboteur-word-ew-xns = ━ straight, two stubs
saboteur-word-thief = Thief
saboteur-word-hands-off = Hands off
saboteur-word-swap-hands = Swap hands
saboteur-word-inspection = Inspection
saboteur-word-swap-role = Swap role
saboteur-word-trap = Trap
saboteur-word-release = Release
saboteur-lying-break-pick = Broken pickaxe
saboteur-lying-break-lamp = Broken lamp
saboteur-lying-break-cart = Broken cart

## What happened

saboteur-tunnel-laid = { $seat }: { $tunnel ->
        [dead] a dead end
        [blue] a tunnel with a blue door
        [green] a tunnel with a green door
        [crystal] a tunnel with a crystal
        [ladder] a ladder
        [bridge] two tunnels on one card
       *[plain] a new tunnel
    }
saboteur-goal-revealed = { $face ->
        [gold] 🟡 The gold is found!
       *[stone] 🪨 Only stone here: the gold lies elsewhere
    }
saboteur-tool-broken = { $seat } breaks a tool: { $player } — { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] cart
    }
saboteur-tool-repaired = { $seat } repairs a tool: { $player } — { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] cart
    }
saboteur-tunnel-collapsed = { $seat }: rockfall, a tunnel is gone
saboteur-goal-seen = You look at { saboteur-place }: { $face ->
        [gold] it is the gold!
       *[stone] only stone
    }
saboteur-goal-looked-at = { $seat } looks at { saboteur-place }
saboteur-passed = { $seat } passes and discards { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
saboteur-round-ended = <b>Round { $round }.</b> { $outcome ->
        [diggers] The gold is reached: the gold diggers win!
        [saboteurs] The gold was not reached: the saboteurs win!
        [blue] The gold is reached, and the blue diggers win!
        [green] The gold is reached, and the green diggers win!
        [colours] The gold is reached: blue and green diggers win!
        [barred] The gold is reached, but doors keep out both colours: the saboteurs win!
       *[nobody] The gold was not reached, but there was no saboteur: nobody gets gold.
    }
saboteur-role-revealed = { $role ->
        [digger] { $shared ->
            [one] Gold digger
           *[other] Gold diggers
        }
        [blue] { $shared ->
            [one] Blue digger
           *[other] Blue diggers
        }
        [green] { $shared ->
            [one] Green digger
           *[other] Green diggers
        }
        [boss] Boss
        [profiteer] Profiteer
        [geologist] { $shared ->
            [one] Geologist
           *[other] Geologists
        }
       *[saboteur] { $shared ->
            [one] Saboteur
           *[other] Saboteurs
        }
    }: { $seats }
saboteur-gold-offered = { $cards ->
        [one] One gold card goes
       *[other] { $cards } gold cards go
    } round among the diggers. { $seat } picks first.
saboteur-gold-picked = You take a card with { $gold ->
        [one] { $gold } nugget
       *[other] { $gold } nuggets
    }
saboteur-gold-taken = { $seat } takes a gold card
saboteur-nuggets-paid = { $seats }: { saboteur-nuggets }{ $shared ->
        [one] {""}
       *[other] {" "}each
    }
saboteur-round-began = <b>Round { $round }.</b> New roles are dealt; { $seat } begins.
saboteur-thief-came = { $seat } lays a thief before himself
saboteur-thief-gone = { $seat } takes a thief away: { $player }
saboteur-hands-swapped = { $seat } and { $player } swap their hands
saboteur-role-inspected = You look at the role: { $player } — { saboteur-role-name }
saboteur-role-looked-at = { $seat } looks at a role: { $player }
saboteur-role-changed = Your role was swapped. Now you are: { saboteur-role-name }
saboteur-role-swapped = { $seat } swaps a role: { $player }
saboteur-player-trapped = { $seat } lays a trap: { $player }
saboteur-player-released = { $seat } opens a trap: { $player }
saboteur-card-cleared = { $seat } discards two cards and gets rid of { $card ->
        [trap] the trap
        [thief] the thief
       *[tool] a broken tool
    }
saboteur-crystals-paid = { $seats }: { saboteur-nuggets }{ $shared ->
        [one] {""}
       *[other] {" "}each
    } for { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }
saboteur-nugget-stolen = { $seat } steals a nugget: { $player }
saboteur-game-ended = { $shared ->
        [one] The richest dwarf is { $seats }
       *[other] The richest dwarves are { $seats }
    }: { saboteur-nuggets }

## Parts of sentences

saboteur-role-name = { $role ->
        [blue] blue digger
        [green] green digger
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

saboteur-status-round = Round { $round } of { $rounds } · { $deck ->
        [0] the deck is empty
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }
saboteur-note-round = 🎭 <b>Round { $round }</b> is over: who was who.
saboteur-note-role = { $role ->
        [digger] ⛏ You are a <b>gold digger</b>: dig a way to the gold before the cards run out.
        [blue] 🔵 You are a <b>blue digger</b>: dig to the gold by a way without green doors.
        [green] 🟢 You are a <b>green digger</b>: dig to the gold by a way without blue doors.
        [boss] 👑 You are the <b>boss</b>: help the diggers, whichever colour wins you win with it.
        [profiteer] 🎩 You are the <b>profiteer</b>: you win with whoever wins, and get two nuggets less.
        [geologist] 💎 You are a <b>geologist</b>: you are paid for crystals on the table, and for nothing else.
       *[saboteur] 💣 You are a <b>saboteur</b>: see to it that the gold is not reached, and do not get caught.
    }
saboteur-category-digging = Digging
saboteur-category-sabotage = Sabotage
saboteur-category-crystals = Crystals
saboteur-category-theft = Theft

## Pictures

saboteur-role-digger = Gold digger
saboteur-role-saboteur = Saboteur
saboteur-role-blue = Blue digger
saboteur-role-green = Green digger
saboteur-role-boss = Boss
saboteur-role-profiteer = Profiteer
saboteur-role-geologist = Geologist
saboteur-outcome-diggers = The gold is found
saboteur-outcome-saboteurs = The saboteurs win
saboteur-outcome-nobody = The gold is not found
saboteur-outcome-blue = Blue wins
saboteur-outcome-green = Green wins
saboteur-outcome-colours = Blue and Green win
saboteur-outcome-barred = The way is barred
saboteur-sheet = The gold
saboteur-lens-board = Maze
saboteur-lens-round = Last round
saboteur-lens-sheet = Gold
saboteur-example = A round under way. The path from the entrance has reached the upper goal: only stone. The tunnels in the dark were cut off by a rockfall. Below: some of the cards, and the dwarves with their broken tools; in a game nobody knows who is who.

## /rules

saboteur-rules =
    <b>Saboteur</b>

    Gold lies under one of three goals, seven cards away from the entrance. The gold diggers want to reach it, the saboteurs want to prevent it, and nobody knows who is who. Who has most nuggets after three rounds wins.

    <b>Your turn</b>
    Choose a card in your private chat, then draw a new one:
    • <b>Tunnel.</b> It must fit the cards around it on all sides, tunnel to tunnel and rock to rock, and carry on the path from the entrance. A card is turned by half only. Whoever has a broken tool before him lays no tunnels. Dead ends lead nowhere.
    • <b>Broken tool.</b> Put it before anybody who has not got the same one already.
    • <b>Repair.</b> Takes a broken tool away, from you or from somebody else. A card with two tools repairs one of them.
    • <b>Rockfall.</b> Takes any tunnel off the table, but not the entrance and the goals. What is cut off then can be used again when the way is mended.
    • <b>Map.</b> You look at a goal in secret.
    • <b>Pass.</b> Discard a card that nobody sees.

    <b>Goals</b>
    When the path reaches a goal, it is turned up. Stone: the search goes on, and the stone becomes part of the maze. Gold: the round is over.

    <b>The end of a round</b>
    The diggers win when the gold is reached; the saboteurs win when the deck is empty and everybody has passed in a row. Then the roles are revealed.
    • <b>Diggers:</b> gold cards of 1 to 3 nuggets go round, one for each player (nine among ten players). The dwarf who reached the gold picks first; the others follow from digger to digger, against the order of turns, until no card is left.
    • <b>Saboteurs:</b> a single one gets 4 nuggets, two or three get 3 each, four get 2 each.
    Your gold stays secret until the end of the game. Roles are dealt anew for every round, and one more than there are players: there may be one saboteur less than you think.

    <b>Saboteur 2</b>
    Diggers are blue or green. Everybody holds six cards; ten of the deck stay out. A pass discards 1 to 3 cards and draws as many. For two cards of your hand you get rid of one that lies before you.
    • <b>Doors</b> let only diggers of their colour through. The gold pays the colour of the digger who reached it, if its way has no door against it; else the other colour, if it can pass; after anybody else, all who can pass. If none can, the saboteurs win.
    • <b>Ladders</b> are joined to the entrance and to each other; they may touch any tunnel, but no goal. <b>Bridges</b> and double bends have two tunnels that do not meet; a tunnel cut short leads nowhere.
    • <b>Boss</b>: wins with either colour, one nugget less. <b>Profiteer</b>: always wins, two less. <b>Geologists</b>: a nugget for each crystal, shared.
    • One winner gets 5 nuggets, two 4 each, three 3, four 2, more 1.
    • <b>Trap</b>: no tunnels, and no pay while it lies there at the end. <b>Thief</b>: after the pay, take a nugget from anybody.

    <i>A hint:</i> watch who breaks whose tools, and what the maps are said to have shown.
