"""Makes a folder of the corpus' kernels as code for NVIDIA's GPUs, with the inputs and the expected buffers.

usage: cuda.py --kernels DIR --tool spirv-llvm --work DIR --folder DIR [--runner spirv-run] [--cpu sm_70]
               [--levels O0,O2] [--part N] [--opt opt-22] [--llc llc-22] [--dis llvm-dis-22] [NAME ...]

Each module is translated both ways, optimized and compiled to PTX; its launches are described by the metadata of the module about
the arguments of kernels, whose sizes have to be those of the code. With --runner, that program computes the expected buffers;
without it, modules are only compiled and described. `cuda_folder.py` runs the folder. Exit code 1 if a module fails.
"""
import argparse
import collections
import concurrent.futures
import json
import pathlib
import shutil
import sys

import buffers as contents
import by_hand
import cuda_abi
import directives
import objects
import ours

HERE = pathlib.Path(__file__).resolve().parent
TRIPLE = "nvptx64-nvidia-cuda"
REFUSED = f"no form for {TRIPLE}"
# The programs that run the folder; it has copies of them.
PROGRAMS = ("cuda_folder.py", "cuda_driver.py")
# Sub-groups of the target.
SUB_GROUP = "32"


class Refused(Exception):
    """The translator refuses the module by name, or the target cannot have a launch."""


def compiled(options, bitcode, work, extensions):
    """Returns the SPIR-V, the text of the module for the target, and the code."""
    base = work / bitcode.stem
    spirv, module, optimized, text, code = (base.with_name(f"{base.name}.{end}") for end in ("spv", "bc", "opt.bc", "ll", "ptx"))
    objects.run(options.tool, "-q", *extensions, bitcode, "-o", spirv)
    try:
        objects.run(options.tool, "-q", "-r", f"--executable={TRIPLE}", "--cpu", options.cpu, spirv, "-o", module)
    except objects.Failure as failure:
        raise (Refused("refused by name") if REFUSED in str(failure) else failure) from None
    objects.run(options.opt, "-O2", f"-mcpu={options.cpu}", module, "-o", optimized)
    # Functions of the active work-items need this version on the oldest processors.
    version = ["-mattr=+ptx62"] if options.cpu in ("sm_70", "sm_72") else []
    objects.run(options.llc, f"-mcpu={options.cpu}", *version, optimized, "-o", code)
    objects.run(options.dis, module, "-o", text)
    return spirv, text.read_text(), code


def described(name, buffer, bounds):
    """A buffer as the folder has it, but for its contents."""
    kind, bound = bounds.get(name) or buffer.elsewhere or (None, 0)
    return {
        "name": name,
        "element": f"{buffer.type.dtype.kind}{buffer.type.dtype.itemsize}",
        "lanes": buffer.type.lanes,
        "ulp": max(buffer.ulp, bound if kind == "ulp" else 0),
        "ulp_at": buffer.ulp_at,
        "apart": bound if kind == "apart" else 0,
    }


def save(options, kernel, description, spirv, case, folder):
    """Writes the buffers of a case before and after the launches."""
    expected = ours.execute(options.runner, kernel, spirv, description, options.work, SUB_GROUP)
    initial = {name: contents.initial(buffer, kernel.name) for name, buffer in description.buffers.items()}
    right = {}
    if any(buffer.elsewhere and buffer.elsewhere[0] == "by-hand" for buffer in description.buffers.values()):
        right = by_hand.expected(kernel.stem, initial)
    for buffer in case["buffers"]:
        name = buffer["name"]
        for word, data in (("initial", initial[name]), ("expected", right.get(name, expected[name]))):
            buffer[word] = f"{name}.{word}.bin"
            (folder / buffer[word]).write_bytes(data.tobytes())
    (folder / "printed.txt").write_bytes(expected[contents.PRINTED].tobytes())


def make(options, kernel, bitcode):
    """Makes the case of a module."""
    source = kernel.read_text()
    description = directives.parse(source)
    names = directives.extensions(source)
    extensions = [f"--spirv-ext={','.join('+' + name for name in names)}"] if names else []
    spirv, text, code = compiled(options, bitcode, options.work, extensions)
    found = cuda_abi.kernels(text)
    try:
        launches = [cuda_abi.description(launch, found, code.read_text()) for launch in description.launches]
    except cuda_abi.NotPossible as reason:
        raise Refused(f"left out: {reason}") from None
    bounds = directives.bounds(source, "cuda")
    case = {
        "code": "code.ptx",
        "buffers": [described(name, buffer, bounds) for name, buffer in description.buffers.items()],
        "launches": launches,
    }
    folder = options.folder / bitcode.stem
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(code, folder / case["code"])
    if options.runner:
        save(options, kernel, description, spirv, case, folder)
    (folder / "case.json").write_text(json.dumps(case, indent=1) + "\n")


def clear(folder):
    """Removes a folder that an earlier run made; False if it has files of others."""
    if folder.exists() and any(folder.iterdir()):
        if not all((folder / program).exists() for program in PROGRAMS):
            return False
        shutil.rmtree(folder)
    return True


def main():
    parser = argparse.ArgumentParser()
    for name in ("kernels", "tool", "work", "folder"):
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True)
    parser.add_argument("--runner", type=pathlib.Path)
    parser.add_argument("--cpu", default="sm_70")
    parser.add_argument("--levels", default="O0,O2")
    parser.add_argument("--part", type=int, default=1)
    for name in ("opt", "llc", "dis"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    if not clear(options.folder):
        print(f"{options.folder} has files of others: name a folder that is empty, or that this program made")
        return 1
    for folder in (options.work, options.folder):
        folder.mkdir(parents=True, exist_ok=True)
    wanted = objects.modules(options)
    counts = collections.Counter()

    def made(pair):
        try:
            make(options, *pair)
            return "described", None
        except Refused as reason:
            return str(reason), None
        except (objects.Failure, ours.Trouble, cuda_abi.Wrong) as failure:
            return "failed", str(failure)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for (_, bitcode), (kind, failure) in zip(wanted, pool.map(made, wanted)):
            counts[kind] += 1
            if failure:
                print(f"{bitcode.stem}: {failure}", flush=True)
    for program in PROGRAMS:
        shutil.copy(HERE / program, options.folder / program)
    print(f"cuda: {len(wanted)} modules for {options.cpu}: " + ", ".join(f"{n} {kind}" for kind, n in sorted(counts.items())))
    return 1 if counts["failed"] or not counts["described"] else 0


if __name__ == "__main__":
    sys.exit(main())
