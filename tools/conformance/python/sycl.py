"""Runs SPIR-V modules of SYCL libraries on Intel's CPU runtime: as they are, and as they come back from LLVM IR.

usage: sycl.py --modules DIR --tool spirv-llvm --work DIR [--count N] [--seed N]

Modules whose kernels take buffers and numbers only are tried in an order that the seed chooses. One that the runtime does
not build, that does not end, gives two results or changes no buffer as it is says nothing; of the others N are run as the
module that is made of them there and back, on the same random buffers, and must leave the same in them. Prints a line for
each and a summary; exit code 1 if one differs, is not translated, or there are not N.
"""
import argparse
import json
import os
import pathlib
import random
import subprocess
import sys

import numpy

import buffers
import interface
import launch

HERE = pathlib.Path(__file__).resolve().parent
SECONDS = 60
# Random indices make work-items meet in one place: one thread, so that they do in the same order each time.
ONE_THREAD = {"DPCPP_CPU_NUM_CUS": "1"}


def translated(tool, module, work):
    """Returns the module that comes back, or why there is none."""
    bitcode, back = work / f"{module.stem}.bc", work / f"{module.stem}.spv"
    for command in ([tool, "--spirv-ext=+all", "-r", module, "-o", bitcode], [tool, "--spirv-ext=+all", bitcode, "-o", back]):
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=SECONDS)
        if done.returncode != 0:
            return None, f"exit code {done.returncode}\n{done.stderr}"
    return back, None


def executed(module, kernels, seed, work):
    """Returns the buffers after all kernels of a module ran, or why there are none."""
    result, plan = work / f"{module.name}.npz", work / f"{module.name}.json"
    result.unlink(missing_ok=True)
    plan.write_text(json.dumps({"seed": seed, "kernels": kernels, "module": str(module), "result": str(result)}))
    command = [sys.executable, "-W", "ignore", HERE / "launch.py", plan]
    try:
        done = subprocess.run(command, capture_output=True, timeout=SECONDS, env=os.environ | ONE_THREAD)
    except subprocess.TimeoutExpired:
        return None, f"no end after {SECONDS} s"
    lines = done.stdout.splitlines()
    if not lines:
        return None, f"exit code {done.returncode}"
    trouble = json.loads(lines[-1])
    if trouble is not None:
        return None, trouble
    with numpy.load(result) as data:
        return dict(data), None


def changed(result, kernels, seed):
    """Whether the kernels wrote anything."""
    for name, kinds in kernels.items():
        for at, data in enumerate(launch.arguments(seed, name, kinds)):
            after = result.get(f"{name} {at}")
            if after is not None and after.tobytes() != data.tobytes():
                return True
    return False


def difference(expected, actual):
    """None if two results are the same, else a sentence about the first element that differs."""
    for key, wanted in expected.items():
        got = actual[key]
        wrong = buffers.unequal(wanted, got)
        if wrong.any():
            at = int(numpy.argmax(wrong))
            return f"{key}[{at}]: expected {wanted[at]!r}, got {got[at]!r}; {int(wrong.sum())} of {wrong.size} differ"
    return None


def check(module, kernels, tool, seed, work):
    """Returns (whether the module says anything, what is wrong with what comes back of it or None)."""
    expected, trouble = executed(module, kernels, seed, work)
    if trouble or not changed(expected, kernels, seed):
        return False, trouble or "no buffer changes"
    back, trouble = translated(tool, module, work)
    if trouble:
        return True, f"translating: {trouble}"
    actual, trouble = executed(back, kernels, seed, work)
    return True, f"running: {trouble}" if trouble else difference(expected, actual)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--modules", type=pathlib.Path, required=True)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    args.work.mkdir(parents=True, exist_ok=True)
    modules = sorted(args.modules.glob("*.spv"))
    random.Random(args.seed).shuffle(modules)
    run, silent, failed = 0, 0, 0
    for module in modules:
        if run == args.count:
            break
        kernels = interface.kernels(module.read_bytes())
        if kernels is None:
            continue
        says, trouble = check(module, kernels, args.tool, args.seed, args.work)
        if not says:
            silent += 1
            continue
        run += 1
        failed += trouble is not None
        print(f"{module.name}: {len(kernels)} kernels: {trouble or 'the same'}", flush=True)
    print(f"{run - failed} of {run} modules give the same there and back; {silent} others say nothing")
    sys.exit(failed > 0 or run < args.count)


main()
