### Что говорится в уроках Гластонбери.

glastonbury-lesson-glastonbury-begin = Вы волшебники: ходите вокруг поля с картами и варите зелье. Каждый ход вы идёте дальше, а потом берёте одну карту из ряда, к которому пришли. Чей котёл лучше, тот и победил. Вы красный волшебник.
glastonbury-lesson-glastonbury-walk = Пустой котёл велит идти на 2 шага, и вот вы у второго столбца. Возьмите карту. Её число и есть ваш следующий ход, а через 3 шага угол, поэтому тройку не берите.
glastonbury-lesson-glastonbury-walk-wrong = С тройкой вы придёте в угол, а там карт не берут.
glastonbury-lesson-glastonbury-walk-right = Она теперь верхняя в котле, и её число задаёт ваш следующий ход. Пустое место займёт новая карта.
glastonbury-lesson-glastonbury-third = У вас уже две лягушки. Одна карта вида отнимает своё число, две не дают ничего, три дают сумму. Что возьмёте?
glastonbury-lesson-glastonbury-third-wrong = Такая карта в одиночку отнимет очки. В этом ряду есть третья лягушка.
glastonbury-lesson-glastonbury-third-right = Три лягушки: 4 + 1 + 2 = 7 очков. Четвёртая добавит ещё 5.
glastonbury-lesson-glastonbury-own = Мухоморы и розы красные, как и вы: свой цвет считается вдвойне, и в плюс, и в минус. Возьмите такую карту.
glastonbury-lesson-glastonbury-own-wrong = Это не ваш цвет. В этом ряду есть мухомор.
glastonbury-lesson-glastonbury-own-right = Вдвойне, если соберёте три или четыре. Но и одна отнимет вдвойне.
glastonbury-lesson-glastonbury-corner = Верхняя единица привела вас в угол. Что вы там берёте?
glastonbury-lesson-glastonbury-corner-is-any = Любую карту
glastonbury-lesson-glastonbury-corner-is-nothing = Ничего
glastonbury-lesson-glastonbury-corner-wrong = К углу не ведёт ни один ряд карт.
glastonbury-lesson-glastonbury-corner-right = Верно. Уйти оттуда дальше позволит только заклинание «Перемещение».
glastonbury-lesson-glastonbury-end = Карты без числа — заклинания; что они делают, скажет кнопка «{ glastonbury-lens-guide }» в «⋯ Ещё». Когда колода кончится, тот, кто заберёт последнюю карту ряда, закончит игру; саму эту карту можно в котёл не класть. В обычной игре у каждого видна только верхняя карта котла: остальное запоминайте!

glastonbury-tip-stand = Волшебник идёт на 2 шага, дальше — по верхней карте.
glastonbury-tip-take = Одна карта вида — минус, две — 0, три или четыре — плюс.
glastonbury-tip-appear = Появление: любая, кроме «Не повезло» и «Глазное яблоко».
glastonbury-tip-move = Перемещение: из угла идите дальше, карту берите там.
glastonbury-tip-leave = Последняя в ряду — конец игры. В котёл по желанию.
