"""Runs modules of one kernel on the OpenCL device; a process of its own, because a bad module can end it.

usage: device.py KERNEL.cl {FORM MODULE RESULT.npz}...        FORM is source, spirv or bitcode

Builds each MODULE, enqueues the launches that the directives of KERNEL.cl describe, twice on fresh buffers, and writes
the buffers after the first run, and what kernels printed as one more of them. Prints a JSON line per module: null when it
is done, else what was wrong.
"""
import ctypes
import json
import os
import pathlib
import sys
import tempfile

import numpy
import pyopencl as cl

import buffers as contents
import directives
import images
import runtime


def on_device(context, buffer, data):
    if isinstance(buffer, directives.Image):
        return images.create(context, buffer, data)
    return cl.Buffer(context, cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR, hostbuf=data)


def device_queue(context):
    """The queue that kernels find by `get_default_queue`."""
    kinds = cl.command_queue_properties
    properties = kinds.ON_DEVICE | kinds.ON_DEVICE_DEFAULT | kinds.OUT_OF_ORDER_EXEC_MODE_ENABLE
    return cl.CommandQueue(context, properties=[cl.queue_properties.PROPERTIES, properties])


def prepared(context, program, launch, memory):
    """The kernel of a launch with its arguments, those that are buffers being `memory` by name."""
    kernel = cl.Kernel(program, launch.kernel)
    for at, (kind, what) in enumerate(launch.arguments):
        if kind in ("buffer", "image", "pipe"):
            kernel.set_arg(at, memory[what])
        elif kind == "sampler":
            kernel.set_arg(at, images.sampler(context, what))
        elif kind == "local":
            kernel.set_arg(at, cl.LocalMemory(what))
        else:
            kernel.set_arg(at, numpy.frombuffer(what, "u1"))
    return kernel


def execute(context, program, description, kernel_file):
    queue = cl.CommandQueue(context)
    # It lives as long as this name does.
    _children = device_queue(context) if description.queue else None
    host = {name: contents.initial(buffer, kernel_file) for name, buffer in description.buffers.items()}
    device = {name: on_device(context, description.buffers[name], data) for name, data in host.items()}
    for name, (size, count) in description.pipes.items():
        device[name] = cl.Pipe(context, cl.mem_flags.HOST_NO_ACCESS, size, count)
    for launch in description.launches:
        kernel = prepared(context, program, launch, device)
        offset = launch.offset or None
        cl.enqueue_nd_range_kernel(queue, kernel, launch.global_size, launch.local_size, offset)
    queue.finish()
    for name, data in host.items():
        if isinstance(description.buffers[name], directives.Image):
            images.read(queue, description.buffers[name], device[name], data)
        else:
            cl.enqueue_copy(queue, data, device[name])
    queue.finish()
    return host


class Printed:
    """What is printed in this process from now on, by whatever library: the descriptor of standard output itself."""

    def __init__(self):
        self.report = os.fdopen(os.dup(1), "w")
        self.file = tempfile.TemporaryFile()
        os.dup2(self.file.fileno(), 1)

    def take(self):
        """Returns what was printed since the last call, as an array of bytes."""
        ctypes.CDLL(None).fflush(None)
        self.file.seek(0)
        text = self.file.read()
        self.file.seek(0)
        self.file.truncate()
        return numpy.frombuffer(text, "u1")


def shown(description, name, result):
    """The bytes of a buffer of a result that say something."""
    if name == contents.PRINTED:
        return result[name].tobytes()
    return contents.values(description.buffers[name], result[name]).tobytes()


def run(context, description, kernel_file, form, module, result, printed):
    """Returns None, or why the module gives no result."""
    try:
        program = runtime.build(context, form, module)
    except cl.Error as error:
        return f"does not build: {error}"
    printed.take()
    first = execute(context, program, description, kernel_file) | {contents.PRINTED: printed.take()}
    second = execute(context, program, description, kernel_file) | {contents.PRINTED: printed.take()}
    if any(shown(description, name, first) != shown(description, name, second) for name in first):
        return "two runs give two results"
    numpy.savez(result, **first)
    return None


def main():
    kernel, *words = sys.argv[1:]
    kernel = pathlib.Path(kernel)
    description = directives.parse(kernel.read_text())
    context = runtime.context()
    printed = Printed()
    for form, module, result in zip(words[::3], words[1::3], words[2::3]):
        trouble = run(context, description, kernel.name, form, module, result, printed)
        print(json.dumps(trouble), file=printed.report, flush=True)


if __name__ == "__main__":
    main()
