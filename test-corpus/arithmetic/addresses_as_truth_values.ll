; Rejected: Addresses as truth values, and back.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_func i1 @low_bit(ptr %p) {
  %r = ptrtoint ptr %p to i1
  ret i1 %r
}

define spir_func ptr @address(i1 %x) {
  %r = inttoptr i1 %x to ptr
  ret ptr %r
}
;> %t.bc: function @low_bit, block %0, '%r = ptrtoint': error: 'ptrtoint' of i1 cannot be expressed in SPIR-V
;>   help: extend to i8 first
;> %t.bc: function @address, block %0, '%r = inttoptr': error: 'inttoptr' of i1 cannot be expressed in SPIR-V
;>   help: extend to i8 first
