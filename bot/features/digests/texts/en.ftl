digest = 📋 <b>Waiting for your move</b>
