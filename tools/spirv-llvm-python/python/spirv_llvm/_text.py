"""Options as the names and values of the command line."""

from __future__ import annotations

from collections.abc import Sequence

from ._options import FALSE, FRACTIONS, WITH_BLANKS, Options


def as_text(options: Options) -> list[tuple[str, str]]:
    """Return the names and values of the command line.

    Raises TypeError for a value that no option has.
    """
    given = []
    for name, value in options.items():
        text: str | None
        if value is True:
            # A switch without a value is on.
            text = ""
        elif value is False:
            text = FALSE.get(name, "false")
        elif isinstance(value, (str, int)):
            text = str(value)
        elif isinstance(value, float) and name in FRACTIONS:
            text = str(value)
        elif isinstance(value, Sequence) and all(isinstance(item, str) for item in value):
            text = (" " if name in WITH_BLANKS else ",").join(value)
        else:
            raise TypeError(f"{name} is {type(value).__name__}, and neither a text, a number, a bool nor a sequence of texts")
        if text is not None:
            given.append((name.replace("_", "-"), text))
    return given
