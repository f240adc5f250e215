"""Reads the `//@` lines of a shader: its memory, and how it is dispatched.

    //@ buffer NAME: TYPE[COUNT] FILL [ulp N [at VALUE]]
    //@ image NAME: KIND ORDER/ELEMENT[WIDTH, ...] FILL [ulp N [at VALUE]]
    //@ dispatch X [Y [Z]]: RESOURCE, ...
    //@ robust

Buffers and images are those of `directives.py`. A RESOURCE is `SET.BINDING NAME` for a storage buffer or a storage image, `SET.BINDING uniform NAME` for
a uniform buffer, of an array of buffers `SET.BINDING.ELEMENT`, or `push VALUE` for the push constants, a value as `launch` of `directives.py` has it. Several dispatches
run one after the other on the same buffers. A shader that reaches beyond its memory says that it is robust: it is run only in
the form that allows it.
"""
import dataclasses
import re

import directives


ROBUST = "//@ robust"


@dataclasses.dataclass
class Resource:
    """A buffer or an image, and where it is bound."""

    set: int
    binding: int
    uniform: bool
    buffer: str
    # Which one of an array; `None` for what is no array.
    element: int = None


@dataclasses.dataclass
class Dispatch:
    """Workgroups of a shader: how many in each dimension, the buffers, and the bytes of the push constants."""

    groups: tuple
    resources: list
    push: bytes


def parse(source):
    """The buffers by name and the dispatches of a shader's source text; None for one that is not dispatched."""
    buffers, dispatches = {}, []
    for line in source.splitlines():
        if not line.startswith("//@ "):
            continue
        directive, _, text = line.removeprefix("//@ ").partition(" ")
        if directive == "buffer":
            buffer = directives.parse_buffer(text)
            buffers[buffer.name] = buffer
        elif directive == "image":
            image = directives.parse_image(text)
            buffers[image.name] = image
        elif directive == "dispatch":
            dispatches.append(parse_dispatch(text, buffers))
        elif line != ROBUST:
            raise ValueError(f"unknown directive: {line}")
    return (buffers, dispatches) if dispatches else None


def is_robust(source):
    """Whether a shader reaches beyond its memory."""
    return ROBUST in source.splitlines()


def parse_dispatch(text, buffers):
    groups, _, rest = text.partition(":")
    sizes = [int(word) for word in groups.split()]
    dispatch = Dispatch(tuple(sizes + [1] * (3 - len(sizes))), [], b"")
    for part in directives.split(rest):
        if part.startswith("push "):
            dispatch.push = directives.value(part.removeprefix("push "))[0]
        elif (match := re.fullmatch(r"(\d+)\.(\d+)(?:\.(\d+))? (uniform )?(\w+)", part)) and match[5] in buffers:
            element = None if match[3] is None else int(match[3])
            dispatch.resources.append(Resource(int(match[1]), int(match[2]), bool(match[4]), match[5], element))
        else:
            raise ValueError(f"dispatch: `{part}` is no resource")
    return dispatch
