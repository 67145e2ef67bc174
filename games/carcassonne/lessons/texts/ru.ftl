### Что говорится в уроках Каркассона.

carcassonne-lesson-carcassonne-begin = Вы строите страну из тайлов, а ваши подданные занимают дороги, города и монастыри. Побеждает тот, у кого больше очков. В свой ход: один тайл, потом, если хочется, один подданный. Ваш цвет красный; вот ваш первый тайл.
carcassonne-lesson-carcassonne-edges = Продолжите дорогу. Нажмите номер места, поверните тайл, если нужно, и подтвердите.
carcassonne-lesson-carcassonne-edges-wrong = Поле к полю тоже подходит. Но сейчас продолжите дорогу.
carcassonne-lesson-carcassonne-edges-right = Дорога к дороге, поле к полю. Совпадать должны только края, углы не важны.
carcassonne-lesson-carcassonne-follower = Над первым тайлом открытый город. Увеличьте его и поставьте туда подданного: нажмите букву в городе, потом подтвердите.
carcassonne-lesson-carcassonne-follower-wrong = Так начнётся другой город. Увеличьте тот, что над первым тайлом.
carcassonne-lesson-carcassonne-follower-nobody = Тайл подошёл, но город пока ничей. Нажмите букву в городе, потом подтвердите.
carcassonne-lesson-carcassonne-follower-right = Город ваш. Пока вы в нём, никто другой не может поставить туда подданного.
carcassonne-lesson-carcassonne-close = Вашему городу не хватает куска стены. Достройте его!
carcassonne-lesson-carcassonne-close-wrong = Город останется открытым. Дыра в стене справа.
carcassonne-lesson-carcassonne-close-right = Город завершён и сразу приносит очки: по 2 за каждый из трёх тайлов и 2 за щит. Всего { $points }, и подданный вернулся к вам.
carcassonne-lesson-carcassonne-join = Между вашей дорогой и Аниной не хватает одного тайла. Соедините их.
carcassonne-lesson-carcassonne-join-wrong = Дороги остались порознь. Нужное место там, где обрываются обе.
carcassonne-lesson-carcassonne-join-right = Теперь это одна дорога из шести тайлов, и на ней по одному подданному: при равенстве каждый получает всё, { $points }. С двумя подданными вы забрали бы её себе.
carcassonne-lesson-carcassonne-monastery = Монастырь! Поставьте его куда угодно, и подданного в него.
carcassonne-lesson-carcassonne-monastery-wrong = Пустой монастырь никому ничего не даёт. Нажмите его букву, потом подтвердите.
carcassonne-lesson-carcassonne-monastery-right = Он даёт 1 очко за себя и по 1 за каждый тайл вокруг: 9, когда окружён со всех сторон.
carcassonne-lesson-carcassonne-end = Когда тайлы кончатся, незавершённые дороги и монастыри дают очки за то, что есть, а города вдвое меньше. Подданных у вас семь, и домой они возвращаются, только когда их место завершено. Этого хватит для игры. О крестьянах есть отдельный урок.
