"""Runs the corpus kernels on Intel's CPU runtime: built from source, as our SPIR-V, and as our reverse bitcode.

usage: run.py --kernels DIR --tool spirv-llvm --work DIR [--jobs N] [NAME ...]

The runtime's own build of NAME.cl says what the buffers must hold. Every 64-bit NAME.*.bc is translated to SPIR-V and
from there back to bitcode, both are run on the same buffers, and the results compared as the directives of NAME.cl
say. Prints a line per kernel and a summary; exit code 1 if a module is not translated, does not build or differs.
"""
import argparse
import concurrent.futures
import os
import pathlib
import subprocess
import sys

import numpy

import buffers as contents
import directives

HERE = pathlib.Path(__file__).resolve().parent
SECONDS = 120
SHOWN_LINES = 12


class Failure(Exception):
    """What went wrong with one module, in words for the report."""


def call(command, what):
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=SECONDS)
    except subprocess.TimeoutExpired:
        raise Failure(f"{what}: no end after {SECONDS} s") from None
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines()
        lines[SHOWN_LINES:] = [f"... {len(lines) - SHOWN_LINES} more lines"] if len(lines) > SHOWN_LINES else []
        raise Failure("\n".join([f"{what}: exit code {done.returncode}", *lines]))


def execute(kernel, form, module, work):
    """Runs one module in a child process; returns the buffers after its launches."""
    result = work / f"{module.name}.{form}.npz"
    result.unlink(missing_ok=True)
    script = [sys.executable, "-W", "ignore", HERE / "device.py"]
    call([*script, kernel, form, module, result], f"running {module.name}")
    with numpy.load(result) as data:
        return dict(data)


def compare(description, expected, actual):
    for name, buffer in description[0].items():
        if sentence := contents.difference(buffer, expected[name], actual[name]):
            raise Failure(f"result differs: {sentence}")


def check(kernel, tool, work):
    """Returns (the runtime's reason to reject the source or None, modules run, failures) of one kernel."""
    description = directives.parse(kernel.read_text())
    try:
        expected = execute(kernel, "source", kernel, work)
    except Failure as failure:
        return str(failure), 0, []
    modules, failures = 0, []
    # The runtime has no 32-bit device.
    for bitcode in sorted(p for p in kernel.parent.glob(f"{kernel.stem}.*.bc") if ".spir." not in p.name):
        spirv = work / f"{bitcode.stem}.spv"
        reverse = work / f"{bitcode.stem}.reverse.bc"
        for form, module, command in (
            ("spirv", spirv, [tool, bitcode, "-o", spirv]),
            ("bitcode", reverse, [tool, "-r", spirv, "-o", reverse]),
        ):
            modules += 1
            try:
                module.unlink(missing_ok=True)
                call(command, f"translating to {module.name}")
                compare(description, expected, execute(kernel, form, module, work))
            except Failure as failure:
                failures.append(f"{bitcode.name} as {form}: {failure}")
                if not module.exists():
                    break
    return None, modules, failures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kernels", type=pathlib.Path, required=True)
    parser.add_argument("--tool", type=pathlib.Path, required=True)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    kernels = sorted(k for k in options.kernels.glob("*.cl") if not options.names or k.stem in options.names)
    equal, different, rejected = 0, [], []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = pool.map(lambda kernel: check(kernel, options.tool, options.work), kernels)
        for kernel, (reason, modules, failures) in zip(kernels, results):
            if reason:
                rejected.append(kernel.stem)
                print(f"{kernel.stem}: rejected from source by the runtime\n  {reason}", flush=True)
                continue
            equal += not failures
            print(f"{kernel.stem}: {modules - len(failures)} of {modules} modules equal", flush=True)
            for failure in failures:
                print("  " + failure.replace("\n", "\n    "), flush=True)
            if failures:
                different.append(kernel.stem)
    print(f"exec: {len(kernels)} kernels, {equal} equal, {len(different)} different, {len(rejected)} rejected from source")
    for title, names in (("different", different), ("rejected from source", rejected)):
        if names:
            print(f"{title}: {' '.join(names)}")
    return 1 if different or not kernels else 0


sys.exit(main())
