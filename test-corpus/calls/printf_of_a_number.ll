; Rejected: The format of printf is declared as a number.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i32 @printf(i32, ...)

define spir_kernel void @k(i32 %format, i32 %value) {
  %written = call spir_func i32 (i32, ...) @printf(i32 %format, i32 %value)
  ret void
}
;> %s: function @k, block %0, '%written = call @printf': error: the operand Format of OpExtInst is no pointer
;>   help: call the function with the types and values that the instruction takes
