"""What every game is made of: the contract and the values that it speaks."""
