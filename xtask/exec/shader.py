"""Runs one compute shader on lavapipe and as the translator's executable form; a process of its own, which may die.

usage: shader.py SHADER.comp TOOL WORK

Prints what differs, and nothing if the buffers are equal as the directives of the shader say.
"""
import pathlib
import subprocess
import sys

import buffers as contents
import dispatches
import invocations
import lavapipe


def call(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        sys.exit(f"{pathlib.Path(command[0]).name}: exit code {done.returncode}\n{done.stdout}{done.stderr}")


def link(shader, tool, work):
    """The shader as a module, and as a library of the executable form; whether it has barriers."""
    module = work / f"{shader.stem}.spv"
    call("glslangValidator", "-V", "--target-env", "vulkan1.2", "-o", module, shader)
    bitcode, linked = work / f"{shader.stem}.bc", work / f"{shader.stem}.so"
    call(tool, "-r", "--executable", module, "-o", bitcode)
    call("clang-22", "-O2", "-fPIC", "-shared", "-Wno-override-module", bitcode, "-lm", "-o", linked)
    return module, linked


def main():
    shader, tool, work = (pathlib.Path(word) for word in sys.argv[1:])
    source = shader.read_text()
    described, all_dispatches = dispatches.parse(source)
    module, linked = link(shader, tool, work)

    def initial():
        return {name: contents.initial(buffer, shader.name) for name, buffer in described.items()}

    expected, actual = initial(), initial()
    lavapipe.Device().run(module, all_dispatches, expected)
    invocations.Library(linked, "barrier()" in source).run(all_dispatches, actual)
    for name, buffer in described.items():
        if sentence := contents.difference(buffer, expected[name], actual[name]):
            print(sentence)


main()
