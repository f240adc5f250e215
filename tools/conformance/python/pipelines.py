"""Runs the compute tests of LLVM's offload-test-suite: HLSL, a pipeline in YAML, and the buffers that are expected.

Clang compiles the source, the command of this project translates it, and lavapipe runs it. The suite is fetched by whoever
runs this; nothing of it is kept. Each test is one of: pass, WRONG, expected to fail (the suite knows that clang's IR is
wrong), refused (the command gives a reason), not compiled (by clang), not runnable (what lavapipe, or this program, lacks).

    pipelines.py --tool spirv-llvm --clang clang-22 --headers DIR --work DIR [--level 3] FILE-OR-FOLDER...
"""

import argparse
import collections
import concurrent.futures
import multiprocessing
import pathlib
import re
import subprocess

import numpy
import yaml

import dispatches
import lavapipe

FORMATS = {
    "Bool": "<u4", "Float16": "<f2", "Float32": "<f4", "Float64": "<f8", "Hex16": "<u2", "Hex32": "<u4", "Hex64": "<u8",
    "Int16": "<i2", "Int32": "<i4", "Int64": "<i8", "UInt16": "<u2", "UInt32": "<u4", "Uint32": "<u4", "UInt64": "<u8",
}  # fmt: skip
STORAGE = {"StructuredBuffer", "RWStructuredBuffer", "ByteAddressBuffer", "RWByteAddressBuffer"}
SECONDS = 60


class NotRunnable(Exception):
    """The test needs what is not here."""


class Refused(Exception):
    """The command refuses the module."""


class NotCompiled(Exception):
    """Clang refuses the source."""


def parts(text):
    """The files in a test, by name."""
    pieces = re.split(r"^(?://|#)--- (\S+)\s*\n", text, flags=re.M)
    return dict(zip(pieces[1::2], pieces[2::2]))


def array(buffer, data):
    """The content of a buffer, or of one of an array of buffers."""
    kind = numpy.dtype(FORMATS[buffer["Format"]])
    if data is None:
        count = int(buffer.get("FillSize", "0"), 0) // kind.itemsize
        return numpy.full(count, number(buffer.get("FillValue", "0"), kind), kind)
    return numpy.array([number(item, kind) for item in data], kind)


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


def same(result, actual, expected):
    """Whether a buffer is as its rule allows."""
    actual = actual[: len(expected)]
    if result["Rule"] == "BufferExact" or actual.dtype.kind != "f":
        return actual.tobytes() == expected.tobytes()
    both = numpy.isnan(actual) & numpy.isnan(expected) | (actual == expected)
    if result["Rule"] == "BufferFloatEpsilon":
        near = numpy.abs(actual.astype("f8") - expected.astype("f8")) <= float(result["Epsilon"])
    else:
        # Denormal numbers may become zero.
        least = float(numpy.finfo(actual.dtype).tiny)
        flushed = [numpy.where(numpy.abs(side) < least, 0, side).astype("f8") for side in (actual, expected)]
        near = numpy.abs(flushed[0] - flushed[1]) <= numpy.abs(numpy.spacing(expected)).astype("f8") * int(result["ULPT"])
    return bool(numpy.all(both | near))


def translate(arguments, name, source, line):
    """The module of a source."""
    base = arguments.work / name
    base.with_suffix(".hlsl").write_text(source)
    entry = re.search(r"-E (\S+)", line)
    command = [
        arguments.clang, "-cc1", "-triple", "spirv1.6-unknown-vulkan1.3-compute", "-x", "hlsl",
        "-hlsl-entry", entry[1] if entry else "main", "-finclude-default-header", "-internal-isystem", arguments.headers,
        f"-O{arguments.level}", "-emit-llvm", "-o", base.with_suffix(".ll"), base.with_suffix(".hlsl"),
    ]  # fmt: skip
    if "-enable-16bit-types" in line:
        command.insert(2, "-fnative-half-type")
    if subprocess.run(command, capture_output=True, timeout=SECONDS).returncode:
        raise NotCompiled
    module = base.with_suffix(".spv")
    command = [arguments.tool, "-q", base.with_suffix(".ll"), "-o", module]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    if ended.returncode:
        raise Refused(ended.stderr.splitlines()[0] if ended.stderr else "nothing was said")
    return module


def resources(pipeline):
    """What the pipeline binds, and the arrays by the names of resources."""
    buffers = {buffer["Name"]: buffer for buffer in pipeline["Buffers"]}
    bound, host = [], {}
    for number_of_set, entry in enumerate(pipeline.get("DescriptorSets", [])):
        for resource in entry["Resources"]:
            kind, place = resource["Kind"], resource.get("VulkanBinding")
            if kind not in STORAGE | {"ConstantBuffer"} or place is None or resource.get("TilesMapped"):
                raise NotRunnable(f"a resource of the kind {kind}")
            buffer = buffers[resource["Name"]]
            if buffer["Format"] not in FORMATS:
                raise NotRunnable(f"the format {buffer['Format']}")
            all_of_it = contents(buffer)
            for element, data in enumerate(all_of_it):
                key = (resource["Name"], element)
                host[key] = flushed(data) if len(data) else numpy.zeros(4, "u1")
                of_array = element if len(all_of_it) > 1 else None
                is_uniform = kind == "ConstantBuffer"
                bound.append(dispatches.Resource(number_of_set, int(place["Binding"]), is_uniform, key, of_array))
                if "CounterBinding" in place:
                    counter = (resource["Name"], element, "counter")
                    host[counter] = numpy.zeros(1, "<u4")
                    bound.append(dispatches.Resource(number_of_set, int(place["CounterBinding"]), False, counter, of_array))
    return buffers, bound, host


def run(arguments, path):
    """What became of a test, with the reason."""
    text = path.read_text(errors="replace")
    files = parts(text)
    lines = re.findall(r"RUN:.*dxc_target(.*)", text)
    if "pipeline.yaml" not in files or "source.hlsl" not in files or len(lines) != 1 or "-T cs_" not in lines[0]:
        return None
    if re.search(r"RUN: not .*offloader", text):
        # A test of the suite's own runner.
        return None
    try:
        pipeline = yaml.load(files["pipeline.yaml"].replace("#--- end", ""), yaml.BaseLoader)
        module = translate(arguments, path.stem.replace(".", "_"), files["source.hlsl"], lines[0])
        if any(key in pipeline for key in ("PushConstants",)) or len(pipeline["Shaders"]) != 1:
            raise NotRunnable("push constants or several shaders")
        shader = pipeline["Shaders"][0]
        if shader.get("Entry", "main") != "main" or shader.get("SpecializationConstants"):
            raise NotRunnable("another entry point than main, or specialization")
        buffers, bound, host = resources(pipeline)
        groups = tuple(int(count) for count in pipeline.get("DispatchParameters", {}).get("DispatchGroupCount", "111"))
        lavapipe.Device().run(module, [dispatches.Dispatch(groups, bound, b"")], host)
        for result in pipeline.get("Results", []):
            name, expected = result["Actual"], contents(buffers[result["Expected"]])
            if result["Rule"] not in ("BufferExact", "BufferFloatULP", "BufferFloatEpsilon"):
                raise NotRunnable(f"the rule {result['Rule']}")
            for element, wanted in enumerate(expected):
                if not same(result, host[name, element], wanted):
                    word = "expected to fail" if re.search(r"XFAIL:.*Clang", text) else "WRONG"
                    return word, f"{name}: {host[name, element][:12]} where {wanted[:12]} is expected"
        return "pass", ""
    except NotCompiled:
        return "not compiled", ""
    except Refused as reason:
        return "refused", str(reason)
    except NotRunnable as reason:
        return "not runnable", str(reason)
    except Exception as error:
        return "not runnable", f"{type(error).__name__}: {error}"


def apart(job):
    """Runs a test in a process of its own, since a driver may end it."""
    arguments, path = job
    with multiprocessing.Pool(1) as pool:
        try:
            return path, pool.apply_async(run, (arguments, path)).get(SECONDS)
        except multiprocessing.TimeoutError:
            return path, ("not runnable", "the driver crashed or hung")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("--tool", "--clang", "--headers", "--work"):
        parser.add_argument(name, required=True, type=pathlib.Path if name == "--work" else str)
    parser.add_argument("--level", default="3")
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    tests = [test for path in arguments.paths for test in (sorted(path.rglob("*.test")) if path.is_dir() else [path])]
    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(2) as workers:
        for path, outcome in workers.map(apart, [(arguments, path) for path in tests]):
            if outcome is None:
                continue
            counts[outcome[0]] += 1
            if outcome[0] not in ("pass", "not compiled"):
                print(f"{path.stem}: {outcome[0]}: {outcome[1]}", flush=True)
    for word, count in sorted(counts.items()):
        print(f"{word}: {count}")
    return 1 if counts["WRONG"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
