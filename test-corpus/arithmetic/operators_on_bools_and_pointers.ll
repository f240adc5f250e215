; Regression: Comparisons and choices of pointers, and bitwise operators on vectors of truth values.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLogical OpSelect OpPtr OpConvertPtrToU OpIEqual OpULessThan OpNot
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, <4 x i1> %v, <4 x i1> %w) {
  %lt = icmp ult ptr addrspace(1) %p, %q
  %eq = icmp eq ptr addrspace(1) %p, %q
  %b = xor i1 %lt, %eq
  %nb = xor i1 %b, true
  %r = select i1 %nb, ptr addrspace(1) %p, ptr addrspace(1) %q
  %x = xor <4 x i1> %v, %w
  %y = or <4 x i1> %x, splat (i1 true)
  %z = and <4 x i1> %y, %w
  %n = icmp eq <4 x i1> %z, %v
  %u = icmp ugt <4 x i1> %n, %w
  %s = select <4 x i1> %u, <4 x i32> splat (i32 5), <4 x i32> zeroinitializer
  store <4 x i32> %s, ptr addrspace(1) %r
  ret void
}
;>          %15 = OpConvertPtrToU %ulong %p
;>          %16 = OpConvertPtrToU %ulong %q
;>          %lt = OpULessThan %bool %15 %16
;>          %18 = OpConvertPtrToU %ulong %p
;>          %19 = OpConvertPtrToU %ulong %q
;>          %eq = OpIEqual %bool %18 %19
;>           %b = OpLogicalNotEqual %bool %lt %eq
;>          %nb = OpLogicalNotEqual %bool %b %true
;>           %r = OpSelect %_ptr_CrossWorkgroup_v4uint %nb %p %q
;>           %x = OpLogicalNotEqual %v4bool %v %w
;>           %y = OpLogicalOr %v4bool %x %26
;>           %z = OpLogicalAnd %v4bool %y %w
;>           %n = OpLogicalEqual %v4bool %z %v
;>          %30 = OpLogicalNotEqual %v4bool %w %26
;>           %u = OpLogicalAnd %v4bool %30 %n
;>           %s = OpSelect %v4uint %u %33 %34
