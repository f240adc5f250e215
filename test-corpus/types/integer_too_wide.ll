; Rejected: An integer that is too wide to be computed in parts.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

@wide = addrspace(1) global i8000000 zeroinitializer
;> %s: error: an integer of 8000000 bits is too wide to be split
;>   help: use integers of usual sizes
