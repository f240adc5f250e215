"""Reads the `//@` lines of a corpus kernel: its buffers and its launches.

    //@ buffer NAME: TYPE[COUNT] FILL [ulp N [at VALUE]]
    //@ launch KERNEL(ARGUMENT, ...) global X [Y [Z]] local X [Y [Z]] [offset X [Y [Z]]]

TYPE is an OpenCL C scalar or vector type. FILL is `zero`, `const V`, `uniform LOW HIGH`, `ramp` (0, 1, 2, ...),
`steps N` (0, N, 2N, ...), `permutation` or `text CHARACTERS`. An ARGUMENT is the name of a buffer, `local TYPE[COUNT]`,
`TYPE VALUE`, `TYPE (V, V, ...)` for a vector, or `{FIELD, FIELD, ...}` for a structure laid out as C lays it out.
"""
import dataclasses
import re

import numpy

SCALARS = {
    "char": "i1", "uchar": "u1", "short": "i2", "ushort": "u2", "int": "i4", "uint": "u4",
    "long": "i8", "ulong": "u8", "half": "f2", "float": "f4", "double": "f8",
}


@dataclasses.dataclass
class Type:
    """A scalar or vector type: numpy's type of one element, elements that hold a value, elements that it occupies."""

    dtype: numpy.dtype
    lanes: int
    slots: int

    @staticmethod
    def parse(text):
        match = re.fullmatch(r"([a-z]+)(2|3|4|8|16)?", text)
        if not match or match[1] not in SCALARS:
            raise ValueError(f"`{text}` is not a scalar or vector type")
        lanes = int(match[2] or 1)
        return Type(numpy.dtype("<" + SCALARS[match[1]]), lanes, 4 if lanes == 3 else lanes)

    @property
    def size(self):
        return self.dtype.itemsize * self.slots


@dataclasses.dataclass
class Buffer:
    """A global buffer: its elements, how it is filled, how exactly it is compared after the launches."""

    name: str
    type: Type
    count: int
    fill: list
    ulp: int = 0
    ulp_at: float = None


@dataclasses.dataclass
class Launch:
    """One enqueued kernel. Arguments are ("buffer", name), ("local", bytes) or ("value", bytes)."""

    kernel: str
    arguments: list
    global_size: tuple
    local_size: tuple
    offset: tuple


def parse(source):
    """Returns (buffers by name, launches in order) of a kernel's source text."""
    buffers, launches = {}, []
    for line in source.splitlines():
        if line.startswith("//@ buffer "):
            buffer = parse_buffer(line.removeprefix("//@ buffer "))
            buffers[buffer.name] = buffer
        elif line.startswith("//@ launch "):
            launches.append(parse_launch(line.removeprefix("//@ launch "), buffers))
        elif line.startswith("//@") and line.split()[1] not in ("flags", "also"):
            raise ValueError(f"unknown directive: {line}")
    if not launches:
        raise ValueError("no `//@ launch` directive")
    return buffers, launches


def parse_buffer(text):
    match = re.fullmatch(r"(\w+): (\w+)\[(\d+)\] (.+)", text)
    if not match:
        raise ValueError(f"buffer {text}: expected NAME: TYPE[COUNT] FILL")
    fill, _, bound = match[4].partition(" ulp ")
    buffer = Buffer(match[1], Type.parse(match[2]), int(match[3]), fill.split(" ", 1))
    if bound:
        ulp, _, at = bound.partition(" at ")
        buffer.ulp, buffer.ulp_at = int(ulp), float(at) if at else None
    return buffer


def parse_launch(text, buffers):
    match = re.fullmatch(r"(\w+)\((.*)\) global ([\d ]+) local ([\d ]+?)(?: offset ([\d ]+))?", text)
    if not match:
        raise ValueError(f"launch {text}: expected KERNEL(ARGUMENTS) global SIZES local SIZES")
    sizes = [tuple(int(n) for n in (group or "").split()) for group in match.group(3, 4, 5)]
    return Launch(match[1], [parse_argument(a, buffers) for a in split(match[2])], *sizes)


def split(text):
    """Splits at the commas outside parentheses, brackets and braces."""
    parts, depth, start = [], 0, 0
    for at, char in enumerate(text):
        depth += (char in "([{") - (char in ")]}")
        if char == "," and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    last = text[start:].strip()
    return parts + [last] if last else parts


def parse_argument(text, buffers):
    if text in buffers:
        return ("buffer", text)
    if match := re.fullmatch(r"local (\w+)\[(\d+)\]", text):
        return ("local", Type.parse(match[1]).size * int(match[2]))
    return ("value", value(text)[0])


def value(text):
    """Returns the bytes and the alignment of a scalar, vector or structure value."""
    if text.startswith("{"):
        data, most = b"", 1
        for field in split(text[1:-1]):
            part, align = value(field)
            data += bytes(-len(data) % align) + part
            most = max(most, align)
        return data + bytes(-len(data) % most), most
    name, _, literal = text.partition(" ")
    kind = Type.parse(name)
    literals = split(literal[1:-1]) if literal.startswith("(") else [literal]
    if len(literals) != kind.lanes:
        raise ValueError(f"`{text}` wants {kind.lanes} values")
    numbers = [float(n) if kind.dtype.kind == "f" else int(n, 0) for n in literals]
    numbers += [0] * (kind.slots - kind.lanes)
    return numpy.array(numbers, kind.dtype).tobytes(), kind.size
