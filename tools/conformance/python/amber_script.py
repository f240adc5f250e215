"""Reads scripts of Amber, as far as the tests of clspv use its language."""
import dataclasses
import re

import numpy

SCALARS = {
    "int8": "i1", "uint8": "u1", "int16": "i2", "uint16": "u2", "int32": "i4", "uint32": "u4", "int64": "i8",
    "uint64": "u8", "float": "f4", "double": "f8", "float16": "f2",
}


class NotKnown(Exception):
    """A line that this reader does not know."""


@dataclasses.dataclass
class Shader:
    """The source of a shader, and the options for its compiler."""

    language: str
    text: str
    options: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Buffer:
    """A buffer, or an image if it has a width."""

    dtype: numpy.dtype
    lanes: int
    data: numpy.ndarray
    width: int = 0
    height: int = 1


@dataclasses.dataclass
class Pipeline:
    """A shader with what is bound to it: by the name of an argument, or by set and binding, ("memory" or "sampler", name), or
    ("value", the value)."""

    shader: str = ""
    entry_point: str = "main"
    bindings: dict = dataclasses.field(default_factory=dict)
    constants: dict = dataclasses.field(default_factory=dict)


@dataclasses.dataclass
class Script:
    """A script: what it declares, and its commands, ("run", pipeline, groups) and ("expect", buffer, offset, values)."""

    shaders: dict = dataclasses.field(default_factory=dict)
    buffers: dict = dataclasses.field(default_factory=dict)
    pipelines: dict = dataclasses.field(default_factory=dict)
    commands: list = dataclasses.field(default_factory=list)


def parse(text):
    """The script with the text."""
    script = Script()
    lines = iter(re.sub(r"\\\n", " ", text).splitlines())
    for line in lines:
        words = line.split("#")[0].split()
        if not words:
            continue
        if words[0] == "SHADER":
            script.shaders[words[2]] = Shader(words[3], "\n".join(until_end(lines)))
        elif words[0] == "BUFFER":
            script.buffers[words[1]] = buffer(words[2:], lines)
        elif words[0] == "SAMPLER":
            pass
        elif words[0] == "PIPELINE":
            script.pipelines[words[2]] = pipeline(script, Pipeline(), lines)
        elif words[0] == "DERIVE_PIPELINE":
            base = script.pipelines[words[3]]
            copy = dataclasses.replace(base, bindings=dict(base.bindings), constants=dict(base.constants))
            script.pipelines[words[1]] = pipeline(script, copy, lines)
        elif words[0] == "RUN":
            script.commands.append(("run", words[1], [int(word) for word in words[2:5]]))
        elif words[0] == "EXPECT":
            script.commands.append(expectation(script, words))
        else:
            raise NotKnown(line)
    return script


def until_end(lines):
    """The lines up to one with END."""
    for line in lines:
        if line.strip() == "END":
            return
        yield line


def number(word, dtype):
    return float(word) if dtype.kind == "f" or "." in word else int(word, 0)


def buffer(words, lines):
    """A buffer of the words behind its name, and of the lines with its data."""
    if words[0] != "DATA_TYPE":
        raise NotKnown(" ".join(words))
    vector = re.fullmatch(r"vec(\d)<(\w+)>", words[1])
    lanes, scalar = (int(vector[1]), vector[2]) if vector else (1, words[1])
    if scalar not in SCALARS:
        raise NotKnown(words[1])
    dtype = numpy.dtype("<" + SCALARS[scalar])
    if words[2] == "DATA":
        values = [word for line in until_end(lines) for word in line.split("#")[0].split()]
        return Buffer(dtype, lanes, wrapped([number(word, dtype) for word in values], dtype))
    rest = dict(zip(words[2::2], words[3::2]))
    width, height = int(rest.get("WIDTH", 0)), int(rest.get("HEIGHT", 1))
    count = (int(rest["SIZE"]) if "SIZE" in rest else width * height) * lanes
    if "FILL" in rest:
        data = numpy.full(count, number(rest["FILL"], dtype), dtype)
    elif "SERIES_FROM" in rest:
        first, step = (number(rest[word], dtype) for word in ("SERIES_FROM", "INC_BY"))
        data = (first + step * numpy.arange(count)).astype(dtype)
    else:
        raise NotKnown(" ".join(words))
    return Buffer(dtype, lanes, data, width, height)


def wrapped(values, dtype):
    """Values as an array; those of the other sign have the same bits."""
    if dtype.kind == "f":
        return numpy.array(values, dtype)
    bits = 8 * dtype.itemsize
    return numpy.array([value % (1 << bits) for value in values], f"<u{dtype.itemsize}").view(dtype)


def pipeline(script, made, lines):
    """Reads the lines of a pipeline into `made`."""
    for line in lines:
        words = line.split("#")[0].split()
        if not words:
            continue
        if words[0] == "END":
            return made
        if words[0] == "ATTACH":
            made.shader = words[1]
            rest = words[2:]
            while rest:
                if rest[0] == "ENTRY_POINT":
                    made.entry_point, rest = rest[1], rest[2:]
                elif rest[0] == "SPECIALIZE":
                    made.constants[int(rest[1])], rest = int(rest[4]), rest[5:]
                else:
                    raise NotKnown(line)
        elif words[0] == "COMPILE_OPTIONS":
            script.shaders[words[1]].options += [word for more in until_end(lines) for word in more.split()]
        elif words[0] == "BIND":
            kind = "sampler" if words[1] == "SAMPLER" else "memory"
            made.bindings[place(words)] = (kind, words[2])
        elif words[:2] == ["SET", "KERNEL"]:
            kinds = {"int32": "i32", "uint32": "u32", "float": "f32"}
            made.bindings[words[3]] = ("value", f"{kinds[words[5]]}:{words[6]}")
        else:
            raise NotKnown(line)
    return made


def place(words):
    """The argument's name, or the set and the binding, of a BIND."""
    if "ARG_NAME" in words:
        return words[words.index("ARG_NAME") + 1]
    if "DESCRIPTOR_SET" in words:
        return int(words[words.index("DESCRIPTOR_SET") + 1]), int(words[words.index("BINDING") + 1])
    raise NotKnown(" ".join(words))


def expectation(script, words):
    """The command of an EXPECT."""
    if words[2] == "EQ_BUFFER":
        return "expect", words[1], 0, words[3]
    if words[2] == "IDX" and words[4] == "EQ":
        dtype = script.buffers[words[1]].dtype
        return "expect", words[1], int(words[3]), [number(word, dtype) for word in words[5:]]
    raise NotKnown(" ".join(words))
