; Regression: Memory of the constant address space is for reading: a write to it is refused at its place.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(2) %table, ptr addrspace(1) %in) {
  store i32 1, ptr addrspace(2) %table, align 4
  %old = atomicrmw add ptr addrspace(2) %table, i32 1 monotonic, align 4
  call void @llvm.memcpy.p2.p1.i64(ptr addrspace(2) align 4 %table, ptr addrspace(1) align 4 %in, i64 16, i1 false)
  %sum = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(2) %table, i32 1)
  call spir_func void @_Z18__spirv_CopyMemoryPU3AS2iPU3AS1i(ptr addrspace(2) %table, ptr addrspace(1) %in)
  %read = load atomic i32, ptr addrspace(2) %table monotonic, align 4
  ret void
}

declare spir_func void @_Z18__spirv_CopyMemoryPU3AS2iPU3AS1i(ptr addrspace(2), ptr addrspace(1))

declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(2), i32)

declare void @llvm.memcpy.p2.p1.i64(ptr addrspace(2), ptr addrspace(1), i64, i1 immarg)
;> %t.bc: function @k, block %0, 'store': error: memory of the storage class UniformConstant cannot be written or accessed atomically (6 times)
;>   also: function @k, block %0, '%old = atomicrmw add'
;>   also: function @k, block %0, 'call @llvm.memcpy.p2.p1.i64'
;>   help: use another address space: 2 is read-only
