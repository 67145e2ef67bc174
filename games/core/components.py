"""Loading of component figures: data files beside the code, typed, their counts checked."""

import tomllib
from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


class WrongComponents(Exception):
    """A data file does not hold what the box holds."""


def load(package: str, name: str, kind: type[T]) -> T:
    """Read the TOML file `name` beside `package` as a `kind`.

    :raises WrongComponents: when the file does not fit the type.
    """
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except msgspec.ValidationError as error:
        raise WrongComponents(f"{package}/{name}: {error}") from error


def check_counts(what: str, counted: dict[str, int], box: dict[str, int]) -> None:
    """Compare the sums of a data file with the contents of the box.

    :raises WrongComponents: naming every figure that differs.
    """
    wrong = {name: (counted.get(name), box[name]) for name in box if counted.get(name) != box[name]}
    if wrong:
        raise WrongComponents(f"{what}: found and expected {wrong}")
