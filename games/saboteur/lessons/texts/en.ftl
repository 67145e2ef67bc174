### What the lessons of Saboteur say.
### • *-lesson-*-is-*: an answer on a button of a lesson: short; no HTML
### • *-lesson-*: below a picture of a lesson, to one person alone: that is “you”
### • *-tip-*: below the question in somebody’s first games, in two lines: up to 62 characters. “You” is that person

saboteur-lesson-saboteur-begin = Dwarves dig a tunnel from the entrance to one of three goals, seven steps away: one of them is gold. But some of you may be saboteurs, who win if it’s never reached. Roles are secret. You’re a gold digger, and this is your hand: six cards with 3 to 5 players.
saboteur-lesson-saboteur-lay = Each turn you play one card. Lay a straight tunnel next to the entrance.
saboteur-lesson-saboteur-lay-wrong = That’s not a tunnel. Take one of the straight ones.
saboteur-lesson-saboteur-lay-dead-end = A dead end leads nowhere: only saboteurs like those. Take a straight one.
saboteur-lesson-saboteur-lay-right = All edges have to fit. You may turn a card upside down, never sideways. Then you draw a new card.
saboteur-lesson-saboteur-lamp = Ann has broken your lamp. While a tool of yours is broken, you can’t lay tunnels. What now?
saboteur-lesson-saboteur-lamp-wrong = You may, but you still couldn’t dig. You hold the card that fixes a lamp.
saboteur-lesson-saboteur-lamp-right = Fixed: you can dig again. You may fix others’ tools, too.
saboteur-lesson-saboteur-map = Where’s the gold? Look at the upper goal with your map.
saboteur-lesson-saboteur-map-wrong = First find out where you’re digging to: play the map.
saboteur-lesson-saboteur-map-lower = Good idea, but this time look at the upper goal.
saboteur-lesson-saboteur-map-right = It’s the gold! Only you know: the others still see its back. Tell them anything, true or not.
saboteur-lesson-saboteur-liar = Ann looked at that card, too. She tells everyone: “Just stone up there.” You know better. Break one of her tools.
# “You all” are the players; then “you” is the person who learns.
saboteur-lesson-saboteur-liar-wrong = Ann is leading you all astray. Stop her: you can break her pickaxe.
saboteur-lesson-saboteur-liar-ben = Ben has been digging well. It’s Ann who lied.
saboteur-lesson-saboteur-liar-right = She can’t dig until somebody fixes it. Nobody lies for nothing: watch who gains from a lie.
saboteur-lesson-saboteur-stone = One card is missing before the middle goal. Reach it.
saboteur-lesson-saboteur-stone-wrong = Close the gap on the right with a tunnel that runs straight on.
saboteur-lesson-saboteur-stone-right = Just stone. That ends nothing: dig on. Whoever reaches the gold ends the round.
saboteur-lesson-saboteur-dead-end = New round: now you’re a saboteur. The tunnel is narrow here. Block it.
saboteur-lesson-saboteur-dead-end-wrong = That helps the diggers, or gives you away. You hold a dead end.
saboteur-lesson-saboteur-dead-end-elsewhere = Nobody has to get past there. Put it where the tunnel ends.
saboteur-lesson-saboteur-dead-end-right = They’ll have to dig around it. “I had nothing else…”
saboteur-lesson-saboteur-end = If the gold is reached, the diggers share out nuggets; if the cards run out, the saboteurs do. There’s one role card more than players, so nobody knows how many saboteurs there are. After three rounds, whoever has the most nuggets wins.

saboteur-lesson-saboteur2 = Saboteur 2
saboteur-lesson-saboteur2-door = The diggers are two teams now, Drop 💧 and Leaf 🍃, and doors let only their own team through. You’re Leaf. Put your door at the end of the tunnel.
saboteur-lesson-saboteur2-door-wrong = Do that another time. You hold a door of your own team.
saboteur-lesson-saboteur2-door-aside = Nobody digs there. Put it where the tunnel ends.
saboteur-lesson-saboteur2-door-right = Now the tunnel goes on for Leaf only.
saboteur-lesson-saboteur2-who = Suppose a digger of Drop reaches the gold behind your door. Who gets it?
saboteur-lesson-saboteur2-who-is-drop = Drop 💧
saboteur-lesson-saboteur2-who-is-leaf = Leaf 🍃
saboteur-lesson-saboteur2-who-wrong = Drop can’t get through that door.
saboteur-lesson-saboteur2-who-right = Right: those who can pass. So watch who puts a door where.
saboteur-lesson-saboteur2-trap = Ann has trapped you: no tunnels, and no nuggets at the end either. Get out!
saboteur-lesson-saboteur2-trap-wrong = You’d still be trapped. Play “Release” on yourself.
saboteur-lesson-saboteur2-trap-right = Free! Without the card, you could have discarded two cards to clear one. Broken tools are cleared like that, too.
saboteur-lesson-saboteur2-ladder = A rockfall has cut the tunnel in two. Your ladder is joined to the entrance wherever it lies: put it at the far end.
saboteur-lesson-saboteur2-ladder-wrong = The far end would stay cut off. Take the ladder.
saboteur-lesson-saboteur2-ladder-elsewhere = There it helps nobody. Put it where the cut-off tunnel ends, on the right.
saboteur-lesson-saboteur2-ladder-gap = That would fix it, too! But this time, try the ladder.
saboteur-lesson-saboteur2-ladder-right = All of it is joined again, through the ladder.
saboteur-lesson-saboteur2-boss = The boss wins with either team, but gets one nugget fewer. Who should the boss help?
saboteur-lesson-saboteur2-boss-is-same = Always the same team
saboteur-lesson-saboteur2-boss-is-winner = Whoever is likely to win
saboteur-lesson-saboteur2-boss-wrong = It doesn’t matter to the boss which team wins, as long as one does.
saboteur-lesson-saboteur2-boss-right = Right. And the profiteer wins with anyone, even the saboteurs, but gets two nuggets fewer.
saboteur-lesson-saboteur2-end = Geologists aren’t after gold: they get a nugget for each crystal on the table. One winner gets 5 nuggets, two get 4 each: whoever is alone in a team shares with nobody.

saboteur-tip-begin = Carry on the path. Upside down is fine, sideways isn’t.
saboteur-tip-map = Only you see that goal. Tell the others what you like.
saboteur-tip-break = No tunnels with a broken tool, until a card fixes it.
saboteur-tip-repair = Fix your own tool or anyone’s: others see who you help.
saboteur-tip-rockfall = It clears any tunnel or dead end, no entrance or goal.
saboteur-tip-pick = Keep one card. Nobody sees your gold until the end.
saboteur-tip-door = A door lets only diggers of its own team through.
saboteur-tip-crystal = Crystals on the table bring nuggets to geologists only.
saboteur-tip-trap = No tunnels and no nuggets for anyone who’s trapped.
saboteur-tip-clear = Two cards of your hand clear one that lies in front of you.
saboteur-tip-inspection = Only you will learn that role.
saboteur-tip-swap-role = They get a new role in secret; the last one counts.
