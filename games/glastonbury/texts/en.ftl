### Glastonbury in English. $seat and $seats are people: their names already.
### • *-blurb: what a game is like, for people who choose one: “you” is any one player

glastonbury-name = Glastonbury
glastonbury-blurb = Walk round the field, fill your cauldron, and remember what’s in it: you only ever see the top card.
glastonbury-credit = A game by Günter Burkhardt, published by franjos

## Options
## • *-preset-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-option-*-help: explains an option to people who choose what to play: “you” is any one player
## • *-option-*: an option, or its value: “option: value” on a button, better 20: “you” is any one player

glastonbury-preset-simple = Simple game
glastonbury-preset-recipes = With recipes
glastonbury-option-recipes = Recipes
# Here “you” is the whole table.
glastonbury-option-recipes-help = Each player gets two secret recipes that score extra points at the end. Better once you know the game.
glastonbury-option-recipes-off = off
glastonbury-option-recipes-on = on
glastonbury-option-memory = Memory
glastonbury-option-memory-help = Strict: nobody can look up what lies below the top card of a cauldron. I remove each old board, so the chat gives nothing away either. Open: all cauldrons are open, for children and first games.
glastonbury-option-memory-strict = strict
glastonbury-option-memory-open = open

## What holds at a table
## • *-holds-*: in /rules, what holds at this table: “you” is any one player

glastonbury-holds-recipes-off = There are no recipes.
glastonbury-holds-recipes-on = Everyone has 2 secret recipes that score extra points at the end.
glastonbury-holds-memory-strict = Nobody can look up what lies below the top card of a cauldron.
glastonbury-holds-memory-open = Everyone sees all the cards in all cauldrons.

## Questions and answers
## • *-kind-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-ask-*: after the name of whoever is to move, below the board: that is “you”

glastonbury-ask-corner = where do you start?
glastonbury-ask-cell = which card will you take?
glastonbury-ask-kind = what will you do?
glastonbury-ask-kept = keep the last card?
glastonbury-kind-appear = ✨ Appearance
glastonbury-kind-move = 👢 Walk on
glastonbury-kind-stay = Stay here: no card
glastonbury-kept-keep = Keep it
glastonbury-kept-leave = Leave it

## How things stand
## • *-status-*: with the board: “you” is whoever is shown it
## • *-note-*: in private, to the person it is about: that is “you”

glastonbury-status-stock = { $stock ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] { $stock } cards in the deck
    }
glastonbury-status-looking = 👁 Your whole cauldron, from the bottom up. Take a good look: it closes when you confirm.
glastonbury-card = { $kind ->
        [agaric] 🍄 toadstool { $value }
        [rose] 🌹 rose { $value }
        [feather] 🪶 feather { $value }
        [butterfly] 🦋 butterfly { $value }
        [sunflower] 🌻 sunflower { $value }
        [honey] 🍯 honey { $value }
        [frog] 🐸 frog { $value }
        [clover] ☘️ clover { $value }
        [pumpkin] 🎃 pumpkin { $value }
        [maple] 🍁 maple leaf { $value }
        [grapes] 🍇 grapes { $value }
        [beetle] 🪲 beetle { $value }
        [acorn] 🌰 acorn { $value }
        [snail] 🐌 snail { $value }
        [mouse] 🐭 mouse { $value }
        [bat] 🦇 bat { $value }
        [bone] 🦴 bone { $value }
        [egg] 🥚 egg { $value }
       *[powder] 🪄 magic powder
    }
glastonbury-set = { $kind ->
        [agaric] toadstools
        [rose] roses
        [feather] feathers
        [butterfly] butterflies
        [sunflower] sunflowers
        [honey] honey
        [frog] frogs
        [clover] clover
        [pumpkin] pumpkins
        [maple] maple leaves
        [grapes] grapes
        [beetle] beetles
        [acorn] acorns
        [snail] snails
        [mouse] mice
        [bat] bats
        [bone] bones
       *[egg] eggs
    }
glastonbury-note-recipes =
    📜 <b>Your recipes</b>
    • { $colour ->
        [orange] More orange cards than anyone else (🎃 pumpkins, 🍁 maple leaves)
        [purple] More purple cards than anyone else (🍇 grapes, 🪲 beetles)
        [brown] More brown cards than anyone else (🌰 acorns, 🐌 snails)
        [grey] More grey cards than anyone else (🐭 mice, 🦇 bats)
       *[white] More white cards than anyone else (🦴 bones, 🥚 eggs)
    }: +{ $each } each
    • { $goal ->
        [few-cards] Fewest cards in your cauldron
        [few-fours] Fewest cards with a 4
        [few-spells] Fewest spell cards
        [many-ones] Most cards with a 1
       *[ender] End the game yourself
    }: +10

## What happens

glastonbury-stood = { $seat } starts at the { $corner ->
        [1] north-west
        [2] north-east
        [3] south-east
       *[4] south-west
    } corner
glastonbury-taken = { $way ->
        [appear] ✨ { $seat } lets a card appear: { glastonbury-card }
        [move] 👢 { $seat } walks on and takes { glastonbury-card }
       *[take] { $seat } takes { glastonbury-card }
    }
glastonbury-spell-taken = { $way ->
        [appear] ✨ { $seat } lets a spell appear:
        [move] 👢 { $seat } walks on and takes a spell:
       *[take] { $seat } takes a spell:
    } { $spell ->
        [bad-luck] 🌩 bad luck
        [eyeball] 👁 eyeball
        [appearance] ✨ appearance
       *[movement] 👢 movement
    }
glastonbury-card-left = { $seat } takes { glastonbury-card }, but not into the cauldron
glastonbury-unlucky = 🌩 { $seats }: top card lost
glastonbury-peeked = 👁 { $seat } looks into their cauldron
glastonbury-rested = 🌙 { $seat } is at a corner: no card
glastonbury-stock-empty = The deck is empty: the first empty line ends the game
glastonbury-ended = { $ending ->
        [trapped] { $seat } finds no card to take: the game is over
       *[line] { $seat } takes the last card of a line: the game is over
    }
glastonbury-powder-added = 🪄 { $seat }’s powder joins the { glastonbury-set }

## The score
## • *-category-*: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player

glastonbury-category-single = Single cards
glastonbury-category-three = Sets of three
glastonbury-category-four = Sets of four
glastonbury-category-recipe-a = Colour recipe
glastonbury-category-recipe-b = Task recipe
glastonbury-reason-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
glastonbury-reason-own = wizard’s colour
glastonbury-reason-bonus = bonus

## Pictures
## • *-lens-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-guide* *-sheet glastonbury-colour-red glastonbury-colour-blue glastonbury-colour-yellow glastonbury-colour-green glastonbury-spell-bad-luck glastonbury-spell-eyeball glastonbury-spell-appearance glastonbury-spell-movement glastonbury-spell-powder: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player

glastonbury-lens-cauldrons = All cauldrons
glastonbury-sheet = The cauldrons
glastonbury-spell-bad-luck = Bad luck
glastonbury-spell-eyeball = Eyeball
glastonbury-spell-appearance = Appearance
glastonbury-spell-movement = Movement
glastonbury-spell-powder = Magic powder
glastonbury-guide-bad-luck = At once: everyone else loses their top card
glastonbury-guide-eyeball = At once: look at your whole cauldron
glastonbury-guide-appearance = Twice: take any card on the field except Bad luck and Eyeball
glastonbury-guide-movement = Three times: walk on from a corner and take a card, except the same two
glastonbury-guide-powder = 0 steps: take from the same line again. At the end it joins a set
glastonbury-colour-red = Red wizard
glastonbury-colour-blue = Blue wizard
glastonbury-colour-yellow = Yellow wizard
glastonbury-colour-green = Green wizard
glastonbury-example = Three steps have led the yellow wizard to the lit line: one of its cards is taken now. Right: the cauldrons with their top cards, and the spells with the uses left. Below: what each spell does.

## /rules
## • *-rules*: a page: up to 4096 characters; “you” is any one player

glastonbury-rules =
    <b>Glastonbury</b>

    Wizards walk round a field of cards and throw ingredients into their cauldrons: collect three or four of a kind. Each of the 18 ingredients has four cards, numbered 1 to 4; two ingredients share a colour. Two powders and ten spells are mixed in.

    <b>Your turn</b>
    • <b>Your wizard walks</b> (I move it for you), clockwise, as many steps as the top card of your cauldron says; two while it is empty. The field is six cards wide and six high. On each side of it there are four lines of cards, then a corner: each line and each corner is one step. The outer cards belong to the lines that end there. Wizards may share a line.
    • <b>Take a card</b> from the line you stand at: any card of it, near or far. Ingredients and powder go on top of your cauldron. A new card fills the gap.
    • <b>Corner:</b> no card, unless a Movement spell lets you walk on. A random player begins; each in turn chooses a free corner to start from.

    <b>Spells.</b> Take one instead of an ingredient; use at most one per turn.
    • 🌩 <b>Bad luck</b> acts at once: everyone else loses the top card of the cauldron. These cards go under the deck, shuffled and unseen, or out of the game when the deck is empty. Four cards.
    • 👁 <b>Eyeball</b> acts at once: you see your whole cauldron once. Two cards.
    • ✨ <b>Appearance</b>, twice: instead of from your line, take any card on the field except Bad luck and Eyeball; not at a corner. Two cards.
    • 👢 <b>Movement</b>, three times: at a corner, walk on as many steps as your top card says and take a card there, except those two. If the line has nothing else, the game ends. Two cards.
    A spell that you keep can be used from your next turn on.
    🪄 <b>Magic powder</b> is worth 0: you stay and take from the same line again. If Bad luck uncovers it while you stand at a corner, walk as many steps as the card below it says. At the end it joins the ingredient where it scores you most; it may make three cards four.

    <b>The end</b>
    When the deck is empty, gaps are no longer filled. Whoever takes the last card of any line ends the game, and need not keep that card.

    <b>Points, for each ingredient</b>
    • one card: lose its number; two: 0 points
    • three: their sum; four: their sum and 5 more
    Ingredients of your wizard’s colour count double, minus points, too (but not the 5). Equal totals share the win.

    { $players ->
        [0] <b>Two players:</b> the eight cards of one of the unused wizards’ colours stay in the box.
        [2] The eight cards of one of the unused wizards’ colours stay in the box.
       *[other] {""}
    }
glastonbury-rules-recipes-on =
    <b>Recipes</b>. One for a colour: if you have more of its cards than anyone else, { $players ->
        [0] 1 point a card (2 with four players)
        [4] 2 points a card
       *[other] 1 point a card
    }; your powder may count there. One for a task, 10 points: you alone have the fewest cards in the cauldron, the fewest cards with a 4, the fewest spells or the most cards with a 1, or you end the game; the recipe says which. A tie scores nothing.
glastonbury-rules-memory-strict =
    <b>Remembering</b>
    With strict memory you see only the top card of each cauldron: remember what lies below. The eyeball shows it in private; the others wait until you close it. There are no hints. I delete each board once the next one stands, or empty it where I cannot. I cannot take back screenshots, notifications, what your phone stores, or the record of deleted messages that a group’s admins can open. Please do not take notes!
glastonbury-rules-memory-open =
    <b>Open cauldrons</b>. Everyone sees all the cards in them, so an eyeball shows nothing new.

## The log and the board in characters
## • *-legend*: below a board in characters: “you” is whoever reads it

glastonbury-move-cell = row { $row }, column { $column }
glastonbury-move-none = no card
glastonbury-legend = Each card is a sign and a number: 🐸3 is frog 3, 🪄 magic powder, [] a corner, ·· empty. The digits round the field are the wizards
glastonbury-legend-player = { $seat } ({ $number }): { $told }
glastonbury-legend-cards = { $cards ->
        [0] the cauldron is empty
        [one] { $cards } card in the cauldron
       *[other] { $cards } cards in the cauldron
    }
glastonbury-legend-top = on top: { $card }
glastonbury-legend-cauldron = from the bottom up: { $cards }
glastonbury-legend-spell = { $spell ->
        [appearance] appearance
       *[movement] movement
    } × { $uses }
glastonbury-scored = { $category } ({ $set })

## Records

glastonbury-record-three = Best sets of three: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
glastonbury-record-four = Best sets of four: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## In words
## • *-aloud-* *-chapter-*: instead of a picture, read out to one person: that is “you”

glastonbury-aloud-sign = { $sign }
glastonbury-aloud-spell = { $sign } { $spell }
glastonbury-aloud-ahead = Where { $seat } would stand next, by the number of the card taken: { $places }
glastonbury-aloud-movement = 👢 Walk on: { $place }
glastonbury-aloud-step = { $steps }: { $place }
glastonbury-chapter-cauldrons = All cauldrons
glastonbury-chapter-colours = Colours
glastonbury-aloud-colour = { $colour ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
        [green] Green
        [orange] Orange
        [purple] Purple
        [brown] Brown
        [grey] Grey
       *[white] White
    }: { $sets }
glastonbury-chapter-field = Cards
glastonbury-aloud-wizard = { $seat }: { $told }
glastonbury-aloud-cauldron = cauldron, from the bottom: { $cards }
glastonbury-aloud-place = { $side ->
        [north] above column { $line }
        [east] right of row { $line }
        [south] below column { $line }
       *[west] left of row { $line }
    }
glastonbury-aloud-corner = { $corner ->
        [nw] north-west corner
        [ne] north-east corner
        [se] south-east corner
       *[sw] south-west corner
    }
glastonbury-aloud-told = { $what }, { $told }
glastonbury-aloud-next = then { $place }
glastonbury-aloud-refilled = { $card } lies there now
glastonbury-aloud-removed = Not in this game: { $sets }
glastonbury-aloud-row = Row { $row }: { $cards }
glastonbury-aloud-nothing = nothing
glastonbury-aloud-cell = { glastonbury-aloud-at }: { $card }
glastonbury-aloud-at = row { $row } column { $column }

## Why a computer would do that
## • *-why-*: a reason for a move, after a colon: “you” is whoever asked for a hint

glastonbury-why-set = { $how ->
        [leave] in the cauldron it would count:{" "}
       *[keep] {""}
    }{ $set }{ $own ->
        [1] {" "}(your colour)
       *[0] {""}
    }: { $before } → { $after } points
glastonbury-why-whole = { $how ->
        [leave] in the cauldron it would count:{" "}
       *[keep] {""}
    }your sets with { $powder ->
        [1] this powder
       *[0] your powder
    }: { $before } → { $after } points
glastonbury-why-recipes = your recipes: { $before } → { $after } points
glastonbury-why-powder = powder: it will join whichever of your sets it helps most
glastonbury-why-grows = { $named ->
        [1] { $set }:{" "}
       *[0] {""}
    }{ $aim ->
        [2] a second makes it 0
        [3] three make { $points } or more
       *[4] the fourth makes it { $points }
    } ({ $odds ->
        [likely] likely
        [gamble] a gamble
       *[unlikely] unlikely
    }{ $lying ->
        [0] {""}
       *[other] , { $lying } on the field
    })
glastonbury-why-rest = { $named ->
        [1] { $set }:{" "}
       *[0] {""}
    }others hold the rest of them
glastonbury-why-next = { $steps ->
        [0] then you stay where you are{ $where ->
            [corner] , at a corner, without a card
            [further] , at a corner, where Movement can go on
            [card] , beside { $card }
            [field] {""}
           *[idle] , with nothing useful there yet
        }
       *[other] then you walk { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        }{ $where ->
            [corner] {" "}to a corner, without a card
            [further] {" "}to a corner, where Movement can go on
            [card] {" "}towards { $card }
            [field] {""}
           *[idle] , to nothing useful yet
        }
    }
glastonbury-why-unlucky = { $count ->
        [0] nobody has a card to lose
       *[other] { $losses }
    }
glastonbury-why-loss = { $seat } loses { $card }{ $points ->
        [0] {""}
       *[other] {" "}(−{ $points })
    }
glastonbury-why-uses = { $card }: { $uses ->
        [0] nothing goes into your cauldron
        [one] one use later on
       *[other] { $uses } uses later on
    }
glastonbury-why-spent = { $left ->
        [0] your last { $spell ->
            [appearance] Appearance
           *[movement] Movement
        }
       *[other] { $spell ->
            [appearance] Appearance
           *[movement] Movement
        }: { $left } left
    }
glastonbury-why-saved = you keep { $left ->
        [one] one Movement
       *[other] { $left } Movements
    } for later
glastonbury-why-ends = that ends the game{ $known ->
        [1] : { $won ->
            [1] you win,
            [2] shared win,
           *[0] you lose,
        } { $own } to { $best }
       *[0] {""}
    }
glastonbury-why-card = { $way ->
        [appear] Appearance,{" "}
        [move] Movement,{" "}
        [leave] leave out{" "}
        [stay] stay at the corner
        [trapped] Movement, without a card
       *[take] {""}
    }{ $card }
glastonbury-why-beside = next best: { $what } ({ $less ->
        [0] about as good
       *[other] about { $less } worse
    })

## The cheat sheet
## • *-lens-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-guide*: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player

glastonbury-lens-guide = Scoring
glastonbury-guide-one = One of a kind: minus its number (a 4)
glastonbury-guide-two = Two of a kind: nothing
glastonbury-guide-three = Three of a kind: their sum (4, 3, 2)
glastonbury-guide-four = Four of a kind: their sum and 5 (4, 3, 2, 1)
glastonbury-guide-own = Your wizard’s colour: plus and minus count twice, but not the 5
glastonbury-guide-steps = Your top card’s number: steps of your next walk
glastonbury-guide-colour = Colour recipe: more of its cards than anyone, for each
glastonbury-guide-task = Task recipe: yours alone
