"""/callme: who asks for it is called in a group once a game is being gathered there."""
