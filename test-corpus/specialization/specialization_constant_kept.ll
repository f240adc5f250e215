; Regression: A specialization constant that only decides a branch stays in the module.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpSpecConstant SpecId OpBranchConditional OpINotEqual
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func i1 @_Z20__spirv_SpecConstantib(i32, i1)
define spir_kernel void @k(ptr addrspace(1) %p) {
  %s = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 7, i32 42)
  %c = icmp ne i32 %s, 0
  br i1 %c, label %l, label %x
l:
  store i32 %s, ptr addrspace(1) %p
  br label %x
x:
  ret void
}
;>                OpDecorate %s SpecId 7
;>           %s = OpSpecConstant %uint 42
;>          %10 = OpSpecConstantOp %bool INotEqual %s %uint_0
;>                OpBranchConditional %10 %l %x
