"""Translates the compute shaders of the corpus to LLVM IR, optimizes that, translates it back, and runs the result on lavapipe.

usage: optimized_shaders.py --shaders DIR --tool spirv-llvm --work DIR [--validator PATH] [--sequences N] [--seed S]
           [--jobs N] [NAME ...]

Each shader is optimized by `opt-22` at -O1, -O2, -O3 and -Os, and by N random sequences of passes. Results are valid or refused,
and the buffers of those with a `//@ dispatch` line are those of the shader as it is. Prints a line for each failure and a
summary; exit code 1 if a result is invalid or different.
"""
import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import subprocess
import sys

LEVELS = ["default<O1>", "default<O2>", "default<O3>", "default<Os>"]
FUNCTION_PASSES = """adce aggressive-instcombine bdce callsite-splitting constraint-elimination correlated-propagation
dce div-rem-pairs dse early-cse early-cse<memssa> flatten-cfg float2int gvn gvn-hoist gvn-sink instcombine instsimplify
jump-threading loop-fusion loop-simplify loop-sink loop-unroll loop-vectorize lowerswitch mem2reg memcpyopt mergereturn
nary-reassociate newgvn partially-inline-libcalls reassociate reg2mem sccp separate-const-offset-from-gep simplifycfg
simplifycfg<hoist-common-insts;sink-common-insts;switch-to-lookup> sink slp-vectorizer speculative-execution sroa
tailcallelim vector-combine loop(loop-rotate) loop(indvars) loop-mssa(licm) loop(loop-deletion) loop(loop-idiom)
loop-mssa(simple-loop-unswitch<nontrivial>) loop(loop-reduce) loop(loop-interchange)""".split()
MODULE_PASSES = "inline globalopt globaldce ipsccp argpromotion deadargelim mergefunc constmerge hotcoldsplit".split()
LONGEST = 12
SECONDS = 120


def sequences(count, seed, name):
    """Random sequences of passes, the same for a seed and a shader."""
    random_numbers = random.Random(f"{seed} {name}")
    for _ in range(count):
        length = random_numbers.randint(2, LONGEST)
        yield ",".join(random_numbers.choice(pool) for pool in random_numbers.choices(
            [[f"function({p})" for p in FUNCTION_PASSES], [f"cgscc({p})" if p in ("inline", "argpromotion") else p for p in MODULE_PASSES]],
            weights=[8, 1], k=length))


def run(*command):
    """A finished process. One that takes too long has failed."""
    try:
        return subprocess.run([str(word) for word in command], capture_output=True, text=True, errors="replace",
                              timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, -1, "", f"no end after {SECONDS} s")


def execute(shader, module):
    """Runs a module in a process of its own: a driver may die. Returns the outputs, or the reason why there are none."""
    done = run(sys.executable, "-W", "ignore", __file__, "--execute", shader, module)
    return (done.stdout, None) if done.returncode == 0 else (None, (done.stderr or done.stdout).strip()[-300:])


def executed(shader, module):
    """The buffers of all dispatches of a module, compared with those of the shader."""
    import buffers as contents
    import directives
    import dispatches
    import lavapipe

    described, all_dispatches = dispatches.parse(shader.read_text())
    images = {name: buffer for name, buffer in described.items() if isinstance(buffer, directives.Image)}
    results = []
    for code in [module.with_name(f"{shader.stem}.spv"), module]:
        actual = {name: contents.initial(buffer, shader.name) for name, buffer in described.items()}
        lavapipe.Device().run(code, all_dispatches, actual, images)
        results.append(actual)
    for name, buffer in described.items():
        if sentence := contents.difference(buffer, results[0][name], results[1][name]):
            print(sentence)


def check(shader, options):
    """The outcomes of a shader: the passes, the outcome, and the first line of its reason."""
    import dispatches

    runs = bool(dispatches.parse(shader.read_text()))
    module, back = options.work / f"{shader.stem}.spv", options.work / f"{shader.stem}.bc"
    run("glslangValidator", "-V", "--target-env", "vulkan1.2", "-o", module, shader)
    there = run(options.tool, "-r", module, "-o", back)
    if there.returncode:
        return [("", "refused on the way to LLVM IR", there.stderr.strip())]
    outcomes = []
    for number, passes in enumerate([*LEVELS, *sequences(options.sequences, options.seed, shader.stem)]):
        optimized, result = (options.work / f"{shader.stem}.{number}.{end}" for end in ("bc", "spv"))
        if run("opt-22", f"-passes={passes}", back, "-o", optimized).returncode:
            outcomes.append((passes, "not optimized", ""))
            continue
        forward = run(options.tool, optimized, "-o", result)
        if forward.returncode:
            outcomes.append((passes, "refused", forward.stderr.strip()))
            continue
        valid = run(options.validator, "--target-env", "vulkan1.2", result)
        if valid.returncode:
            outcomes.append((passes, "INVALID", (valid.stdout + valid.stderr).strip()))
            continue
        difference, failure = execute(shader, result) if runs else ("", None)
        if failure is not None:
            outcomes.append((passes, "does not run", failure))
        elif difference:
            outcomes.append((passes, "DIFFERENT", difference.strip()))
        else:
            outcomes.append((passes, "equal" if runs else "valid", ""))
    return outcomes


def main():
    if sys.argv[1:2] == ["--execute"]:
        executed(pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]))
        return 0
    parser = argparse.ArgumentParser()
    parser.add_argument("--shaders", type=pathlib.Path, required=True)
    parser.add_argument("--tool", type=pathlib.Path, required=True)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--validator", type=pathlib.Path, default="spirv-val")
    parser.add_argument("--sequences", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    options.work = options.work / "optimized"
    options.work.mkdir(parents=True, exist_ok=True)
    shaders = sorted(s for s in options.shaders.glob("*.comp") if not options.names or s.stem in options.names)
    counts = {True: collections.Counter(), False: collections.Counter()}
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for shader, outcomes in zip(shaders, pool.map(lambda shader: check(shader, options), shaders)):
            for passes, outcome, reason in outcomes:
                counts[passes in LEVELS][outcome] += 1
                if outcome not in ("equal", "valid", "not optimized"):
                    reason = " / ".join(reason.splitlines()[:2])
                    print(f"{shader.stem} {passes}: {outcome}: {reason}", flush=True)
    for is_level, kind in [(True, "levels"), (False, "sequences")]:
        print(f"exec: {len(shaders)} shaders, {kind}: " + ", ".join(f"{n} {outcome}" for outcome, n in counts[is_level].items()))
    bad = sum(count[outcome] for count in counts.values() for outcome in ("INVALID", "DIFFERENT"))
    return 1 if bad or not shaders else 0


sys.exit(main())
