digest = 📋 <b>Hier wird auf dich gewartet</b>
digest-rematch = 🔁 { $table }: Eine Revanche wartet auf dich.
button-digest-rematch = 🔁 Mitspielen: { $table }
