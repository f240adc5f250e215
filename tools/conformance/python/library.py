"""Runs the forms of one generated program on the OpenCL device; a process of its own, because a bad module can end it.

usage: library.py PLAN.json

The plan says `input` (a file), `output` and `scratch` (bytes), `group` (work-items), `kernels` (pairs of name and
work-items) and `forms` (triples of form, module, file for the result). Every kernel takes all inputs, the same as constant
memory, all outputs, and local memory. Prints a JSON line per form: null when its result is written, else what was wrong.
"""
import json
import pathlib
import sys

import numpy
import pyopencl as cl

import runtime


def run(context, plan, form, module, result):
    """Returns None, or why the module gives no result."""
    try:
        program = runtime.build(context, form, module)
    except cl.Error as error:
        return f"does not build: {runtime.reason(error)}"
    queue = cl.CommandQueue(context)
    flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
    # A case without inputs needs a buffer all the same.
    given = numpy.frombuffer(pathlib.Path(plan["input"]).read_bytes() or bytes(128), "u1")
    made = numpy.zeros(plan["output"], "u1")
    inputs = [cl.Buffer(context, flags, hostbuf=given) for _ in range(2)]
    output = cl.Buffer(context, flags, hostbuf=made)
    for name, items in plan["kernels"]:
        kernel = cl.Kernel(program, name)
        kernel.set_args(*inputs, output, cl.LocalMemory(plan["scratch"]))
        cl.enqueue_nd_range_kernel(queue, kernel, (items,), (plan["group"],))
    cl.enqueue_copy(queue, made, output)
    queue.finish()
    pathlib.Path(result).write_bytes(made.tobytes())
    return None


def main():
    plan = json.loads(pathlib.Path(sys.argv[1]).read_text())
    context = runtime.context()
    for form, module, result in plan["forms"]:
        print(json.dumps(run(context, plan, form, module, result)), flush=True)


main()
