"""Runs the corpus kernels as functions of this machine, and compares the results with those of our own runner.

usage: objects.py --kernels DIR --tool spirv-llvm --runner spirv-run --work DIR --host FILE --include DIR --clang CLANG
                  [--target TRIPLE --march MARCH --emulator COMMAND] [--sizes any,stated] [--levels O0,O2] [--part N] [--time N] [NAME ...]

Each module becomes an object by `--executable`, once for groups of any size and once for the size that the launches state, and is
linked to the host, a program in C that knows kernels by their descriptors. Prints a line per module that differs and a
summary; exit code 1 if one does.
"""
import argparse
import collections
import concurrent.futures
import pathlib
import re
import shlex
import struct
import subprocess
import sys

import buffers as contents
import directives
import numpy
import ours

ORDERS = {"R": 0x10B0, "A": 0x10B1, "RG": 0x10B2, "RGBA": 0x10B5, "BGRA": 0x10B6, "INTENSITY": 0x10B8,
          "LUMINANCE": 0x10B9, "DEPTH": 0x10BD, "sRGBA": 0x10C1}
TYPES = {"SNORM_INT8": 0x10D0, "SNORM_INT16": 0x10D1, "UNORM_INT8": 0x10D2, "UNORM_INT16": 0x10D3,
         "SIGNED_INT8": 0x10D7, "SIGNED_INT16": 0x10D8, "SIGNED_INT32": 0x10D9, "UNSIGNED_INT8": 0x10DA,
         "UNSIGNED_INT16": 0x10DB, "UNSIGNED_INT32": 0x10DC, "HALF_FLOAT": 0x10DD, "FLOAT": 0x10DE}
CHANNELS = {"R": 1, "A": 1, "RG": 2, "INTENSITY": 1, "LUMINANCE": 1, "DEPTH": 1}
COORDINATES = {"UNNORMALIZED": 0, "NORMALIZED": 1}
ADDRESSING = {"NONE": 0, "CLAMP_TO_EDGE": 2, "CLAMP": 4, "REPEAT": 6, "MIRRORED_REPEAT": 8}
FILTERS = {"NEAREST": 0x10, "LINEAR": 0x20}
PIPE_HEADER = 128


class Failure(Exception):
    """A step that failed, with its message."""


def run(*command, seconds=120):
    try:
        done = subprocess.run([str(word) for word in command], capture_output=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        raise Failure(f"{command[0]}: no end after {seconds} s") from None
    if done.returncode != 0:
        text = done.stderr.decode(errors="replace").strip()
        raise Failure(f"{pathlib.Path(str(command[0])).name}: exit code {done.returncode}: {text[:400]}")
    return done.stdout


def picture(image):
    """The bytes of an image's structure."""
    _, sizes, layers = image.level(0)
    dimensions = int(image.kind[0]) if image.kind[0].isdigit() else 2
    texel = CHANNELS.get(image.order, 4) * image.type.dtype.itemsize
    row = sizes[0] * texel
    pitch = row if dimensions == 1 else row * sizes[1]
    shape = dimensions | (4 if image.kind.endswith("_array") else 0)
    words = struct.pack("<Q4I2Q", 0, *sizes, layers, row, pitch)
    words += struct.pack("<5I", ORDERS[image.order], TYPES[image.element], shape, image.levels, 1)
    return words.ljust(64, b"\0").hex()


def words_of(launch, description):
    """The arguments of a launch, as the host reads them."""
    for kind, what in launch.arguments:
        if kind in ("buffer", "pipe"):
            yield f"global {what}"
        elif kind == "image":
            yield f"image {what} {picture(description.buffers[what])}"
        elif kind == "sampler":
            coordinates, addressing, texels = what
            yield f"sampler {COORDINATES[coordinates] | ADDRESSING[addressing] | FILTERS[texels]}"
        elif kind == "local":
            yield f"local {what}"
        elif kind == "value":
            yield f"value {bytes(what).hex()}"
        else:
            raise Failure(f"the host has no arguments of the kind {kind}")


def execute(options, kernel, program, description, work):
    """Returns the buffers after the launches, and what was printed."""
    files, lines = {}, []
    for name, buffer in description.buffers.items():
        files[name] = work / f"{program.name}.{name}.bin"
        data = contents.initial(buffer, kernel.name)
        files[name].write_bytes(data.tobytes())
        lines.append(f"buffer {name} {files[name]} {data.nbytes}")
    for name, (size, count) in description.pipes.items():
        file = work / f"{program.name}.{name}.bin"
        file.write_bytes(struct.pack("<2I", size, count).ljust(PIPE_HEADER + size * count, b"\0"))
        lines.append(f"buffer {name} {file} {PIPE_HEADER + size * count}")
    for launch in description.launches:
        def three(sizes, missing):
            return " ".join(str(size) for size in list(sizes) + [missing] * (3 - len(sizes)))
        words = f"launch {launch.kernel} {len(launch.global_size)} {three(launch.global_size, 1)}"
        words += f" {three(launch.local_size, 1)} {three(launch.offset or (), 0)} "
        lines.append(words + " ".join(words_of(launch, description)))
    script = work / f"{program.name}.launches"
    script.write_text("\n".join(lines) + "\n")
    command = [*shlex.split(options.emulator), program, script]
    if options.time:
        for line in run(*command, options.time).decode().splitlines():
            print(f"time {program.name} {line}", flush=True)
    for name, buffer in description.buffers.items():
        files[name].write_bytes(contents.initial(buffer, kernel.name).tobytes())
    printed = run(*command)
    result = {
        name: numpy.frombuffer(files[name].read_bytes(), contents.initial(buffer, kernel.name).dtype)
        for name, buffer in description.buffers.items()
    }
    return result | {contents.PRINTED: numpy.frombuffer(printed, "u1")}


def table(names, file):
    """A source in C with the descriptors of kernels by their names."""
    rows = "".join(f'  {{"{name}", &__spv_kernel_{name}}},\n' for name in names)
    declared = "".join(f"SPIRV_KERNEL({name});\n" for name in names)
    head = "const struct { const char *name; const struct spirv_kernel *kernel; } known[] = {\n"
    file.write_text(f'#include "spirv_kernels.h"\n{declared}{head}{rows}  {{0, 0}}}};\n')


def check(options, kernel, bitcode, work):
    """Yields (form, trouble or None) of the objects of a module."""
    source = kernel.read_text()
    description = directives.parse(source)
    extensions = directives.extensions(source)
    allowed = [f"--spirv-ext={','.join('+' + name for name in extensions)}"] if extensions else []
    spirv = work / f"{bitcode.stem}.spv"
    run(options.tool, "-q", *allowed, bitcode, "-o", spirv)
    expected = ours.execute(options.runner, kernel, spirv, description, work)
    names = sorted({launch.kernel for launch in description.launches})
    sizes = {launch.local_size for launch in description.launches}
    most = max(numpy.prod(size) for size in sizes)
    for form in options.sizes.split(","):
        if form == "any":
            stated = [f"--max-work-items={max(most, 256)}"]
        elif len(sizes) == 1:
            (size,) = sizes
            stated = ["--local-size=" + ",".join(str(n) for n in list(size) + [1] * (3 - len(size)))]
            if all(n % m == 0 for launch in description.launches for n, m in zip(launch.global_size, launch.local_size)):
                stated.append("--uniform-work-groups")
        else:
            yield form, "several sizes"
            continue
        base = work / f"{bitcode.stem}.{form}"
        module, program = base.with_suffix(".exe.bc"), base.with_suffix(".program")
        try:
            triple = f"--executable={options.target}" if options.target else "--executable"
            run(options.tool, "-q", "-r", triple, "--sub-group-size=8", *stated, spirv, "-o", module)
            table(names, base.with_suffix(".c"))
            target = ["-target", options.target, "-fuse-ld=lld"] if options.target else []
            target.append(f"-march={options.march}")
            if options.passes:
                optimized = base.with_suffix(".opt.bc")
                run(options.clang.replace("clang", "opt"), f"-passes={options.passes}", module, "-o", optimized)
                module = optimized
            run(options.clang, "-w", *target, "-O3", "-I", options.include, base.with_suffix(".c"), options.host, module,
                "-lm", "-o", program)
            actual = execute(options, kernel, program, description, work)
        except Failure as failure:
            yield form, str(failure)
            continue
        trouble = None
        for name in description.buffers:
            if expected[name].tobytes() != actual[name].tobytes():
                trouble = contents.difference(description.buffers[name], expected[name], actual[name])
                if trouble:
                    break
        trouble = trouble or contents.printed_difference(expected[contents.PRINTED], actual[contents.PRINTED])
        yield form, trouble


def modules(options):
    """The kernels that are launched, with their modules, or a part of them."""
    wanted = []
    for kernel in sorted(options.kernels.glob("*.cl")):
        if options.names and kernel.stem not in options.names or directives.unlaunched(kernel.read_text()):
            continue
        for level in options.levels.split(","):
            bitcode = kernel.with_suffix(f".{level}.bc")
            if bitcode.exists():
                wanted.append((kernel, bitcode))
    return wanted[:: options.part]


def main():
    parser = argparse.ArgumentParser()
    for name in ("kernels", "tool", "runner", "work", "host", "include"):
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True)
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--target")
    parser.add_argument("--march", default="native")
    parser.add_argument("--emulator", default="")
    parser.add_argument("--sizes", default="any,stated")
    parser.add_argument("--levels", default="O0,O2")
    parser.add_argument("--passes", default="")
    parser.add_argument("--part", type=int, default=1)
    parser.add_argument("--time", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    wanted = modules(options)
    counts = collections.Counter()

    def judged(pair):
        kernel, bitcode = pair
        try:
            return list(check(options, kernel, bitcode, options.work))
        except (Failure, ours.Trouble) as failure:
            return [("module", str(failure))]

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for (_, bitcode), results in zip(wanted, pool.map(judged, wanted)):
            for form, trouble in results:
                if trouble == "several sizes":
                    counts[f"{form}: several sizes"] += 1
                    continue
                counts[f"{form}: {'equal' if trouble is None else 'different'}"] += 1
                if trouble:
                    print(f"{bitcode.stem} ({form}): {trouble}", flush=True)
    print(f"objects: {len(wanted)} modules, " + ", ".join(f"{what} {n}" for what, n in sorted(counts.items())))
    return 1 if any("different" in what for what in counts) else 0


if __name__ == "__main__":
    sys.exit(main())
