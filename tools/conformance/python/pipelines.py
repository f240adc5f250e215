"""Runs the compute tests of LLVM's offload-test-suite: HLSL, a pipeline in YAML, and the buffers that are expected.

Clang compiles the source, the command of this project translates it, and lavapipe runs it. The suite is fetched by whoever
runs this; nothing of it is kept. Each test is one of: pass, WRONG, expected to fail (the suite knows that clang's IR is
wrong), refused (the command gives a reason), not compiled (by clang), not runnable (what lavapipe, or this program, lacks). With a
runner, each module that passes and has no wave operations also runs as functions of this machine: DIFFERENT if its buffers are not
those of lavapipe, no CPU if the runner refuses it.

    pipelines.py --tool spirv-llvm --clang clang-22 --headers DIR --work DIR [--level 3] [--runner spirv-run] FILE-OR-FOLDER...
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import multiprocessing
import pathlib
import re
import subprocess
import types

import numpy
import yaml

import bindings
import dispatches
import lavapipe
import ours
from bindings import NotRunnable

SECONDS = 60


class Refused(Exception):
    """The command refuses the module."""


class NotCompiled(Exception):
    """Clang refuses the source."""


def parts(text):
    """The files in a test, by name."""
    pieces = re.split(r"^(?://|#)--- (\S+)\s*\n", text, flags=re.M)
    return dict(zip(pieces[1::2], pieces[2::2]))


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
    if re.search(r"[-/]Zpr\b", line):
        command.insert(2, "-fmatrix-memory-layout=row-major")
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


def name_of(key):
    """The name of a buffer in files."""
    return ".".join(str(part) for part in key)


def renamed(resource):
    """A resource whose buffer has a name that files can have."""
    return dataclasses.replace(resource, buffer=resource.buffer and name_of(resource.buffer))


def on_this_machine(arguments, pipeline, module, dispatch, initial, expected, images):
    """What became of the module in our own runner; `expected` are the buffers of lavapipe."""
    actual = {name_of(key): data for key, data in initial.items()}
    plain = {name: types.SimpleNamespace(type=types.SimpleNamespace(dtype=data.dtype)) for name, data in actual.items()}
    described = plain | {name_of(key): image for key, image in images.items()}
    try:
        ours.dispatch(arguments.runner, module, [dispatch], described, actual, arguments.work)
    except ours.Trouble as reason:
        return "no CPU", str(reason)
    for result in pipeline.get("Results", []):
        for key, wanted in expected.items():
            if key[0] == result["Actual"] and not same(result, actual[name_of(key)].view(wanted.dtype), wanted):
                return "DIFFERENT", f"{name_of(key)}: {actual[name_of(key)][:12]} where lavapipe has {wanted[:12]}"
    return "pass", ""


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
        if len(pipeline["Shaders"]) != 1:
            raise NotRunnable("several shaders")
        shader = pipeline["Shaders"][0]
        if shader.get("Entry", "main") != "main":
            raise NotRunnable("another entry point than main")
        buffers, bound, host, images = bindings.resources(pipeline)
        push, constants = bindings.push_constants(pipeline), bindings.specialization(shader)
        groups = tuple(int(count) for count in pipeline.get("DispatchParameters", {}).get("DispatchGroupCount", "111"))
        initial = {key: data.copy() for key, data in host.items()}
        lavapipe.Device().run(module, [dispatches.Dispatch(groups, bound, push, constants)], host, images)
        for result in pipeline.get("Results", []):
            name, expected = result["Actual"], bindings.contents(buffers[result["Expected"]])
            if result["Rule"] not in ("BufferExact", "BufferFloatULP", "BufferFloatEpsilon"):
                raise NotRunnable(f"the rule {result['Rule']}")
            for element, wanted in enumerate(expected):
                if not same(result, host[name, element], wanted):
                    word = "expected to fail" if re.search(r"XFAIL:.*Clang", text) else "WRONG"
                    return word, f"{name}: {host[name, element][:12]} where {wanted[:12]} is expected"
        # A subgroup of the runner is one invocation.
        if arguments.runner and not constants and not re.search(r"\b(Wave|Quad)[A-Z]", files["source.hlsl"]):
            dispatch = dispatches.Dispatch(groups, [renamed(resource) for resource in bound], push)
            return on_this_machine(arguments, pipeline, module, dispatch, initial, host, images)
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


def print_table(counts):
    """Prints how many tests of each folder had each outcome."""
    total = sum(counts.values(), collections.Counter())
    words = sorted(total)
    print(f"{'':32}" + "".join(f"{word:>18}" for word in words))
    for folder, of_folder in [*sorted(counts.items()), ("all", total)]:
        print(f"{folder:32}" + "".join(f"{of_folder[word]:18}" for word in words))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("--tool", "--clang", "--headers", "--work"):
        parser.add_argument(name, required=True, type=pathlib.Path if name == "--work" else str)
    parser.add_argument("--level", default="3")
    parser.add_argument("--runner", type=pathlib.Path)
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    tests = [test for path in arguments.paths for test in (sorted(path.rglob("*.test")) if path.is_dir() else [path])]
    counts = collections.defaultdict(collections.Counter)
    with concurrent.futures.ThreadPoolExecutor(2) as workers:
        for path, outcome in workers.map(apart, [(arguments, path) for path in tests]):
            if outcome is None:
                continue
            counts[path.parent.name][outcome[0]] += 1
            if outcome[0] not in ("pass", "not compiled"):
                print(f"{path.stem}: {outcome[0]}: {outcome[1]}", flush=True)
    print_table(counts)
    return 1 if any(of_folder["WRONG"] + of_folder["DIFFERENT"] for of_folder in counts.values()) else 0


if __name__ == "__main__":
    raise SystemExit(main())
