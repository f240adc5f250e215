; Regression: An atomic operation that may cross words is refused.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i16 %a) {
  %r = atomicrmw add ptr addrspace(1) %p, i16 %a monotonic, align 1
  %s = atomicrmw add ptr addrspace(1) %p, i128 1 monotonic, align 16
  ret void
}
;> %t.bc: function @k, 'atomicrmw': error: an atomic access that is not aligned may cross words
;>   help: align it to its size
;> %t.bc: function @k, 'atomicrmw': error: i128 is not supported here
;>   help: use integers of 8, 16, 32 or 64 bits and vectors of 2, 3, 4, 8 or 16 elements
