"""Runs the forms of a batch of random kernels on the OpenCL device; a process of its own, because a bad module can end it.

usage: random_kernels.py INPUT SHARED NAMES ITEMS GROUP WORDS {FORM MODULE RESULT}...        FORM is source or spirv

Every kernel of NAMES (with commas between them) takes the input, a buffer for WORDS results of each work-item, and a copy of
the shared buffer. RESULT gets both buffers of each kernel. Prints a line per form: done, or why there is no result.
"""
import pathlib
import sys

import numpy
import pyopencl as cl

import runtime


def execute(context, program, names, given, shared, items, group, words):
    queue = cl.CommandQueue(context)
    flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
    results = []
    for name in names:
        host = [numpy.zeros(items * words, "u4"), shared.copy()]
        device = [cl.Buffer(context, flags, hostbuf=data) for data in (given, *host)]
        kernel = cl.Kernel(program, name)
        kernel.set_args(*device)
        cl.enqueue_nd_range_kernel(queue, kernel, (items,), (group,))
        for data, buffer in zip(host, device[1:]):
            cl.enqueue_copy(queue, data, buffer)
        queue.finish()
        results += host
    return numpy.concatenate(results)


def main():
    given, shared, names, items, group, words, *forms = sys.argv[1:]
    given, shared = (numpy.frombuffer(pathlib.Path(file).read_bytes(), "u4") for file in (given, shared))
    context = runtime.context()
    for form, module, result in zip(forms[::3], forms[1::3], forms[2::3]):
        try:
            program = runtime.build(context, form, module)
            data = execute(context, program, names.split(","), given, shared, int(items), int(group), int(words))
            pathlib.Path(result).write_bytes(data.tobytes())
            print("done", flush=True)
        except cl.Error as error:
            print(" ".join(runtime.reason(error).split())[:2000], flush=True)


main()
