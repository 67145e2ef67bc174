"""Errors of Telegram, in its own words (tdlib/telegram-bot-api, Client.cpp)."""

from __future__ import annotations


class ApiError(Exception):
    """A request that is refused.

    `code` is the HTTP status and error_code; the description follows the code's prefix.
    """

    code = 400
    prefix = "Bad Request"

    def __init__(self, description: str, **parameters: int) -> None:
        self.description = f"{self.prefix}: {description}"
        self.parameters = parameters
        super().__init__(self.description)


class ForbiddenError(ApiError):
    """The bot may not speak there."""

    code = 403
    prefix = "Forbidden"


class ConflictError(ApiError):
    """Two ways of getting updates at once."""

    code = 409
    prefix = "Conflict"


class TooManyError(ApiError):
    """A rate limit; `retry_after` in whole seconds."""

    code = 429
    prefix = "Too Many Requests"

    def __init__(self, retry_after: int) -> None:
        super().__init__(f"retry after {retry_after}", retry_after=retry_after)


def ours(sentence: str) -> ApiError:
    """A refusal that is the playground's own, not Telegram's wording."""
    return ApiError(f"playground: {sentence}")
