shared-steps = ⏯ <a href="{ $link }">Ход за ходом</a>
shared-play = 🎲 <a href="{ $link }">Сыграйте и вы</a>
inline-show-first = Сначала показать в личном чате
