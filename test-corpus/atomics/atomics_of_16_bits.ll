; Regression: Atomic operations on 16 bits are instructions where their extension is allowed; without it integers are loops around the word.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc --spirv-ext=+all -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.rev.bc
; RUN: opt -passes=verify -disable-output %t.rev.bc
; RUN: spirv-llvm %t.bc --spirv-ext=+all,-SPV_INTEL_16bit_atomics -o %t.loops.spv
; RUN: spirv-llvm dis %t.loops.spv
; KEEP: OpCapability OpExtension OpFunctionCall %r %x %o %y %z %m
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i16 %b, bfloat %f, ptr addrspace(3) %l) {
  %r = atomicrmw add ptr addrspace(1) %p, i16 %b syncscope("device") monotonic
  %x = cmpxchg ptr addrspace(3) %l, i16 %b, i16 7 syncscope("workgroup") acq_rel acquire
  %o = extractvalue { i16, i1 } %x, 0
  %y = load atomic i16, ptr addrspace(1) %p acquire, align 2
  store atomic i16 %o, ptr addrspace(1) %p release, align 2
  %z = atomicrmw fadd ptr addrspace(1) %p, bfloat %f monotonic
  %m = atomicrmw fmax ptr addrspace(1) %p, bfloat %f monotonic
  %s = add i16 %r, %y
  store i16 %s, ptr addrspace(1) %p
  ret void
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Int16
;>                OpCapability BFloat16TypeKHR
;>                OpCapability AtomicBFloat16AddINTEL
;>                OpCapability AtomicBFloat16MinMaxINTEL
;>                OpCapability AtomicInt16CompareExchangeINTEL
;>                OpCapability Int16AtomicsINTEL
;>                OpExtension "SPV_INTEL_16bit_atomics"
;>                OpExtension "SPV_KHR_bfloat16"
;>                OpName %r "r"
;>                OpName %o "o"
;>                OpName %y "y"
;>                OpName %z "z"
;>                OpName %m "m"
;>           %r = OpAtomicIAdd %ushort %p %uint_1 %uint_0 %b
;>           %o = OpAtomicCompareExchange %ushort %l %uint_2 %uint_776 %uint_770 %ushort_7 %b
;>           %y = OpAtomicLoad %ushort %p %uint_0 %uint_770
;>                OpAtomicStore %p %uint_0 %uint_772 %o
;>           %z = OpAtomicFAddEXT %bfloat16 %25 %uint_0 %uint_0 %f
;>           %m = OpAtomicFMaxEXT %bfloat16 %25 %uint_0 %uint_0 %f
;>           %s = OpIAdd %ushort %r %y
;> $ spirv-llvm dis %t.loops.spv
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Int64
;>                OpCapability Int16
;>                OpCapability Int8
;>                OpCapability BFloat16TypeKHR
;>                OpCapability BFloat16ArithmeticINTEL
;>                OpExtension "SPV_INTEL_bfloat16_arithmetic"
;>                OpExtension "SPV_KHR_bfloat16"
;>                OpName %r "r"
;>                OpName %x "x"
;>                OpName %o "o"
;>                OpName %y "y"
;>                OpName %z "z"
;>                OpName %m "m"
;>           %r = OpFunctionCall %ushort %expanded_atomicrmw_add_p1_i16_monotonic_2 %16 %b
;>           %x = OpFunctionCall %_struct_20 %expanded_cmpxchg_p3_i16_acq_rel_3_acquire %l %b %ushort_7
;>           %o = OpCompositeExtract %ushort %x 0
;>           %y = OpFunctionCall %ushort %expanded_atomic_load_p1_i16_acquire_1 %16
;>          %26 = OpFunctionCall %ushort %expanded_atomicrmw_xchg_p1_i16_release_1 %16 %o
;>           %z = OpFunctionCall %bfloat16 %expanded_atomicrmw_fadd_p1_bf16_monotonic_1 %16 %f
;>           %m = OpFunctionCall %bfloat16 %expanded_atomicrmw_fmax_p1_bf16_monotonic_1 %16 %f
;>           %s = OpIAdd %ushort %r %y
