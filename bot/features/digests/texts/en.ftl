digest = 📋 <b>Waiting for your move</b>
digest-rematch = 🔁 { $table }: a rematch waits for you.
button-digest-rematch = 🔁 Join: { $table }
