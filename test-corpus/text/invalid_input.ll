; Regression: A module that breaks rules of LLVM IR is refused with every place, whether it is to be translated or assembled.
; FAIL: spirv-llvm %s -o %t.spv
; FAIL: spirv-llvm as %s -o %t.bc
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @before_its_definition(ptr addrspace(1) %out, i1 %flag) {
entry:
  br i1 %flag, label %then, label %join

then:
  %product = mul i32 6, 7
  br label %join

join:
  store i32 %product, ptr addrspace(1) %out, align 4
  ret void
}

define spir_func void @result(i32 zeroext %x, float signext %y) {
  ret void
}
;> $ spirv-llvm %s -o %t.spv
;> %s: function @before_its_definition, block %join, 'store': error: not valid LLVM IR: the definition of an operand (instruction 1) does not dominate this use
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
;> %s: function @result: error: not valid LLVM IR: the attribute 'signext' does not fit the type 'float'
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
;> $ spirv-llvm as %s -o %t.bc
;> %s: function @before_its_definition, block %join, 'store': error: not valid LLVM IR: the definition of an operand (instruction 1) does not dominate this use
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
;> %s: function @result: error: not valid LLVM IR: the attribute 'signext' does not fit the type 'float'
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
