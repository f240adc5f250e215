; Rejected: A symbol without a name, which cannot be linked.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

@0 = external addrspace(1) global i32
;> %s: '@': error: a symbol without a name cannot be linked
;>   help: give it a name, or internal linkage
