"""Runs one compute shader on lavapipe and as the translator's executable form; a process of its own, which may die.

usage: shader.py SHADER.comp TOOL WORK [RUNNER]

Prints what differs, and nothing if the buffers are equal as the directives of the shader say. It runs as it is and in its
robust form, or only in that; a runner takes it as it is, and with every access checked.
"""
import os
import pathlib
import subprocess
import sys

import buffers as contents
import directives
import dispatches
import invocations
import lavapipe
import ours


def call(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        sys.exit(f"{pathlib.Path(command[0]).name}: exit code {done.returncode}\n{done.stdout}{done.stderr}")


def compile(shader, work):
    """The shader as a module."""
    module = work / f"{shader.stem}.spv"
    call("glslangValidator", "-V", "--target-env", "vulkan1.2", "-o", module, shader)
    return module


# What our own library needs for the functions that sample images.
SAMPLING = ["textures", "image_formats", "common", "conversions", "conversions_integers", "integer", "maths", "relational"]


def sampling(work):
    """The functions that sample images, from the sources of our own library, as bitcode for this machine."""
    folder = pathlib.Path(__file__).resolve().parents[3] / "tools/spirv-run/library"
    parts = [work / f"{name}.host.bc" for name in SAMPLING]
    flags = ["-x", "cl", "-cl-std=CL3.0", "-target", "x86_64-unknown-linux-gnu", "-Xclang", "-finclude-default-header"]
    for name, part in zip(SAMPLING, parts):
        source = folder / f"{name}.cl"
        newest = max(file.stat().st_mtime for file in [source, *folder.glob("*.h")])
        if not part.exists() or part.stat().st_mtime < newest:
            # Another shader may be doing the same.
            mine = part.with_suffix(f".{os.getpid()}")
            call("clang-22", *flags, "-O1", "-ffp-contract=off", "-fPIC", "-emit-llvm", "-c", source, "-o", mine)
            mine.rename(part)
    return parts


def link(module, tool, options, samples):
    """A module as a library of the executable form, with the functions that it samples images by."""
    stem = "".join([module.stem, *options])
    bitcode, linked = module.with_name(f"{stem}.bc"), module.with_name(f"{stem}.so")
    call(tool, "-r", "--executable", *options, module, "-o", bitcode)
    if samples:
        parts, alone = sampling(module.parent), bitcode.with_suffix(".alone.bc")
        bitcode.rename(alone)
        whole = module.parent / f"{stem}.library.bc"
        call("llvm-link-22", *parts, "-o", whole)
        call("llvm-link-22", "--only-needed", alone, whole, "-o", bitcode)
    call("clang-22", "-O2", "-fPIC", "-shared", "-Wno-override-module", bitcode, "-lm", "-o", linked)
    return linked


def tell(described, expected, actual, *options):
    """Prints which buffers differ."""
    for name, buffer in described.items():
        if sentence := contents.difference(buffer, expected[name], actual[name]):
            print(*options, sentence)


def main():
    shader, tool, work, *runner = (pathlib.Path(word) for word in sys.argv[1:])
    source = shader.read_text()
    described, all_dispatches = dispatches.parse(source)
    module = compile(shader, work)

    def initial():
        return {name: contents.initial(buffer, shader.name) for name, buffer in described.items()}

    expected = initial()
    images = {name: buffer for name, buffer in described.items() if isinstance(buffer, directives.Image)}
    lavapipe.Device().run(module, all_dispatches, expected, images)
    if runner:
        for options in [[], ["--robust"]]:
            actual = initial()
            try:
                ours.dispatch(runner[0], module, all_dispatches, described, actual, work, *options)
            except ours.Trouble as said:
                sys.exit(" ".join([*options, str(said)]))
            tell(described, expected, actual, *options)
        return
    for options in [["--robust"]] if dispatches.is_robust(source) else [[], ["--robust"]]:
        actual = initial()
        samples = any(resource.sampled for dispatch in all_dispatches for resource in dispatch.resources)
        invocations.Library(link(module, tool, options, samples), "barrier()" in source).run(all_dispatches, actual, images)
        tell(described, expected, actual, *options)


main()
