button-no-tips = Без порад
button-usual-game = Звичайна гра
toast-no-tips = Порад більше не буде. Повернути їх — /settings.
settings-tips = «Поради»: у перших іграх — по рядку до кожного нового рішення. Вимкніть і ввімкніть знову: почнуться спочатку.
setting-tips = Поради: { $state ->
    [on] так
   *[off] ні
}
