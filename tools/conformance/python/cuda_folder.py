"""Runs the kernels of a folder that `cuda.py` has made, with NVIDIA's driver, and compares the buffers.

usage: cuda_folder.py FOLDER [--seconds N] [NAME ...]
       cuda_folder.py FOLDER --probe
       cuda_folder.py FOLDER --case NAME RESULT

The machine needs Python and the driver, nothing else. Each module runs in a process of its own: after a fault nothing more runs
in that process. Prints a line for each module that differs and a summary; exit code 1 if one differs, or there is no driver.
"""
import argparse
import json
import math
import pathlib
import struct
import subprocess
import sys

import cuda_driver

# Bits of the significand and the least exponent of floats, by size.
FLOATS = {2: (10, -14), 4: (23, -126), 8: (52, -1022)}
FORMATS = {"f2": "e", "f4": "f", "f8": "d", "i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}


def numbers(buffer, data):
    """The elements that have a value: the fourth one beside three has none."""
    letter, size = FORMATS[buffer["element"]], int(buffer["element"][1:])
    values = struct.unpack(f"<{len(data) // size}{letter}", data[: len(data) // size * size])
    return [value for at, value in enumerate(values) if buffer["lanes"] != 3 or at % 4 != 3]


def spacing(value, size):
    """The distance of a float of a size in bytes to the next one."""
    bits, least = FLOATS[size]
    exponent = math.frexp(value)[1] - 1 if value and math.isfinite(value) else least
    return math.ldexp(1.0, max(exponent, least) - bits)


def is_near(buffer, expected, actual):
    """Whether two elements agree within the bounds of the buffer."""
    if not buffer["element"].startswith("f"):
        return expected == actual or abs(expected - actual) <= buffer["apart"]
    if math.isnan(expected) or math.isnan(actual):
        return math.isnan(expected) and math.isnan(actual)
    if expected == actual:
        return buffer["ulp"] > 0 or math.copysign(1, expected) == math.copysign(1, actual)
    if not math.isfinite(expected) or not math.isfinite(actual):
        return False
    reference = expected if buffer["ulp_at"] is None else buffer["ulp_at"]
    return abs(expected - actual) <= buffer["ulp"] * spacing(abs(reference), int(buffer["element"][1:]))


def difference(buffer, expected, actual):
    """None if the contents agree, else a sentence about the first element that does not."""
    if expected == actual:
        return None
    pairs = list(zip(numbers(buffer, expected), numbers(buffer, actual)))
    wrong = [at for at, (wanted, got) in enumerate(pairs) if not is_near(buffer, wanted, got)]
    if not wrong:
        return None
    wanted, got = pairs[wrong[0]]
    return f"{buffer['name']}[{wrong[0]}]: expected {wanted!r}, got {got!r}; {len(wrong)} of {len(pairs)} differ"


def arguments(launch, addresses):
    """The bytes of the parameters of a launch."""
    for parameter in launch["parameters"]:
        if "buffer" in parameter:
            yield struct.pack("<Q", addresses[parameter["buffer"]])
        else:
            yield bytes.fromhex(parameter["bytes"])


def run_case(folder, case):
    """Runs the launches of a case; returns the difference of the first buffer that differs, or None."""
    driver = cuda_driver.Driver()
    module = driver.module((folder / case["code"]).read_bytes() + b"\0")
    addresses = {}
    for buffer in case["buffers"]:
        addresses[buffer["name"]] = driver.memory((folder / buffer["initial"]).read_bytes())
    for launch in case["launches"]:
        words = (launch["groups"], launch["sizes"], launch["local_memory"], list(arguments(launch, addresses)))
        driver.launch(module, launch["kernel"], *words)
    for buffer in case["buffers"]:
        expected = (folder / buffer["expected"]).read_bytes()
        if found := difference(buffer, expected, driver.contents(addresses[buffer["name"]], len(expected))):
            return found
    return None


def child(folder, name, result):
    """Runs one case; the result is a file, since kernels print to the standard output."""
    case = json.loads((folder / name / "case.json").read_text())
    try:
        trouble = run_case(folder / name, case)
    except (cuda_driver.Trouble, cuda_driver.NoDriver) as error:
        trouble = str(error)
    pathlib.Path(result).write_text(json.dumps(trouble))


def printed_difference(folder, name, printed):
    """None if the lines that were printed are those expected, in any order: work-items have none."""
    expected = (folder / name / "printed.txt").read_bytes()
    if sorted(expected.splitlines()) == sorted(printed.splitlines()):
        return None
    return f"{len(printed.splitlines())} lines printed, {len(expected.splitlines())} lines expected, and they differ"


def judged(folder, name, seconds):
    """Runs one case in a process of its own; returns what is wrong, or None."""
    result = folder / name / "result.json"
    result.unlink(missing_ok=True)
    command = [sys.executable, pathlib.Path(__file__).resolve(), folder, "--case", name, result]
    try:
        done = subprocess.run(command, capture_output=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return f"no end after {seconds} s"
    if not result.exists():
        return f"exit code {done.returncode}: {done.stderr.decode(errors='replace')[-400:]}"
    return json.loads(result.read_text()) or printed_difference(folder, name, done.stdout)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--case", nargs=2)
    parser.add_argument("--probe", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    if options.case:
        child(options.folder, *options.case)
        return 0
    try:
        print(cuda_driver.Driver().name(), flush=True)
    except (cuda_driver.NoDriver, cuda_driver.Trouble) as error:
        print(error)
        return 1
    if options.probe:
        return 0
    names = sorted(path.parent.name for path in options.folder.glob("*/case.json"))
    names = [name for name in names if not options.names or name in options.names]
    different = 0
    for name in names:
        if trouble := judged(options.folder, name, options.seconds):
            different += 1
            print(f"{name}: {trouble}", flush=True)
    print(f"cuda: {len(names)} modules, {len(names) - different} equal, {different} different")
    return 1 if different or not names else 0


if __name__ == "__main__":
    sys.exit(main())
