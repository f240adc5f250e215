"""Runs the compute shaders of the corpus on lavapipe and as functions of this machine, and compares their buffers.

usage: shaders.py --shaders DIR --tool spirv-llvm --work DIR [--runner spirv-run] [--jobs N] [NAME ...]

With --runner, that program runs them instead. Shaders without a `//@ dispatch` line are passed over. Prints a line per shader and a summary; exit code 1 if one differs or
does not run.
"""
import argparse
import concurrent.futures
import os
import pathlib
import subprocess
import sys

import dispatches

HERE = pathlib.Path(__file__).resolve().parent
SECONDS = 120


def check(shader, tool, work, runner):
    """What is wrong with a shader, or nothing."""
    try:
        done = subprocess.run(
            [sys.executable, "-W", "ignore", HERE / "shader.py", shader, tool, work, *runner],
            capture_output=True, text=True, errors="replace", timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        return f"no end after {SECONDS} s"
    if done.returncode != 0:
        return f"exit code {done.returncode}\n{done.stdout}{done.stderr}".strip()
    return done.stdout.strip()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shaders", type=pathlib.Path, required=True)
    parser.add_argument("--tool", type=pathlib.Path, required=True)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--runner", type=pathlib.Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    shaders = sorted(s for s in options.shaders.glob("*.comp") if not options.names or s.stem in options.names)
    shaders = [shader for shader in shaders if dispatches.parse(shader.read_text())]
    runner = [options.runner] if options.runner else []
    if runner:
        # What a shader reads beyond its memory is nothing that the runner tells.
        shaders = [shader for shader in shaders if not dispatches.is_robust(shader.read_text())]
    different = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = pool.map(lambda shader: check(shader, options.tool, options.work, runner), shaders)
        for shader, trouble in zip(shaders, results):
            print(f"{shader.stem}: {'DIFFERENT' if trouble else 'equal'}", flush=True)
            if trouble:
                different.append(shader.stem)
                print("  " + trouble.replace("\n", "\n  "), flush=True)
    print(f"exec: {len(shaders)} shaders, {len(shaders) - len(different)} equal, {len(different)} different")
    return 1 if different or not shaders else 0


sys.exit(main())
