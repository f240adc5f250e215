"""What a pipeline of LLVM's offload-test-suite binds: buffers, buffers of texels, textures, samplers and constants, as
`lavapipe.py` takes them."""

import dispatches
import numpy

import directives
import samplers

FORMATS = {
    "Bool": "<u4", "Depth32": "<f4", "Float16": "<f2", "Float32": "<f4", "Float64": "<f8", "Hex16": "<u2", "Hex32": "<u4", "Hex64": "<u8",
    "Int16": "<i2", "Int32": "<i4", "Int64": "<i8", "UInt16": "<u2", "UInt32": "<u4", "Uint32": "<u4", "UInt64": "<u8",
}  # fmt: skip
# OpenCL's words for the channels of texels.
CHANNELS = {
    "Depth32": "FLOAT", "Float16": "HALF_FLOAT", "Float32": "FLOAT", "Hex32": "UNSIGNED_INT32", "Int16": "SIGNED_INT16", "Int32": "SIGNED_INT32",
    "UInt16": "UNSIGNED_INT16", "UInt32": "UNSIGNED_INT32",
}  # fmt: skip
# Kinds of resources: in memory, and as texels, by whether they are only read.
MEMORY = {"StructuredBuffer", "RWStructuredBuffer", "ByteAddressBuffer", "RWByteAddressBuffer", "ConstantBuffer"}
TEXELS = {"Buffer": True, "RWBuffer": False}
PICTURES = {"Texture2D": True, "RWTexture2D": False}
ADDRESSES = {"Repeat": "repeat", "Mirror": "mirrored-repeat", "Clamp": "clamp-to-edge", "Border": "clamp-to-border"}


class NotRunnable(Exception):
    """The test needs what is not here."""


def number(item, kind):
    """A number as the suite writes it; floats may be written by their bits."""
    text = item.lower()
    if kind.kind == "f":
        if "p" in text:
            return float.fromhex(text)
        if not text.startswith("0x"):
            return float(text.replace(".inf", "inf").replace(".nan", "nan"))
    bits = int(text, 0) if text not in ("true", "false") else text == "true"
    bits &= (1 << 8 * kind.itemsize) - 1
    return numpy.frombuffer(bits.to_bytes(kind.itemsize, "little"), kind)[0]


def array(buffer, data):
    """The content of a buffer, or of one of an array of buffers."""
    kind = numpy.dtype(FORMATS[buffer["Format"]])
    if data is None:
        count = int(buffer.get("FillSize", "0"), 0) // kind.itemsize
        return numpy.full(count, number(buffer.get("FillValue", "0"), kind), kind)
    return numpy.array([number(item, kind) for item in data], kind)


def contents(buffer):
    """The arrays of a buffer: several if it is an array of buffers."""
    data = buffer.get("Data")
    count = int(buffer.get("ArraySize", "1"))
    if count == 1:
        return [array(buffer, data)]
    if data is None:
        return [array(buffer, None) for _ in range(count)]
    return [array(buffer, part) for part in data]


def flushed(data):
    """Numbers without denormal ones, which Direct3D takes as zero."""
    if data.dtype.kind != "f":
        return data
    return numpy.where(numpy.abs(data) < numpy.finfo(data.dtype).tiny, numpy.copysign(data.dtype.type(0), data), data)


def image(buffer, kind, data):
    """How a buffer of texels or a texture is described."""
    lanes = int(buffer.get("Channels", "1"))
    if lanes not in (1, 2, 4) or buffer["Format"] not in CHANNELS:
        raise NotRunnable(f"texels of {lanes} channels of {buffer['Format']}")
    order, element = {1: "R", 2: "RG", 4: "RGBA"}[lanes], CHANNELS[buffer["Format"]]
    order = "DEPTH" if buffer["Format"] == "Depth32" else order
    texel = directives.Type(data.dtype, lanes, lanes)
    if kind in TEXELS:
        count = data.size // lanes
        return directives.Image(buffer["Name"], texel, count, [], 0, None, None, "1d_buffer", order, element, (count,))
    shape = buffer.get("OutputProps", {})
    if int(shape.get("Depth", "1")) != 1 or "Width" not in shape:
        raise NotRunnable("a texture that is not one of two dimensions")
    sizes, levels = (int(shape["Width"]), int(shape["Height"])), int(shape.get("MipLevels", "1"))
    described = directives.Image(buffer["Name"], texel, 0, [], 0, None, None, "2d", order, element, sizes, levels)
    described.count = described.texels()
    return described


def sampler(entry):
    """A sampler as the suite describes it."""
    words = [ADDRESSES[entry.get("Address", "Clamp")], "lod=0..1000"]
    for end in ("Mag", "Min"):
        if entry.get(f"{end}Filter", "Nearest") == "Linear":
            words.append(f"{end.lower()}-linear")
    if entry.get("MinFilter") == "Linear" and entry.get("MagFilter") == "Linear":
        words.append("mip-linear")
    if "ComparisonOp" in entry:
        words.append("compare-" + entry["ComparisonOp"].lower())
    return samplers.Sampler.parse(",".join(words))


def resources(pipeline):
    """The buffers of a pipeline by name, what it binds, the arrays by the names of resources, and which of these are images."""
    buffers = {buffer["Name"]: buffer for buffer in pipeline["Buffers"]}
    known = {entry["Name"]: entry for entry in pipeline.get("Samplers", [])}
    bound, host, images = [], {}, {}
    for number_of_set, entry in enumerate(pipeline.get("DescriptorSets", [])):
        for resource in entry["Resources"]:
            kind, place, name = resource["Kind"], resource.get("VulkanBinding"), resource["Name"]
            if place is None or resource.get("TilesMapped"):
                raise NotRunnable("a resource without a binding, or with tiles")
            at = (number_of_set, int(place["Binding"]))
            if kind == "Sampler":
                bound.append(dispatches.Resource(*at, False, None, None, False, sampler(known[name])))
                continue
            if kind not in MEMORY | TEXELS.keys() | PICTURES.keys() or buffers[name]["Format"] not in FORMATS:
                raise NotRunnable(f"a resource of the kind {kind} or its format")
            is_read = {**TEXELS, **PICTURES}.get(kind, False)
            all_of_it = contents(buffers[name])
            for element, data in enumerate(all_of_it):
                key = (name, element)
                host[key] = flushed(data) if len(data) else numpy.zeros(4, "u1")
                of_array = element if len(all_of_it) > 1 else None
                if kind not in MEMORY:
                    images[key] = image(buffers[name], kind, data)
                bound.append(dispatches.Resource(*at, kind == "ConstantBuffer", key, of_array, is_read))
                if "CounterBinding" in place:
                    counter = (name, element, "counter")
                    host[counter] = numpy.zeros(1, "<u4")
                    at_counter = (number_of_set, int(place["CounterBinding"]))
                    bound.append(dispatches.Resource(*at_counter, False, counter, of_array))
    return buffers, bound, host, images


def push_constants(pipeline):
    """The bytes of the push constants."""
    values = [value for entry in pipeline.get("PushConstants", []) for value in entry["Values"]]
    parts = [(int(value.get("Offset", "0")), array(value, value["Data"]).tobytes()) for value in values]
    memory = bytearray(max((offset + len(part) for offset, part in parts), default=0))
    for offset, part in parts:
        memory[offset : offset + len(part)] = part
    return bytes(memory)


def specialization(shader):
    """The values of specialization constants by their numbers."""
    entries = shader.get("SpecializationConstants", [])
    try:
        return {int(entry["ConstantID"]): array(dict(entry, Format=entry["Type"]), [entry["Value"]]).tobytes() for entry in entries}
    except ValueError as error:
        raise NotRunnable(f"a specialization constant: {error}") from error
