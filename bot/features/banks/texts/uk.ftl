button-banks = ⏳ Скільки часу
clock-bank-minutes = { $bank } хв + { $move } хв за хід
clock-bank-days = { $bank ->
    [one] { $bank } день
    [few] { $bank } дні
   *[other] { $bank } днів
} + { $move } год за хід
time-days = { $days } д { $hours } год
time-hours = { $hours } год { $minutes } хв
time-minutes = { $minutes } хв
