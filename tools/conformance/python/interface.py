"""What the kernels of a SPIR-V module take, as far as that is buffers and numbers."""
import struct

MAGIC = 0x07230203
HEADER = 5

# Opcodes and numbers of the specification.
ENTRY_POINT = 15
TYPE_INT, TYPE_FLOAT, TYPE_POINTER, FUNCTION, PARAMETER = 21, 22, 32, 54, 55
KERNEL, CROSS_WORKGROUP = 6, 5


def instructions(module):
    """Yields (opcode, operands) of each instruction."""
    words = struct.unpack(f"<{len(module) // 4}I", module)
    if words[0] != MAGIC:
        raise ValueError("no SPIR-V")
    at = HEADER
    while at < len(words):
        count = words[at] >> 16
        yield words[at] & 0xFFFF, words[at + 1:at + count]
        at += count


def text(words):
    """The string that begins with the first word."""
    return struct.pack(f"<{len(words)}I", *words).split(b"\0", 1)[0].decode()


def kernels(module):
    """Returns the parameters of each kernel by its name: ("buffer", element) or ("value", type), types in numpy's words.

    `None` where a parameter is something else, or there is no kernel.
    """
    types, entries, parameters = {}, [], {}
    for opcode, operands in instructions(module):
        if opcode == ENTRY_POINT:
            if operands[0] != KERNEL:
                return None
            entries.append((operands[1], text(operands[2:])))
        elif opcode == TYPE_INT and operands[1] in (8, 16, 32, 64):
            types[operands[0]] = ("value", f"u{operands[1] // 8}")
        elif opcode == TYPE_FLOAT and len(operands) == 2:
            types[operands[0]] = ("value", f"f{operands[1] // 8}")
        elif opcode == TYPE_POINTER and operands[1] == CROSS_WORKGROUP:
            kind, element = types.get(operands[2], (None, None))
            if kind == "value":
                types[operands[0]] = ("buffer", element)
        elif opcode == FUNCTION:
            function = operands[1]
            parameters[function] = []
        elif opcode == PARAMETER:
            parameters[function].append(types.get(operands[0]))
    found = {name: parameters[function] for function, name in entries}
    if not found or any(None in kinds or not kinds for kinds in found.values()):
        return None
    return found
