### Що кажуть уроки Гластонбері.

glastonbury-lesson-glastonbury-begin = Ви чарівники: ходите навколо поля з картами й варите зілля. Щоходу ви йдете далі, а потім берете одну карту з ряду, до якого прийшли. У кого кращий казан, той і переміг. Ви червоний чарівник.
glastonbury-lesson-glastonbury-walk = Порожній казан велить іти на 2 кроки, і ось ви біля другого стовпця. Візьміть карту. Її число і є ваш наступний хід, а за 3 кроки кут, тож трійку не беріть.
glastonbury-lesson-glastonbury-walk-wrong = Із трійкою ви прийдете в кут, а там карт не беруть.
glastonbury-lesson-glastonbury-walk-right = Тепер вона верхня в казані, і її число задає ваш наступний хід. Порожнє місце займе нова карта.
glastonbury-lesson-glastonbury-third = У вас уже дві жаби. Одна карта виду віднімає своє число, дві не дають нічого, три дають суму. Що візьмете?
glastonbury-lesson-glastonbury-third-wrong = Сама така карта відніме очки. У цьому ряду є третя жаба.
glastonbury-lesson-glastonbury-third-right = Три жаби: 4 + 1 + 2 = 7 очок. Четверта додасть ще 5.
glastonbury-lesson-glastonbury-own = Мухомори й троянди червоні, як і ви: свій колір рахується вдвічі, і в плюс, і в мінус. Візьміть таку карту.
glastonbury-lesson-glastonbury-own-wrong = Це не ваш колір. У цьому ряду є мухомор.
glastonbury-lesson-glastonbury-own-right = Удвічі, якщо зберете три чи чотири. Але й одна відніме вдвічі.
glastonbury-lesson-glastonbury-corner = Верхня одиниця привела вас у кут. Що ви там берете?
glastonbury-lesson-glastonbury-corner-is-any = Будь-яку карту
glastonbury-lesson-glastonbury-corner-is-nothing = Нічого
glastonbury-lesson-glastonbury-corner-wrong = До кута не веде жоден ряд карт.
glastonbury-lesson-glastonbury-corner-right = Так. Піти звідти далі дасть лише закляття «Переміщення».
glastonbury-lesson-glastonbury-end = Карти без числа — закляття; що вони роблять, скаже кнопка «{ glastonbury-lens-guide }» в «⋯ Ще». Коли колода скінчиться, той, хто забере останню карту ряду, завершить гру; саму цю карту можна в казан не класти. У звичайній грі в кожного видно лише верхню карту казана: решту запам’ятовуйте!

glastonbury-tip-stand = Чарівник іде на 2 кроки, далі — за верхньою картою.
glastonbury-tip-take = Одна карта виду — мінус, дві — 0, три чи чотири — плюс.
glastonbury-tip-appear = Поява: будь-яка, крім «Не пощастило» й «Очне яблуко».
glastonbury-tip-move = Переміщення: з кута можна піти далі й узяти карту там.
glastonbury-tip-leave = Остання в ряду закінчує гру. До казана — за бажанням.
