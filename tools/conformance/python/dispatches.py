"""Reads the `//@` lines of a shader: its memory, and how it is dispatched.

    //@ buffer NAME: TYPE[COUNT] FILL [ulp N [at VALUE]]
    //@ image NAME: KIND ORDER/ELEMENT[WIDTH, ...][@LEVELS] FILL [ulp N [at VALUE]]
    //@ sampler NAME: WORD,...
    //@ dispatch X [Y [Z]]: RESOURCE, ...
    //@ robust

Buffers and images are those of `directives.py`. A RESOURCE is `SET.BINDING NAME` for a storage buffer or a storage image, `SET.BINDING uniform NAME` for
a uniform buffer, of an array of buffers `SET.BINDING.ELEMENT`, or `push VALUE` for the push constants, a value as `launch` of `directives.py` has it. What is sampled is `SET.BINDING sampled IMAGE`, with its
sampler `SET.BINDING sampled IMAGE SAMPLER`, a sampler alone `SET.BINDING sampler SAMPLER`; words of samplers are those of `samplers.py`, and
images of the kinds `cube` and `cube_array` have faces for layers. Several dispatches
run one after the other on the same buffers. A shader that reaches beyond its memory says that it is robust: it is run only in
the form that allows it.
"""
import dataclasses
import re

import directives
import samplers


ROBUST = "//@ robust"


@dataclasses.dataclass
class Resource:
    """A buffer, an image or a sampler, and where it is bound."""

    set: int
    binding: int
    uniform: bool
    buffer: str
    # Which one of an array; `None` for what is no array.
    element: int = None
    # Whether it is an image that is no storage image.
    sampled: bool = False
    # The sampler, alone (there is no buffer then) or of the image.
    sampler: samplers.Sampler = None


@dataclasses.dataclass
class Dispatch:
    """Workgroups of a shader: how many in each dimension, the buffers, and the bytes of the push constants."""

    groups: tuple
    resources: list
    push: bytes
    # The bytes of specialization constants by their numbers.
    constants: dict = dataclasses.field(default_factory=dict)


def parse(source):
    """The buffers by name and the dispatches of a shader's source text; None for one that is not dispatched."""
    buffers, known, dispatches = {}, {}, []
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
        elif directive == "sampler":
            name, _, words = text.partition(": ")
            known[name] = samplers.Sampler.parse(words)
        elif directive == "dispatch":
            dispatches.append(parse_dispatch(text, buffers, known))
        elif line != ROBUST:
            raise ValueError(f"unknown directive: {line}")
    return (buffers, dispatches) if dispatches else None


def is_robust(source):
    """Whether a shader reaches beyond its memory."""
    return ROBUST in source.splitlines()


RESOURCE = r"(\d+)\.(\d+)(?:\.(\d+))? (?:(uniform|sampled|sampler) )?(\w+)(?: (\w+))?"


def parse_dispatch(text, buffers, known):
    groups, _, rest = text.partition(":")
    sizes = [int(word) for word in groups.split()]
    dispatch = Dispatch(tuple(sizes + [1] * (3 - len(sizes))), [], b"")
    for part in directives.split(rest):
        if part.startswith("push "):
            dispatch.push = directives.value(part.removeprefix("push "))[0]
        elif match := re.fullmatch(RESOURCE, part):
            dispatch.resources.append(parse_resource(match, buffers, known))
        else:
            raise ValueError(f"dispatch: `{part}` is no resource")
    return dispatch


def parse_resource(match, buffers, known):
    """A resource as the parts of its text say it."""
    set, binding, element, how, name, sampler = match.groups()
    at = (int(set), int(binding), how == "uniform")
    element = None if element is None else int(element)
    if how == "sampler":
        return Resource(*at, None, element, False, known[name])
    if name not in buffers or sampler and how != "sampled":
        raise ValueError(f"dispatch: `{match[0]}` is no resource")
    return Resource(*at, name, element, how == "sampled", known[sampler] if sampler else None)
