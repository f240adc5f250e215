"""What kernels have to give where the runtime is wrong, written out from the specification: `elsewhere NAME by-hand`.

Each function gets the buffers as they are at first and returns those that it knows.
"""
import numpy


def wrapped(value):
    """A number as the 32 bits of an `int` hold it."""
    return (int(value) + 2**31) % 2**32 - 2**31


def generic_calls(buffers):
    values, out = buffers["input"], numpy.zeros(256, "i4")
    for at in range(64):
        group, local = at & ~15, at & 15
        # Of global, local and private memory: what lies in local memory is this group's part of the input.
        shared = values[group:group + 16]
        cursor = [values[at & 60:(at & 60) + 4], shared[local & 12:(local & 12) + 4], [1, 2, 3]][at % 3]
        total = 0
        for value in cursor:
            total = wrapped(total * 3 + int(value))
        out[at] = total
        # The caller's copy has not moved, and only the first kind is in global memory.
        out[64 + at] = len(cursor) + (100 if at % 3 == 0 else 0)
        # The list is -1, the local id, the input: the node that is found is in local memory, the input behind it.
        out[128 + at] = values[at]
        out[192 + at] = 1
    return {"out": out}


def generic_pointers(buffers):
    src, dst = buffers["src"].astype("i8"), numpy.zeros(256, "i4")
    for at in range(256):
        group, local = at & ~31, at & 31
        scratch, mine = src[group:group + 32], src[at] * numpy.arange(1, 5)
        chosen = mine if local & 1 else scratch[local & ~3:(local & ~3) + 4]
        sums = src[at & ~7:(at & ~7) + 8].sum() + scratch.sum() * 2 + mine.sum() * 3 + chosen.sum() * 5
        dst[at] = wrapped(sums + (2000 if local & 1 else 1000))
    return {"dst": dst}


def subgroup_blocks(buffers):
    # A block has an element of each lane behind the other, and the next elements of all lanes behind these.
    blocks = {name: buffers[name].reshape(-1, 4, 16) for name in ("bytes", "shorts", "longs")}
    bytes_out = blocks["bytes"] + numpy.array([1, 2, 3, 4], "u1").reshape(1, 4, 1)
    shorts, longs = numpy.zeros_like(blocks["shorts"]), numpy.zeros_like(blocks["longs"])
    shorts[:, 0], shorts[:, 1] = blocks["shorts"][:, 1], blocks["shorts"][:, 0]
    shorts[:, 3] = blocks["shorts"][:, 3] ^ 0x5555
    longs[:, 0], longs[:, 1] = blocks["longs"][:, 1] * 3, blocks["longs"][:, 0] * 3
    longs[:, 2] = blocks["longs"][:, 2]
    return {"bytes_out": bytes_out.ravel(), "shorts_out": shorts.ravel(), "longs_out": longs.ravel()}


def subgroup_divergent(buffers):
    lanes = buffers["values"].view("u4").reshape(-1, 8)
    logic = numpy.zeros((8, 8, 6), "u4")
    for lane in range(8):
        before = lanes[:, :lane]
        logic[:, lane, 0] = numpy.bitwise_and.reduce(lanes, axis=1)
        logic[:, lane, 1] = numpy.bitwise_or.reduce(lanes[:, :lane + 1], axis=1)
        logic[:, lane, 2] = numpy.bitwise_xor.reduce(before, axis=1)
        logic[:, lane, 3] = (lanes & 1).all(axis=1)
        logic[:, lane, 4] = (lanes[:, :lane + 1] & 4).any(axis=1)
        logic[:, lane, 5] = (before & 2).astype(bool).sum(axis=1) % 2
    return {"logic": logic.ravel()}


def expected(kernel, buffers):
    """The buffers that the kernel of this name has to leave, as far as they are written out here."""
    return globals()[kernel](buffers)
