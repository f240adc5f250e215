"""The functions of the module, on a kernel of the corpus and on texts."""

from __future__ import annotations

import concurrent.futures
import inspect
import pathlib
import pickle
import threading
import time
import typing
import unittest

import spirv_llvm
from spirv_llvm import _native

KERNEL = pathlib.Path(__file__).parents[3] / "test-corpus/kernels/vector_add.O2.bc"

SPECIALIZED = """
    OpCapability Kernel
    OpCapability Addresses
    OpCapability Float64
    OpMemoryModel Physical64 OpenCL
    OpEntryPoint Kernel %k "k"
    OpName %whole "whole"
    OpDecorate %whole SpecId 3
    OpDecorate %truth SpecId 4
    OpDecorate %real SpecId 5
    %void = OpTypeVoid
    %int = OpTypeInt 32 0
    %bool = OpTypeBool
    %double = OpTypeFloat 64
    %to_int = OpTypePointer CrossWorkgroup %int
    %to_double = OpTypePointer CrossWorkgroup %double
    %type = OpTypeFunction %void %to_int %to_double
    %whole = OpSpecConstant %int 7
    %truth = OpSpecConstantTrue %bool
    %real = OpSpecConstant %double 1.5
    %zero = OpConstant %int 0
    %k = OpFunction %void None %type
    %i = OpFunctionParameter %to_int
    %d = OpFunctionParameter %to_double
    %l = OpLabel
    %v = OpSelect %int %truth %whole %zero
    OpStore %i %v Aligned 4
    OpStore %d %real Aligned 8
    OpReturn
    OpFunctionEnd
"""


class Translations(unittest.TestCase):
    def setUp(self) -> None:
        self.bitcode = KERNEL.read_bytes()

    def test_a_kernel_there_and_back(self) -> None:
        there = spirv_llvm.to_spirv(self.bitcode, spirv_max_version="1.2", spirv_ext=["-all", "+SPV_KHR_expect_assume"])
        self.assertTrue(spirv_llvm.is_spirv(there.data) and not spirv_llvm.is_bitcode(there.data))
        self.assertEqual(bytes(there), there.data)
        spirv_llvm.validate(there.data)
        self.assertIn("OpEntryPoint Kernel", spirv_llvm.disassemble(there.data))
        for loss in there.losses:
            self.assertIn(loss.grade, ("cosmetic", "performance", "semantic"))
            self.assertTrue(loss.name and loss.count > 0 and loss.places)
        back = spirv_llvm.to_llvm(there.data, spirv_target_env="CL2.0", llvm_version=19)
        self.assertTrue(spirv_llvm.is_bitcode(back.data))
        self.assertIn("define spir_kernel void @vector_add", spirv_llvm.disassemble(back.data))

    def test_whatever_holds_bytes_is_a_module(self) -> None:
        wanted = spirv_llvm.to_spirv(self.bitcode)
        self.assertEqual(spirv_llvm.to_spirv(bytearray(self.bitcode)), wanted)
        self.assertEqual(spirv_llvm.to_spirv(memoryview(self.bitcode)), wanted)

    def test_a_report_describes_the_kernel(self) -> None:
        report = spirv_llvm.report(spirv_llvm.to_spirv(self.bitcode).data)
        self.assertEqual((report.addressing_model, report.memory_model), ("Physical64", "OpenCL"))
        self.assertIn("Kernel", report.capabilities)
        (kernel,) = report.kernels
        self.assertEqual((kernel.name, kernel.model), ("vector_add", "Kernel"))
        self.assertTrue(kernel.arguments[0].type_name.startswith("ptr CrossWorkgroup"))
        self.assertEqual(kernel.arguments[0].storage_class, "CrossWorkgroup")

    def test_specialization_constants_get_values(self) -> None:
        spirv = spirv_llvm.assemble(SPECIALIZED)
        constants = {constant.id: constant for constant in spirv_llvm.spec_constants(spirv)}
        self.assertEqual([constants[number].type_name for number in (3, 4, 5)], ["u32", "bool", "f64"])
        self.assertEqual((constants[3].name, constants[3].size, constants[3].default), ("whole", 4, 7))
        text = spirv_llvm.disassemble(spirv_llvm.to_llvm(spirv, spec_constants={3: 4711, 5: 0.25}).data)
        self.assertIn("select i1 true, i32 4711, i32 0", text)
        self.assertIn("store double 2.5", text)
        text = spirv_llvm.disassemble(spirv_llvm.to_llvm(spirv, spec_constants={4: False}).data)
        self.assertIn("select i1 false, i32 7, i32 0", text)
        with self.assertRaises(spirv_llvm.Error) as raised:
            spirv_llvm.to_llvm(spirv, spec_constants={9: 1})
        self.assertEqual(raised.exception.code, "spec-constant")

    def test_a_translation_ends_after_its_time(self) -> None:
        for time in (0, 0.0, "0"):
            with self.assertRaises(spirv_llvm.Error) as raised:
                spirv_llvm.to_spirv(self.bitcode, timeout=time)
            self.assertEqual(raised.exception.code, "cancelled")
        self.assertTrue(spirv_llvm.to_spirv(self.bitcode, timeout=600.5).data)

    def test_every_option_of_the_library_has_its_type(self) -> None:
        named = [name.replace("_", "-") for name in typing.get_type_hints(spirv_llvm.Options)]
        self.assertEqual(named, _native.options())

    def test_false_and_true_are_values_of_every_switch(self) -> None:
        for name, kind in typing.get_type_hints(spirv_llvm.Options).items():
            if kind is bool or bool in typing.get_args(kind):
                for value in (False, True):
                    options = typing.cast(spirv_llvm.Options, {name: value})
                    try:
                        spirv_llvm.to_spirv(self.bitcode, **options)
                    except spirv_llvm.Error as error:
                        self.assertEqual(error.code, "lost", name)

    def test_every_function_says_what_it_does(self) -> None:
        for name in spirv_llvm.__all__:
            self.assertTrue(name == "Data" or inspect.getdoc(getattr(spirv_llvm, name)), name)


class Machines(unittest.TestCase):
    """Kernels as code of a machine."""

    def text(self, kernel: pathlib.Path, **options: typing.Unpack[spirv_llvm.Options]) -> str:
        spirv = spirv_llvm.to_spirv(kernel.read_bytes()).data
        return spirv_llvm.disassemble(spirv_llvm.to_llvm(spirv, **options).data)

    def test_a_kernel_for_a_cpu_has_a_descriptor(self) -> None:
        text = self.text(KERNEL, executable="riscv64-unknown-linux-gnu", local_size="8,4,1", uniform_work_groups=True)
        self.assertIn('target triple = "riscv64-unknown-linux-gnu"', text)
        self.assertIn("define void @vector_add(ptr %0, ptr %1)", text)
        self.assertRegex(text, r"@__spv_kernel_vector_add = constant .*\[i32 8, i32 4, i32 1\]")
        self.assertNotIn("spir_kernel", text)
        self.assertIn('target triple = "x86_64-unknown-linux-gnu"', self.text(KERNEL, executable=True))

    def test_native_atomic_operations_are_instructions(self) -> None:
        kernel = KERNEL.with_name("atomics_classic.O2.bc")
        self.assertIn("atomicrmw add", self.text(kernel, spirv_native=True))
        self.assertNotIn("atomicrmw", self.text(kernel))

    def test_a_kernel_for_a_gpu_has_its_convention(self) -> None:
        gpus = {("amdgcn-amd-amdhsa", "gfx90a"): "amdgpu_kernel", ("nvptx64-nvidia-cuda", "sm_80"): "ptx_kernel"}
        for (triple, cpu), convention in gpus.items():
            text = self.text(KERNEL, spirv_target_triple=triple, cpu=cpu)
            self.assertIn(f'target triple = "{triple}"', text)
            self.assertRegex(text, rf"define (protected )?{convention} void @vector_add\(ptr addrspace\(1\)")
            self.assertEqual(self.text(KERNEL, executable=triple, cpu=cpu), text)

    def test_a_processor_decides_on_sub_groups(self) -> None:
        spirv = spirv_llvm.to_spirv(KERNEL.with_name("subgroup_intel.O2.bc").read_bytes(), spirv_ext=["+all"]).data
        with self.assertRaises(spirv_llvm.Error) as raised:
            spirv_llvm.to_llvm(spirv, spirv_target_triple="amdgcn-amd-amdhsa", cpu="gfx90a")
        self.assertEqual(raised.exception.code, "unsupported")


class Errors(unittest.TestCase):
    def test_what_is_refused_says_what_where_and_what_would_help(self) -> None:
        with self.assertRaises(spirv_llvm.Error) as raised:
            spirv_llvm.to_llvm(b"rubbish.")
        error = raised.exception
        self.assertEqual((error.code, error.place), ("not-spirv", "word 0"))
        self.assertEqual(len(error.diagnostics), 1)
        self.assertIn(error.diagnostics[0].message, str(error))
        with self.assertRaises(spirv_llvm.Error) as raised:
            spirv_llvm.to_spirv(KERNEL.read_bytes(), **typing.cast(spirv_llvm.Options, {"spirv_max_versoin": "1.2"}))
        self.assertEqual(raised.exception.code, "invalid-option")
        self.assertEqual(raised.exception.help, "did you mean 'spirv-max-version'?")

    def test_a_text_has_lines(self) -> None:
        with self.assertRaises(spirv_llvm.Error) as raised:
            spirv_llvm.to_spirv(b"define void @f() {\n  ret i32 %x\n}\n")
        first = raised.exception.diagnostics[0]
        self.assertEqual((first.severity, first.line), ("error", 2))

    def test_errors_go_to_other_processes(self) -> None:
        with self.assertRaises(spirv_llvm.Error) as raised:
            spirv_llvm.validate(b"rubbish.")
        again = pickle.loads(pickle.dumps(raised.exception))
        self.assertEqual((again.code, str(again)), (raised.exception.code, str(raised.exception)))

    def test_values_of_no_option_are_type_errors(self) -> None:
        with self.assertRaises(TypeError):
            spirv_llvm.to_spirv(b"", **typing.cast(spirv_llvm.Options, {"spirv_ext": 1.5}))
        with self.assertRaises(TypeError):
            spirv_llvm.to_spirv(typing.cast(bytes, "text"))


class Threads(unittest.TestCase):
    def test_sixteen_threads_get_the_same(self) -> None:
        bitcode = KERNEL.read_bytes()
        with concurrent.futures.ThreadPoolExecutor(16) as pool:
            results = set(pool.map(lambda _: spirv_llvm.to_spirv(bitcode).data, range(64)))
        self.assertEqual(len(results), 1)

    def test_other_threads_go_on(self) -> None:
        lines = [f"%c{number} = OpConstant %int {number}" for number in range(100_000)]
        text = "OpCapability Kernel\nOpMemoryModel Physical64 OpenCL\n%int = OpTypeInt 32 0\n" + "\n".join(lines)
        span: list[float] = []

        def work() -> None:
            start = time.monotonic()
            spirv_llvm.assemble(text)
            span.extend((start, time.monotonic()))

        worker = threading.Thread(target=work)
        worker.start()
        longest, last = 0.0, time.monotonic()
        while worker.is_alive():
            now = time.monotonic()
            longest, last = max(longest, now - last), now
        worker.join()
        # With the interpreter held, this thread would have stood still for all of it.
        self.assertLess(longest, 0.7 * (span[1] - span[0]))


if __name__ == "__main__":
    unittest.main()
