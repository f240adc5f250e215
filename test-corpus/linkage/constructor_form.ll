; Regression: A list of constructors with a function that is only declared is refused.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @elsewhere, ptr null }]
declare spir_func void @elsewhere()
;> %t.bc: '@llvm.global_ctors': error: an entry's function has parameters, or no body
;>   help: each entry is a priority, a function without parameters that the module defines, and null
