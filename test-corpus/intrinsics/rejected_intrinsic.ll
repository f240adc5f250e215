; Rejected: An intrinsic without a form.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
  call void @llvm.eh.unwind.init()
  ret void
}

declare void @llvm.eh.unwind.init()
;> %s: function @f, 'call @llvm.eh.unwind.init': error: llvm.eh.unwind.init has no form in SPIR-V: exceptions
;>   help: compile without the feature that needs it
