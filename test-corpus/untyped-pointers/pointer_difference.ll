; Regression: The difference of pointers counts elements, which untyped pointers do not have.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-untyped-pointers
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify %t.back.bc -o %t.verified.bc
; RUN: spirv-llvm %t.back.bc -o %t.again.spv --spirv-untyped-pointers
; RUN: spirv-val %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; KEEP: OpTypePointer OpBitcast OpPtrDiff OpTypeUntyped OpSDiv OpISub
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func i64 @_Z15__spirv_PtrDiffPU3AS1iS0_(ptr addrspace(1), ptr addrspace(1))

define spir_kernel void @main(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %n = call spir_func i64 @_Z15__spirv_PtrDiffPU3AS1iS0_(ptr addrspace(1) %a, ptr addrspace(1) %b)
  store i64 %n, ptr addrspace(1) %out, align 8
  ret void
}
;> %_ptr_CrossWorkgroup = OpTypeUntypedPointerKHR CrossWorkgroup
;>          %16 = OpISub %ulong %14 %15
;>           %n = OpSDiv %ulong %16 %ulong_4
