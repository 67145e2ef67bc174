"""Errors that a player can cause (`RuleViolation`). Whatever else is raised is our own bug."""


class RuleViolation(Exception):
    """A player asked for what the rules do not allow; nothing has changed. It names no card and no
    move: what is raised may be logged.
    """


class NotYourTurn(RuleViolation):
    """The seat has nothing to decide now."""


class UnknownAction(RuleViolation):
    """The action is not among the seat's legal ones."""

    def __init__(self) -> None:  # so that none is raised with the action
        super().__init__()


class GameOver(RuleViolation):
    """The game has ended."""
