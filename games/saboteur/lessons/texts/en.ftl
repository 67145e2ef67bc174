### What the lessons of Saboteur say.

saboteur-lesson-saboteur-begin = Dwarves dig a tunnel from the entrance to one of three cards, seven steps away: one of them is gold. But some of you may be saboteurs, who win if it’s never reached. Roles are secret. You’re a gold digger, and this is your hand: six cards with 3 to 5 players.
saboteur-lesson-saboteur-lay = Each turn you play one card. Lay a straight tunnel next to the entrance.
saboteur-lesson-saboteur-lay-wrong = That’s not a tunnel. Take one of the straight ones.
saboteur-lesson-saboteur-lay-dead-end = A dead end leads nowhere: only saboteurs like those. Take a straight one.
saboteur-lesson-saboteur-lay-right = All edges have to fit. You may turn a card upside down, never sideways. Then you draw a new card.
saboteur-lesson-saboteur-lamp = Ann has broken your lamp. While a tool of yours is broken, you can’t lay tunnels. What now?
saboteur-lesson-saboteur-lamp-wrong = You may, but you still couldn’t dig. You hold the card that fixes a lamp.
saboteur-lesson-saboteur-lamp-right = Fixed: you can dig again. You may fix others’ tools, too.
saboteur-lesson-saboteur-map = Where’s the gold? Look at the top one of the three cards with your map.
saboteur-lesson-saboteur-map-wrong = First find out where you’re digging to: play the map.
saboteur-lesson-saboteur-map-lower = Good idea, but this time look at the top one.
saboteur-lesson-saboteur-map-right = It’s the gold! Only you know. You may tell the others anything, true or not.
saboteur-lesson-saboteur-liar = Ann looked at that card, too. She tells everyone: “Just stone up there.” You know better. Break one of her tools.
saboteur-lesson-saboteur-liar-wrong = Ann is leading you all astray. Stop her: you can break her pickaxe.
saboteur-lesson-saboteur-liar-ben = Ben has been digging well. It’s Ann who lied.
saboteur-lesson-saboteur-liar-right = She can’t dig until somebody fixes it. Nobody gives false news for nothing: watch who gains by a lie.
saboteur-lesson-saboteur-stone = One card is missing before the middle card. Reach it.
saboteur-lesson-saboteur-stone-wrong = Close the gap on the right with a tunnel that runs straight on.
saboteur-lesson-saboteur-stone-right = Just stone. That ends nothing: dig on. Whoever reaches the gold ends the round.
saboteur-lesson-saboteur-dead-end = New round: now you’re a saboteur. The tunnel is narrow here. Block it.
saboteur-lesson-saboteur-dead-end-wrong = That helps the diggers, or gives you away. You hold a dead end.
saboteur-lesson-saboteur-dead-end-elsewhere = Nobody has to get past there. Put it where the tunnel ends.
saboteur-lesson-saboteur-dead-end-right = They’ll have to dig around it. “I had nothing else…”
saboteur-lesson-saboteur-end = If the gold is reached, the diggers share out nuggets; if the cards run out, the saboteurs do. There’s one role card more than players, so nobody knows how many saboteurs there are. After three rounds, most nuggets win.
