; Regression: Atomic operations on 8 and 16 bits: loops that exchange the word around them.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFunctionCall OpAtomic
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i8 %a, i16 %b, half %h, ptr addrspace(3) %l) {
  %r = atomicrmw add ptr addrspace(1) %p, i8 %a syncscope("device") monotonic
  %x = cmpxchg ptr addrspace(3) %l, i16 %b, i16 7 syncscope("workgroup") acq_rel acquire
  %o = extractvalue { i16, i1 } %x, 0
  %y = load atomic i8, ptr addrspace(1) %p acquire, align 1
  store atomic i16 %o, ptr addrspace(1) %p release, align 2
  %z = atomicrmw fadd ptr addrspace(1) %p, half %h monotonic
  %s = add i8 %r, %y
  store i8 %s, ptr addrspace(1) %p
  ret void
}
;>           %r = OpFunctionCall %uchar %expanded_atomicrmw_add_p1_i8_monotonic_2 %p %a
;>           %x = OpFunctionCall %_struct_19 %expanded_cmpxchg_p3_i16_acq_rel_3_acquire %l %b %ushort_7
;>           %y = OpFunctionCall %uchar %expanded_atomic_load_p1_i8_acquire_1 %p
;>          %25 = OpFunctionCall %ushort %expanded_atomicrmw_xchg_p1_i16_release_1 %p %o
;>           %z = OpFunctionCall %half %expanded_atomicrmw_fadd_p1_f16_monotonic_1 %p %h
;>          %52 = OpAtomicLoad %uint %49 %uint_1 %uint_0
;>          %54 = OpAtomicCompareExchange %uint %63 %uint_1 %uint_0 %uint_0 %62 %55
;>          %85 = OpAtomicLoad %uint %82 %uint_2 %uint_770
;>          %87 = OpAtomicCompareExchange %uint %98 %uint_2 %uint_776 %uint_770 %97 %89
;>         %121 = OpAtomicLoad %uint %120 %uint_0 %uint_770
;>         %137 = OpAtomicLoad %uint %136 %uint_0 %uint_0
;>         %139 = OpAtomicCompareExchange %uint %147 %uint_0 %uint_772 %uint_0 %146 %140
;>         %164 = OpAtomicLoad %uint %163 %uint_0 %uint_0
;>         %166 = OpAtomicCompareExchange %uint %177 %uint_0 %uint_0 %uint_0 %176 %167
