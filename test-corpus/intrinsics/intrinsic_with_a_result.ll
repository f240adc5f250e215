; Rejected: An intrinsic that gives nothing, declared with a result: nothing would define what is used.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, float %x) {
  %y = call float @llvm.memcpy.p1.p1.i64(float %x)
  %z = fmul float %x, %y
  store float %z, ptr addrspace(1) %p
  ret void
}

declare float @llvm.memcpy.p1.p1.i64(float)
;> %s: 'function @llvm.memcpy.p1.p1.i64': error: not valid LLVM IR: the intrinsic llvm.memcpy gives nothing
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
