"""Names of messages in the Fluent catalogues."""


def message_id(*parts: str) -> str:
    """Return the id of a message by its parts, such as a game, `option` and the option's id."""
    return "-".join(parts).replace("_", "-").replace(" ", "-")
