; Rejected: Initialisers in a circle.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@a = addrspace(1) global ptr addrspace(1) @b
@b = addrspace(1) global ptr addrspace(1) @a
;> %s: '@b': error: the initializers of variables refer to each other in a cycle
;>   help: SPIR-V initializers can only refer to variables before them; fill one in at run time
