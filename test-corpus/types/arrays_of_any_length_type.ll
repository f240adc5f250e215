; Regression: Arrays whose length is an integer of seven bits, or of a hundred: the length has a width that SPIR-V has.
;
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_variable_length_array %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariableLengthArrayINTEL OpUConvert
target triple = "spir64-unknown-unknown"

define spir_func i32 @narrow(i7 %n) {
  %a = alloca i32, i7 %n, align 4
  store i32 1, ptr %a, align 4
  %x = load i32, ptr %a, align 4
  ret i32 %x
}

define spir_func i32 @wide(i64 %n) {
  %long = zext i64 %n to i100
  %a = alloca i32, i100 %long, align 4
  store i32 1, ptr %a, align 4
  %x = load i32, ptr %a, align 4
  ret i32 %x
}
;>           %a = OpVariableLengthArrayINTEL %_ptr_Function_uint %n
;>         %a_0 = OpVariableLengthArrayINTEL %_ptr_Function_uint %n_0
