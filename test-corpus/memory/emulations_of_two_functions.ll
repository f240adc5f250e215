; Regression: Functions that are legalized in different threads share what emulations add: the function that fills memory, constant
; variables of equal bytes, structures with other members, and declarations.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpName OpFunctionCall OpTypeStruct
target triple = "spir64-unknown-unknown"

%odd = type { i48, <5 x i16> }

declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.bitreverse.i32(i32)
declare i16 @llvm.bitreverse.i16(i16)

define spir_kernel void @first(ptr addrspace(1) %p, i64 %n, i8 %byte, i32 %x) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 8 %p, i8 0, i64 24, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 %byte, i64 %n, i1 false)
  %variable = alloca %odd, align 16
  %wide = load i48, ptr %variable, align 8
  %narrow = trunc i48 %wide to i32
  %reversed = call i32 @llvm.bitreverse.i32(i32 %x)
  %sum = add i32 %narrow, %reversed
  store i32 %sum, ptr addrspace(1) %p, align 4
  ret void
}

define spir_kernel void @second(ptr addrspace(1) %p, i64 %n, i8 %byte, i16 %x) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 8 %p, i8 7, i64 16, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 8 %p, i8 0, i64 24, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 %byte, i64 %n, i1 false)
  %reversed = call i16 @llvm.bitreverse.i16(i16 %x)
  store i16 %reversed, ptr addrspace(1) %p, align 2
  ret void
}

define spir_kernel void @third(ptr addrspace(1) %p, i64 %n, i8 %byte, i32 %x) {
  %variable = alloca %odd, align 16
  %member = getelementptr %odd, ptr %variable, i32 0, i32 1
  %vector = load <5 x i16>, ptr %member, align 2
  %element = extractelement <5 x i16> %vector, i32 3
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 8 %p, i8 7, i64 16, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 %byte, i64 %n, i1 false)
  %zeros = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  %reversed = call i32 @llvm.bitreverse.i32(i32 %zeros)
  store i32 %reversed, ptr addrspace(1) %p, align 4
  store i16 %element, ptr addrspace(1) %p, align 2
  ret void
}
;>                OpName %expanded_memset_00_24_8 "expanded.memset.00.24.8"
;>                OpName %expanded_memset_07_16_8 "expanded.memset.07.16.8"
;>                OpName %first "first"
;>                OpName %p "p"
;>                OpName %n "n"
;>                OpName %byte "byte"
;>                OpName %x "x"
;>                OpName %odd "odd"
;>                OpName %variable "variable"
;>                OpName %narrow "narrow"
;>                OpName %reversed "reversed"
;>                OpName %sum "sum"
;>                OpName %second "second"
;>                OpName %p_0 "p"
;>                OpName %n_0 "n"
;>                OpName %byte_0 "byte"
;>                OpName %x_0 "x"
;>                OpName %reversed_0 "reversed"
;>                OpName %third "third"
;>                OpName %p_1 "p"
;>                OpName %n_1 "n"
;>                OpName %byte_1 "byte"
;>                OpName %x_1 "x"
;>                OpName %variable_0 "variable"
;>                OpName %member "member"
;>                OpName %element "element"
;>                OpName %zeros "zeros"
;>                OpName %reversed_1 "reversed"
;>                OpName %expanded_llvm_memset_p1_i64 "expanded.llvm_memset_p1_i64"
;>                OpName %entry "entry"
;>                OpName %exit "exit"
;> %expanded_memset_00_24_8 = OpVariable %_ptr_UniformConstant__arr_uchar_uint_24 UniformConstant %6
;> %expanded_memset_07_16_8 = OpVariable %_ptr_UniformConstant__arr_uchar_uint_16 UniformConstant %12
;>         %odd = OpTypeStruct %ulong %v8ushort
;>    %variable = OpVariable %_ptr_Function_odd Function
;>          %28 = OpFunctionCall %void %expanded_llvm_memset_p1_i64 %27 %byte %n
;>          %94 = OpFunctionCall %void %expanded_llvm_memset_p1_i64 %93 %byte_0 %n_0
;>  %variable_0 = OpVariable %_ptr_Function_odd Function
;>         %140 = OpFunctionCall %void %expanded_llvm_memset_p1_i64 %139 %byte_1 %n_1
