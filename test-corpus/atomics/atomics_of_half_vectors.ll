; Regression: SPV_NV_shader_atomic_fp16_vector has additions, minima and maxima of two and four half; without it they are loops around an
; exchange.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_NV_shader_atomic_fp16_vector %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -o %t.rev.bc
; RUN: spirv-llvm --spirv-ext=+SPV_NV_shader_atomic_fp16_vector %t.rev.bc -o %t.again.spv
; RUN: spirv-val %t.again.spv
; RUN: spirv-llvm %t.bc -o %t.plain.spv
; RUN: spirv-val %t.plain.spv
; KEEP: Capability OpAtomic OpFNegate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, <2 x half> %v, <4 x half> %w) {
  %a = atomicrmw fadd ptr addrspace(1) %p, <2 x half> %v seq_cst, align 4
  %s = atomicrmw fsub ptr addrspace(1) %p, <2 x half> %v seq_cst, align 4
  %n = atomicrmw fmin ptr addrspace(1) %p, <2 x half> %v seq_cst, align 4
  %x = atomicrmw fmax ptr addrspace(1) %p, <4 x half> %w seq_cst, align 8
  ret void
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Float16Buffer
;>                OpCapability Float16
;>                OpCapability AtomicFloat16VectorNV
;>           %a = OpAtomicFAddEXT %v2half %p %uint_0 %uint_784 %v
;>          %16 = OpFNegate %v2half %v
;>           %s = OpAtomicFAddEXT %v2half %p %uint_0 %uint_784 %16
;>           %n = OpAtomicFMinEXT %v2half %p %uint_0 %uint_784 %v
;>           %x = OpAtomicFMaxEXT %v4half %20 %uint_0 %uint_784 %w
