; Rejected: Intrinsics on types and address spaces that they are not computed on.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm --spirv-ext=+all %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_func ptr @lane_of_a_pointer(ptr %v) {
  %r = call ptr @llvm.spv.wave.readlane.p0(ptr %v, i32 1)
  ret ptr %r
}

define spir_func void @wide(ptr addrspace(1) %p) {
  %v = load i5000, ptr addrspace(1) %p
  %r = call i5000 @llvm.ctpop.i5000(i5000 %v)
  store i5000 %r, ptr addrspace(1) %p
  ret void
}

define spir_func void @move(ptr addrspace(4) %p, ptr addrspace(9) %q, i64 %n) {
  call void @llvm.memmove.p4.p9.i64(ptr addrspace(4) %p, ptr addrspace(9) %q, i64 %n, i1 false)
  ret void
}

declare ptr @llvm.spv.wave.readlane.p0(ptr, i32)
declare i5000 @llvm.ctpop.i5000(i5000)
declare void @llvm.memmove.p4.p9.i64(ptr addrspace(4), ptr addrspace(9), i64, i1)
;> %t.bc: function @lane_of_a_pointer, 'call @llvm.spv.wave.readlane.p0': error: group operations do not support this type
;>   help: take integers and floats of usual sizes, and vectors of them
;> %t.bc: function @wide, 'call @llvm.ctpop.i5000': error: llvm.ctpop is computed up to 1024 bits
;>   help: use a narrower type
;> %t.bc: function @move, 'call @llvm.memmove.p4.p9.i64': error: the two address spaces of this move cannot be compared
;>   help: use memcpy
