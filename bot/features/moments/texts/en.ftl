### • refused-*: up to 200 characters, better 120; no HTML. It pops up for one person, “you”, and says why not, then the way on
### • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • moments-*: a page for, or an answer to, one person: that is “you”

button-find-moments = Find them
button-moments = Moments
refused-many-reviews = Many are asking for that just now. Try again in a minute.
refused-own-reviews = I’m still looking at two games for you. Try again once I’m done.
moments-made = You played: { $move }
moments-better = 💡 I’d have played: { $move }
moments-luck = { $kind ->
    [kind] 🍀 A lucky draw: most others would have scored you less.
    [unkind] 🌧 An unlucky draw: most others would have scored you more.
   *[usual] 🎲 An ordinary draw: some would have been better, some worse.
}
moments-worse = ✖ No better than what you played. Try something else?
moments-closer = 👍 Better than what you played. There’s something better still.
moments-as-good = ✅ I’d say that’s just as good as my move, and better than what you played.
moments-found = ✅ <b>That’s what I’d have done, too.</b>
moments-asked = This one cost you. What would you do now?
moments-title = 🔍 <b>{ $number }/{ $all }</b>
moments-none = 🔍 I found no better move anywhere. Well played!
moments-looking = 🔍 { $count ->
    [one] I’m looking at your one decision.
   *[other] I’m looking at your { $count } decisions.
} That takes a little while.
moments-intro = 🔍 <b>Three moments.</b> I look for the three decisions that cost you most, going only by what you could know then. You get to try again before I say what I’d have done. Only you see this, and it counts for nothing.
