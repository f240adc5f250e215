; Allocations of a size known at run time, with their extension.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-ext=+SPV_INTEL_variable_length_array
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: OpExtension VariableLength OpSaveMemory OpRestoreMemory alloca stack
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %n, i64 %m) {
  %saved = call ptr @llvm.stacksave.p0()
  %a = alloca i32, i32 %n, align 16
  %b = alloca [4 x i8], i64 %m
  store i32 1, ptr %a
  store i8 1, ptr %b
  %x = load i32, ptr %a
  call void @llvm.stackrestore.p0(ptr %saved)
  ret i32 %x
}
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
;> $ spirv-llvm dis %t.spv
;>                OpCapability VariableLengthArrayINTEL
;>                OpExtension "SPV_INTEL_variable_length_array"
;>       %saved = OpSaveMemoryINTEL %_ptr_Function_uchar
;>           %a = OpVariableLengthArrayINTEL %_ptr_Function_uint %n
;>           %b = OpVariableLengthArrayINTEL %_ptr_Function__arr_uchar_uint_4 %m
;>                OpRestoreMemoryINTEL %saved
;> $ opt -passes=verify -S %t.r.bc -o -
;>   %saved = call ptr @llvm.stacksave.p0()
;>   %a = alloca i32, i32 %n, align 16
;>   %b = alloca [4 x i8], i64 %m, align 1
;>   call void @llvm.stackrestore.p0(ptr %saved)
;> declare ptr @llvm.stacksave.p0() #1
;> declare void @llvm.stackrestore.p0(ptr) #1
