settings-album = 🖼 Während eines Spiels kann ich ältere Spielpläne wegräumen, damit euer Chat ein Chat bleibt: Der erste, die letzten zwei und alle, auf die jemand geantwortet oder die jemand angeheftet hat, bleiben stehen. Oder sie bleiben alle, als Album.
setting-album = 🖼 Ältere Spielpläne: { $state ->
    [on] bleiben
   *[off] weg
}
album-told = 🖼 Neu: Während eines Spiels kann ich ältere Spielpläne wegräumen. In dieser Gruppe bleiben alle, wie bisher; ein Admin kann das mit /settings ändern.
