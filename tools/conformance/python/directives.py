"""Reads the `//@` lines of a corpus kernel: its memory and its launches.

    //@ buffer NAME: TYPE[COUNT] FILL [ulp N [at VALUE]]
    //@ image NAME: KIND ORDER/ELEMENT[WIDTH, ...][@LEVELS] FILL [ulp N [at VALUE]]
    //@ pipe NAME: TYPE[COUNT]
    //@ queue
    //@ launch KERNEL(ARGUMENT, ...) global X [Y [Z]] local X [Y [Z]] [offset X [Y [Z]]]
    //@ unlaunched REASON
    //@ reverse-only REASON
    //@ elsewhere NAME BOUND: REASON
    //@ lavapipe NAME BOUND: REASON
    //@ lavapipe wrong: REASON
    //@ cuda NAME BOUND: REASON
    //@ extensions NAME ...

TYPE is an OpenCL C scalar or vector type. FILL is `zero`, `const V`, `uniform LOW HIGH`, `ramp` (0, 1, 2, ...),
`steps N` (0, N, 2N, ...), `permutation` or `text CHARACTERS`. KIND is one of `images.KINDS`; ORDER and ELEMENT are
OpenCL's channel order and type, the number of layers of an array is its last size. `queue` makes the queue that kernels
enqueue to, `extensions` are those of SPIR-V that a translation needs; `unlaunched` and `reverse-only` say why the runtime
runs nothing, or only the bitcode that the SPIR-V becomes again. `elsewhere` says how far from the runtime's results another
implementation may be that is right, too: `ulp N`, `apart N` for integers, or `by-hand` where the runtime is wrong and
`by_hand.py` has the right results. `lavapipe` says the same of Mesa's implementation of Vulkan, or that it is wrong, and
`cuda` of NVIDIA's GPUs.
An ARGUMENT is the name of a buffer, image or pipe, `local TYPE[COUNT]`,
`sampler COORDINATES ADDRESSING FILTER`, `TYPE VALUE`, `TYPE (V, V, ...)` for a vector, or `{FIELD, FIELD, ...}` for a
structure laid out as C lays it out.
"""
import dataclasses
import math
import re
import typing

import numpy

SCALARS = {
    "char": "i1", "uchar": "u1", "short": "i2", "ushort": "u2", "int": "i4", "uint": "u4",
    "long": "i8", "ulong": "u8", "half": "f2", "float": "f4", "double": "f8",
}

# The types of images' channels, and the scalars that their memory holds.
ELEMENTS = {
    "SNORM_INT8": "char", "SNORM_INT16": "short", "UNORM_INT8": "uchar", "UNORM_INT16": "ushort",
    "SIGNED_INT8": "char", "SIGNED_INT16": "short", "SIGNED_INT32": "int",
    "UNSIGNED_INT8": "uchar", "UNSIGNED_INT16": "ushort", "UNSIGNED_INT32": "uint",
    "HALF_FLOAT": "half", "FLOAT": "float",
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
    elsewhere: tuple = None


@dataclasses.dataclass
class Image(Buffer):
    """An image: a buffer's contents, the channels of a texel being a vector, with OpenCL's words for the rest."""

    kind: str = ""
    order: str = ""
    element: str = ""
    sizes: tuple = ()
    # How many levels of detail, each half as large as the one before it and behind it in memory.
    levels: int = 1

    def level(self, number):
        """The sizes of a level, without and with 1 where there are none, and how many layers it has."""
        is_array = self.kind.endswith("_array")
        sizes = [max(size >> number, 1) for size in (self.sizes[:-1] if is_array else self.sizes)]
        layers = self.sizes[-1] if is_array else 6 if self.kind == "cube" else 1
        return sizes, sizes + [1] * (3 - len(sizes)), layers

    def texels(self):
        """How many texels all levels have."""
        levels = (self.level(number) for number in range(self.levels))
        return sum(math.prod(sizes) * layers for sizes, _, layers in levels)


@dataclasses.dataclass
class Launch:
    """One enqueued kernel. Arguments are (what it is, what belongs to it): ("buffer", name), ("image", name),
    ("pipe", name), ("sampler", words), ("local", bytes) or ("value", bytes)."""

    kernel: str
    arguments: list
    global_size: tuple
    local_size: tuple
    offset: tuple


class Description(typing.NamedTuple):
    """What the directives of a source say: buffers and images by name, pipes by name as (bytes, packets), launches."""

    buffers: dict
    pipes: dict
    queue: bool
    launches: list


def unlaunched(source):
    """The reason why a kernel is not launched at all, or None."""
    match = re.search(r"^//@ unlaunched (.+)$", source, re.MULTILINE)
    return match and match[1]


def is_reverse_only(source):
    """Whether the runtime cannot run the SPIR-V of a kernel, only the bitcode that it becomes again."""
    return re.search(r"^//@ reverse-only .+$", source, re.MULTILINE) is not None


def extensions(source):
    """The extensions of SPIR-V that a kernel needs."""
    return [name for names in re.findall(r"^//@ extensions (.+)$", source, re.MULTILINE) for name in names.split()]


def lavapipe(source):
    """Why lavapipe is wrong about a kernel, or None; and the bounds for its results by buffer, as `elsewhere` has them."""
    wrong = re.search(r"^//@ lavapipe wrong: (.+)$", source, re.MULTILINE)
    return wrong and wrong[1], bounds(source, "lavapipe")


def bounds(source, device):
    """The bounds for the results of a device by buffer, as `elsewhere` has them."""
    found = re.findall(rf"^//@ {device} (\w+) (ulp|apart) (\d+): .+$", source, re.MULTILINE)
    return {name: (kind, int(bound)) for name, kind, bound in found}


def parse(source):
    """Returns the description of a kernel's source text."""
    buffers, pipes, queue, launches = {}, {}, False, []
    for line in source.splitlines():
        if not line.startswith("//@ "):
            continue
        directive, _, text = line.removeprefix("//@ ").partition(" ")
        if directive == "buffer":
            buffer = parse_buffer(text)
            buffers[buffer.name] = buffer
        elif directive == "image":
            image = parse_image(text)
            buffers[image.name] = image
        elif directive == "pipe":
            pipe = parse_buffer(text + " zero")
            pipes[pipe.name] = (pipe.type.size, pipe.count)
        elif directive == "queue":
            queue = True
        elif directive == "launch":
            launches.append(parse_launch(text, buffers, pipes))
        elif directive == "elsewhere":
            parse_elsewhere(text, buffers)
        elif directive not in ("flags", "also", "extensions", "reverse-only", "lavapipe", "cuda"):
            raise ValueError(f"unknown directive: {line}")
    if not launches:
        raise ValueError("no `//@ launch` directive")
    return Description(buffers, pipes, queue, launches)


def parse_buffer(text):
    match = re.fullmatch(r"(\w+): (\w+)\[(\d+)\] (.+)", text)
    if not match:
        raise ValueError(f"buffer {text}: expected NAME: TYPE[COUNT] FILL")
    return with_contents(Buffer(match[1], Type.parse(match[2]), int(match[3]), []), match[4])


def parse_image(text):
    match = re.fullmatch(r"(\w+): (\w+) (\w+)/(\w+)\[([\d, ]+)\](?:@(\d+))? (.+)", text)
    if not match or match[4] not in ELEMENTS:
        raise ValueError(f"image {text}: expected NAME: KIND ORDER/ELEMENT[SIZES] FILL")
    sizes = tuple(int(size) for size in match[5].split(","))
    lanes = {"R": 1, "DEPTH": 1, "RG": 2, "RGBA": 4, "sRGBA": 4}[match[3]]
    texel = Type(numpy.dtype("<" + SCALARS[ELEMENTS[match[4]]]), lanes, lanes)
    words = (match[2], match[3], match[4], sizes, int(match[6] or 1))
    image = Image(match[1], texel, 0, [], 0, None, None, *words)
    image.count = image.texels()
    return with_contents(image, match[7])


def with_contents(buffer, text):
    """Completes a buffer by FILL and the bound of its comparison."""
    fill, _, bound = text.partition(" ulp ")
    buffer.fill = fill.split(" ", 1)
    if bound:
        ulp, _, at = bound.partition(" at ")
        buffer.ulp, buffer.ulp_at = int(ulp), float(at) if at else None
    return buffer


def parse_elsewhere(text, buffers):
    """Adds the bound for other implementations to a buffer."""
    match = re.fullmatch(r"(\w+) (?:(ulp|apart) (\d+)|(by-hand)): .+", text)
    if not match or match[1] not in buffers:
        raise ValueError(f"elsewhere {text}: expected NAME BOUND: REASON")
    buffers[match[1]].elsewhere = (match[2] or match[4], int(match[3] or 0))


def parse_launch(text, buffers, pipes):
    match = re.fullmatch(r"(\w+)\((.*)\) global ([\d ]+) local ([\d ]+?)(?: offset ([\d ]+))?", text)
    if not match:
        raise ValueError(f"launch {text}: expected KERNEL(ARGUMENTS) global SIZES local SIZES")
    sizes = [tuple(int(n) for n in (group or "").split()) for group in match.group(3, 4, 5)]
    return Launch(match[1], [parse_argument(a, buffers, pipes) for a in split(match[2])], *sizes)


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


def parse_argument(text, buffers, pipes):
    if text in buffers:
        return ("image" if isinstance(buffers[text], Image) else "buffer", text)
    if text in pipes:
        return ("pipe", text)
    if text.startswith("sampler "):
        return ("sampler", text.split()[1:])
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
