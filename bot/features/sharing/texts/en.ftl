shared-steps = ⏯ <a href="{ $link }">Move by move</a>
shared-play = 🎲 <a href="{ $link }">Play, too</a>
inline-show-first = Look at it in private first
