; Pointers to functions in memory of code, without `--spirv-emit-function-ptr-addr-space`: `code-pointers` alone changes the encoding (ordinary pointers to functions).
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_function_pointers %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_function_pointers --spirv-forms=code-pointers=ordinary %s -o %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypePointer OpCapability
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1-P9"
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(ptr addrspace(9) %callee) addrspace(9) {
  %r = call spir_func addrspace(9) i32 %callee(i32 1)
  ret i32 %r
}
;> $ spirv-llvm dis %t.plain.spv
;>                OpCapability Addresses
;>                OpCapability Linkage
;>                OpCapability Kernel
;>                OpCapability FunctionPointersINTEL
;> %_ptr_CodeSectionINTEL_3 = OpTypePointer CodeSectionINTEL %3
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Linkage
;>                OpCapability Kernel
;>                OpCapability FunctionPointersINTEL
;> %_ptr_Function_3 = OpTypePointer Function %3
