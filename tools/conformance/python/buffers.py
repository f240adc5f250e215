"""Contents of the buffers before a launch, the same on every machine, and how two results are compared."""
import zlib

import numpy

# The name of what kernels printed, among the buffers of a result.
PRINTED = "(printed)"


def generator(name):
    """Random numbers that follow from a name, the same on every machine."""
    return numpy.random.Generator(numpy.random.PCG64(zlib.crc32(name.encode())))


def initial(buffer, kernel_file):
    """The contents that a buffer starts with; the seed is the name of the file and of the buffer."""
    count, dtype = buffer.count * buffer.type.slots, buffer.type.dtype
    random = generator(f"{kernel_file}/{buffer.name}")
    how, *rest = buffer.fill
    words = rest[0].split() if rest else []
    if how == "zero":
        return numpy.zeros(count, dtype)
    if how == "const":
        return numpy.full(count, number(words[0], dtype), dtype)
    if how == "ramp":
        return numpy.arange(count).astype(dtype)
    if how == "steps":
        return (numpy.arange(count) * int(words[0])).astype(dtype)
    if how == "permutation":
        return random.permutation(count).astype(dtype)
    if how == "text":
        return random.choice(numpy.frombuffer(rest[0].encode(), "u1"), count).astype(dtype)
    if how == "uniform":
        low, high = (number(word, dtype) for word in words)
        if dtype.kind == "f":
            return random.uniform(low, high, count).astype(dtype)
        return random.integers(low, high, count, dtype, endpoint=True)
    raise ValueError(f"buffer {buffer.name}: unknown fill `{how}`")


def printed_difference(expected, actual):
    """None if two runs printed the same, else a sentence about the first line that differs."""
    if expected.tobytes() == actual.tobytes():
        return None
    lines = [data.tobytes().decode(errors="replace").splitlines() for data in (expected, actual)]
    for number, (wanted, got) in enumerate(zip(*lines), 1):
        if wanted != got:
            return f"line {number} printed: expected {wanted!r}, got {got!r}"
    return f"{len(lines[0])} lines printed, got {len(lines[1])}"


def number(word, dtype):
    return float(word) if dtype.kind == "f" else int(word, 0)


def values(buffer, data):
    """The elements that have a value: the fourth one beside three has none."""
    return data.reshape(-1, 4)[:, :3].ravel() if buffer.type.lanes == 3 else data


def unequal(expected, actual):
    """Which elements differ in any bit; one NaN is as good as another."""
    integer = numpy.dtype(f"<u{expected.itemsize}")
    wrong = expected.view(integer) != actual.view(integer)
    if expected.dtype.kind == "f":
        wrong &= ~(numpy.isnan(expected) & numpy.isnan(actual))
    return wrong


def difference(buffer, expected, actual):
    """None if the buffers agree within the bound of the directive, else a sentence about the worst element."""
    expected, actual = (values(buffer, data) for data in (expected, actual))
    wrong = unequal(expected, actual)
    if expected.dtype.kind == "f" and buffer.ulp:
        wrong &= ~(ulps(buffer, expected, actual) <= buffer.ulp)
    if not wrong.any():
        return None
    at = int(numpy.argmax(wrong))
    text = f"{buffer.name}[{at}]: expected {expected[at]!r}, got {actual[at]!r}; {int(wrong.sum())} of {wrong.size} differ"
    if expected.dtype.kind == "f":
        text += f", worst {float(numpy.nanmax(ulps(buffer, expected, actual))):.3g} ulp (bound {buffer.ulp})"
    return text


def ulps(buffer, expected, actual):
    """The distance of each element in units in the last place of the expected value (or of `at VALUE`)."""
    reference = expected if buffer.ulp_at is None else numpy.full_like(expected, buffer.ulp_at)
    with numpy.errstate(all="ignore"):
        unit = numpy.spacing(numpy.abs(reference)).astype("f8")
        distance = numpy.abs(expected.astype("f8") - actual.astype("f8")) / unit
    distance[expected == actual] = 0.0
    return distance
