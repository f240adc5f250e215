"""Runs the corpus kernels as compute shaders on lavapipe, beside the OpenCL runtime's own build of their sources.

usage: kernels_on_vulkan.py --kernels DIR --tool spirv-llvm --launcher example-vulkan --work DIR [--levels 0,2,3]
    [--triple spir64] [--translator PROGRAM] [--options OPTION ...] [NAME ...]

Clang compiles each NAME.cl at each level, the tool translates the bitcode for Vulkan, the validator checks the module, and
the launcher, which knows nothing but the reflection in the module, runs it on the buffers of the directives. With
--translator, the tool gets the OpenCL SPIR-V that this program makes of the bitcode (`PROGRAM in.bc -o out.spv`). Prints a
line for each module that is not as it should be, the reasons by number, and a table; exit code 1 if a module is invalid or
differs, or if fewer are right than --at-least.
"""
import argparse
import collections
import concurrent.futures
import glob
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import threading

import numpy

import buffers as contents
import directives
import lavapipe
import ours
import run
import vulkan_arguments

SECONDS = 120
# The options for a source without `//@ flags`, as `cargo xtask corpus` has them.
FLAGS = "-cl-std=CL2.0"

# The outcomes of a module, in the order of the table.
RIGHT = ("equal", "valid")
WRONG = ("different", "invalid", "crashed", "launch")
OUTCOMES = RIGHT + ("refused", "driver", "not compiled") + WRONG

# The runtime computes what is expected of a kernel once.
LOCKS = collections.defaultdict(threading.Lock)


def reason(text):
    """The first error among messages, without its place."""
    lines = [line for line in text.splitlines() if "error:" in line] or text.splitlines()
    return lines[0].split("error:", 1)[-1].strip() if lines else "no message"


def without_names(text):
    """A reason by which modules are counted: names and numbers in it do not count."""
    text = re.sub(r"`[^`]*`|'[^']*'|\"[^\"]*\"|[@%][\w.$]+", "…", text)
    return re.sub(r"\d+", "N", text)


class Stop(Exception):
    """The module goes no further: the outcome, and the reason."""


def process(outcome, *command, **options):
    """Runs a program; raises what becomes of the module if it fails."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=SECONDS, **options)
    except subprocess.TimeoutExpired:
        raise Stop("crashed", f"{pathlib.Path(command[0]).name}: no end after {SECONDS} s") from None
    if done.returncode < 0 or done.returncode > 100:
        tail = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise Stop("crashed" if outcome != "launch" else "driver", f"exit code {done.returncode} {' '.join(tail)}")
    if done.returncode != 0:
        raise Stop(outcome, reason((done.stderr + done.stdout).decode(errors="replace")))
    return done.stdout


def module_of(kernel, level, options):
    """The Vulkan module of a kernel, valid."""
    flags = re.search(r"^//@ flags (.+)$", kernel.read_text(), re.MULTILINE)
    base = options.work / f"{kernel.stem}.{options.triple}.O{level}"
    bitcode, module = (base.with_name(f"{base.name}{end}") for end in (".bc", ".spv"))
    module.unlink(missing_ok=True)
    words = (flags[1] if flags else FLAGS).split()
    language = ["-x", "cl", "-target", options.triple, f"-O{level}", *words, "-emit-llvm", "-c"]
    process("not compiled", options.clang, *language, kernel, "-o", bitcode)
    source = bitcode
    if options.translator:
        source = base.with_name(f"{base.name}.cl.spv")
        names = directives.extensions(kernel.read_text())
        allowed = [f"--spirv-ext={','.join(f'+{name}' for name in names)}"] if names else []
        process("not compiled", options.translator, *allowed, bitcode, "-o", source)
    offset = ["--vulkan-global-offset"] if re.search(r"^//@ launch .* offset ", kernel.read_text(), re.MULTILINE) else []
    process("refused", options.tool, "-q", "--target", options.target, *offset, *options.options, source, "-o", module)
    process("invalid", options.validator, "--target-env", options.target, module)
    return module


def expected_of(kernel, work):
    """The buffers that the runtime's build of the source leaves, once computed for each source."""
    source = kernel.read_bytes()
    file = work / f"{kernel.stem}.{hashlib.sha256(source).hexdigest()[:16]}.expected.npz"
    with LOCKS[file]:
        if not file.exists():
            (result,) = run.execute(kernel, [("source", kernel)], work)
            if isinstance(result, run.Failure):
                raise Stop("valid", f"not compared, the runtime: {result}")
            numpy.savez(file, **result)
    with numpy.load(file) as data:
        return dict(data)


def outcome(kernel, level, options):
    """What becomes of a kernel at a level, and the reason."""
    try:
        module = module_of(kernel, level, options)
        source = kernel.read_text()
        if why := directives.unlaunched(source):
            return "valid", f"not launched: {why}"
        description = directives.parse(source)
        expected = expected_of(kernel, options.work)
        actual = launched(kernel, module, description, options)
        wrong, bounds = directives.lavapipe(source)
        for name, bound in bounds.items():
            description.buffers[name].elsewhere = bound
        trouble = ours.difference(kernel, description, expected, actual)
        return ("driver" if wrong else "different", wrong or trouble) if trouble else ("equal", "")
    except Stop as stop:
        return stop.args


def driver():
    """The file that names lavapipe to the loader of Vulkan."""
    drivers = glob.glob(lavapipe.DRIVERS)
    if not drivers:
        raise lavapipe.Missing("lavapipe is missing: install Debian's mesa-vulkan-drivers")
    return drivers[0]


def environment(driver, width):
    """The variables with which the launcher runs on lavapipe, whose vectors are so wide."""
    # Mesa's cache of compiled shaders does not look at the width.
    own = {"LP_NUM_THREADS": "1", "LP_NATIVE_VECTOR_WIDTH": width, "MESA_SHADER_CACHE_DISABLE": "true"}
    return os.environ | own | {"VK_ICD_FILENAMES": driver}


def width(kernel):
    """How wide lavapipe's vectors are, so that its sub-groups have the size that a kernel requires, or the runtime's."""
    sizes = re.findall(r"\b(?:intel_reqd_sub_group_size|SIZE)\((\d+)\)", kernel.read_text())
    return str(32 * int(sizes[0] if sizes else 8))


def launched(kernel, module, description, options):
    """The buffers after the launches, and what was printed."""
    try:
        words = vulkan_arguments.words(kernel, module, description, options.work)
    except vulkan_arguments.NotPossible as trouble:
        raise Stop("launch", str(trouble)) from None
    try:
        printed = process("launch", options.launcher, module, *words, env=environment(options.driver, width(kernel)))
    except Stop as stop:
        kind, why = stop.args
        raise Stop("driver" if why.startswith(("the driver refuses", "the device lacks")) else kind, why) from None
    return vulkan_arguments.results(module, description, options.work) | {
        contents.PRINTED: numpy.frombuffer(printed, "u1")
    }


def report(results, levels):
    """Prints the outcomes that need a look, their reasons by number, and the table."""
    reasons = collections.Counter()
    for (kernel, level), (kind, why) in results.items():
        if kind != "equal":
            print(f"{kernel.stem} -O{level}: {kind}: {why}")
        if kind not in RIGHT:
            reasons[kind, without_names(why)] += 1
    for (kind, why), count in reasons.most_common():
        print(f"{count:5} {kind}: {why}")
    print("".join(f"{word:>14}" for word in ("", *(f"-O{level}" for level in levels))))
    for kind in OUTCOMES:
        counts = [sum(of == kind for (_, at), (of, _) in results.items() if at == level) for level in levels]
        if any(counts):
            print(f"{kind:>14}" + "".join(f"{count:14}" for count in counts))
    right = [sum(of in RIGHT for (_, at), (of, _) in results.items() if at == level) for level in levels]
    return min(right), sum(of in WRONG for of, _ in results.values())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kernels", type=pathlib.Path, required=True)
    parser.add_argument("--tool", type=pathlib.Path, required=True)
    parser.add_argument("--launcher", type=pathlib.Path, required=True)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--validator", default="spirv-val")
    parser.add_argument("--translator", type=pathlib.Path)
    parser.add_argument("--levels", default="0,2,3")
    parser.add_argument("--triple", default="spir64")
    parser.add_argument("--target", default="vulkan1.2")
    parser.add_argument("--option", action="append", default=[], dest="options")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--at-least", type=int, default=0)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    options.driver = driver()
    levels = options.levels.split(",")
    kernels = sorted(k for k in options.kernels.glob("*.cl") if not options.names or k.stem in options.names)
    jobs = [(kernel, level) for level in levels for kernel in kernels]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = dict(zip(jobs, pool.map(lambda job: outcome(*job, options), jobs)))
    right, wrong = report(results, levels)
    print(f"kernels on Vulkan: {len(kernels)} kernels, at least {right} right at each level, {wrong} wrong")
    return 1 if wrong or right < options.at_least else 0


if __name__ == "__main__":
    sys.exit(main())
