"""Runs the corpus kernels on Intel's CPU runtime: built from source, as our SPIR-V, and as our reverse bitcode.

usage: run.py --kernels DIR --tool spirv-llvm --work DIR [--runner spirv-run] [--jobs N] [NAME ...]

With --runner, our SPIR-V runs with that program, and is compared with the runtime's build of the source. The runtime's own build of NAME.cl says what the buffers must hold. Every 64-bit NAME.*.bc is translated to SPIR-V and
from there back to bitcode, both are run on the same buffers, and the results compared as the directives of NAME.cl
say. Prints a line per kernel and a summary; exit code 1 if a module is not translated, does not build or differs.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

import numpy

import buffers as contents
import directives
import ours

HERE = pathlib.Path(__file__).resolve().parent
SECONDS = 120
SHOWN_LINES = 12


class Failure(Exception):
    """What went wrong with one module, in words for the report."""


class Rejected(Failure):
    """The runtime does not build the module."""


def shortened(text, end=False):
    """The first lines of a message, or the last ones."""
    lines = [line for line in text.splitlines() if line.strip()]
    return "\n".join(lines[-SHOWN_LINES:] if end else lines[:SHOWN_LINES])


def translate(command, module):
    module.unlink(missing_ok=True)
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=SECONDS)
    except subprocess.TimeoutExpired:
        raise Failure(f"translating: no end after {SECONDS} s") from None
    if done.returncode != 0:
        raise Failure(f"translating: exit code {done.returncode}\n{shortened(done.stderr)}")


def execute(kernel, modules, work):
    """Runs (form, file) modules of one kernel; returns for each the buffers after its launches, or a Failure.

    One child process runs them in order. Where it dies, that module is at fault and a new child runs the rest.
    """
    results = []
    while len(results) < len(modules):
        rest = modules[len(results):]
        saved = [work / f"{kernel.stem}.{module.name}.{form}.npz" for form, module in rest]
        words = [word for (form, module), result in zip(rest, saved) for word in (form, module, result)]
        command = [sys.executable, "-W", "ignore", HERE / "device.py", kernel, *words]
        try:
            done = subprocess.run(command, capture_output=True, timeout=SECONDS)
            lines, end = done.stdout, f"exit code {done.returncode}\n{shortened(done.stderr.decode(errors='replace'), end=True)}"
        except subprocess.TimeoutExpired as late:
            lines, end = late.stdout or b"", f"no end after {SECONDS} s"
        for line, result in zip(lines.splitlines(), saved):
            results.append(outcome(json.loads(line), result))
        if len(results) < len(modules):
            results.append(Failure(f"running: {end}"))
    return results


def outcome(trouble, result):
    """What one line of the child says: the buffers in `result`, or why there are none."""
    if trouble is None:
        with numpy.load(result) as data:
            return dict(data)
    return (Rejected if trouble.startswith("does not build") else Failure)(f"running: {shortened(trouble)}")


def compare(description, expected, actual):
    for name, buffer in description.buffers.items():
        if sentence := contents.difference(buffer, expected[name], actual[name]):
            return f"result differs: {sentence}"
    if sentence := contents.printed_difference(expected[contents.PRINTED], actual[contents.PRINTED]):
        return f"result differs: {sentence}"
    return None


def translated(kernel, tool, work):
    """Makes our SPIR-V of every 64-bit bitcode of a kernel, and of that bitcode again; returns (form, module, trouble)."""
    source = kernel.read_text()
    allowed = [f"--spirv-ext={','.join(f'+{name}' for name in names)}"] if (names := directives.extensions(source)) else []
    # The runtime has no 32-bit device.
    for bitcode in sorted(p for p in kernel.parent.glob(f"{kernel.stem}.*.bc") if ".spir." not in p.name):
        spirv = work / f"{bitcode.stem}.spv"
        reverse = work / f"{bitcode.stem}.reverse.bc"
        for form, module, command in (
            ("spirv", spirv, [tool, *allowed, bitcode, "-o", spirv]),
            ("bitcode", reverse, [tool, "-r", spirv, "-o", reverse]),
        ):
            try:
                translate(command, module)
            except Failure as failure:
                yield form, module, f"{module.name}: {failure}"
                break
            yield form, module, None


def check_ours(kernel, tool, runner, work):
    """As `check`, of what the runner makes of our SPIR-V."""
    description = directives.parse(kernel.read_text())
    (expected,) = execute(kernel, [("source", kernel)], work)
    if isinstance(expected, Rejected):
        return str(expected), 0, []
    if isinstance(expected, Failure):
        return None, 1, [f"{kernel.name}: {expected}"]
    failures, count = [], 0
    for form, module, trouble in translated(kernel, tool, work):
        if form != "spirv":
            continue
        count += 1
        try:
            trouble = trouble or ours.difference(kernel, description, expected, ours.execute(runner, kernel, module, description, work))
        except ours.Trouble as said:
            trouble = shortened(str(said))
        if trouble:
            failures.append(f"{module.name}: {trouble}")
    return None, count, failures


def check(kernel, tool, work):
    """Returns (the runtime's reason to reject the source or None, modules wanted, failures) of one kernel."""
    source = kernel.read_text()
    description = directives.parse(source)
    modules, failures, wanted = [("source", kernel)], [], 0
    for form, module, trouble in translated(kernel, tool, work):
        if form == "spirv":
            wanted += 1 if directives.is_reverse_only(source) else 2
        if trouble:
            failures.append(trouble)
        elif form == "bitcode" or not directives.is_reverse_only(source):
            modules.append((form, module))
    (expected, *results) = execute(kernel, modules, work)
    if isinstance(expected, Rejected):
        return str(expected), 0, []
    if isinstance(expected, Failure):
        return None, wanted, [f"{kernel.name}: {expected}"]
    for (_, module), result in zip(modules[1:], results):
        trouble = result if isinstance(result, Failure) else compare(description, expected, result)
        if trouble:
            failures.append(f"{module.name}: {trouble}")
    return None, wanted, failures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kernels", type=pathlib.Path, required=True)
    parser.add_argument("--tool", type=pathlib.Path, required=True)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--runner", type=pathlib.Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    kernels = sorted(k for k in options.kernels.glob("*.cl") if not options.names or k.stem in options.names)
    idle = {kernel.stem: reason for kernel in kernels if (reason := directives.unlaunched(kernel.read_text()))}
    for name, reason in idle.items():
        print(f"{name}: not launched: {reason}", flush=True)
    kernels = [kernel for kernel in kernels if kernel.stem not in idle]
    equal, different, rejected = 0, [], []
    def judged(kernel):
        if options.runner:
            return check_ours(kernel, options.tool, options.runner, options.work)
        return check(kernel, options.tool, options.work)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = pool.map(judged, kernels)
        for kernel, (reason, modules, failures) in zip(kernels, results):
            if reason:
                rejected.append(kernel.stem)
                print(f"{kernel.stem}: rejected from source by the runtime\n  {reason}", flush=True)
                continue
            equal += not failures
            print(f"{kernel.stem}: {'equal' if not failures else 'DIFFERENT'} ({modules} modules)", flush=True)
            for failure in failures:
                print("  " + failure.replace("\n", "\n    "), flush=True)
            if failures:
                different.append(kernel.stem)
    print(f"exec: {len(kernels)} kernels, {equal} equal, {len(different)} different, {len(rejected)} rejected from source")
    for title, names in (("different", different), ("rejected from source", rejected)):
        if names:
            print(f"{title}: {' '.join(names)}")
    return 1 if different or not equal else 0


if __name__ == "__main__":
    sys.exit(main())
