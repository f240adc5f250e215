; Rejected: An intrinsic that is not known.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
  call void @llvm.no.such.thing()
  ret void
}

declare void @llvm.no.such.thing()
;> %s: function @f, 'call @llvm.no.such.thing': error: the intrinsic is unknown
;>   help: turn intrinsics with this prefix into imported functions (--spirv-allow-unknown-intrinsics=PREFIX)
