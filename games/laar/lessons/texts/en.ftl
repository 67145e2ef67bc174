### What the lessons of Guilds of Laar say.
### • *-lesson-*-is-*: an answer on a button of a lesson: short; no HTML
### • *-lesson-*: below a picture of a lesson, to one person alone: that is “you”
### • *-tip-*: below the question in somebody’s first games, in two lines: up to 62 characters. “You” is that person

laar-lesson-laar-begin = You’re merchants and collect goods; most points after twelve rounds win. A card can become any of five things, depending on the expert you send: the chef makes it a spice, the jeweller a gem, the trapper a beast, the armourer a weapon, the arcanist a spell.
laar-lesson-laar-send = Each round, everyone sends one expert. Gems score for runs such as 6, 7, 8. Send the jeweller for the gem of class 8.
laar-lesson-laar-send-wrong = That’s the other card. The 8 is on the left one.
laar-lesson-laar-send-zone = With that expert, the card would be something else. You want its gem.
laar-lesson-laar-send-right = Now the card counts as that gem, whoever takes it!
laar-lesson-laar-last = Cards are taken in reverse order, so Ann chose before you and took your gem. But the first player, you, takes the last card as they please: change the expert, and make it the weapon.
laar-lesson-laar-last-wrong = You may change it, yes. But this time, take the weapon.
laar-lesson-laar-last-kept = That’s what Ann’s trapper made of it. Change the expert: take the weapon.
laar-lesson-laar-last-right = A boomerang for you. Your armourer is used up, and Ann’s trapper joins your experts. All experts come back after rounds 4 and 8.
laar-lesson-laar-take = Second round: Ann sent first, so you take first. Your trapper is at a spider, her jeweller at a gem of class 8. Say you’re after gems: which card?
laar-lesson-laar-take-wrong = You needn’t take the card you sent your expert to. Take what suits you best.
laar-lesson-laar-take-right = Right: take the best, not your own. Send your expert where you won’t mind if somebody else is faster.
laar-lesson-laar-gems = A run of gems scores its length squared, and after 8 comes 1 again. You’ve got 8, 1, 2, 4 and the spell “±1”. What’s your best run worth?
laar-lesson-laar-gems-is-nine = 9
laar-lesson-laar-gems-is-ten = 10
laar-lesson-laar-gems-is-sixteen = 16
laar-lesson-laar-gems-wrong = Turn the 4 into a 3: then 8, 1, 2, 3 are one run.
laar-lesson-laar-gems-right = The 4 becomes a 3, and 8, 1, 2, 3 are a run of four: 4 × 4 = 16. I find the best use for you.
laar-lesson-laar-boomerang = Weapons steal points from your neighbours. You have a boomerang and could get a second one. Should you?
laar-lesson-laar-boomerang-is-yes = Yes
laar-lesson-laar-boomerang-is-no = No
laar-lesson-laar-boomerang-wrong = Two of one type get in each other’s way: then neither strikes.
laar-lesson-laar-boomerang-right = Two of one type: then neither strikes. Different ones all do.
laar-lesson-laar-end = Different spices score, 30 for all six; beasts, different or alike, by the chart of this game; spells say what they score. This picture, “Scoring”, is always under “⋯ More”.

laar-tip-send = Anyone may take that card: who sends last takes first.
laar-tip-take = Take any card that’s left, whoever sent the expert.
laar-tip-assign = It may join any stack; there it’s what its card shows.
laar-tip-shield = The weapon you name takes nothing from you.
