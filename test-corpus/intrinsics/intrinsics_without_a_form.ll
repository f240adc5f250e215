; Regression: Intrinsics that SPIR-V has no form for are errors at each call, all of them in one run.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare ptr @llvm.addressofreturnaddress.p0()
declare i64 @llvm.read_register.i64(metadata)
declare void @llvm.va_start.p0(ptr)
declare i32 @llvm.eh.typeid.for.p0(ptr)
define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = call ptr @llvm.addressofreturnaddress.p0()
  %r = call i64 @llvm.read_register.i64(metadata !0)
  store i64 %r, ptr addrspace(1) %p
  ret void
}
define spir_func i32 @f(i32 %n, ...) {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  ret i32 0
}
!0 = !{!"sp\00"}
;> %t.bc: function @k, 'call @llvm.addressofreturnaddress.p0': error: llvm.addressofreturnaddress has no form in SPIR-V: stack and frame have no addresses
;>   help: compile without the feature that needs it
;> %t.bc: function @k, 'call @llvm.read_register.i64': error: llvm.read_register has no form in SPIR-V: registers have no names
;>   help: compile without the feature that needs it
;> %t.bc: function @f, 'call @llvm.va_start.p0': error: llvm.va_start has no form in SPIR-V: variable argument lists
;>   help: compile without the feature that needs it
;> %t.bc: function @f: error: a function with variable arguments cannot be expressed in SPIR-V
;>   help: only printf may have them; pass an array instead
