button-no-tips = Без советов
button-usual-game = Обычная игра
toast-no-tips = Советов больше не будет. Вернуть их — /settings.
settings-tips = «Советы»: в первых играх — по строке к каждому новому решению. Выключите и включите снова: начнутся сначала.
setting-tips = Советы: { $state ->
    [on] да
   *[off] нет
}
