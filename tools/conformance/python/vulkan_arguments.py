"""The launches of a kernel's directives as the command line of the package `example-vulkan` has them."""

import numpy

import buffers as contents
import directives

# OpenCL's numbers of channel orders and types, by the words of directives.
ORDERS = {"R": 0x10B0, "RG": 0x10B2, "RGBA": 0x10B5, "sRGBA": 0x10C1, "DEPTH": 0x10BD}
TYPES = {
    "SNORM_INT8": 0x10D0, "SNORM_INT16": 0x10D1, "UNORM_INT8": 0x10D2, "UNORM_INT16": 0x10D3,
    "SIGNED_INT8": 0x10D7, "SIGNED_INT16": 0x10D8, "SIGNED_INT32": 0x10D9,
    "UNSIGNED_INT8": 0x10DA, "UNSIGNED_INT16": 0x10DB, "UNSIGNED_INT32": 0x10DC,
    "HALF_FLOAT": 0x10DD, "FLOAT": 0x10DE,
}
# The bits of a sampler by the words of directives.
SAMPLERS = {
    "UNNORMALIZED": 0, "NORMALIZED": 1, "NONE": 0, "CLAMP_TO_EDGE": 2, "CLAMP": 4, "REPEAT": 6, "MIRRORED_REPEAT": 8,
    "NEAREST": 16, "LINEAR": 32,
}


class NotPossible(Exception):
    """Vulkan, or the launcher, has nothing for an argument."""


def file_of(module, name, work):
    return work / f"{module.name}.{name}.bin"


def memory(buffer, file):
    """Memory with the contents of a file."""
    if not isinstance(buffer, directives.Image):
        return f"hex@{file}"
    kind = "2d" if buffer.kind == "depth" else buffer.kind
    if kind not in ("1d", "1d_array", "1d_buffer", "2d", "2d_array", "3d") or buffer.levels > 1:
        raise NotPossible(f"the launcher has no images of kind {kind} with {buffer.levels} levels")
    sizes = "x".join(map(str, buffer.sizes))
    return f"image:{kind}:{ORDERS[buffer.order]}:{TYPES[buffer.element]}:{sizes}@{file}"


def words(kernel, module, description, work):
    """The words behind the module; writes the contents of the memory to files."""
    files = {name: file_of(module, name, work) for name in description.buffers}
    named, words = set(), []
    for number, launch in enumerate(description.launches):
        words += ["--then"] if number else []
        words += [launch.kernel]
        for option, sizes in (("global", launch.global_size), ("local", launch.local_size), ("offset", launch.offset)):
            words += [f"--{option}", ",".join(map(str, sizes))] if sizes else []
        for kind, what in launch.arguments:
            words += ["--arg", argument(kind, what, description, files, named)]
    for name, buffer in description.buffers.items():
        files[name].write_bytes(contents.initial(buffer, kernel.name).tobytes())
    outputs = [word for name in sorted(named) for word in ("--output", f"{name}={files[name]}")]
    return [*outputs, *words]


def argument(kind, what, description, files, named):
    """The word for an argument; `named` are the buffers that have their contents already."""
    if kind in ("buffer", "image"):
        is_new = what not in named
        named.add(what)
        return f"{what}={memory(description.buffers[what], files[what])}" if is_new else what
    if kind == "local":
        return f"local:{what}"
    if kind == "value":
        return f"hex:{bytes(what).hex()}"
    if kind == "sampler":
        return f"sampler:{sum(SAMPLERS[word] for word in what)}"
    raise NotPossible(f"the launcher has no arguments of the kind {kind}")


def results(module, description, work):
    """The contents of the memory after the launches."""
    return {
        name: numpy.frombuffer(file_of(module, name, work).read_bytes(), buffer.type.dtype)
        for name, buffer in description.buffers.items()
    }
