; Variables of arrays, vectors and opaque values among untyped pointers: `untyped-variables` alone changes the encoding (typed, where every use accepts that).
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_untyped_pointers --spirv-untyped-pointers %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_untyped_pointers --spirv-untyped-pointers --spirv-forms=untyped-variables=typed %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Variable
target triple = "spir64-unknown-unknown"

@v = internal addrspace(3) global [4 x i32] undef
define spir_kernel void @k(i64 %i) {
  %p = getelementptr [4 x i32], ptr addrspace(3) @v, i64 0, i64 %i
  store i32 1, ptr addrspace(3) %p, align 4
  ret void
}
;> $ spirv-llvm dis %t.plain.spv
;>           %v = OpUntypedVariableKHR %_ptr_Workgroup Workgroup %_arr_uint_uint_4
;> $ spirv-llvm dis %t.spv
;>           %v = OpVariable %_ptr_Workgroup__arr_uint_uint_4 Workgroup
