digest = 📋 <b>Ждут вашего хода</b>
digest-rematch = 🔁 { $table }: вас ждут на реванш.
button-digest-rematch = 🔁 Сесть: { $table }
