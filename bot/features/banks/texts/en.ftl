### • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps

button-banks = ⏳ Time left
clock-bank-minutes = { $bank } min + { $move } min per move
clock-bank-days = { $bank ->
    [one] { $bank } day
   *[other] { $bank } days
} + { $move } h per move
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-minutes = { $minutes } min
