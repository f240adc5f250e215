"""Times the corpus kernels with our own runner and with Intel's CPU runtime, side by side.

usage: speed.py --kernels DIR --tool spirv-llvm --runner spirv-run --work DIR [--rounds N] [NAME ...]

Both have one thread on one core, and find the same in their buffers before every round. The launches of the directives are too
small to be measured: each is repeated along a dimension that it does not have, so often that it takes milliseconds. The work-items
there do again what those of the launch do. Where that is not so, because an index is made of all dimensions or something grows
with each work-item, they leave the buffers: our runner, which checks every access then, says so, and the launch is left out, with
its name. The runtime runs its own build of the source, our runner our SPIR-V of clang's bitcode.

Prints a line per launch with its ratio, the least of rounds on both sides, and geometric means over kernels: those without barriers, and
those with. With --most and --most-barriers, means above those numbers are an error.
"""
import argparse
import json
import math
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

import directives
import ours
import run

HERE = pathlib.Path(__file__).resolve().parent
SECONDS = 120
# How long a launch takes at least, in seconds, once it is repeated; and the most repetitions.
LONG_ENOUGH = 2e-3
MOST = 1 << 17
BARRIERS = re.compile(r"\b(barrier|(work|sub)_group_\w+|async_work_group_\w+)\s*\(")


class LeftOut(Exception):
    """Why a launch cannot be compared."""


class Runtime:
    """Intel's runtime with one kernel file."""

    def __init__(self, kernel, states):
        command = [sys.executable, "-W", "ignore", HERE / "clock.py", kernel, states]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        if trouble := self.answer():
            self.process.wait()
            raise LeftOut(run.shortened(trouble))

    def answer(self):
        line = self.process.stdout.readline()
        if not line:
            raise LeftOut("the runtime's process has ended")
        return json.loads(line)

    def fastest(self, launch, sizes, local, rounds):
        """The least seconds that a launch takes with these sizes."""
        print(json.dumps({"launch": launch, "global": sizes, "local": local, "rounds": rounds}), file=self.process.stdin, flush=True)
        return min(self.answer())

    def end(self):
        self.process.stdin.close()
        self.process.wait(SECONDS)


class Ours:
    """Our runner with one launch of a module."""

    def __init__(self, runner, module, description, number, states):
        launch = description.launches[number]
        files = {name: states / f"{number}.{name}.npy" for name in description.buffers}
        self.command = [runner, module, "--threads", "1", "--sub-group", "8", "--entry", launch.kernel]
        for _, argument, _ in ours.said(launch, description, files):
            self.command += ["--arg", argument]
        self.offset = launch.offset

    def run(self, sizes, local, *options):
        words = ["--grid", ",".join(map(str, sizes)), "--group", ",".join(map(str, local))]
        if self.offset:
            words += ["--offset", ",".join(map(str, self.offset))]
        try:
            done = subprocess.run([*self.command, *words, *options], capture_output=True, text=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            raise LeftOut(f"no end after {SECONDS} s") from None
        if done.returncode != 0:
            raise LeftOut(run.shortened(done.stderr))
        return done.stderr

    def fastest(self, sizes, local, rounds):
        """The least seconds that it takes, and those for compiling."""
        said = self.run(sizes, local, f"--time={rounds}")
        compiling = re.search(r"compile ([\d.]+) ms", said)
        return float(re.search(r"^run ([\d.]+) ms", said, re.MULTILINE)[1]) / 1e3, float(compiling[1]) / 1e3


def repeated(launch, count):
    """The sizes of a launch that runs so often."""
    if count == 1:
        return launch.global_size, launch.local_size
    return (*launch.global_size, count), (*launch.local_size, 1)


def enough(launch, mine):
    """How often a launch runs to be measured."""
    count = 1
    while count < MOST:
        seconds, _ = mine.fastest(*repeated(launch, count), 2)
        if seconds >= LONG_ENOUGH / 2:
            break
        if len(launch.global_size) == 3:
            raise LeftOut("all dimensions are taken")
        count = min(MOST, count * math.ceil(max(2, min(LONG_ENOUGH / max(seconds, 1e-6), 64))))
    if count > 1:
        try:
            mine.run(*repeated(launch, count), "--robust", "--quiet", "--time-limit", str(SECONDS / 2))
        except LeftOut as trouble:
            raise LeftOut(f"repeated: {trouble}") from None
    return count


def timed(kernel, description, module, options):
    """Yields for each launch (name, repetitions, seconds of ours, of the runtime, of compiling), or (name, why not)."""
    with tempfile.TemporaryDirectory(dir=options.work) as folder:
        states = pathlib.Path(folder)
        runtime = Runtime(kernel, states)
        for number, launch in enumerate(description.launches):
            try:
                mine = Ours(options.runner, module, description, number, states)
                count = enough(launch, mine)
                sizes = repeated(launch, count)
                theirs = runtime.fastest(number, *sizes, options.rounds)
                seconds, compiling = mine.fastest(*sizes, options.rounds)
                # The machine may have been busy with something else: the other side again.
                theirs = min(theirs, runtime.fastest(number, *sizes, options.rounds))
                yield launch.kernel, count, seconds, theirs, compiling
            except (LeftOut, ours.Trouble) as trouble:
                yield launch.kernel, str(trouble)
        runtime.end()


def module_of(kernel, options):
    """Our SPIR-V of a kernel's bitcode, of that which is optimised most as usual."""
    found = {path.name.removeprefix(f"{kernel.stem}.") for path in kernel.parent.glob(f"{kernel.stem}.*.bc")}
    level = next((level for level in ("O2.bc", "O3.bc", "O1.bc", "O0.bc") if level in found), None)
    if not level:
        raise LeftOut("no bitcode of it is 64-bit")
    allowed = directives.extensions(kernel.read_text())
    allowed = [f"--spirv-ext={','.join(f'+{name}' for name in allowed)}"] if allowed else []
    module = options.work / f"{kernel.stem}.speed.spv"
    try:
        run.translate([options.tool, *allowed, kernel.with_suffix(f".{level}"), "-o", module], module)
    except run.Failure as failure:
        raise LeftOut(str(failure)) from None
    return module


def reason_against(source):
    if reason := directives.unlaunched(source):
        return reason
    return "it prints" if "printf" in source else None


def main():
    parser = argparse.ArgumentParser()
    for name in ("kernels", "tool", "runner", "work"):
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--most", type=float, default=math.inf)
    parser.add_argument("--most-barriers", type=float, default=math.inf)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    # The runtime takes as many threads as it may have cores.
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(f"load {os.getloadavg()[0]:.1f}, least of {options.rounds} rounds, one core")
    print(f"{'kernel':44} {'repeated':>8} {'ours ms':>9} {'intel ms':>9} {'ratio':>6} {'compile ms':>10}")
    ratios, compiling, left_out = {False: [], True: []}, [], 0
    for kernel in sorted(options.kernels.glob("*.cl")):
        if options.names and kernel.stem not in options.names:
            continue
        source = kernel.read_text()
        try:
            if reason := reason_against(source):
                raise LeftOut(reason)
            results = list(timed(kernel, directives.parse(source), module_of(kernel, options), options))
        except LeftOut as trouble:
            print(f"{kernel.stem}: left out: {trouble}", flush=True)
            left_out += 1
            continue
        of_kernel = []
        for name, *result in results:
            if len(result) == 1:
                print(f"{kernel.stem}/{name}: left out: {result[0]}", flush=True)
                left_out += 1
                continue
            count, mine, theirs, compiled = result
            of_kernel.append(mine / theirs)
            compiling.append(compiled)
            print(
                f"{kernel.stem + '/' + name:44} {count:8} {mine * 1e3:9.3f} {theirs * 1e3:9.3f} {mine / theirs:6.2f} {compiled * 1e3:10.1f}",
                flush=True,
            )
        if of_kernel:
            ratios[bool(BARRIERS.search(source))].append(statistics.geometric_mean(of_kernel))
    slow = False
    for what, found, most in (("without", ratios[False], options.most), ("with", ratios[True], options.most_barriers)):
        if found:
            mean = statistics.geometric_mean(found)
            slow |= mean > most
            print(f"{what} barriers: {len(found)} kernels, geometric mean {mean:.2f} times the runtime's time, worst {max(found):.2f}")
    if compiling:
        print(f"compiling: median {statistics.median(compiling) * 1e3:.1f} ms, most {max(compiling) * 1e3:.1f} ms; {left_out} left out")
    return 1 if slow else 0


sys.exit(main())
