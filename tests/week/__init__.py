"""A week in a busy group: the real bot beside the playground's server, in one process, with a clock
that leaps from quarter of an hour to quarter of an hour; five people with habits, and what their
chats were like.

`python -m tests.week` plays until the games are over, in some minutes, prints the figures, and
fails where somebody was not called, was woken, or a whole group was notified for one person.
`python -m tests.week --read Anna` prints the last week's chats as Anna saw them.

A week with a bot that costs no delay (`ideal`) is told beside: the same people with the same looks,
turns and days away, called at once by their true clocks, quiet hours kept. That bot knows what ours
has to learn: by which clock somebody lives who has not said so, also of whom it cannot ask. Where a
game takes much longer, look into it turn by turn, from when somebody was awaited to their move in
both. Among people who look twice a day minutes decide about half a day, so that seeds differ by far
more than the delays of the bot add up to: all 48 hours that seed 2 lost at Carcassonne were Eve's,
who cannot be asked by which clock she lives, and was not named after nine in the evening.
"""
