### Что говорится в уроках «Суши против моря».

land-vs-sea-lesson-land-vs-sea-begin = Вы вместе выкладываете одну карту. Одному игроку очки приносит суша, другому море; вы играете за сушу. В свой ход: положить один из двух своих тайлов и взять новый.
land-vs-sea-lesson-land-vs-sea-hidden = У каждого тайла две стороны. A и C видят все, а B и D только вы. Положите одну из этих двух так, чтобы все края подошли: суша к суше, море к морю. Потом выберите, из какой стопки взять новый.
land-vs-sea-lesson-land-vs-sea-hidden-wrong = Так можно, но эту сторону и так все видели. Удивите их: положите B или D.
land-vs-sea-lesson-land-vs-sea-hidden-right = Этого никто не ждал. Потом вы берёте тайл из любой стопки, и у вас снова два.
land-vs-sea-lesson-land-vs-sea-steal = «Украсть» (рука на тайле): вместо нового вы берёте Анин тайл. Положите A и украдите один.
land-vs-sea-lesson-land-vs-sea-steal-wrong = Так ничего не украсть. Это позволяет сторона A: положите её и выберите Анин тайл.
land-vs-sea-lesson-land-vs-sea-steal-right = Теперь он ваш, положить его можно в следующий ход. Крадите то, что завершит участок: чужой или свой.
land-vs-sea-lesson-land-vs-sea-again = На B есть «ещё тайл» (зелёная стрелка). Положите B.
land-vs-sea-lesson-land-vs-sea-again-wrong = На этой стороне нет «ещё тайл». Положите B.
land-vs-sea-lesson-land-vs-sea-again-right = Ход ещё ваш: второй тайл вы кладёте сразу.
land-vs-sea-lesson-land-vs-sea-complete = Здесь вашей суше не хватает одного тайла. Завершите её.
land-vs-sea-lesson-land-vs-sea-complete-wrong = Участок останется открытым. Он должен закончиться со всех сторон: смотрите, где отмечено.
land-vs-sea-lesson-land-vs-sea-complete-right = Завершено: по 1 очку за каждый тайл участка и по 1 за каждый плюс, раз завершили его вы. Всего { $points }.
land-vs-sea-lesson-land-vs-sea-pluses = Тайлы участка приносят очки его стороне, кто бы его ни завершил. Когда же стоит завершить участок моря?
land-vs-sea-lesson-land-vs-sea-pluses-is-never = Никогда
land-vs-sea-lesson-land-vs-sea-pluses-is-pluses = Ради плюсов
land-vs-sea-lesson-land-vs-sea-pluses-wrong = Плюсы достаются тому, кто завершил участок, даже если это море.
land-vs-sea-lesson-land-vs-sea-pluses-right = Верно: плюсы вам, тайлы морю. Это выгодно, когда плюсов много, а тайлов мало.
land-vs-sea-lesson-land-vs-sea-hole = Вы окружили пустое место, и все шесть краёв вокруг него суша. Что будет?
land-vs-sea-lesson-land-vs-sea-hole-is-nothing = Ничего
land-vs-sea-lesson-land-vs-sea-hole-is-volcano = Туда ляжет вулкан
land-vs-sea-lesson-land-vs-sea-hole-wrong = Первую такую дыру сразу закрывает вулкан.
land-vs-sea-lesson-land-vs-sea-hole-right = Вулкан, а на нём пять плюсов! В море это водоворот. Следующие дыры останутся пустыми.
land-vs-sea-lesson-land-vs-sea-end = Игра кончается с последним тайлом. Незавершённое не даёт ничего, так что завершайте участки вовремя. Втроём к вам добавится картограф, вчетвером играют две команды.

land-vs-sea-tip-lay = Любой тайл, любой стороной. Скрытое видите только вы.
land-vs-sea-tip-steal = Рука крадёт чужой тайл: положите его в другой ход.
land-vs-sea-tip-fill = Закройте дыру: на этом тайле пять плюсов.
land-vs-sea-tip-mark = Участок завершён — точка вернётся и даст 1 очко.
land-vs-sea-tip-draw = Другую сторону тайла увидите, когда возьмёте его.
