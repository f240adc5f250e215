; Regression: What the call of a function pointer says of its arguments, which no function says: decorations of the call.
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_function_pointers %s -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: ArgumentAttribute FunctionPointerCall TypePointer %r
target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }

define spir_func i32 @through(ptr %f, ptr %p, i8 %n) {
  %r = call spir_func i32 %f(ptr noalias byval(%pair) align 4 %p, i8 zeroext %n)
  ret i32 %r
}
;> $ spirv-llvm dis %t.spv
;>                OpName %r "r"
;>                OpDecorate %r ArgumentAttributeINTEL 0 ByVal
;>                OpDecorate %r ArgumentAttributeINTEL 0 NoAlias
;>                OpDecorate %r ArgumentAttributeINTEL 1 Zext
;> %_ptr_Function_uchar = OpTypePointer Function %uchar
;> %_ptr_Function_5 = OpTypePointer Function %5
;> %_ptr_Function_pair = OpTypePointer Function %pair
;> %_ptr_Function_14 = OpTypePointer Function %14
;>           %r = OpFunctionPointerCallINTEL %uint %16 %17 %n
;>                OpReturnValue %r
;> $ opt -passes=verify -S %t.bc
;>   %r = call spir_func i32 %f(ptr noalias byval(%pair) %p, i8 zeroext %n)
;>   ret i32 %r
