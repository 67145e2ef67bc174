### What the lessons of Glastonbury say.
### • *-lesson-*-is-*: an answer on a button of a lesson: short; no HTML
### • *-lesson-*: below a picture of a lesson, to one person alone: that is “you”
### • *-tip-*: below the question in somebody’s first games, in two lines: up to 62 characters. “You” is that person

glastonbury-lesson-glastonbury-begin = You’re wizards who walk round a field of cards and brew a potion: each turn you walk, then take one card of the line you’ve come to. The best cauldron wins. You’re red.
glastonbury-lesson-glastonbury-walk = An empty cauldron says: walk 2 steps. So here you are, at the second column. Take a card. Its number is how far you walk next; Three steps from here is a corner, so don’t take a 3.
glastonbury-lesson-glastonbury-walk-wrong = With a 3 you’d walk to the corner, and there’s no card at corners.
glastonbury-lesson-glastonbury-walk-right = It’s on top of your cauldron now, and its number is your next walk. A new card fills the gap.
glastonbury-lesson-glastonbury-third = You’ve got two frogs by now. One card of a kind costs you its number, two are worth nothing, three score their sum. What do you take?
glastonbury-lesson-glastonbury-third-wrong = Alone, that one would cost you points. There’s a third frog in this line.
glastonbury-lesson-glastonbury-third-right = Three frogs: 4 + 1 + 2 = 7 points. A fourth would add 5 on top.
glastonbury-lesson-glastonbury-own = Toadstools and roses are red, like you: your own colour counts double, for better or worse. Take one.
glastonbury-lesson-glastonbury-own-wrong = That’s not your colour. The toadstool in this line is.
glastonbury-lesson-glastonbury-own-right = Double if you get three or four of them. Beware: alone it costs double, too.
glastonbury-lesson-glastonbury-corner = The 1 on top has led you to a corner. What do you take there?
glastonbury-lesson-glastonbury-corner-is-any = Any card
glastonbury-lesson-glastonbury-corner-is-nothing = Nothing
glastonbury-lesson-glastonbury-corner-wrong = No line of cards ends at a corner.
glastonbury-lesson-glastonbury-corner-right = Right. Only the Movement spell lets you walk on from there.
glastonbury-lesson-glastonbury-end = Cards without a number are spells; “{ glastonbury-lens-guide }” under “⋯ More” says what they do. Once the deck is used up, whoever empties a line ends the game, and you may leave that last card out of your cauldron. In the full game you see only the top card of each cauldron: remember the rest!

glastonbury-tip-stand = Your wizard walks 2 steps, then what your top card says.
glastonbury-tip-take = One of a kind costs, two are 0, three or four score.
glastonbury-tip-appear = Appearance: any card but Bad luck and Eyeball.
glastonbury-tip-move = Movement: at a corner, walk on and take a card there.
glastonbury-tip-leave = A line’s last card ends the game. You needn’t use it.
