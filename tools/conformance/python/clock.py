"""Times the launches of one kernel on the OpenCL device; a process of its own, that waits to be asked.

usage: clock.py KERNEL.cl STATES

Builds KERNEL.cl, goes through its launches once, and writes what each finds in its buffers to STATES/LAUNCH.BUFFER.npy. Prints a
JSON line: null, or why that cannot be. Then reads lines of JSON, `launch` by number, `global` and `local` sizes and `rounds`, and
answers each with the seconds that every round took, all on what the launch finds.
"""
import json
import pathlib
import sys
import time

import numpy
import pyopencl as cl

import buffers as contents
import device
import directives
import images
import runtime


def main():
    kernel, states = map(pathlib.Path, sys.argv[1:])
    description = directives.parse(kernel.read_text())
    context = runtime.context()
    try:
        program = runtime.build(context, "source", kernel)
    except cl.Error as error:
        print(json.dumps(f"does not build: {error}"), flush=True)
        return
    queue = cl.CommandQueue(context)
    host = {name: contents.initial(buffer, kernel.name) for name, buffer in description.buffers.items()}
    memory = {name: device.on_device(context, description.buffers[name], data) for name, data in host.items()}

    def copy(name, data, back):
        buffer = description.buffers[name]
        if isinstance(buffer, directives.Image):
            (images.read if back else images.write)(queue, buffer, memory[name], data)
        else:
            cl.enqueue_copy(queue, *((data, memory[name]) if back else (memory[name], data)))

    found, kernels = [], []
    for number, launch in enumerate(description.launches):
        kernels.append(device.prepared(context, program, launch, memory))
        found.append({name: data.copy() for name, data in host.items()})
        for name, data in host.items():
            numpy.save(states / f"{number}.{name}.npy", data)
        cl.enqueue_nd_range_kernel(queue, kernels[-1], launch.global_size, launch.local_size, launch.offset or None)
        queue.finish()
        for name, data in host.items():
            copy(name, data, True)
        queue.finish()
    print(json.dumps(None), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        number, seconds = asked["launch"], []
        offset = description.launches[number].offset
        offset = offset and (*offset, *[0] * (len(asked["global"]) - len(offset)))
        for _ in range(asked["rounds"]):
            for name, data in found[number].items():
                copy(name, data, False)
            queue.finish()
            start = time.perf_counter()
            cl.enqueue_nd_range_kernel(queue, kernels[number], asked["global"], asked["local"], offset or None)
            queue.finish()
            seconds.append(time.perf_counter() - start)
        print(json.dumps(seconds), flush=True)


main()
