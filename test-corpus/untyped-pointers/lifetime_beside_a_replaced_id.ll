; Regression: The storage class 7 of a variable with a lifetime is no id, although the cast with the id 7 has another pointer in its place.
; RUN: spirv-llvm --spirv-untyped-pointers %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Variable Lifetime
target triple = "spir64-unknown-unknown"

declare void @llvm.lifetime.start.p0(ptr)

define spir_kernel void @k() {
b0:
  %v = alloca i32
  %w = alloca i32
  store ptr %w, ptr %v
  %s = getelementptr ptr, ptr %v, i64 1
  call void @llvm.lifetime.start.p0(ptr %v)
  br label %b1
b1:
  %p = phi ptr [ %s, %b0 ]
  ret void
}
;>           %v = OpVariable %_ptr_Function_uint Function
;>           %w = OpUntypedVariableKHR %_ptr_Function Function %uint
;>                OpLifetimeStart %v 0
