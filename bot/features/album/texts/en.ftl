### • setting-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • settings-*: a page for, or an answer to, one person: that is “you”

settings-album = 🖼 During a game I can clear older boards away, so that your chat stays a chat: the first, the last two and any that somebody has replied to or pinned are kept. Or keep them all, as an album.
setting-album = 🖼 Older boards: { $state ->
    [on] all stay
   *[off] go
}
album-told = 🖼 New: during a game I can clear older boards away. In this group they all stay, as before; an admin can change that with /settings.
