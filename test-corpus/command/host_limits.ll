; Limits on what a translation may take are errors of their own, in both directions.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc --limit-ids=10 -o %t.none
; FAIL: spirv-llvm %t.bc --limit-nesting=3 -o %t.none
; FAIL: spirv-llvm %t.bc --limit-instructions=12 -o %t.none
; RUN: spirv-llvm %t.bc --limit-ids=1K --limit-nesting=4 --limit-instructions=1K --limit-memory=1M --timeout=60 -o %t.spv
; FAIL: spirv-llvm -r %t.spv --limit-ids=10 -o %t.none
; FAIL: spirv-llvm -r %t.spv --limit-nesting=3 -o %t.none
; FAIL: spirv-llvm -r %t.spv --limit-instructions=2 -o %t.none
; RUN: spirv-llvm -r %t.spv --limit-ids=1K --limit-nesting=4 --limit-instructions=1K --limit-memory=1M --timeout=60 -o %t.bc
target triple = "spir64-unknown-unknown"

%inner = type { [4 x <2 x float>] }

define spir_kernel void @sum(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  %at = getelementptr %inner, ptr addrspace(1) %from, i64 1, i32 0, i64 2
  %x = load <2 x float>, ptr addrspace(1) %at, align 8
  %y = fadd <2 x float> %x, %x
  store <2 x float> %y, ptr addrspace(1) %to, align 8
  ret void
}
;> $ spirv-llvm %t.bc --limit-ids=10 -o %t.none
;> %t.bc: error: 21 ids: the limit is 10
;>   help: if you trust the file, raise --limit-ids
;> $ spirv-llvm %t.bc --limit-nesting=3 -o %t.none
;> %t.bc: error: types or constants nest 4 levels deep: the limit is 3
;>   help: if you trust the file, raise --limit-nesting
;> $ spirv-llvm %t.bc --limit-instructions=12 -o %t.none
;> %t.bc: error: 36 instructions: the limit is 12
;>   help: if you trust the file, raise --limit-instructions
;> $ spirv-llvm -r %t.spv --limit-ids=10 -o %t.none
;> %t.spv: error: 21 ids: the limit is 10
;>   help: if you trust the file, raise --limit-ids
;> $ spirv-llvm -r %t.spv --limit-nesting=3 -o %t.none
;> %t.spv: error: types or constants nest 4 levels deep: the limit is 3
;>   help: if you trust the file, raise --limit-nesting
;> $ spirv-llvm -r %t.spv --limit-instructions=2 -o %t.none
;> %t.spv: error: 5 instructions: the limit is 2
;>   help: if you trust the file, raise --limit-instructions
