### Що кажуть уроки Каркасона.

carcassonne-lesson-carcassonne-begin = Ви будуєте країну з тайлів, а ваші піддані займають дороги, міста й монастирі. Перемагає той, у кого більше очок. У свій хід: один тайл, а потім, якщо хочете, один підданий. Ваш колір червоний; ось ваш перший тайл.
carcassonne-lesson-carcassonne-edges = Продовжте дорогу. Натисніть номер місця, поверніть тайл, якщо треба, і підтвердьте.
carcassonne-lesson-carcassonne-edges-wrong = Поле до поля теж пасує. Та цього разу продовжте дорогу.
carcassonne-lesson-carcassonne-edges-right = Дорога до дороги, поле до поля. Збігатися мають лише краї, кути не важать.
carcassonne-lesson-carcassonne-follower = Над першим тайлом відкрите місто. Збільште його й поставте туди підданого: натисніть літеру в місті, потім підтвердьте.
carcassonne-lesson-carcassonne-follower-wrong = Так почнеться інше місто. Збільште те, що над першим тайлом.
carcassonne-lesson-carcassonne-follower-nobody = Тайл пасує, але місто ще нічиє. Натисніть літеру в місті, потім підтвердьте.
carcassonne-lesson-carcassonne-follower-right = Місто ваше. Поки ви в ньому, ніхто інший не може поставити туди підданого.
carcassonne-lesson-carcassonne-close = Вашому місту бракує шматка муру. Добудуйте його!
carcassonne-lesson-carcassonne-close-wrong = Місто лишиться відкритим. Діра в мурі праворуч.
carcassonne-lesson-carcassonne-close-right = Місто завершено, тож воно одразу дає очки: по 2 за кожен із трьох тайлів і 2 за щит. Разом { $points }, і підданий повернувся до вас.
carcassonne-lesson-carcassonne-join = Між вашою дорогою та Аниною бракує одного тайла. З’єднайте їх.
carcassonne-lesson-carcassonne-join-wrong = Дороги лишилися нарізно. Потрібне місце там, де уриваються обидві.
carcassonne-lesson-carcassonne-join-right = Тепер це одна дорога з шести тайлів, і на ній по одному підданому: за рівності кожен дістає все, { $points }. З двома підданими вона була б лише ваша.
carcassonne-lesson-carcassonne-monastery = Монастир! Поставте його будь-де, і підданого в нього.
carcassonne-lesson-carcassonne-monastery-wrong = Порожній монастир нікому нічого не дає. Натисніть його літеру, потім підтвердьте.
carcassonne-lesson-carcassonne-monastery-right = Він дає 1 очко за себе і по 1 за кожен тайл навколо: 9, коли оточений звідусіль.
carcassonne-lesson-carcassonne-end = Коли тайли скінчаться, незавершені дороги й монастирі дають очки за те, що є, а міста вдвічі менше. Підданих у вас семеро, і додому вони повертаються, лише коли їхнє місце завершено. Цього досить, щоб грати. Про селян є окремий урок.
