### Guilds of Laar in English. $seat and $seats are people: their names already.
### • laar-name: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player
### • *-blurb: what a game is like, for people who choose one: “you” is any one player

laar-name = Guilds of Laar
laar-blurb = Merchants send experts to the island markets: the same card may become a spice, a gem, a beast, a weapon or a spell. Twelve rounds, one card a round.
laar-credit = A game by Yury Zhuravlyov, developed by Pyotr Tyulenev, published by Hobby World

## Options
## • *-preset-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-option-*-help: explains an option to people who choose what to play: “you” is any one player
## • *-option-*: an option, or its value: “option: value” on a button, better 20: “you” is any one player

laar-preset-standard = Standard
laar-preset-open = Open gems
laar-preset-hidden = Hidden experts
laar-option-gems = Gems
# Here “you” is the whole table.
laar-option-gems-help = Closed: a gem’s class is announced, then the gem lies face down. The chat keeps the announcement: it’s up to you not to look it up. Open: everyone sees all gems.
laar-option-gems-closed = closed
laar-option-gems-open = open
laar-option-experts = Experts
laar-option-experts-help = Open: everyone sees which experts each player has left. Hidden: you hold them in your hand and choose in the private chat.
laar-option-experts-open = open
laar-option-experts-hidden = hidden
laar-option-beasts = Beast chart
laar-option-beasts-help = How beasts score. I: sets of different beasts. II: sets of the same beast. III: any two. IV: different beasts, or pairs. V: each beast scores by the beast you take next.
laar-option-beasts-random = random
laar-option-beasts-i = I
laar-option-beasts-ii = II
laar-option-beasts-iii = III
laar-option-beasts-iv = IV
laar-option-beasts-v = V

## What holds at a table
## • *-holds-*: in /rules, what holds at this table: “you” is any one player

laar-holds-gems-closed = A gem’s class is announced; then the gem lies face down, and only its owner sees it.
laar-holds-gems-open = Everyone sees all gems.
laar-holds-experts-open = Everyone sees which experts each player has left.
laar-holds-experts-hidden = Only you see which experts you have left; you choose in the private chat.
laar-holds-beasts-random = One of the 5 beast charts is drawn at random at the start.
laar-holds-beasts-i = 1/2/3/4 different beasts score 2/5/9/14.
laar-holds-beasts-ii = 1/2/3/4 beasts of a kind score 2/6/11/17.
laar-holds-beasts-iii = Any two beasts score 5; an odd one scores nothing.
laar-holds-beasts-iv = A pair of the same beast scores 6; 1/2/3/4 different ones score 2/4/8/12.
laar-holds-beasts-v = Each beast scores 3 to 5, depending on the beast you take next; the last one scores nothing.

## Questions and answers
## • *-word-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-ask-*: after the name of whoever is to move, below the board: that is “you”

laar-ask-cell = which card will you send an expert to?
laar-ask-expert = what should it become?
laar-ask-card = which card will you take?
laar-ask-goods = the last card: what should it become?
laar-ask-universal = which universal good comes first?
laar-ask-stack = what will the universal good be?
laar-ask-weapon = which weapon does your shield stop?
laar-word-spice = spice
laar-word-gem = gem
laar-word-beast = beast
laar-word-weapon = weapon
laar-word-spell = spell
laar-weapon-boomerang = boomerang
laar-weapon-pinga = pinga
laar-weapon-shuriken = shuriken
laar-weapon-katar = katar

## What happened

laar-expert-sent = { $seat } sends the { $goods ->
        [spice] chef
        [gem] jeweller
        [beast] trapper
        [weapon] armourer
       *[spell] arcanist
    }: { laar-thing }
laar-goods-taken = { $seat } takes { laar-thing }
laar-goods-changed = { $seat } takes the last card as { laar-thing }
laar-goods-assigned = { $goods ->
        [spell] { $seat } keeps the universal good as a spell
       *[other] { $seat }: the universal good becomes { laar-thing }
    }
laar-experts-back = All experts are back. { $seat } goes first now.
laar-weapon-stopped = 🛡 { $seat }: shield against the { $what ->
        [boomerang] boomerang
        [pinga] pinga
        [shuriken] shuriken
       *[katar] katar
    }
laar-side-chosen = ⚔️ { $seat } uses the { $side ->
        [left] left
       *[right] right
    } side: { $points } (other side: { $other })
laar-tie-broken = Tie-break: fewer { $tie ->
        [points] points from weapons
       *[cards] weapons
    }: { $seats }

## Parts of sentences

laar-thing = { $goods ->
        [spice] 🌿 { laar-what }
        [gem] 💎 gem, class { $what }
        [beast] 🐾 { laar-what }
        [weapon] ⚔️ { laar-what } { $left }–{ $right }
       *[spell] ✨ spell: { laar-what }
    }
laar-what = { $what ->
        [anise] anise
        [mint] mint
        [pepper] pepper
        [juniper] juniper
        [lotus] lotus
        [clove] cloves
        [unicorn] unicorn
        [phoenix] phoenix
        [spider] giant spider
        [serpent] sea serpent
        [boomerang] boomerang
        [pinga] pinga
        [shuriken] shuriken
        [katar] katar
        [per-spice] 1 per spice
        [per-gem] 1 per gem
        [per-beast] 1 per beast
        [per-weapon] 1 per weapon
        [per-spell] 2 per spell
        [per-unicorn] 2 per unicorn
        [per-phoenix] 2 per phoenix
        [per-spider] 2 per giant spider
        [per-serpent] 2 per sea serpent
        [pair-anise-mint] 4 per anise + mint
        [pair-mint-clove] 4 per mint + cloves
        [pair-clove-pepper] 4 per cloves + pepper
        [pair-pepper-juniper] 4 per pepper + juniper
        [pair-juniper-lotus] 4 per juniper + lotus
        [pair-lotus-anise] 4 per lotus + anise
        [five-kinds] 4 per set of five
        [three-beasts] 4 per three different beasts
        [boost-boomerang] boomerang +2
        [boost-pinga] pinga +2
        [boost-shuriken] shuriken +2
        [boost-katar] katar +2
        [shift] gem class ±1
        [shield] shield
       *[universal] universal good
    }

## How things stand
## • *-category-*: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player
## • *-status-*: with the board: “you” is whoever is shown it

laar-status-own = Your goods and experts
laar-status-ending = The caravan is home: last decisions before scoring
laar-status-shielding = Gems are open. Points before weapons:
laar-category-spell = Spells
laar-category-gem = Gems
laar-category-spice = Spices
laar-category-beast = Beasts
laar-category-weapon = Weapons
laar-reason-spell = a spell, { $count ->
        [one] once
       *[other] { $count } times
    }
laar-reason-run = a run of { $count }
laar-reason-spices = { $count ->
        [one] one spice
       *[other] { $count } different spices
    }
laar-reason-herd = { $count ->
        [one] a beast
       *[other] { $count } beasts
    }
laar-reason-dealt = taken with weapons
laar-reason-suffered = lost to weapons

## Pictures
## • *-lens-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • *-guide* *-sheet laar-turn-* laar-if-ended laar-own-now: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player

laar-turn-sending = sending an expert
laar-turn-taking = taking a card
laar-turn-assigning = placing a universal good
laar-turn-shielding = naming a shield
laar-turn-over = All goods
laar-sheet = The caravan is home
laar-if-ended = If the game ended now
laar-own-now = Now, before others’ weapons
laar-guide = What goods score
laar-guide-each = for each of these
laar-guide-set = for each set of these
laar-guide-boost = to both numbers
laar-guide-shift = moves a gem by one class
laar-guide-shield = stops one type of weapon
laar-guide-universal = joins any stack at the end
laar-guide-any = every two beasts
laar-guide-different = 1, 2, 3 … different
laar-guide-equal = 1, 2, 3 … of a kind
laar-guide-pairs = every two
laar-guide-follows = by the beast taken next
laar-guide-run = a run of 1, 2, 3 …
laar-guide-left = left number: the next player
laar-guide-right = right number: the one before
laar-guide-either = left numbers or right ones:
laar-guide-better = the better sum counts
laar-guide-twice = two of one type: neither strikes
laar-lens-score = Forecast
laar-lens-guide = Scoring
laar-example = A goods card and its five zones: the expert sent to it decides which one counts. Below are the five beast charts (only one is in play), and what different spices and runs of gems score.

## /rules
## • *-rules*: a page: up to 4096 characters; “you” is any one player

# A part of /rules: “you” is any one player.
laar-beasts-v = what a beast scores depends on the beast you take right after it; the four numbers are for a phoenix, a sea serpent, a giant spider, a unicorn coming next. A phoenix: 3, 3, 4, 5; a sea serpent: 5, 3, 3, 4; a giant spider: 4, 5, 3, 3; a unicorn: 3, 4, 5, 3. The last scores nothing.
laar-rules =
    <b>Guilds of Laar</b>

    You are merchants. In each of twelve rounds everyone takes one card from the market. A card has five zones, and whichever expert was sent to it decides what it becomes: the chef makes it a spice, the jeweller a gem, the trapper a beast, the armourer a weapon, the arcanist a spell.

    <b>A round</b>
    • One card per player is laid out.
    • In turn order each player sends one of their experts to a card that has none.
    • In <b>reverse</b> order each player takes a card, no matter who sent its expert; you may not pass.
    • The first player gets the last card, and may replace the expert on it with another of their own; the replaced one joins their hand, whoever sent it.
    • A used expert is gone for now. After rounds 4 and 8 everyone has all five again.
    • A random player goes first; after each round the first turn moves on clockwise{ $players ->
        [0] ; with four players one seat is skipped after rounds 4 and 8
        [4] ; after rounds 4 and 8 one seat is skipped
       *[other] {""}
    }.

    <b>Spices.</b> 1/2/3/4/5/6 different ones score 2/4/8/12/20/30. Duplicates score nothing.

    <b>Gems.</b> Classes 1 to 8; 8 and 1 are neighbours. Each run of consecutive classes scores its length squared: 1, 4, 9, 16 … I find the best runs for you. { $gems ->
        [open] All gems lie open.
       *[closed] A gem’s class is announced when it is taken; then it lies face down, and only its owner sees it. The chat keeps the announcements: please remember them, do not look them up.
    }

    <b>Beasts.</b> { $beasts ->
        [i] 1/2/3/4 different beasts score 2/5/9/14; I find the best sets.
        [ii] 1/2/3/4 of a kind score 2/6/11/17; I find the best sets.
        [iii] Any two score 5.
        [iv] A pair scores 6; 1/2/3/4 different ones score 2/4/8/12; I find the best sets.
        [v] Chart V: { laar-beasts-v }
       *[random] By the chart that is drawn at the start; I find the best sets.
        I: 1/2/3/4 different beasts score 2/5/9/14.
        II: 1/2/3/4 of a kind score 2/6/11/17.
        III: any two score 5.
        IV: a pair scores 6; 1/2/3/4 different ones score 2/4/8/12.
        V: { laar-beasts-v }
    }

    <b>Weapons.</b> The left number is how many points you steal from your left neighbour (next in turn order), the right one from your right neighbour. Two or more of one type: none of them strikes, and boosters on them are lost, but they still count as weapons where cards are counted.{ $players ->
        [0] {" "}With two players only the better side of your weapons counts.
        [2] {" "}Your opponent is your left and your right neighbour: only the better side of your weapons counts.
       *[other] {""}
    }

    <b>Spells</b>
    • 1 point for every card of the kind named (2 for every spell); 2 for every beast named; 4 for every pair of the spices named, every set of all five goods, or every three different beasts. Each spell counts on its own, and where spells are counted, it counts itself.
    • ±1: change the class of a gem by one; two may change one gem twice.
    • +2 to both numbers of the weapon named.
    • Shield: one type of weapon does not hurt you, boosted or not. Two shields stop two types.
    • Universal good: at the end you may move it to any other stack; there it is what its card shows.

    <b>The end</b>
    Universal goods are moved. Then{ $gems ->
        [open] {""}
       *[closed] {" "}gems are turned face up, and
    } spells, gems, spices and beasts are counted; I use ±1 as best for you. Last come weapons: now you say what your shield stops. The first player of the last round always decides first. In a tie, whoever got fewer points from weapons wins; then whoever has fewer weapons; then the win is shared. { $players ->
        [2] 24 of the 48 cards are played.
        [3] 36 of the 48 cards are played.
        [4] All 48 cards are played.
       *[0] Of the 48 cards, two players use 24, three 36 and four all of them.
    }

    <i>The publisher’s list of cards and beast charts I and II are not public: ours are a reconstruction with the same totals.</i>

## The log and the market in words
## • *-legend*: below a board in characters: “you” is whoever reads it

laar-move-universal = decides about the universal good
laar-move-shield = names the weapon that a shield stops
laar-move-card = card { $card } of the market
laar-legend = Round { $round } of { $rounds }, beast chart { $chart }
laar-legend-card = Card { $card }: { $zones }
laar-legend-sent = Card { $card }: { $thing }: sent by { $seat }
laar-legend-player = { $first ->
        [1] { $seat } (goes first)
       *[0] { $seat }
    }: { $told }
laar-legend-nothing = nothing yet
laar-legend-gem = 💎 gem, face down
laar-legend-experts = experts left: { $experts }
laar-legend-expert = { $goods ->
        [spice] chef
        [gem] jeweller
        [beast] trapper
        [weapon] armourer
       *[spell] arcanist
    }
laar-legend-stopped = 🛡 { $weapon }

## Records

laar-record-gem = Longest run of gems: { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
laar-record-beast = Best beasts: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
laar-record-weapon = Strongest weapons: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## In words
## • *-guide*: drawn in a picture, with little room: hardly longer than English; no HTML; “you” is any one player
## • *-aloud-* *-chapter-*: instead of a picture, read out to one person: that is “you”

laar-aloud-short = { $goods ->
        [spice] 🌿 { laar-what }
        [gem] 💎 { $what }
        [beast] 🐾 { laar-what }
        [weapon] ⚔️ { laar-what }
       *[spell] ✨ { laar-what }
    }
laar-aloud-weapons = Of a weapon’s two numbers the first is for the neighbour on the left, the second for the one on the right. Two weapons of one type: neither strikes.
laar-chapter-score = { laar-lens-score }
laar-chapter-guide = { laar-lens-guide }
laar-aloud-counted = { $of } { $points }
laar-aloud-forecast = { $seat }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } if the game ended now{ $gems ->
        [0] , without the gems that you do not see
       *[other] {""}
    }: { $told }
laar-aloud-sized = { $count ->
        [one] { $count } scores { $points }
       *[other] { $count } score { $points }
    }
laar-aloud-growing = { $how ->
        [different] Different beasts
        [equal] Beasts of a kind
        [any] Any beasts
        [spices] Different spices
       *[gems] Gems in a run
    }: { $told }
laar-aloud-follows = A { $beast } scores by the beast taken next: { $told }
laar-chapter-market = Market
laar-chapter-others = Others
laar-aloud-expert = { $expert }: { $thing }
laar-aloud-universal = universal good: { $zones }

## Why a computer would do that
## • *-why-*: a reason for a move, after a colon: “you” is whoever asked for a hint

laar-why-pays = { $points } as it stands ({ $parts })
laar-why-part = { $goods ->
        [spice] spices
        [gem] gems
        [beast] beasts
        [weapon] weapons
       *[spell] spells
    }{ $alone ->
        [1] {""}
       *[0] {" "}{ $points }
    }
laar-why-later = played on from here, it still does best
laar-why-nothing = { $named ->
        [1] { $thing }:{" "}
       *[0] {""}
    }nothing yet
laar-why-universal = in the end it joins whichever stack it helps most
laar-why-struck = { $losses }
laar-why-loss = { $seat } { $points }
laar-why-waits = { $odds ->
        [sure] yours if you like: you take first
        [likely] likely still there when you take ({ $chance }%)
        [gamble] still there when you take: a gamble ({ $chance }%)
       *[unlikely] most likely gone before you take
    }
laar-why-others = { $points ->
        [0] no use to those before you
       *[other] worth { $points } at most to those before you
    }
laar-why-last = your last { $expert }{ $is_back ->
        [1] {" "}until round { $back }
       *[0] {""}
    }
laar-why-kept = { $seat } would get +{ $points } from it
laar-why-swapped = your { $gone } goes, the { $comes } comes instead
laar-why-stops = saves you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
laar-why-card = card { $card }, { $thing }
laar-why-next = next best: { $what } ({ $less ->
        [0] about as good
       *[other] about { $less } worse
    })
