; Regression: Constructors need version 1.1: below it they are refused, not dropped.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv --spirv-max-version=1.0
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }]
define internal spir_func void @init() {
  ret void
}
;> %t.bc: function @init: error: ExecutionMode Initializer needs SPIR-V 1.1
;>   help: allow it with --spirv-max-version=1.1
