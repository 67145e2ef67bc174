settings-album = 🖼 During a game I can clear older boards away, so that your chat stays a chat: the first, the last two and any that somebody has replied to or pinned are kept. Or keep them all, as an album.
setting-album = 🖼 Older boards: { $state ->
    [on] all stay
   *[off] go
}
album-told = 🖼 New: during a game I can clear older boards away. In this group they all stay, as before; an admin can change that with /settings.
