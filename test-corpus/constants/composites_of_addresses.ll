; Regression: A constant with an address that is computed at module scope is one for specialization, however deep it is inside.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpConstantComposite OpSpecConstant
target triple = "spir64-unknown-unknown"

@text = addrspace(2) constant [4 x i8] c"abc\00", align 1
@table = addrspace(2) constant [2 x { ptr addrspace(2), [2 x i32] }] [
  { ptr addrspace(2), [2 x i32] } { ptr addrspace(2) @text, [2 x i32] [i32 1, i32 2] },
  { ptr addrspace(2), [2 x i32] } { ptr addrspace(2) getelementptr (i8, ptr addrspace(2) @text, i64 1), [2 x i32] [i32 3, i32 4] }
], align 8
; A symbol without a name is the module's own.
@0 = addrspace(1) global i8 123

define spir_kernel void @k(ptr addrspace(1) %out, i64 %i) {
  %p = getelementptr [2 x { ptr addrspace(2), [2 x i32] }], ptr addrspace(2) @table, i64 0, i64 %i, i32 0
  %s = load ptr addrspace(2), ptr addrspace(2) %p, align 8
  %c = load i8, ptr addrspace(2) %s, align 1
  store i8 %c, ptr addrspace(1) %out, align 1
  %g = load i8, ptr addrspace(1) @0, align 1
  store i8 %g, ptr addrspace(1) %out, align 1
  ret void
}
;>          %10 = OpConstantComposite %_arr_uchar_uint_4 %uchar_97 %uchar_98 %uchar_99 %uchar_0
;>          %18 = OpSpecConstantOp %_ptr_UniformConstant_uchar Bitcast %text
;>          %20 = OpConstantComposite %_arr_uint_uint_2 %uint_1 %uint_2
;>          %21 = OpSpecConstantComposite %_struct_15 %18 %20
;>          %24 = OpSpecConstantOp %_ptr_UniformConstant_uchar PtrAccessChain %18 %ulong_1
;>          %26 = OpConstantComposite %_arr_uint_uint_2 %uint_3 %uint_4
;>          %27 = OpSpecConstantComposite %_struct_15 %24 %26
;>          %28 = OpSpecConstantComposite %_arr__struct_15_uint_2 %21 %27
