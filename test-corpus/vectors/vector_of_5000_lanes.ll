; Rejected: A vector of 5000 lanes.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(<5000 x i32> %v) {
  %x = add <5000 x i32> %v, %v
  ret void
}
;> %s: error: a vector of 5000 elements is too long to be split
;>   help: use vectors of usual sizes
