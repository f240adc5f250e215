; Rejected: A length is an integer, and memory is a pointer.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @copy(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  %same = bitcast float 0.000000e+00 to float
  %length = freeze float %same
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %to, ptr addrspace(1) %from, float %length, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(1), float, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

define spir_kernel void @move(ptr addrspace(1) %from) {
  call void @llvm.memmove.p1.p1.i64(i64 0, ptr addrspace(1) %from, i64 8, i1 false)
  ret void
}

declare void @llvm.memmove.p1.p1.i64(i64, ptr addrspace(1), i64, i1)

declare half @llvm.convert.from.arbitrary.fp.v2f16.v2i4(<2 x i4>, metadata)
;> %s: function @llvm.memcpy.p1.p1.i64: error: the intrinsic llvm.memcpy takes a pointer, and a length, which is an integer
;>   help: LLVM's language reference describes its parameters
;> %s: function @llvm.memmove.p1.p1.i64: error: the intrinsic llvm.memmove takes a pointer, and a length, which is an integer
;>   help: LLVM's language reference describes its parameters
;> %s: function @llvm.convert.from.arbitrary.fp.v2f16.v2i4: error: the intrinsic llvm.convert.from.arbitrary.fp gives floating-point numbers, one for each number
;>   help: LLVM's language reference describes its parameters
;> %s: function @move, block %0, 'call @llvm.memmove.p1.p1.i64': error: the intrinsic llvm.memmove.p1.p1.i64 has no SPIR-V form
;>   help: use another operation, or call a builtin function of OpenCL C
