shared-steps = ⏯ <a href="{ $link }">Хід за ходом</a>
shared-play = 🎲 <a href="{ $link }">Зіграйте й ви</a>
inline-show-first = Спершу показати в приватному чаті
