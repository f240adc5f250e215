"""Runs clspv's own tests of results: scripts of Amber, whose kernels become compute shaders that run on lavapipe.

usage: amber.py --tool spirv-llvm --launcher example-vulkan --work DIR FOLDER-OR-FILE ...

The scripts are fetched by whoever runs this (the folder `amber` of clspv); nothing of them is kept. Clang compiles a script's
kernels, the tool translates them, the validator checks the module, and the launcher runs it by its reflection. Where a
script fills images by GLSL, glslang's module of that runs first. Each script is one of: pass, WRONG, refused, invalid, not
compiled, not runnable. Exit code 1 if one is wrong or invalid, or if a smaller share than --at-least percent passes.
"""
import argparse
import collections
import json
import pathlib
import re
import sys

import numpy

import amber_script
import directives
import dispatches
import kernels_on_vulkan as programs
import lavapipe
import vulkan_arguments

# A sampler of Amber without any words: normalized coordinates, the nearest texel, clamped.
SAMPLER = "sampler:19"
EXTENSIONS = "SPV_KHR_storage_buffer_storage_class,SPV_KHR_16bit_storage,SPV_KHR_8bit_storage,SPV_KHR_non_semantic_info"


class Wrong(Exception):
    """An expectation does not hold."""


def image_of(buffer):
    """A buffer with a width as the directives describe images."""
    order = {1: "R", 2: "RG", 4: "RGBA"}[buffer.lanes]
    element = {"f4": "FLOAT", "i4": "SIGNED_INT32", "u4": "UNSIGNED_INT32"}[buffer.dtype.str[1:]]
    kind = directives.Type(buffer.dtype, buffer.lanes, buffer.lanes)
    size = buffer.width * buffer.height
    return directives.Image(
        "", kind, size, [], kind="2d", order=order, element=element, sizes=(buffer.width, buffer.height)
    )


class Runner:
    """Runs the scripts, one after the other."""

    def __init__(self, options):
        self.options = options
        self.device = None

    def module(self, script, name, base):
        """The Vulkan module of a script's kernels, valid."""
        shader = script.shaders[name]
        source, bitcode, module = (base.with_name(f"{base.name}.{name}.{end}") for end in ("cl", "bc", "spv"))
        source.write_text(shader.text)
        standard = [word for word in shader.options if "cl-std" in word] or ["-cl-std=CL1.2"]
        language = ["-x", "cl", "-target", "spir", "-O2", standard[0].replace("--", "-"), "-fno-discard-value-names"]
        programs.process("not compiled", "clang-22", *language, "-emit-llvm", "-c", source, "-o", bitcode)
        translation = ["--target", "vulkan1.2", f"--spirv-ext=+{EXTENSIONS.replace(',', ',+')}"]
        programs.process("refused", self.options.tool, "-q", *translation, bitcode, "-o", module)
        programs.process("invalid", self.options.validator, "--target-env", "vulkan1.2", module)
        return module

    def arguments(self, module, pipeline):
        """What a kernel's arguments are bound to, in order: the bindings of the script have names or descriptors."""
        report = json.loads(programs.process("refused", self.options.tool, "report", "--json", module))
        kernel = next(k for k in report["reflection"]["kernels"] if k["name"] == pipeline.entry_point)
        found = {}
        for argument in kernel["arguments"]:
            places = [(argument["info"] or {}).get("name"), (argument.get("set"), argument.get("binding"))]
            bound = [pipeline.bindings[place] for place in places if place in pipeline.bindings]
            if not bound:
                raise programs.Stop("not runnable", f"argument {argument['ordinal']} is not bound")
            found[argument["ordinal"]] = bound[0]
        # What the kernel does not use can be anything.
        return [found.get(at, ("value", "i32:0")) for at in range(kernel["argumentCount"])]

    def run_kernel(self, script, pipeline, groups, base):
        module = self.module(script, pipeline.shader, base)
        local = [pipeline.constants.get(at, 1) for at in range(3)]
        words, named = [], []
        for kind, what in self.arguments(module, pipeline):
            if kind == "value":
                words.append(what)
            elif kind == "sampler":
                words.append(SAMPLER)
            else:
                buffer, file = script.buffers[what], base.with_name(f"{base.name}.{what}.bin")
                file.write_bytes(buffer.data.tobytes())
                memory = vulkan_arguments.memory(image_of(buffer), file) if buffer.width else f"hex@{file}"
                words.append(what if what in named else f"{what}={memory}")
                named.append(what)
        command = [self.options.launcher, module]
        command += [word for what in named for word in ("--output", f"{what}={base.with_name(f'{base.name}.{what}.bin')}")]
        sizes = ",".join(str(count * size) for count, size in zip(groups, local))
        command += [pipeline.entry_point, "--global", sizes, "--local", ",".join(map(str, local))]
        command += [word for argument in words for word in ("--arg", argument)]
        programs.process("WRONG", *command, env=programs.environment(self.options.driver, "256"))
        for what in named:
            buffer = script.buffers[what]
            data = base.with_name(f"{base.name}.{what}.bin").read_bytes()
            buffer.data = numpy.frombuffer(data, buffer.dtype).copy()

    def run_glsl(self, script, pipeline, groups, base):
        """Runs a shader that fills an image."""
        source, module = base.with_name(f"{base.name}.comp"), base.with_name(f"{base.name}.fill.spv")
        source.write_text(script.shaders[pipeline.shader].text)
        programs.process("not runnable", "glslangValidator", "-V", source, "-o", module)
        self.device = self.device or lavapipe.Device()
        resources, host, images = [], {}, {}
        for place, (_, what) in pipeline.bindings.items():
            resources.append(dispatches.Resource(*place, False, what))
            host[what] = script.buffers[what].data
            images[what] = image_of(script.buffers[what])
        self.device.run(module, [dispatches.Dispatch(tuple(groups), resources, b"")], host, images)

    def run(self, path, base):
        """Runs a script; raises what is not as it should be."""
        script = amber_script.parse(path.read_text())
        for command in script.commands:
            if command[0] == "run":
                pipeline = script.pipelines[command[1]]
                is_kernel = script.shaders[pipeline.shader].language == "OPENCL-C"
                (self.run_kernel if is_kernel else self.run_glsl)(script, pipeline, command[2], base)
            else:
                self.expect(script, *command[1:])

    @staticmethod
    def expect(script, name, offset, expected):
        """Compares a buffer from an offset in bytes on with values, or with another buffer."""
        buffer = script.buffers[name]
        if isinstance(expected, str):
            expected = script.buffers[expected].data
        else:
            expected = numpy.array(expected, buffer.dtype)
        start = offset // buffer.dtype.itemsize
        actual = buffer.data[start:start + len(expected)]
        if actual.tobytes() != expected.tobytes():
            at = next(iter(numpy.flatnonzero(actual != expected)), 0)
            raise Wrong(f"{name} from byte {offset}, element {at}: expected {expected[at]}, got {actual[at]}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", type=pathlib.Path, required=True)
    parser.add_argument("--launcher", type=pathlib.Path, required=True)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--validator", default="spirv-val")
    parser.add_argument("--at-least", type=int, default=0)
    parser.add_argument("scripts", type=pathlib.Path, nargs="+")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    options.driver = programs.driver()
    runner, counts = Runner(options), collections.Counter()
    for path in sorted(file for given in options.scripts for file in ([given] if given.is_file() else given.rglob("*.amber"))):
        try:
            runner.run(path, options.work / path.stem)
            kind, why = "pass", ""
        except Wrong as wrong:
            kind, why = "WRONG", str(wrong)
        except programs.Stop as stop:
            kind, why = stop.args
        except amber_script.NotKnown as unknown:
            kind, why = "not runnable", re.sub(r"\s+", " ", str(unknown))
        counts[kind] += 1
        if kind != "pass":
            print(f"{path.stem}: {kind}: {why}")
    print("amber: " + ", ".join(f"{count} {kind}" for kind, count in counts.most_common()))
    runnable = sum(counts.values()) - counts["not runnable"]
    faults = counts["WRONG"] + counts["invalid"] + counts["crashed"]
    return 1 if faults or 100 * counts["pass"] < options.at_least * runnable else 0


if __name__ == "__main__":
    sys.exit(main())
