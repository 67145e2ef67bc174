button-no-tips = Без порад
button-usual-game = Звичайна гра
toast-no-tips = Порад більше не буде. Повернути їх — /settings.
settings-tips = «Поради»: у перших іграх — рядок підказки до кожного нового рішення. Вимкніть і ввімкніть знову — підуть спочатку.
setting-tips = Поради: { $state ->
    [on] так
   *[off] ні
}
