; Specialization constants by builtin calls; the way back takes their default values.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: Spec store
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%S = type { i32, i1, float }

define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c) {
  %size = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 101, i32 7)
  %again = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 101, i32 7)
  %wide = call spir_func i64 @_Z20__spirv_SpecConstantix(i32 102, i64 -1)
  %real = call spir_func float @_Z20__spirv_SpecConstantif(i32 103, float 1.5)
  %flag = call spir_func zeroext i1 @_Z20__spirv_SpecConstantib(i32 104, i1 true)
  %struct = call spir_func %S @_Z29__spirv_SpecConstantCompositeibf(i32 %size, i1 %flag, float %real)
  %vector = call spir_func <2 x i32> @_Z29__spirv_SpecConstantCompositeii(i32 %size, i32 3)
  store %S %struct, ptr addrspace(1) %a, align 4
  store <2 x i32> %vector, ptr addrspace(1) %b, align 8
  store i32 %again, ptr addrspace(1) %b, align 8
  store i64 %wide, ptr addrspace(1) %c, align 8
  ret void
}
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func i64 @_Z20__spirv_SpecConstantix(i32, i64)
declare spir_func float @_Z20__spirv_SpecConstantif(i32, float)
declare spir_func zeroext i1 @_Z20__spirv_SpecConstantib(i32, i1)
declare spir_func %S @_Z29__spirv_SpecConstantCompositeibf(i32, i1, float)
declare spir_func <2 x i32> @_Z29__spirv_SpecConstantCompositeii(i32, i32)
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %size SpecId 101
;>                OpDecorate %wide SpecId 102
;>                OpDecorate %real SpecId 103
;>                OpDecorate %flag SpecId 104
;>        %size = OpSpecConstant %uint 7
;>        %wide = OpSpecConstant %ulong 18446744073709551615
;>        %real = OpSpecConstant %float 1.5
;>        %flag = OpSpecConstantTrue %bool
;>          %22 = OpSpecConstantOp %uchar Select %flag %uchar_1 %uchar_0
;>          %23 = OpSpecConstantComposite %S %size %22 %real
;>          %26 = OpSpecConstantComposite %v2uint %size %uint_3
;> $ opt -passes=verify -S %t.r.bc -o -
;>   store %S { i32 7, i8 1, float 1.500000e+00 }, ptr addrspace(1) %a, align 4
;>   store <2 x i32> <i32 7, i32 3>, ptr addrspace(1) %b, align 8
;>   store i32 7, ptr addrspace(1) %b, align 8
;>   store i64 -1, ptr addrspace(1) %c, align 8
