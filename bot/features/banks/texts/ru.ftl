button-banks = ⏳ Сколько времени
clock-bank-minutes = { $bank } мин + { $move } мин за ход
clock-bank-days = { $bank ->
    [one] { $bank } день
    [few] { $bank } дня
   *[other] { $bank } дней
} + { $move } ч за ход
time-days = { $days } д { $hours } ч
time-hours = { $hours } ч { $minutes } мин
time-minutes = { $minutes } мин
