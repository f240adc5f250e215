; Wrong command lines, by both names, and options of the other direction.
; RUN: llvm-as %s -o %t.bc
; FAIL(2): spirv-llvm %t.bc %t.bc
; FAIL(1): llvm-spirv %t.bc %t.bc
; FAIL(2): spirv-llvm --no-such-option %t.bc
; FAIL(1): llvm-spirv -no-such-option %t.bc
; FAIL(2): spirv-llvm --spec-const=1:i32:1 %t.bc
; RUN: llvm-spirv --spec-const=1:i32:1 %t.bc -o %t.spv
; FAIL(2): spirv-llvm --spirv-ext=SPV_KHR_expect_assume %t.bc
; FAIL(255): llvm-spirv --spirv-ext=SPV_KHR_expect_assume %t.bc
; FAIL(255): llvm-spirv -r -s %t.bc
; RUN: llvm-spirv -v -spirv-lower-const-expr=false %t.bc -o %t.spv
; KEEP: error note
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f() {
  ret void
}
;> $ spirv-llvm %t.bc %t.bc
;> %t.spv: error: several inputs have this output
;> $ llvm-spirv %t.bc %t.bc
;> error: only one input can be translated at a time
;> $ spirv-llvm --no-such-option %t.bc
;> error: unexpected argument '--no-such-option' found
;> $ llvm-spirv -no-such-option %t.bc
;> error: unexpected argument '--no-such-option' found
;> $ spirv-llvm --spec-const=1:i32:1 %t.bc
;> error: --spec-const only affects translations from SPIR-V to LLVM IR
;> $ llvm-spirv --spec-const=1:i32:1 %t.bc -o %t.spv
;> note: --spec-const only affects translations from SPIR-V to LLVM IR; it is ignored
;> $ spirv-llvm --spirv-ext=SPV_KHR_expect_assume %t.bc
;> error: --spirv-ext: 'SPV_KHR_expect_assume' is not of the form +NAME or -NAME
;> $ llvm-spirv --spirv-ext=SPV_KHR_expect_assume %t.bc
;> error: --spirv-ext: 'SPV_KHR_expect_assume' is not of the form +NAME or -NAME
;> $ llvm-spirv -r -s %t.bc
;> error: the argument '--reverse' cannot be used with '-s'
;> $ llvm-spirv -v -spirv-lower-const-expr=false %t.bc -o %t.spv
;> note: --spirv-lower-const-expr has no effect: constant expressions without a form in SPIR-V are always lowered
