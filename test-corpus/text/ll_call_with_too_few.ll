; Rejected: A call with too few arguments.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
  call spir_func void @g()
  ret void
}

declare spir_func void @g(i32)
;> %s: function @f, block %0, 'call @g': error: the call of @g has another type than the function
;>   help: pass the declared parameters
