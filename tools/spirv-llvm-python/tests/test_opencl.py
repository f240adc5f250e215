"""Kernels from source by way of clang and this module give what the runtime's own compiler gives."""

from __future__ import annotations

import pathlib
import sys
import typing
import unittest

import numpy
import pyopencl

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "examples"))

import opencl
import spirv_llvm

#: Each writes one number of 32 bits for each of its work items, from two numbers that it reads.
KERNELS = {
    "integers": "out[i] = rotate(in[2 * i], in[2 * i + 1] & 31) + popcount(mul_hi(in[2 * i], in[2 * i + 1]));",
    "floats": """
        float x = (in[2 * i] >> 8) * 0x1p-24f, y = (in[2 * i + 1] >> 8) * 0x1p-24f;
        out[i] = as_uint(fma(x, y, floor(x * 8)) - select(x, y, x < y) + fmin(x, y));""",
    "vectors": """
        uint4 a = (uint4)(in[2 * i], in[2 * i + 1], i, 7);
        ushort8 b = as_ushort8(a).s01452367;
        uint4 c = convert_uint4(b.odd) * a.wzyx;
        out[i] = c.x ^ c.y ^ c.z ^ c.w;""",
    "branches": """
        uint a = in[2 * i] & 0xffff, b = (in[2 * i + 1] & 0xffff) | 1;
        while (a) { uint r = b % a; b = a; a = r; }
        switch (b & 3) { case 0: b += 5; break; case 1: b *= 3; break; case 2: b = ~b; }
        out[i] = b;""",
    "local_memory": """
        local uint shared[16];
        uint l = get_local_id(0);
        shared[l] = in[2 * i] + in[2 * i + 1];
        for (uint step = 8; step; step /= 2) {
          barrier(CLK_LOCAL_MEM_FENCE);
          if (l < step) shared[l] += shared[l + step];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        out[i] = shared[0] ^ l;""",
    "atomics": """
        local uint sum;
        if (get_local_id(0) == 0) sum = 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        atomic_add(&sum, in[2 * i]);
        atomic_max(&sum, 1);
        barrier(CLK_LOCAL_MEM_FENCE);
        out[i] = sum + in[2 * i + 1];""",
    "structures": """
        struct pair { char small; ulong large; } pairs[4];
        for (int n = 0; n < 4; ++n) { pairs[n].small = in[2 * i] >> 8 * n; pairs[n].large = (ulong)in[2 * i + 1] << n; }
        out[i] = pairs[in[2 * i] & 3].small + (uint)(pairs[in[2 * i + 1] & 3].large >> 3);""",
}

ITEMS = 256


class Kernels(unittest.TestCase):
    def setUp(self) -> None:
        self.context = pyopencl.Context(pyopencl.get_platforms()[0].get_devices()[:1])
        self.queue = pyopencl.CommandQueue(self.context)

    def run_kernel(self, program: pyopencl.Program) -> numpy.typing.NDArray[numpy.uint32]:
        numbers = numpy.random.default_rng(16).integers(0, 1 << 32, 2 * ITEMS, dtype=numpy.uint32)
        result = numpy.zeros(ITEMS, dtype=numpy.uint32)
        flags = pyopencl.mem_flags
        given = pyopencl.Buffer(self.context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=numbers)
        made = pyopencl.Buffer(self.context, flags.READ_WRITE | flags.COPY_HOST_PTR, hostbuf=result)
        # The runtime's default version makes its own reader of SPIR-V miss some atomics.
        built = program.build(options=["-cl-std=CL3.0"], cache_dir=typing.cast(str, False))
        pyopencl.Kernel(built, "k")(self.queue, (ITEMS,), (16,), given, made)
        pyopencl.enqueue_copy(self.queue, result, made)
        return result

    def test_results_are_equal(self) -> None:
        for name, body in KERNELS.items():
            source = f"kernel void k(global const uint *in, global uint *out) {{ size_t i = get_global_id(0); {body} }}"
            with self.subTest(name):
                wanted = self.run_kernel(pyopencl.Program(self.context, source))
                self.assertTrue(wanted.any())
                there = spirv_llvm.to_spirv(opencl.compile_kernel(source)).data
                self.assertTrue((self.run_kernel(pyopencl.Program(self.context, there)) == wanted).all())
                back = spirv_llvm.to_llvm(there, spirv_target_env="CL2.0").data
                again = spirv_llvm.to_spirv(back).data
                self.assertTrue((self.run_kernel(pyopencl.Program(self.context, again)) == wanted).all())

    def test_the_example_runs(self) -> None:
        opencl.main()


if __name__ == "__main__":
    unittest.main()
