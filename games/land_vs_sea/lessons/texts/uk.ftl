### Що кажуть уроки «Суші проти моря».

land-vs-sea-lesson-land-vs-sea-begin = Ви разом викладаєте одну мапу. Одному гравцеві очки дає суша, другому море; ви граєте за сушу. У свій хід: покласти один із двох своїх тайлів і взяти новий.
land-vs-sea-lesson-land-vs-sea-hidden = У кожного тайла два боки. A і C бачать усі, а B і D лише ви. Покладіть один із цих двох так, щоб усі краї пасували: суша до суші, море до моря. Потім виберіть, з якого стосу взяти новий.
land-vs-sea-lesson-land-vs-sea-hidden-wrong = Так можна, але цей бік і так усі бачили. Здивуйте їх: покладіть B або D.
land-vs-sea-lesson-land-vs-sea-hidden-right = Цього ніхто не чекав. Потім ви берете тайл з будь-якого стосу, і у вас знову два.
land-vs-sea-lesson-land-vs-sea-steal = «Крадіжка» (рука на тайлі): замість нового ви берете Анин тайл. Покладіть A й украдіть один.
land-vs-sea-lesson-land-vs-sea-steal-wrong = Так нічого не вкрасти. Це дозволяє бік A: покладіть його й виберіть Анин тайл.
land-vs-sea-lesson-land-vs-sea-steal-right = Тепер він ваш, покласти його можна наступного ходу. Крадіть те, що завершить ділянку: чужу чи свою.
land-vs-sea-lesson-land-vs-sea-again = На B є «ще тайл» (зелена стрілка). Покладіть B.
land-vs-sea-lesson-land-vs-sea-again-wrong = На цьому боці немає «ще тайл». Покладіть B.
land-vs-sea-lesson-land-vs-sea-again-right = Хід іще ваш: другий тайл ви кладете одразу.
land-vs-sea-lesson-land-vs-sea-complete = Тут вашій суші бракує одного тайла. Завершіть її.
land-vs-sea-lesson-land-vs-sea-complete-wrong = Ділянка лишиться відкритою. Вона має закінчитися з усіх боків: дивіться, де позначено.
land-vs-sea-lesson-land-vs-sea-complete-right = Завершено: по 1 очку за кожен тайл ділянки й по 1 за кожен плюс, бо завершили її ви. Разом { $points }.
land-vs-sea-lesson-land-vs-sea-pluses = Тайли ділянки дають очки її стороні, хоч хто її завершить. Коли ж варто завершити ділянку моря?
land-vs-sea-lesson-land-vs-sea-pluses-is-never = Ніколи
land-vs-sea-lesson-land-vs-sea-pluses-is-pluses = Заради плюсів
land-vs-sea-lesson-land-vs-sea-pluses-wrong = Плюси дістаються тому, хто завершив ділянку, навіть якщо це море.
land-vs-sea-lesson-land-vs-sea-pluses-right = Так: плюси вам, тайли морю. Це вигідно, коли плюсів багато, а тайлів мало.
land-vs-sea-lesson-land-vs-sea-hole = Ви оточили порожнє місце, і всі шість країв навколо нього суша. Що буде?
land-vs-sea-lesson-land-vs-sea-hole-is-nothing = Нічого
land-vs-sea-lesson-land-vs-sea-hole-is-volcano = Туди ляже вулкан
land-vs-sea-lesson-land-vs-sea-hole-wrong = Першу таку діру одразу закриває вулкан.
land-vs-sea-lesson-land-vs-sea-hole-right = Вулкан, а на ньому п’ять плюсів! У морі це вир. Наступні діри лишаться порожніми.
land-vs-sea-lesson-land-vs-sea-end = Гра закінчується з останнім тайлом. Незавершене не дає нічого, тож завершуйте ділянки вчасно. Утрьох додасться картограф, учотирьох грають дві команди.

land-vs-sea-tip-lay = Будь-який тайл і бік. Приховане бачите лише ви.
land-vs-sea-tip-steal = Рука краде чужий тайл: покладете його іншого ходу.
land-vs-sea-tip-fill = Закрийте діру: на цьому тайлі п’ять плюсів.
land-vs-sea-tip-mark = Ділянку завершено — точка повернеться й дасть 1 очко.
land-vs-sea-tip-draw = Другий бік тайла побачите, коли візьмете його.
