### The bot in English. $name, $names, $friend, $seat and $seats are people: their names already. $moment is
### an hour, with its day where that matters.

## Words on buttons
## • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps

button-join = Join
button-decline = No, thanks
button-leave = Leave
button-start = Start
button-cancel = Cancel
button-cancel-table = Cancel the table
button-options = Options
button-rules = Rules
button-lesson-next = Next
button-more = More
button-less = Less
button-done = Done
button-last-time = 🔁 Like last time
button-back = Back
button-close = Close
button-confirm = Confirm
button-app = 👆 Play by touch
button-hand = My hand
button-colours = Colours
button-private = Private chat
button-rematch = Rematch
button-play-again = Again
button-stronger = Stronger
button-easier = Easier
button-export = Map & log
button-steps = ⏯ Moves
button-step-first = First
button-step-before = Previous
button-step-next = Next
button-step-last = Last
button-next-score = ▶ Next points
button-show-better = Show me
button-share = Share
button-stop = { $votes ->
    [0] End it
   *[other] End it ({ $votes }/{ $needed })
}
button-end = End the game…
button-go-on = Keep playing
button-add-to-group = Add me to a group
button-skip = ⏭ Skip { $name }
button-skip-short = ⏭ Skip
button-remove = 🚪 Remove { $name }
button-remove-short = 🚪 Remove
button-agree-hints = 💡 Hints ({ $votes }/{ $needed })
button-agree-undo = ↩ Allow ({ $votes }/{ $needed })
button-agree-skip = ⏭ Skip ({ $votes }/{ $needed })
button-agree-remove = 🚪 Remove ({ $votes }/{ $needed })
button-agree-return = ↩ Let back ({ $votes }/{ $needed })
button-no = { $votes ->
    [0] No
   *[other] No ({ $votes })
}
# Beside button-agree-…, where several votes are open: against one of them
button-refuse-hints = 💡 No hints{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-undo = ↩ Let it stand{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-skip = ⏭ Don’t skip{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-remove = 🚪 Don’t remove{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-replace = 🤖 No computer{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-return = ↩ Don’t let back{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-object = No
button-resign = Leave the game
button-stay = Stay
button-replace = 🤖 Replace { $name }
button-replace-short = 🤖 Replace
button-agree-replace = 🤖 Computer ({ $votes }/{ $needed })
button-sit-again = ↩ I’m back ({ $name })
button-sit-again-one = ↩ I’m back
button-return = ↩ Let { $name } back
button-resign-replaced = Let a computer take over
button-offer-seat = Let a friend take over
button-offer-seat-one = 🤝 Offer my seat
button-alone = 🤖 Try { $game } now
button-other-games = 🎲 Another game
button-friend = With a friend
button-seek = Find somebody
button-invite = Invite someone
button-copy-link = 🔗 Copy link
button-prepare = 📌 Prepare my move
button-withdraw = ✕ Drop prepared move
button-else = ↪ Else…
button-games = My tables
button-board = Show the game
button-table = 👥 The table
button-take-back = ↩ Take back
button-ask-back = ↩ Take back?
button-remind = 🔔 Send a reminder
button-keep-table = I’m still playing

## Signs between words: a name and what it has

labelled = { $label }: { $value }
enumerated = { $before }, { $last }
between = { $first }–{ $last }

## Lobby
## • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • over-* lobby-* vote*: the whole table reads it: “you” is all of them, or whoever is named. Below a picture: short

minutes = { $minutes } min
lobby-which-game = <b>What shall we play?</b>
lobby-host = host
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-black = black
colour-white = white
colour-green = green
lobby-hosted = Host: { $name }
lobby-options = Options
lobby-options-hint = Tap an option to see what it does.
lobby-usual = Standard rules
lobby-people = <b>Players</b> ({ $count } can play)
lobby-waiting = { $more ->
    [one] We need { $more } more player. Tap “Join”!
   *[other] We need { $more } more players. Tap “Join”!
}
lobby-wanted = { $more ->
    [one] We need { $more } more player.
   *[other] We need { $more } more players.
}
lobby-alone = Too few? Fewer can play “{ $preset }”; or add computers under “⋯ { button-more }”.
lobby-few = Too few? Add computers under “⋯ { button-more }”.
lobby-team = Solo or one team: everyone who joins shares one seat, and anyone can move.
lobby-ready = Ready? The host taps “Start”; after 10 quiet minutes, any player can.
lobby-ready-full = Everyone’s here. Any player can tap “Start”.
lobby-ready-alone = Ready? Tap “Start”.
lobby-cancel-question = { $count ->
    [one] { $count } player has joined. Cancel anyway?
   *[other] { $count } players have joined. Cancel anyway?
}
no-pictures = 🖼 Photos aren’t allowed in this group, so I play without pictures. An admin can allow them in the group’s permissions.
lobby-invited = 🔁 Another game, { $names }?
table-lettered = Table { $letter }
# Greets whoever has followed a friend’s link
lobby-guest = You’re at { $name }’s table.
lobby-link = Send this link to a friend; it brings them to this table:
    { $link }
vote-expired = Nobody voted, so no game tonight. /play opens a table any time.
lobby-closed = This table was cancelled. /play opens a new one.
lobby-expired = This table has waited too long, so I’ve cleared it. /play opens a new one.
lobby-computers = Computers
# Here “you” is any one player.
lobby-computers-help = Computers fill empty seats. Like you, they know only what their own seat knows.
level-easy = easy
level-medium = medium
level-strong = strong
computers-pace = { $seconds ->
    [0] at once
   *[other] after { $seconds } s
}
computers-hints-on = Hints: on
computers-hints-off = Hints: off
button-tonight = 🍕 Tonight
button-days = 📅 Over days
pace-tonight = 🍕 Tonight: about { $minutes } minutes if everyone’s here. No reminders.
pace-days = 📅 Over days: everyone moves when they have a moment.
pace-some-days = { $span ->
    [one] 📅 Over days: some { $turns } turns, about a day { $speed }.
   *[other] 📅 Over days: some { $turns } turns, about { $span } days { $speed }.
}
pace-weeks = { $span ->
    [one] 📅 Over days: some { $turns } turns, about a week { $speed }.
   *[other] 📅 Over days: some { $turns } turns, about { $span } weeks { $speed }.
}
# The end of the sentences above: “you” is the whole table.
pace-speed = { $whose ->
    [own] at your usual pace
   *[usual] if everyone looks in twice a day
}
over-days = Played over days: { $options }.
lobby-clock = Clock
# Here “you” is any one player.
lobby-clock-help = <b>Clock</b>: how long a move may take. When time runs out, the others can skip the move or remove the player. With “3 days + 6 h per move” you have three days for the whole game, and each move adds six hours: whatever you save, you keep.
lobby-stack-help = <b>Daily shuffle</b>: everyone who plays today with the same options and number of players gets the same tiles or cards in the same order. One try each!
onlookers-group = Watching: group only
onlookers-all = Watching: anyone with the link
onlookers-group-help = Only members of this group may watch.
onlookers-all-help = Anyone with the link to the map may watch. Hands stay hidden.
stack-random = random shuffle
stack-today = daily shuffle
clock-none = no limit
clock-minutes = { $minutes ->
    [one] { $minutes } minute per move
   *[other] { $minutes } minutes per move
}
clock-hours = { $hours ->
    [one] { $hours } hour per move
   *[other] { $hours } hours per move
}
clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}

## The board
## • board-*-own hand-* prepared-* reminder* soon since whisper-*: in private, to the person it is about: that is “you”
## • board-* over-* motion-* story*: the whole table reads it: “you” is all of them, or whoever is named. Below a picture: short

ask-confirm = confirm?
preview-forecast = At the end: { $changes }
hand-your-turn = ➤ <b>Your turn</b>
hand-waiting = ⏳ I’ll call you when it’s your turn.
hand-waiting-for = { $count ->
    [1] ⏳ It’s { $names }’s turn. I’ll call you.
   *[other] ⏳ Waiting for { $names }. I’ll call you.
}
hand-preparing = 📌 <b>Your next move</b>
hand-preparing-else = 📌 <b>Your move if that one doesn’t fit</b>
prepared-move = 📌 Prepared: <b>{ $move }</b>. I’ll play it on your turn if it still fits.
prepared-else = ↪ Else: <b>{ $move }</b>
prepared-misfit = 📌 Your prepared move doesn’t fit any more.
whisper-hint = 👁 What you asked for appears here. Only you see it.
board-unreachable = ✉️ I can’t message { $names }. Tap “My hand”.
board-cut-off = ✉️ I can’t message { $names } just now.
board-forgotten = 🌙 This board is gone: now it’s all down to memory.
board-final-map = The final board
over-title = Game over
over-you-win = 🏆 You win!
over-you-win-of-two = 🏆 You win, { $score }!
over-winner-of-two = 🏆 { $seats } wins, { $score }!
over-winners = { $count ->
    [1] 🏆 { $seats } wins!
   *[other] 🏆 { $seats } share the win!
}
over-alone = 🏁 { $seats }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-team = 🏆 { $seats }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} together!
over-daily = 📅 Daily shuffle: { $day }
over-challenge = 🏆 Challenge: { $day }
over-void = ⚖️ Counts for nobody: removed while in the lead — { $names }.
# $people are names, each with its reason: uncounted-… below.
over-uncounted = ⚖️ Doesn’t count for { $people }.
over-uncounted-all = ⚖️ Counts for nobody: { $people }.
uncounted-left = { $names } (left early)
uncounted-replaced = { $names } (a computer finished)
uncounted-computed = { $names } (a computer made most moves)
uncounted-skipped = { $names } (missed half of the moves or more)
uncounted-shared = { $names } (the seat changed hands)
uncounted-late = { $names } (joined later)
over-stopped = <b>The game was stopped.</b>
over-dormant = <b>Game closed:</b> nobody has moved for over two months.
over-made-way = <b>Game closed:</b> others were waiting for a table.
board-skipped = ⏭ Skipped: { $seat }. I made the simplest move.
board-prepared = 📌 Prepared in advance: { $seats }
board-taken-back = ↩ Move taken back: { $seat }
story = { $moves ->
    [one] 📖 Day { $day }, { $moves } move so far.
   *[other] 📖 Day { $day }, { $moves } moves so far.
}
story-lead = { $count ->
    [one] { $seats } leads by { $points }.
   *[other] { $seats } share the lead, { $points } ahead.
}
story-awaited = Waiting since { $moment } for { $seats }.
story-points = { $points ->
    [one] { $points } point so far.
   *[other] { $points } points so far.
}
board-asked-then = It was { $names }’s turn.
board-gone = 🚪 { $names } left. I’ll make the simplest moves for them.
board-gone-team = 🚪 No longer in the team: { $names }
board-away = 🚶 Left this group: { $names }. How do you want to carry on?
board-away-circle = 🚶 I can’t reach { $names } any more. How do you want to carry on?
board-alone = 👥 <b>The table</b>
hand-aside = ⏳ Telegram won’t let me write in the group for a while: carry on here.
hand-alone = 🃏 <b>Your hand</b>
board-deadline = ⏳ Until { $moment }
board-late-own = ⏰ Your time is up: move before you’re skipped.
board-late = ⏰ Out of time: { $seats }.
board-late-team = ⏰ Out of time: { $seats }. Any of you can still move; with /kick you carry on without someone.
board-silent-own = 💤 The others are waiting for you: move before they skip you.
board-silent = 💤 No sign of { $seats } for a while.
board-dormant = 💤 Nobody has moved for two months. I’ll close this game on { $moment }, unless somebody moves.
board-wanted = 🙋 Others are waiting for a table. { $name }, are you still playing? If not, I’ll close your game to make room: { $moment }.
hand-handed-on = 🤝 You’ve handed on your seat: this hand is no longer yours.
# $name is the one who asks; “you” is the whole table.
motion-hints = 💡 { $name }: hints for everyone?
motion-undo = ↩ { $name }: take that back?
motion-skip = ⏭ Skip { $name }’s move?
motion-remove = 🚪 Carry on without { $name }?
motion-remove-ends = 🚪 Remove { $name }? That leaves too few players, so the game ends.
motion-return = ↩ Let { $name } back into the game?
motion-replace = 🤖 Let a computer play for { $name }?
reminder = ⏰ <b>It’s your turn.</b>
reminder-silent = I don’t know what time it is for you, so I wrote without a sound. Your city: /settings
soon = ⏳ You’re next.
since = Since your move:

# $others are names with commas between them.
several = { $others } and { $last }

shape-circle = Circle
shape-square = Square
shape-triangle = Triangle
shape-star = Star
shape-cross = Cross
shape-diamond = Diamond

## Answers to taps
## • toast-*: up to 200 characters, better 120; no HTML. It pops up for one person, who has just tapped: that is “you”
## • shown-here-*: in private, to the person it is about: that is “you”

toast-joined = You’re in!
toast-left = You’ve left the table.
toast-replaced = A computer is playing for you now. Come back any time.
toast-prepared = Prepared: only you can see it.
toast-prepared-there = Prepared: only you can see it. The board is in the group.
toast-withdrawn = Dropped: I’ll ask you on your turn.
shown-here-instead = The group can’t take another message just now, so I’m showing you this here.
toast-hand-sent = Sent to your private chat.
toast-counted-in = You’re back in the statistics, in every chat.
toast-counted-out = You’re out of all statistics now, past games included.
toast-goes-on = The game goes on.
toast-language = I’ll speak English here from now on.
toast-asked-again = Things have changed since I asked. Still sure? Tap again.
toast-rematch = You’re in! I’ve invited the others.
toast-rematch-join = The rematch is open: tap “Join” below.
toast-level = 🤖 Computers now: { $level }
toast-voted = Vote counted. Waiting for the others.
toast-asked-already = Somebody has already asked: look in the chat.
toast-done = Done.
toast-computer-plays = A computer has taken over from { $name }.
toast-dismissed = Done. A mistake? /kick also invites people back.
toast-objected = OK, we’ll leave it as it is.
toast-look-first = Your last tap changed the preview. Have a look, then confirm.
toast-slow = This is taking a while: I’m still on it.
toast-chat-waits = Telegram lets me write here again in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}. Until then I’ll ask for moves in private, where that chat is open.
toast-board-follows = Played! The board follows in about { $seconds } s.
toast-taken-back = Taken back. Your move again.
toast-reminded = I’ve reminded them.
toast-table-kept = Your game goes on.
toast-sits-again = Welcome back!
toast-board-there = The game is at the bottom of its group’s chat now.
toast-board = The game is at the bottom of the chat now.
told-asked = I’ve asked the others.

## Why something cannot be done
## • refused-*: up to 200 characters, better 120; no HTML. It pops up for one person, “you”, and says why not, then the way on

refused-moved-on = Somebody has moved since. Look again, then confirm.
refused-outdated = This button is old. Use the game’s latest message.
refused-prepared = Your next move is prepared already: you’ll find it in our private chat.
refused-nothing-ahead = Nothing can be prepared yet: what you’ll choose from isn’t known.
refused-not-your-turn = { $count ->
    [1] It’s { $seats }’s turn.
   *[other] Not yet: I’m waiting for { $seats }.
}
refused-onlooker = You’re not at this table.
refused-already-joined = You’re already at the table.
refused-removed = The host has taken you off this table.
refused-table-full = All seats are taken.
refused-many-tables = That’s as many tables as one person can sit at. Leave a game or finish one first.
refused-many-circles = You’re at three tables without a group already. Finish a game or leave one first.
refused-unreachable = Open our private chat first: that’s where I send your secrets.
refused-some-unreachable = I send secrets in private. Please open a chat with me first: { $seats }
refused-colour-taken = That colour is taken.
refused-too-few = { $fewest ->
    [1] It takes one player to start.
   *[other] It takes at least { $fewest } players to start; so far: { $sitting }.
}
refused-begun = The game has already begun.
refused-not-begun = The game hasn’t begun yet.
refused-over = This game is over.
refused-only-host = Only the host can do that.
refused-no-host = Nobody hosts this table yet: the first to tap “Join” will.
refused-anonymous = You’re posting as the group, so I can’t tell who you are. Post as yourself.
refused-channel = I can’t play with a channel. Post as yourself.
refused-game-here = This table is already playing something else. /play opens another one.
refused-only-admins = Only the group’s admins can do that.
refused-rights-unknown = Telegram won’t tell me who’s an admin here. Try again in a moment; if the member list is hidden, make me an admin, too.
refused-no-game = Choose a game first.
refused-start-later = The host starts. Once the table is full, or after 10 quiet minutes, you can, too.
refused-no-polls = Polls aren’t allowed in this group. /play opens a table: choose the game there.
refused-no-secrets = This game has no secrets: everything is on the board.
refused-no-table = There’s no game here. /play starts one.
refused-gone = You’ve left this game.
refused-computer-in-team = Computers don’t play in teams. Remove them, or choose other options.
refused-replaced = A computer is playing for you. Take your seat back first.
# Here “you” is the whole table.
refused-memory = You play from memory here: no hints, and no looking back before the end.
refused-challenge = In the challenge there’s no taking back, no hints and nobody plays for you.
refused-challenge-once = One try a day. The next deal comes at midnight UTC.
refused-no-move = There’s no move to take back.
refused-move-of-other = Only { $seat } can take back the last move.
refused-revealed = That move revealed a secret, so it can’t be taken back.
refused-turned-over = That move turned something over, and there’s nobody to ask: it stays.
refused-about-you = This one’s about you: the others decide.
refused-voted-out = They’ve carried on without you. If more than half of them ask you back, the seat is yours again.
refused-awaited = You’re the one we’re waiting for.
refused-not-late = Not yet: { $seat } still has time.
refused-nobody-here = Nobody else is at this table.
refused-nobody-to-agree = There aren’t enough players here for that.
refused-not-asked = This question is for { $name }.
refused-no-hands = You don’t hold a hand in any game right now.
refused-replay-secret = This game keeps secrets: I only show it again once it’s over.

## Commands and their answers
## • profile-short: in the bot’s profile: up to 120 characters; no HTML. “You” are people who do not know it yet
## • profile-description: in the bot’s profile: up to 512 characters; no HTML. “You” are people who do not know it yet
## • listed-*: a line of /help: the command stays as it is; “you” is whoever asked
## • ask-word-*: what people type to ask, all words by commas: up to 34 characters
## • button-* setting-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
## • hand-* private-* prepare-* next-table-*: in private, to the person it is about: that is “you”
## • board-*: the whole table reads it: “you” is all of them, or whoever is named. Below a picture: short
## • leave-* dismiss-*: a question to one person: that is “you”
## • settings-* privacy-* aloud-* ask-list* ask-memory ask-not* games-* history-* nick* forget* mydata* help-private invitation-*: a page for, or an answer to, one person: that is “you”

play-running = There’s a game here already: this one. /stop ends it.
play-waiting = This table is still waiting for players.
play-voting = 🗳 We’re still voting on tonight’s game: here’s the poll.
play-several = <b>Games going on here:</b>
play-full = That’s three tables, as many as fit in one chat. Once one ends, /play opens another.
play-may-ask = { $name } is the only person at table { $table }, and hasn’t moved for over an hour. Shall I ask for that table?
play-asked = I’ve asked for table { $table }. If { $name } hasn’t answered by { $moment }, /play opens another table.
button-ask-for-table = Ask for table { $table }
button-another-table = Another table
private-joined = You’re in! Now go back to the group. I’ll send your hand here.
private-joined-open = You’re in! Now go back to the group.
nick = People who don’t know you see you as “{ $name }”. /nick by itself brings your first name back.
# Told to one person alone: that is “you”.
board-met = 🤝 You’re playing with { $names }. Have a good game!
invitation-open =
    { $sitting ->
        [1] { $name } is inviting you to a game.
       *[other]
            { $name } is inviting you to a game: { $sitting } of { $most } have joined.
            { $names }
    }
invitation-plays = Playing: { $names }
invitation-closed = This table is closed.
invitation-begun = They’ve started without you: this game is already under way. Open a table of your own?
invitation-over = This invitation has expired: the game is over, or the table is gone. For a game in a group, use the button there. Or open a table of your own?
board-stop-asked = 🛑 End the game? { $votes } of { $needed } votes so far.
stop-question = End this game?
instead-question = This game isn’t over yet. Keep playing, or end it and begin another?
stop-who = The host or an admin decides; otherwise more than half of the players must agree.
stop-host = The host decides; otherwise more than half of the players must agree.
stop-votes = More than half of the players must agree.
stop-lobby = Cancel this table?
stop-lobby-who = The host or an admin can.
stop-lobby-host = The host can.
leave-question = { $name }, leave for good? I’ll make the simplest moves for you. Or let a computer play for you until you’re back.
leave-ends = { $name }, leave for good? That ends the game. Or let a computer play for you until you’re back.
leave-stops = { $name }, leave for good? That ends the game.
leave-moves = { $name }, leave for good? I’ll make the simplest moves for you.
leave-friend = 🤝 Hand the seat to one friend: <code>/leave @friend</code>
leave-team = { $name }, leave for good? The others carry on.
dismiss-question = Remove who? They can’t join this table again unless you invite them back.
dismissed-question = Removed by mistake? Invite them back:
button-invite-back = ↩ Invite { $name } back
remove-question = Remove somebody, or have a computer replace them?
remove-alone = Remove who?
remove-who = More than half of the players must agree. Once their time is up, the host alone can remove them; an admin who isn’t playing always can.
remove-ends = That leaves too few players, so the game ends.
remove-host = More than half of the players must agree. Once their time is up, the host alone can remove them.
skip-question = Skip whose move?
hand-which = Your hand in which game?
which-game = Which game?
games-in-private = I’ll show your tables in private:
games-none = You’re not at any table. /play opens one: here against computers, in a group with friends.
games-more = { $count ->
    [1] … and one more table
   *[other] … and { $count } more tables
}
games-lobby = waiting for players
games-voting = voting on what to play
games-late = out of time
games-yours = <b>your turn</b>
games-since = since { $moment }
next-table-waits = You’ve moved. Another table is waiting for you:
button-next-table = ▶ Next: { $table }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
prepare-offer = 📌 Prepare your next move now? If it still fits when your turn comes, I’ll play it at once.
games-others = waiting for { $seats }
history-here = Games played here
history-mine = Your games
history-none = No game has been played to the end here yet. /play starts one.
history-none-mine = You haven’t played a game to the end yet. /play starts one.
button-count-in = 🙋 Count me in
button-count-out = 🙈 Leave me out
settings-title = Settings
# $held is what is chosen, here and below.
setting-language = 🌐 Language: { $held }
setting-reminders = 🔔 Reminders: { $held }
setting-quiet = 🌙 Quiet hours: { $held }
setting-moves = 👆 Moves: { $held }
setting-words = 🖼 Boards: { $held }
settings-reminders = When it’s your turn, I can remind you halfway to the deadline (after half a day, if there is none), daily or never. “Daily list” 📋: once a day, at an hour you choose and without a sound, all tables waiting for you.
settings-quiet = In quiet hours I write without a sound. Your clock: { $zone }, now { $time }. Tap a city where it’s the same time, or send “/settings” and its name in English: /settings Kathmandu
settings-zone-guessed = That clock is a guess, so I stay two hours clear of your nights: tap your city.
settings-zone-unknown = I don’t know what time it is for you, so I never make a sound: tap your city.
settings-zone-none = I don’t know a place called { $place }. Try the nearest big city, in English.
city-honolulu = Honolulu
city-anchorage = Anchorage
city-los-angeles = Los Angeles
city-denver = Denver
city-chicago = Chicago
city-mexico-city = Mexico City
city-new-york = New York
city-bogota = Bogotá
city-halifax = Halifax
city-sao-paulo = São Paulo
city-buenos-aires = Buenos Aires
city-azores = Azores
city-lisbon = Lisbon
city-london = London
city-berlin = Berlin
city-paris = Paris
city-warsaw = Warsaw
city-lagos = Lagos
city-johannesburg = Johannesburg
city-cairo = Cairo
city-kyiv = Kyiv
city-chisinau = Chișinău
city-jerusalem = Jerusalem
city-istanbul = Istanbul
city-minsk = Minsk
city-moscow = Moscow
city-samara = Samara
city-tbilisi = Tbilisi
city-dubai = Dubai
city-tashkent = Tashkent
city-yekaterinburg = Yekaterinburg
city-almaty = Almaty
city-kolkata = Kolkata
city-kathmandu = Kathmandu
city-omsk = Omsk
city-novosibirsk = Novosibirsk
city-bangkok = Bangkok
city-krasnoyarsk = Krasnoyarsk
city-irkutsk = Irkutsk
city-singapore = Singapore
city-shanghai = Shanghai
city-perth = Perth
city-yakutsk = Yakutsk
city-tokyo = Tokyo
city-adelaide = Adelaide
city-vladivostok = Vladivostok
city-sydney = Sydney
city-magadan = Magadan
city-kamchatka = Kamchatka
city-auckland = Auckland
settings-confirm = “Confirm”: a move counts once you confirm its preview. “Last tap”: it counts at once, and you have ten seconds to take it back, unless it turned something over.
confirm-always = Confirm
confirm-never = Last tap
settings-soon = “You’re next”: a silent note here when it’s the turn of the player before you.
setting-soon = You’re next: { $state ->
    [on] on
   *[off] off
}
settings-aloud = “In words”: for anyone who can’t see the pictures. Every board comes to you here as text, with buttons that say what they do.
aloud-on = In words
aloud-off = With pictures
ask-word-last = last, l
ask-word-hand = hand, mine
ask-word-score = score
ask-word-left = left
ask-word-around = around
ask-word-short = short
ask-word-full = full
ask-word-list = ?
ask-not-yet = Nothing has happened yet.
ask-nothing = Nothing lies there.
ask-list = While you play, you can type a word here:
ask-list-last = last: what happened last
ask-list-hand = hand or mine: what you have
ask-list-score = score: the points, and how much is left to play
ask-list-left = left: which tiles are still to come
# $typed is what one types, such as “around 7”; $place is what that is called.
ask-list-around = around { $typed }: what lies at { $place } and beside it
ask-list-name = a name: what that player has
ask-list-amount = short or full: with “In words”, how much I tell you each time
ask-list-list = ?: this list
# Here “you” is the whole table.
ask-memory = You play from memory here: until the game is over I answer nothing about it.
aloud-short = Short: I tell you what’s new, the rest when you ask.
aloud-full = Full: I tell you everything each time.
aloud-now = How things stand
aloud-other-places = Other places ({ $count })
aloud-turn = It’s { $names }’s turn
aloud-chosen = chosen
# $line is a sentence about what somebody holds, which has just become true.
aloud-came = now { $line }
aloud-priced = { $said }
button-previous-page = Previous page
button-next-page = Next page
quiet-none = Off
remind-half = Halfway
remind-daily = Daily
remind-digest = Daily list
remind-never = Never
settings-language = Which language shall I speak here?
settings-group = Settings of this group
settings-of-admins = An admin of this group can change these with /settings.
settings-pins = 📌 I keep the game in progress pinned, without a sound, until it’s over.
settings-right = For that, make me an admin who can pin and delete messages: each pin leaves a notice in the chat, and I clear it away.
setting-pins = 📌 Pin the game: { $state ->
    [on] on
   *[off] off
}
settings-levels = 🎓 /stats can show everyone’s skill level in a game, once they have played it five times. Beating stronger players counts for more.
setting-levels = 🎓 Skill levels: { $state ->
    [on] on
   *[off] off
}
profile-description =
    I bring real board games to your chats: { $games }.

    Play with friends in a group, over hours or days, or right here against a computer. Each turn is a picture with buttons. Tap Start to try one.
profile-short = Real board games for your group, played over hours or days. Each turn is a picture with buttons.
welcome = <b>Hello!</b> I bring board games to Telegram. Try one right here against a computer, or add me to a group and send /play there. Each turn is a picture with buttons or, for a screen reader, all in words (/settings).
greeting = <b>Hello!</b> I bring board games to this chat. /play@{ $bot } starts one; each turn is a picture with buttons. Just looking? <a href="{ $link }">Try it alone, against a computer</a>. Can’t see pictures? I can put it all into words: /settings.
greeting-channel = <b>Hello!</b> I bring board games into groups. In a channel I can’t see who’s playing: add me to a group.
forget-in-private = Send /forget to me in private.
forget-question = Delete what I know about you: name, language, settings? Games in progress go on; there I’ll call you “{ forgotten-name }”. Finished games will lose your name.
# A last answer to one person: that is “you”.
forgotten = Your name and language are deleted. Games in progress go on; there you’re “{ forgotten-name }” now. Finished games have lost your name.
unnamed = Player { $number }
forgotten-name = Player
privacy-title = <b>What I keep, and why</b>
privacy-settings = <b>Settings.</b> Your language, when I may remind you, which city’s time you live by (until you say: which one most of those you play with live by, and at which hours you tap my buttons), on which days you’re away, whether your moves wait for Confirm, whether to tell you that you’re next, whether you play in words or with high contrast, which tips you’ve had, in which groups to call you and whether I can write to you; for a group, its language and the options of its last game. I keep this until you send /forget or the group removes me.
privacy-games = <b>Games.</b> Your name and Telegram ID, your seat (or that you waited for one) and your moves, and how you voted on what to play, until that game begins: so that a game outlives a restart, a move can be taken back and /history can show it again. { $days ->
    [0] For as long as whoever runs this bot wishes.
    [one] Until { $days } day after the game is over.
   *[other] Until { $days } days after the game is over.
}
privacy-stats = <b>Statistics.</b> Of games played to the end: your place, points, records, how long your moves took and whether the game counts for you, so that /stats can tell. “Leave me out” there takes you out of everyone’s tables, records and rivalries, old games included; I then keep your Telegram ID to remember that. /history still shows who played. Of the daily challenge I keep what you’ve reached for seven days: people you’ve played with see it with your name, all others as a figure. In a group whose admins want skill levels, I work them out from this each time and store none.
privacy-strangers = <b>Find somebody.</b> While you wait: your first name or nickname, the game and how well you’ve played so far. People you don’t want to meet again, until you send /forget; if somebody has blocked you, that block stays. People who don’t know you see the name and nothing else. If you’ve walked out on them, I remember for a day not to match you again, after /forget only as a code that leads back to nobody.
privacy-messages = <b>What you press, and what you write to me.</b> Until it’s dealt with, as a rule for less than a second; its ID for an hour, so that nothing counts twice. Where something goes wrong, it stays for up to 30 days: that’s how faults are found. How often each kind of button is tapped is counted for everyone together; nobody is in that count. I don’t keep anything else that’s said in a group.
privacy-sent = <b>What I’ve sent.</b> Telegram’s file IDs of my pictures, for a week, so that none is drawn twice; how much I’ve just written to a chat, and whether it lets me. For an hour, whose news has reached a chat and which invitations have reached you, so that neither rings again; a “No, thanks” for a day. /forget doesn’t shorten this. Whoever was taken off a table stays off it: until that game is over I keep a code for that there, no name and no ID. Until it starts I also know who it was, so that its host can invite them back; /forget ends that.
privacy-delete = <b>How to delete it.</b> /forget here deletes your settings and takes your name and ID out of every game. When a group removes me, I delete its settings and finished games. What I’ve posted stays in the chat until somebody there deletes it; I can’t reach backups made by whoever runs this bot.
privacy-operator = <b>Bans.</b> Whoever runs this bot may ban a person or a group: I then keep that ID, and a list of the last thousand things they did.
privacy-whose = It’s all stored by whoever runs this bot. I pass nothing on.
privacy-named = This bot is run by { $fact }.
privacy-contact = Questions? { $fact }
privacy-in-private = I’ll tell you in private what I keep:
# “You” is anybody, with friends.
about-title = <b>Nastolka { $release }</b>: board games in your chats
about-own = Program, pictures and texts are our own, free under the MIT licence. The games belong to those who made them:
about-game = <b>{ $game }</b>. { $credit }.
mydata = Everything I keep about you. Moves of games that are still running are only counted.
mydata-in-private = Send me /mydata in our private chat.
# A page in a group: “you” is any one player; whoever is asked to vote is all of them.
help-group =
    <b>How it works</b>
    /play@{ $bot } opens a table: join, start, play. /tonight lets you vote on what to play.
    On your turn I mention you, or ask you in private when something is secret: tap the number of a place, look at the preview, confirm. Nothing counts until you confirm.
    Can’t see the pictures? Send /settings to me in private: “Boards: In words”.
help-private =
    <b>How it works</b>
    /play starts a game: here against computers or with a friend, in a group with everyone there.
    Tap the number of a place, look at the preview, confirm. Nothing counts until you confirm.
    Can’t see the pictures well? “Boards” in /settings draws them in high contrast, or turns them into words.
listed-title = <b>All commands</b>
listed-play-group = /play — open a table (up to three at once), then choose options, join, start
listed-other-bots = With other bots here, write /play@{ $bot }: a bare /play may reach only them. That goes for every command.
listed-join = /join — join the table; in a game, take over from a computer if everyone agrees
listed-board = /board — bring the game to the bottom of the chat
listed-hand-group = /hand — show your hand again, in private
listed-undo = /undo — take back your last move, if the others agree
listed-skip = /skip, /kick — when somebody has gone quiet; a computer can play for them
listed-computers = “Computers” in the lobby fills empty seats
listed-leave = /leave — leave the table
listed-games = /games — your tables, those where it’s your turn first
listed-history-group = /history — the games played here
listed-stop = /stop — end the game
listed-settings-group = /settings — language, pinning, skill levels
listed-play-private = /play — a game right here, against computers
listed-friends = With friends: /play, then “👥 With a friend”, and send them the link; or add me to a group and send /play there. Your hand comes here.
listed-history-private = /history — the games you’ve played to the end
listed-hand-private = /hand — show your hand again
listed-as-in-group = /board, /undo, /skip, /kick, /pause, /leave, /stop — as in the group; with several games I ask which
listed-settings-private = /settings — language, reminders, days away, confirming moves
listed-nick = /nick — what people who don’t know you call you
listed-mydata = /mydata — what I keep about you, as a file
listed-forget = /forget — delete my data
listed-privacy = /privacy — what I keep about you
listed-about = /about — who made the games, and me
listed-asking = While you play, send “?” here: what you can ask about your game by typing.
# In private, to the host: that is “you”; “your game” is that of the whole table.
topic-shut = I can’t write in <a href="{ $link }">the topic with your game</a>: it’s closed or deleted. The game waits there: open the topic again and send /board, or start another one elsewhere with /play.
# In private, to the host: that is “you”; “your group” is that of the whole table.
group-shut = I’m not allowed to write in your group right now, so the game waits there: its permissions may have changed, or each message costs Stars. Once I can write again, send /board in the group.
fault = Sorry, something broke on my side. The game is as it was: please try again.
fault-telegram = Telegram didn’t answer me. Please try again.
# Pops up for one person, who has just tapped: that is “you”.
store-away = I can’t save anything right now. Please wait: your tap isn’t lost.

## To the operator

operator-title = <b>I’m still here, but please have a look:</b>
operator-faults = { $count ->
    [one] somebody ran into a bug of mine; see the log
   *[other] people ran into bugs of mine { $count } times; see the log
}
operator-refusals = { $count ->
    [one] Telegram refused one message; I sent it another way
   *[other] Telegram refused { $count } messages; I sent them another way
}
operator-dead = { $count ->
    [one] one update couldn’t be dealt with and was set aside
   *[other] { $count } updates couldn’t be dealt with and were set aside
}
operator-waiting = { $count ->
    [one] one update is waiting
   *[other] { $count } updates are waiting
}
operator-memory = only { $share }% of the memory is free
operator-disk = only { $share }% of the disk with my data is free
admin-state =
    <b>Release { $release }</b>
    open tables: { $tables }
    updates waiting: { $waiting }, set aside: { $dead }
    in the last day: people { $people }, bugs { $faults }
    banned: { $banned }
    new groups begin with: language { $language }, clock { $clock }
admin-slow = 🐢 <code>{ $group }</code>: waited { $seconds } s for a board
admin-help =
    <code>/admin notice TEXT</code>: tell every chat with an open table
    <code>/admin close TABLE</code>: end a table
    <code>/admin ban ID</code>, <code>/admin unban ID</code>: a person or a group
    <code>/admin leave ID</code>: leave a group
    <code>/admin default language uk</code>, <code>/admin default clock 1d</code>: what new groups begin with (<code>none</code>, <code>5m</code>, <code>12h</code>…)
    <code>/admin forget ID @NAME</code>: delete a person’s data
    <code>/admin log</code>: what admins did last
admin-notice = <b>A word from whoever runs this bot:</b> { $text }
admin-noticed = { $count ->
    [one] On its way to one chat.
   *[other] On its way to { $count } chats.
}
admin-done = Done.

## Command menus
## • command-*: in Telegram’s menu, beside the command: short, up to 256 characters; no HTML

command-play = Open a table
command-board = Show the game again
command-hand = Show my hand
command-learn = Learn a game in three minutes
command-settings = Language and other settings
command-help = How it works
command-games = My tables
command-stats = Wins and records

## Lessons

## The page beside the chat
## • app-*: a page for, or an answer to, one person: that is “you”

app-lobby = The game hasn’t begun yet.
app-closed = You can’t see this table: it belongs to another chat.
app-old = Please close this and open it again from the chat.
app-busy = One moment, please.
app-offline = No connection. I’ll keep trying.
app-played-here = Done. The board is in our chat.
app-played-there = Done. The board is in the group.
app-places = What you can choose
app-turn = Turn
app-picture = Picture
app-nearer = Zoom in
app-farther = Zoom out
app-whole = Whole map
