"""Compiles a kernel of OpenCL C with clang, translates it to SPIR-V, and runs it on the first device by pyopencl."""

from __future__ import annotations

import subprocess

import numpy
import pyopencl

import spirv_llvm

SOURCE = """
kernel void saxpy(float a, global const float *x, global float *y) {
  size_t i = get_global_id(0);
  y[i] = a * x[i] + y[i];
}
"""


def compile_kernel(source: str, clang: str = "clang-22") -> bytes:
    """The LLVM bitcode of OpenCL C."""
    command = [clang, "-x", "cl", "-cl-std=CL3.0", "-target", "spir64", "-O2", "-emit-llvm", "-c", "-", "-o", "-"]
    return subprocess.run(command, input=source.encode(), capture_output=True, check=True).stdout


def main() -> None:
    spirv = spirv_llvm.to_spirv(compile_kernel(SOURCE), spirv_max_version="1.2")
    for kernel in spirv_llvm.report(spirv.data).kernels:
        print(kernel.name, [argument.type_name for argument in kernel.arguments])
    context = pyopencl.Context(pyopencl.get_platforms()[0].get_devices()[:1])
    queue = pyopencl.CommandQueue(context)
    program = pyopencl.Program(context, spirv.data).build()
    x = numpy.arange(64, dtype=numpy.float32)
    y = numpy.ones(64, dtype=numpy.float32)
    flags = pyopencl.mem_flags
    x_buffer = pyopencl.Buffer(context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=x)
    y_buffer = pyopencl.Buffer(context, flags.READ_WRITE | flags.COPY_HOST_PTR, hostbuf=y)
    pyopencl.Kernel(program, "saxpy")(queue, x.shape, None, numpy.float32(2), x_buffer, y_buffer)
    pyopencl.enqueue_copy(queue, y, y_buffer)
    assert (y == 2 * x + 1).all()
    print("y = 2 x + 1 holds for", len(y), "numbers")


if __name__ == "__main__":
    main()
