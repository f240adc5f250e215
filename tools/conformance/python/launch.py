"""Runs the kernels of a SPIR-V module on the OpenCL device; a process of its own, because a kernel can end it.

usage: launch.py PLAN.json

The plan says `seed`, `kernels` (what `interface.kernels` returns), `module` and a file for the `result`. Every kernel gets
buffers of its own, whose contents and the numbers beside them follow from the seed, and runs twice. Prints a JSON line: null
when the buffers are written, else what was wrong.
"""
import json
import pathlib
import sys

import numpy
import pyopencl as cl

import buffers
import runtime

# Bytes of a buffer, and the work-items that reach into it.
BYTES = 1 << 16
ITEMS = 64
# Numbers may be indices, strides and counts, so they are small; the largest of them.
LARGEST = 7


def contents(random, kind, count):
    if kind.startswith("f"):
        return random.uniform(-4, 4, count).astype(kind)
    return random.integers(0, LARGEST, count, kind, endpoint=True)


def arguments(seed, name, kinds):
    """The buffers and values of one kernel, the same on every machine."""
    random = buffers.generator(f"{seed}/{name}")
    return [contents(random, kind, BYTES // numpy.dtype(kind).itemsize if what == "buffer" else 1) for what, kind in kinds]


def launch(context, program, seed, name, kinds):
    """Returns the buffers of a kernel after it ran."""
    queue = cl.CommandQueue(context)
    kernel = cl.Kernel(program, name)
    host = arguments(seed, name, kinds)
    flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
    memory = {at: cl.Buffer(context, flags, hostbuf=host[at]) for at, (what, _) in enumerate(kinds) if what == "buffer"}
    for at, data in enumerate(host):
        kernel.set_arg(at, memory.get(at, data))
    asked = kernel.get_work_group_info(cl.kernel_work_group_info.COMPILE_WORK_GROUP_SIZE, context.devices[0])
    local = tuple(asked) if asked[0] else (ITEMS // 4, 1, 1)
    cl.enqueue_nd_range_kernel(queue, kernel, (4 * local[0], local[1], local[2]), local)
    for at, buffer in memory.items():
        cl.enqueue_copy(queue, host[at], buffer)
    queue.finish()
    return {f"{name} {at}": host[at] for at in memory}


def run(context, plan):
    """Returns None, or why the module gives no result."""
    try:
        program = runtime.build(context, "spirv", plan["module"])
    except cl.Error as error:
        return f"does not build: {error}"
    first, second = ({}, {})
    for result in (first, second):
        for name, kinds in plan["kernels"].items():
            result |= launch(context, program, plan["seed"], name, kinds)
    if any(first[key].tobytes() != second[key].tobytes() for key in first):
        return "two runs give two results"
    numpy.savez(plan["result"], **first)
    return None


def main():
    plan = json.loads(pathlib.Path(sys.argv[1]).read_text())
    print(json.dumps(run(runtime.context(), plan)), flush=True)


if __name__ == "__main__":
    main()
