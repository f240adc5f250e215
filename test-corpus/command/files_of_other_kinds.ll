; Rejected: Subcommands that take SPIR-V name what they were given instead, and `extract` says that there is nothing.
; RUN: spirv-llvm as %s -o %t.bc
; FAIL: spirv-llvm validate %t.bc
; FAIL: spirv-llvm report %t.bc
; FAIL(2): spirv-llvm diff %t.bc %t.bc
; FAIL: spirv-llvm report %s
; FAIL: spirv-llvm as %t.bc -o %t.spv
; RUN: spirv-llvm list %s
; FAIL: spirv-llvm extract %s
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
define spir_func void @f() {
  ret void
}
;> $ spirv-llvm validate %t.bc
;> %t.bc: error: it is LLVM bitcode, and SPIR-V is expected
;>   help: translate it to SPIR-V first
;> $ spirv-llvm report %t.bc
;> %t.bc: error: it is LLVM bitcode, and SPIR-V is expected
;>   help: translate it to SPIR-V first
;> $ spirv-llvm diff %t.bc %t.bc
;> %t.bc: error: it is LLVM bitcode, and SPIR-V is expected
;>   help: translate it to SPIR-V first
;> $ spirv-llvm report %s
;> %s: error: it is LLVM assembly, and a SPIR-V binary is expected
;>   help: `spirv-llvm FILE` translates it to SPIR-V
;> $ spirv-llvm as %t.bc -o %t.spv
;> %t.bc: byte 2: error: the text is not UTF-8
;>   help: give a text; a binary is no input here
;> $ spirv-llvm list %s
;> %s: note: it is a text, with no SPIR-V and no LLVM bitcode in it
;> $ spirv-llvm extract %s
;> %s: error: it is a text, with no SPIR-V and no LLVM bitcode in it
;>   help: name a file that a compiler for devices has written
