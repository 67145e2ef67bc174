digest = 📋 <b>Чекають на ваш хід</b>
digest-rematch = 🔁 { $table }: на вас чекають на реванш.
button-digest-rematch = 🔁 Сісти: { $table }
