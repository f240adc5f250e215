; Regression: A part of an element of 12 bytes was addressed from the element's own address, which a round trip typed in another way.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpPtrAccessChain OpBitcast OpStore
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_func void @f(<2 x i96> %value) {
  %p = alloca [1 x i1], align 1
  %wide = alloca [3 x i64], align 8
  store <2 x i96> %value, ptr %wide, align 1
  ret void
}
;>          %21 = OpBitcast %_ptr_Function_ulong %wide
;>                OpStore %21 %5 Aligned 1
;>          %25 = OpBitcast %_ptr_Function_uchar %wide
;>          %27 = OpPtrAccessChain %_ptr_Function_uchar %25 %ulong_8
;>          %28 = OpBitcast %_ptr_Function_uint %27
;>                OpStore %28 %22 Aligned 1
;>          %30 = OpPtrAccessChain %_ptr_Function_uchar %25 %ulong_12
;>          %31 = OpBitcast %_ptr_Function_ulong %30
;>                OpStore %31 %7 Aligned 1
;>          %34 = OpPtrAccessChain %_ptr_Function_uchar %25 %ulong_20
;>          %35 = OpBitcast %_ptr_Function_uint %34
;>                OpStore %35 %32 Aligned 1
