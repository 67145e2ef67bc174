"""A week in a busy group: the real bot beside the playground's server, in one process, with a clock
that leaps from quarter of an hour to quarter of an hour; five people with habits, and what their
chats were like.

`python -m tests.week` plays until the games are over, in some minutes, prints the figures, and
fails where somebody was not called, was woken, or a whole group was notified for one person.
`python -m tests.week --read Anna` prints the last week's chats as Anna saw them.

A week with a bot that costs no delay (`ideal`) is told beside: the same people with the same looks,
turns and days away, called at once by their true clocks, quiet hours kept. Among people who look
twice a day minutes decide about half a day; so whoever is called in the same morning or evening
takes as long to come in both, and what is left is the bot's. Where a game takes much longer, look
into it turn by turn, from when somebody was awaited to their move in both.
"""
