"""Runs the forms of a batch of random kernels on the OpenCL device; a process of its own, because a bad module can end it.

usage: random_kernels.py INPUT SHARED PICTURE FLOATS NAMES ITEMS GROUP WORDS {FORM MODULE RESULT}...    FORM is source or spirv

Every kernel of NAMES (with commas between them) takes the input, a buffer for WORDS results of each work-item, and a copy of
the shared buffer; some take three images behind them: two that they read, and one that they write. RESULT gets both buffers and
the written image of each kernel. Prints a line per form: done, or why there is no result.
"""
import pathlib
import sys

import numpy
import pyopencl as cl

import runtime


# The parameters of a kernel with three buffers and three images. With another number it has a pipe, for which there is no binding.
BUFFERS, IMAGES = 3, 6
# Pixels of read images in each dimension, and of written images in a row.
SIZE, ROW = 8, 8


def images(context, picture, floats, items):
    """The images of a kernel: two to read, one to write."""
    flags = cl.mem_flags.READ_ONLY | cl.mem_flags.COPY_HOST_PTR
    rgba, types = cl.channel_order.RGBA, cl.channel_type
    return [
        cl.Image(context, flags, cl.ImageFormat(rgba, types.UNSIGNED_INT8), shape=(SIZE, SIZE), hostbuf=picture),
        cl.Image(context, flags, cl.ImageFormat(rgba, types.FLOAT), shape=(SIZE, SIZE), hostbuf=floats),
        cl.Image(context, cl.mem_flags.READ_WRITE, cl.ImageFormat(rgba, types.UNSIGNED_INT32), shape=(ROW, items // ROW)),
    ]


def execute(context, program, names, inputs, items, group, words):
    queue = cl.CommandQueue(context)
    given, shared, picture, floats = inputs
    flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
    results = []
    for name in names:
        host = [numpy.zeros(items * words, "u4"), shared.copy()]
        drawn = numpy.zeros(items * 4, "u4")
        device = [cl.Buffer(context, flags, hostbuf=data) for data in (given, *host)]
        kernel = cl.Kernel(program, name)
        if kernel.num_args in (BUFFERS, IMAGES):
            pictures = images(context, picture, floats, items) if kernel.num_args == IMAGES else []
            size = {"origin": (0, 0), "region": (ROW, items // ROW)}
            for image in pictures[2:]:
                cl.enqueue_copy(queue, image, drawn, **size)
            kernel.set_args(*device, *pictures)
            cl.enqueue_nd_range_kernel(queue, kernel, (items,), (group,))
            for data, buffer in zip(host, device[1:]):
                cl.enqueue_copy(queue, data, buffer)
            for image in pictures[2:]:
                cl.enqueue_copy(queue, drawn, image, **size)
            queue.finish()
        results += [*host, drawn]
    return numpy.concatenate(results)


def main():
    *files, names, items, group, words = sys.argv[1:9]
    forms = sys.argv[9:]
    inputs = [numpy.frombuffer(pathlib.Path(file).read_bytes(), "u4") for file in files]
    context = runtime.context()
    for form, module, result in zip(forms[::3], forms[1::3], forms[2::3]):
        try:
            program = runtime.build(context, form, module)
            data = execute(context, program, names.split(","), inputs, int(items), int(group), int(words))
            pathlib.Path(result).write_bytes(data.tobytes())
            print("done", flush=True)
        except cl.Error as error:
            print(" ".join(runtime.reason(error).split())[:2000], flush=True)


main()
