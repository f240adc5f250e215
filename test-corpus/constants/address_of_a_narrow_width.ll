; Rejected: An address as an integer of a width that SPIR-V does not have.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

@thing = addrspace(1) global i32 0
@low_bits = addrspace(1) global i7 ptrtoint (ptr addrspace(1) @thing to i7)
@wide = addrspace(1) global { i8, i65 } { i8 1, i65 ptrtoint (ptr addrspace(1) @thing to i65) }
;> %t.bc: '@low_bits': error: this initializer cannot be expressed in SPIR-V (2 times)
;>   also: '@wide'
;>   help: use 8, 16, 32 or 64-bit integers
