button-offer-seat-of = 🤝 Хай дограє друг: { $name }
button-take-over = 🤝 Зайняти місце: { $name }
button-keep-seat = ✕ Я залишаюся ({ $name })
button-send-seat = ✉️ Надіслати посилання
board-offer = 🤝 { $name } передає місце: хто дограє? Місце — тому, хто натисне першим, до { $moment }.
board-offer-to = 🤝 { $friend }, дограєте за гравця { $name }? Місце чекає на вас до { $moment }.
board-offer-link = 🤝 За вас дограє той, хто першим відкриє це посилання до { $moment }: { $link }
board-offer-elsewhere = 🤝 { $name } шукає, хто дограє, — до { $moment }.
board-handed-on = 🤝 { $name } грає далі за гравця { $former }.
toast-seat-offered = Місце запропоновано групі. Поки його ніхто не зайняв, { $computer ->
    [0] граєте ви
   *[1] грає комп’ютер
}.
toast-seat-offered-by-link = Надішліть другові посилання під грою. Поки місце не зайнято, { $computer ->
    [0] граєте ви
   *[1] грає комп’ютер
}.
toast-seat-kept = Місце лишається за вами.
toast-takes-over = Місце ваше. Гарної гри!
refused-seat-offered = Зараз пропонують інше місце. Зачекайте, доки його займуть.
refused-offered-to-another = Це місце чекає на іншу людину.
refused-sat-elsewhere = У цій партії ви вже грали на іншому місці. Хай це займе хтось інший.
refused-friend-has-sat = Ця людина вже мала своє місце в цій партії. Покличте когось іншого.
private-seat = Приватний чат відкрито. Натисніть кнопку місця в групі ще раз.
seat-link = 🤝 { $name } просить вас дограти партію «{ $game }»{ $alone ->
        [1] {""}
       *[0] {" "}(за столом: { $others })
    }. Колір, очки й рука переходять до вас.
seat-link-over = Це місце вже не пропонують. Відкрити свій стіл?
