; Global constructors are refused.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }]
define internal void @init() {
  ret void
}
;> error: '@llvm.global_ctors': @llvm.global_ctors: global constructors and destructors do not run in SPIR-V
;>   help: initialise with constants, or in a kernel
