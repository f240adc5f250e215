; Regression: Atomic instructions of LLVM: scopes, orders, and different orders for success and failure.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAtomic OpMemoryBarrier
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a, i64 %b, ptr addrspace(3) %l) {
  %r = cmpxchg ptr addrspace(1) %p, i32 %a, i32 5 acq_rel monotonic
  %o = extractvalue { i32, i1 } %r, 0
  %f = extractvalue { i32, i1 } %r, 1
  %z = zext i1 %f to i32
  %x = atomicrmw add ptr addrspace(3) %l, i32 %o syncscope("workgroup") monotonic
  %y = atomicrmw umax ptr addrspace(1) %p, i64 %b seq_cst
  fence syncscope("subgroup") acquire
  %u = load atomic i32, ptr addrspace(1) %p acquire, align 4
  store atomic i32 %z, ptr addrspace(1) %p release, align 4
  store atomic i64 %y, ptr addrspace(1) %p release, align 8
  %q = atomicrmw xchg ptr addrspace(1) %p, float 1.0 seq_cst
  ret void
}
;>           %o = OpAtomicCompareExchange %uint %p %uint_0 %uint_776 %uint_0 %uint_5 %a
;>           %x = OpAtomicIAdd %uint %l %uint_2 %uint_0 %o
;>           %y = OpAtomicUMax %ulong %24 %uint_0 %uint_784 %b
;>                OpMemoryBarrier %uint_3 %uint_770
;>           %u = OpAtomicLoad %uint %p %uint_0 %uint_770
;>                OpAtomicStore %p %uint_0 %uint_772 %z
;>                OpAtomicStore %24 %uint_0 %uint_772 %y
;>           %q = OpAtomicExchange %float %33 %uint_0 %uint_784 %float_1
