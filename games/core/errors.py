"""Errors that a player can cause (`RuleViolation`). Any other exception is our own bug."""


class RuleViolation(Exception):
    """A player has asked for something that the rules do not allow; nothing has changed. Names no
    card and no move, because exceptions may be logged.
    """


class NotYourTurn(RuleViolation):
    """The seat has nothing to decide now."""


class UnknownAction(RuleViolation):
    """The action is not among the seat's legal ones."""

    def __init__(self) -> None:  # so that none is raised with the action
        super().__init__()


class GameOver(RuleViolation):
    """The game has ended."""
