settings-album = 🖼 While a game runs, older boards can go, so that your chat stays a chat: the first, the last two, and all that somebody has replied to or pinned stay. As an album, all of them stay.
setting-album = 🖼 Older boards: { $state ->
    [on] all stay
   *[off] go
}
album-told = 🖼 New: while a game runs, I can clear older boards away. In this group all of them stay, as before; an admin can change that with /settings.
