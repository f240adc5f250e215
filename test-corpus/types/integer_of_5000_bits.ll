; Rejected: An integer of 5000 bits.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i5000 %v) {
  %x = add i5000 %v, %v
  ret void
}
;> %s: error: an integer of 5000 bits is too wide to be split
;>   help: allow SPV_INTEL_arbitrary_precision_integers (--spirv-ext=+SPV_INTEL_arbitrary_precision_integers)
