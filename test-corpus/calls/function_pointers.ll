; Function pointers, with their extension. SPIRV-Tools has no rules for their forward references.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-ext=+SPV_INTEL_function_pointers
; RUN: spirv-llvm validate %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: OpExtension FunctionPointer Referenced call store @table
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@table = internal addrspace(1) constant [2 x ptr] [ptr @inc, ptr @dec]

define internal spir_func i32 @inc(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define internal spir_func i32 @dec(i32 %x) {
  %y = sub i32 %x, 1
  ret i32 %y
}
define spir_func void @visible() "referenced-indirectly" {
  ret void
}
define spir_kernel void @k(ptr addrspace(1) %o, i1 %c, i64 %i) {
  %chosen = select i1 %c, ptr @inc, ptr @dec
  %a = call spir_func i32 %chosen(i32 3)
  %slot = getelementptr inbounds [2 x ptr], ptr addrspace(1) @table, i64 0, i64 %i
  %entry = load ptr, ptr addrspace(1) %slot
  %b = call spir_func i32 %entry(i32 %a)
  store i32 %b, ptr addrspace(1) %o
  ret void
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability FunctionPointersINTEL
;>                OpExtension "SPV_INTEL_function_pointers"
;>                OpDecorate %inc ReferencedIndirectlyINTEL
;>                OpDecorate %dec ReferencedIndirectlyINTEL
;>                OpDecorate %visible ReferencedIndirectlyINTEL
;>           %8 = OpConstantFunctionPointerINTEL %_ptr_Function_2 %inc
;>          %10 = OpConstantFunctionPointerINTEL %_ptr_Function_2 %dec
;>           %a = OpFunctionPointerCallINTEL %uint %chosen %uint_3
;>           %b = OpFunctionPointerCallINTEL %uint %entry %a
;> $ opt -passes=verify -S %t.r.bc -o -
;> @table = internal addrspace(1) constant [2 x ptr] [ptr @inc, ptr @dec]
;>   %a = call spir_func i32 %chosen(i32 3)
;>   %slot = getelementptr inbounds [2 x ptr], ptr addrspace(1) @table, i64 0, i64 %i
;>   %b = call spir_func i32 %entry(i32 %a)
;>   store i32 %b, ptr addrspace(1) %o, align 4
