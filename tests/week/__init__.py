"""A week in a busy group: the real bot beside the playground's server, in one process, with a clock
that leaps from quarter of an hour to quarter of an hour; five people with habits, and what their
chats were like.

`python -m tests.week` plays until the games are over, in some minutes, prints the figures, and
fails where somebody was not called, was woken, or a whole group was notified for one person.
`python -m tests.week --read Anna` prints the last week's chats as Anna saw them.
"""
