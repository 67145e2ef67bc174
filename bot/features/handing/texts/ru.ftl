button-offer-seat-of = 🤝 Пусть доиграет друг: { $name }
button-take-over = 🤝 Занять место: { $name }
button-keep-seat = ✕ Я остаюсь ({ $name })
button-send-seat = ✉️ Отправить ссылку
board-offer = 🤝 { $name } передаёт место: кто доиграет? Место — тому, кто нажмёт первым, до { $moment }.
board-offer-to = 🤝 { $friend }, доиграете за игрока { $name }? Место ждёт вас до { $moment }.
board-offer-link = 🤝 За вас доиграет тот, кто первым откроет эту ссылку до { $moment }: { $link }
board-offer-elsewhere = 🤝 { $name } ищет, кто доиграет, — до { $moment }.
board-handed-on = 🤝 { $name } играет дальше за игрока { $former }.
toast-seat-offered = Место предложено группе. Пока его никто не занял, { $computer ->
    [0] играете вы
   *[1] играет компьютер
}.
toast-seat-offered-by-link = Отправьте другу ссылку под игрой. Пока место не занято, { $computer ->
    [0] играете вы
   *[1] играет компьютер
}.
toast-seat-kept = Место остаётся за вами.
toast-takes-over = Место ваше. Хорошей игры!
refused-seat-offered = Сейчас предлагают другое место. Подождите, пока его займут.
refused-offered-to-another = Это место ждёт другого человека.
refused-sat-elsewhere = В этой партии вы уже играли на другом месте. Пусть это займёт кто-то ещё.
refused-friend-has-sat = У этого человека уже было своё место в этой партии. Позовите кого-нибудь другого.
private-seat = Личный чат открыт. Нажмите кнопку места в группе ещё раз.
seat-link = 🤝 { $name } просит вас доиграть партию «{ $game }»{ $alone ->
        [1] {""}
       *[0] {" "}(за столом: { $others })
    }. Цвет, очки и рука переходят к вам.
seat-link-over = Это место уже не предлагают. Открыть свой стол?
