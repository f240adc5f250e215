; Intrinsics that SPIR-V has no form for are errors at each call, all of them in one run.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare i64 @llvm.readcyclecounter()
declare i64 @llvm.readsteadycounter()
declare ptr @llvm.returnaddress(i32)
declare ptr @llvm.frameaddress.p0(i32)
define spir_kernel void @k(ptr addrspace(1) %p) {
  %c = call i64 @llvm.readcyclecounter()
  %s = call i64 @llvm.readsteadycounter()
  %r = call ptr @llvm.returnaddress(i32 0)
  %f = call ptr @llvm.frameaddress.p0(i32 0)
  store i64 %c, ptr addrspace(1) %p
  store i64 %s, ptr addrspace(1) %p
  ret void
}
;> error: function @k, 'call @llvm.readcyclecounter': llvm.readcyclecounter has no form in SPIR-V: there is no cycle counter in the OpenCL environment
;> error: function @k, 'call @llvm.readsteadycounter': llvm.readsteadycounter has no form in SPIR-V: there is no clock in the OpenCL environment
;> error: function @k, 'call @llvm.returnaddress': llvm.returnaddress has no form in SPIR-V: stack and frame have no addresses
;> error: function @k, 'call @llvm.frameaddress.p0': llvm.frameaddress has no form in SPIR-V: stack and frame have no addresses
