"""Runs modules of one kernel on the OpenCL device; a process of its own, because a bad module can end it.

usage: device.py KERNEL.cl {FORM MODULE RESULT.npz}...        FORM is source, spirv or bitcode

Builds each MODULE, enqueues the launches that the directives of KERNEL.cl describe, twice on fresh buffers, and writes
the buffers after the first run. Prints a JSON line per module: null when it is done, else what was wrong.
"""
import json
import pathlib
import sys

import numpy
import pyopencl as cl

import buffers as contents
import directives

# The runtime's default version makes its own SPIR-V reader miss the atomics on generic pointers.
BUILD_OPTIONS = ["-cl-std=CL3.0"]


def build(context, form, module):
    data = pathlib.Path(module).read_bytes()
    if form == "source":
        program = cl.Program(context, data.decode())
    elif form == "spirv":
        program = cl.Program(context, data)
    else:
        program = cl.Program(context, context.devices, [data])
    return program.build(options=BUILD_OPTIONS, cache_dir=False)


def execute(context, program, description, kernel_file):
    buffers, launches = description
    queue = cl.CommandQueue(context)
    flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
    host = {name: contents.initial(buffer, kernel_file) for name, buffer in buffers.items()}
    device = {name: cl.Buffer(context, flags, hostbuf=data) for name, data in host.items()}
    for launch in launches:
        kernel = cl.Kernel(program, launch.kernel)
        for at, (kind, what) in enumerate(launch.arguments):
            if kind == "buffer":
                kernel.set_arg(at, device[what])
            elif kind == "local":
                kernel.set_arg(at, cl.LocalMemory(what))
            else:
                kernel.set_arg(at, numpy.frombuffer(what, "u1"))
        offset = launch.offset or None
        cl.enqueue_nd_range_kernel(queue, kernel, launch.global_size, launch.local_size, offset)
    for name, data in host.items():
        cl.enqueue_copy(queue, data, device[name])
    queue.finish()
    return host


def run(context, description, kernel_file, form, module, result):
    """Returns None, or why the module gives no result."""
    try:
        program = build(context, form, module)
    except cl.Error as error:
        return f"does not build: {error}"
    first = execute(context, program, description, kernel_file)
    second = execute(context, program, description, kernel_file)
    if any(first[buffer].tobytes() != second[buffer].tobytes() for buffer in first):
        return "two runs give two results"
    numpy.savez(result, **first)
    return None


def main():
    kernel, *words = sys.argv[1:]
    kernel = pathlib.Path(kernel)
    description = directives.parse(kernel.read_text())
    context = cl.Context([cl.get_platforms()[0].get_devices()[0]])
    for form, module, result in zip(words[::3], words[1::3], words[2::3]):
        print(json.dumps(run(context, description, kernel.name, form, module, result)), flush=True)


main()
