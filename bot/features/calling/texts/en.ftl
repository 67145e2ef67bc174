### • toast-*: up to 200 characters, better 120; no HTML. It pops up for one person, who has just tapped: that is “you”
### • refused-*: up to 200 characters, better 120; no HTML. It pops up for one person, “you”, and says why not, then the way on
### • listed-*: a line of /help: the command stays as it is; “you” is whoever asked
### • button-* vanishing-button setting-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • leaving-*-own vanished-own replaced-own: in private, to the person it is about: that is “you”
### • vote* leaving-* vanishing-line: the whole table reads it: “you” is all of them, or whoever is named. Below a picture: short
### • settings-* callme* hour-* city-asked: a page for, or an answer to, one person: that is “you”

toast-called-no-more = OK, I won’t call you here any more.
refused-many-called = I already call as many people here as fit in one message.
callme = 📣 I’ll call you here whenever somebody sets up a game.
call = 📣 { $names }: a game is being set up here.
callme-in-group = Send /callme in the group where I should call you.
button-call-no-more = 🔕 Don’t call me
listed-callme = /callme — I call you here when a game is being set up
leaving-computer = 🤖 If { $name } isn’t back by { $moment }, a computer takes over.
leaving-computer-own = 🤖 If you’re not back by { $moment }, a computer takes over for you. Any tap on the board keeps your seat.
leaving-skip = ⏭ If { $name } hasn’t moved by { $moment }, the turn is skipped.
leaving-skip-own = ⏭ If you haven’t moved by { $moment }, your turn is skipped.
votes-awaited = 🗳 { $names }: what do you say?
vanished-own = 🤖 You were gone for a while, so a computer is playing for you. Come back whenever you like.
replaced-own = 🤖 A computer plays for you. Come back whenever you like.
settings-calls = 🔔 In games over days I call people in private when it’s their turn, and boards reach the group without a sound. Switched off, the board calls them in the group.
setting-calls = 🔔 Call in private: { $state ->
    [on] on
   *[off] off
}
vanishing-line = If someone vanishes: <b>{ $what ->
    [computer] a computer after { $days ->
        [one] a day
       *[other] { $days } days
    }
    [skip] their turn is skipped after { $days ->
        [one] a day
       *[other] { $days } days
    }
   *[wait] the others wait
}</b>
vanishing-button = If someone vanishes: { $what ->
    [computer] computer
    [skip] skip
   *[wait] wait
}
hour-asked = 🕗 Is it { $time } where you are? I’d rather not wake you when it’s your turn.
button-hour-yes = ✓ Yes
button-hour-no = No, choose a city
city-asked = 🕗 Which city’s time do you live by? I’d rather not wake you, so until I know I call you without a sound.
# In the group, to one person alone: that is “you”
city-asked-here = 🕗 Which city’s time do you live by?
toast-hour-known = Thanks! I won’t call you at night.
