; What llvm-spirv says of a global, with its definition.
; RUN: llvm-as %s -o %t.bc
; FAIL(14): llvm-spirv %t.bc -o %t.a.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

@G = global i1 true

define spir_func i1 @f(i1 %x) {
  store i1 %x, ptr @G, align 1
  ret i1 %x
}
;> InvalidInstruction: Can't translate llvm instruction:
;> Global variable cannot have Function storage class. Consider setting a proper address space.
;> Original LLVM value:
;> @G = global i1 true
;> %t.bc: function @f, block %0, 'store': error: @G is a variable in the private address space (0), which SPIR-V does not have
;>   help: move it to the global (1), constant (2) or local (3) address space
