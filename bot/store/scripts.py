"""Batches of small Lua scripts: several steps in one round trip to the store.

They are one script: all of them happen or none, and wait for the disk once.
"""

from typing import Any

from msgspec import Struct
from redis.commands.core import AsyncScript

from bot.store.client import AnyRedis

DONE = 1
"""The answer of a step after which the next one follows; any other answer ends the row."""

_ALL = """
local keys_before, args_before, answers = 0, 2 * #steps, {}
for i, step in ipairs(steps) do
  local keys, args = {}, {}
  for j = 1, ARGV[2 * i - 1] do keys[j] = KEYS[keys_before + j] end
  for j = 1, ARGV[2 * i] do args[j] = ARGV[args_before + j] end
  keys_before, args_before = keys_before + #keys, args_before + #args
  answers[i] = step(keys, args)
  if hang_together and answers[i] ~= 1 then break end
end
return answers
"""
"""After the steps as functions, and whether each follows from the one before. ARGV: of each how
many keys and arguments it has, then these."""


class Script(Struct, frozen=True):
    """A script with its keys and arguments."""

    script: str
    """Lua; it returns `DONE` where the next step is to follow."""
    keys: tuple[str, ...]
    args: tuple[str | bytes | float, ...] = ()


class ScriptRunner:
    """Makes steps, in one trip."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis
        self._scripts: dict[tuple[tuple[str, ...], bool], AsyncScript] = {}

    async def make(self, *scripts: Script) -> list[Any]:
        """Return the answer of each step, up to the first that is not `DONE`."""
        return await self._at_once(*scripts)

    async def each(self, *scripts: Script) -> list[Any]:
        """Return the answers of all steps: none of them depends on another."""
        return await self._at_once(*scripts, hang_together=False)

    async def _at_once(self, *scripts: Script, hang_together: bool = True) -> list[Any]:
        numbers = [n for script in scripts for n in (len(script.keys), len(script.args))]
        script = self._script(
            tuple(script.script for script in scripts), hang_together=hang_together
        )
        keys = [key for script in scripts for key in script.keys]
        answers: list[Any] = await script(keys, [*numbers, *(a for s in scripts for a in s.args)])
        return answers

    def _script(self, parts: tuple[str, ...], *, hang_together: bool) -> AsyncScript:
        key = (parts, hang_together)
        if key not in self._scripts:
            scripts = ",".join(f"function(KEYS, ARGV)\n{part}\nend" for part in parts)
            head = f"local steps, hang_together = {{{scripts}}}, {str(hang_together).lower()}"
            self._scripts[key] = self._redis.register_script(head + _ALL)
        return self._scripts[key]
