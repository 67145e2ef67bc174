"""The sheet as data: what is asked for, what lies where, and parts of layouts that games share."""
