"""Launches for NVIDIA's GPUs: reads the metadata about the arguments of kernels, and makes the parameters of launches."""
import math
import re
import struct
import typing

# Offsets into local memory are multiples of the alignment of its variable.
LOCAL_ALIGN = 128
MAX_WORK_ITEMS = 1024
# The sizes of PTX's types, by their last digits.
PARAMETER = re.compile(r"\.param(?: \.align \d+)? \.[a-z](\d+) (?:\.ptr [^,)]*?)?\w+(?:\[(\d+)\])?")


class NotPossible(Exception):
    """The target has nothing for a launch."""


class Wrong(Exception):
    """The metadata, the code and the launch do not agree."""


class Argument(typing.NamedTuple):
    """An argument of a kernel: its kind, and its offset and size in bytes."""

    kind: str
    offset: int
    size: int


def kernels(assembly):
    """The symbol and the arguments of each kernel by its name, of the text of a module."""
    nodes = dict(re.findall(r"^(!\d+) = !\{(.*)\}$", assembly, re.MULTILINE))
    listed = re.search(r"^!spirv\.kernel_abi = !\{(.*)\}$", assembly, re.MULTILINE)
    found = {}
    for node in listed[1].split(", ") if listed else []:
        name, symbol, *rest = nodes[node].split(", ")
        arguments = [re.fullmatch(r'!"([\w-]+)", i64 (\d+), i64 (\d+)', nodes[argument]) for argument in rest]
        parsed = [Argument(match[1], int(match[2]), int(match[3])) for match in arguments]
        found[name.removeprefix('!"').removesuffix('"')] = (symbol.removeprefix('!"').removesuffix('"'), parsed)
    return found


def parameters_of_code(code, symbol):
    """The sizes of the parameters of an entry of PTX."""
    head = re.search(rf"\.entry {re.escape(symbol)}\(([^)]*)\)", code)
    if not head:
        raise Wrong(f"the code has no entry {symbol}")
    return [int(bits) // 8 * int(count or 1) for bits, count in PARAMETER.findall(head[1])]


def three(sizes, missing):
    return [*sizes, *[missing] * (3 - len(sizes))]


def hidden(launch):
    """The argument about the launch: `spirv_launch` of docs/devices.md."""
    offset, size = three(launch.offset or (), 0), three(launch.global_size, 1)
    return struct.pack("<6q2i", *offset, *size, len(launch.global_size), 0)


def description(launch, found, code):
    """A launch as the folder has it, of the kernels that the module describes and its code."""
    if launch.kernel not in found:
        raise Wrong(f"the module does not describe {launch.kernel}")
    symbol, arguments = found[launch.kernel]
    sizes = parameters_of_code(code, symbol)
    if sizes != [argument.size for argument in arguments]:
        raise Wrong(f"{symbol}: the code has parameters of {sizes} bytes, the module states {arguments}")
    size, local = three(launch.global_size, 1), three(launch.local_size, 1)
    if any(all_items % group for all_items, group in zip(size, local)):
        raise NotPossible("groups of different sizes")
    if math.prod(local) > MAX_WORK_ITEMS:
        raise NotPossible(f"groups of more than {MAX_WORK_ITEMS} work-items")
    stated = [argument for argument in arguments if argument.kind != "launch"]
    if len(stated) != len(launch.arguments):
        raise Wrong(f"{symbol} has {len(stated)} arguments, the launch {len(launch.arguments)}")
    made, end = [], 0
    for argument, (kind, what) in zip(stated, launch.arguments):
        parameter, end = parameter_of(argument, kind, what, end)
        made.append(parameter)
    if len(stated) < len(arguments):
        made.append({"bytes": hidden(launch).hex()})
    groups = [all_items // group for all_items, group in zip(size, local)]
    return {"kernel": symbol, "groups": groups, "sizes": local, "local_memory": end, "parameters": made}


def parameter_of(argument, kind, what, end):
    """A parameter, and the end of the local memory behind it."""
    if kind == "buffer" and argument.kind in ("global", "constant") and argument.size == 8:
        return {"buffer": what}, end
    if kind == "local" and argument.kind == "local" and argument.size == 4:
        start = -(-end // LOCAL_ALIGN) * LOCAL_ALIGN
        return {"bytes": struct.pack("<I", start).hex()}, start + what
    if kind == "value" and argument.kind in ("value", "by-value") and argument.size == len(what):
        return {"bytes": bytes(what).hex()}, end
    raise Wrong(f"a launch has a {kind} for {argument}")
