; Rejected: The number of a member in an integer of another width than 32 bits, which LLVM refuses too.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }

define spir_kernel void @kernel(ptr addrspace(1) %p) {
  %second = getelementptr %pair, ptr addrspace(1) %p, i64 0, i33 1
  store i32 1, ptr addrspace(1) %second
  ret void
}
;> %s: function @kernel, block %0, '%second = getelementptr': error: not valid LLVM IR: index 1 of 'getelementptr' leads to no element
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
