; Regression: Numbers of arbitrary precision by the names of Intel's compilers, which are the same in every dialect. Signs are truth values. Results of more than 64 bits are stored through a pointer to generic memory in the form of llvm-spirv. The built-in validator knows no such widths, and is not asked.
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_arbitrary_precision_integers,+SPV_INTEL_arbitrary_precision_fixed_point,+SPV_INTEL_arbitrary_precision_floating_point %s -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify -disable-output %t.back.bc
; RUN: spirv-llvm -r %t.spv -S -o -
; RUN: spirv-llvm -r %t.spv -S -o - --spirv-target-env=SPV-IR
; RUN: llvm-spirv -r %t.spv -o - | llvm-dis - -o -
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_arbitrary_precision_integers,+SPV_INTEL_arbitrary_precision_fixed_point,+SPV_INTEL_arbitrary_precision_floating_point %t.back.bc -o %t.again.spv
; RUN: spirv-llvm diff %t.spv %t.again.spv
; KEEP: OpFixed OpArbitrary intel_arbitrary
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i13 %a, i5 %b, ptr addrspace(4) %to) {
  %sqrt = call i5 @intel_arbitrary_fixed_sqrt.i5.i13(i13 %a, i1 false, i32 2, i32 3, i32 0, i32 1)
  %wide = call spir_func i7 @intel_arbitrary_fixed_sqrt.i7.i13(i13 %a, i1 true, i32 2, i32 3, i32 0, i32 1)
  %cast = call i5 @intel_arbitrary_float_cast.i5.i13(i13 %a, i32 6, i32 2, i32 0, i32 2, i32 1)
  %from = call i5 @intel_arbitrary_float_cast_from_int.i5.i13(i13 %a, i32 2, i1 true, i32 0, i32 2, i32 1)
  %int = call i5 @intel_arbitrary_float_cast_to_int.i5.i13(i13 %a, i32 6, i1 false, i32 0, i32 2, i32 1)
  %sum = call i5 @intel_arbitrary_float_add.i5.i13.i5(i13 %a, i32 6, i5 %b, i32 2, i32 3, i32 0, i32 2, i32 1)
  %more = call i1 @intel_arbitrary_float_gt.i1.i13.i5(i13 %a, i32 6, i5 %b, i32 2)
  %power = call i5 @intel_arbitrary_float_pown.i5.i13.i5(i13 %a, i32 6, i5 %b, i1 true, i32 3, i32 0, i32 2, i32 1)
  call void @intel_arbitrary_float_sincospi.i66.i13(ptr addrspace(4) sret(i66) %to, i13 %a, i32 6, i32 20, i32 0, i32 2, i32 1)
  ret void
}

declare i5 @intel_arbitrary_fixed_sqrt.i5.i13(i13, i1, i32, i32, i32, i32)
declare spir_func i7 @intel_arbitrary_fixed_sqrt.i7.i13(i13, i1, i32, i32, i32, i32)
declare i5 @intel_arbitrary_float_cast.i5.i13(i13, i32, i32, i32, i32, i32)
declare i5 @intel_arbitrary_float_cast_from_int.i5.i13(i13, i32, i1, i32, i32, i32)
declare i5 @intel_arbitrary_float_cast_to_int.i5.i13(i13, i32, i1, i32, i32, i32)
declare i5 @intel_arbitrary_float_add.i5.i13.i5(i13, i32, i5, i32, i32, i32, i32, i32)
declare i1 @intel_arbitrary_float_gt.i1.i13.i5(i13, i32, i5, i32)
declare i5 @intel_arbitrary_float_pown.i5.i13.i5(i13, i32, i5, i1, i32, i32, i32, i32)
declare void @intel_arbitrary_float_sincospi.i66.i13(ptr addrspace(4) sret(i66), i13, i32, i32, i32, i32, i32)

;> $ spirv-llvm dis %t.spv
;>        %sqrt = OpFixedSqrtALTERA %u5 %a 0 2 3 0 1
;>        %wide = OpFixedSqrtALTERA %u7 %a 1 2 3 0 1
;>        %cast = OpArbitraryFloatCastALTERA %u5 %a 6 2 0 2 1
;>        %from = OpArbitraryFloatCastFromIntALTERA %u5 %a 2 1 0 2 1
;>         %int = OpArbitraryFloatCastToIntALTERA %u5 %a 6 0 0 2 1
;>         %sum = OpArbitraryFloatAddALTERA %u5 %a 6 %b 2 3 0 2 1
;>        %more = OpArbitraryFloatGTALTERA %bool %a 6 %b 2
;>       %power = OpArbitraryFloatPowNINTEL %u5 %a 6 %b 1 3 0 2 1
;>          %22 = OpArbitraryFloatSinCosPiALTERA %u66 %a 6 20 0 2 1
;> $ spirv-llvm -r %t.spv -S -o -
;>   %sqrt = call i5 @intel_arbitrary_fixed_sqrt.i5.i13(i13 %a, i1 false, i32 2, i32 3, i32 0, i32 1) #0
;>   %wide = call i7 @intel_arbitrary_fixed_sqrt.i7.i13(i13 %a, i1 true, i32 2, i32 3, i32 0, i32 1) #0
;>   %cast = call i5 @intel_arbitrary_float_cast.i5.i13(i13 %a, i32 6, i32 2, i32 0, i32 2, i32 1) #0
;>   %from = call i5 @intel_arbitrary_float_cast_from_int.i5.i13(i13 %a, i32 2, i1 true, i32 0, i32 2, i32 1) #0
;>   %int = call i5 @intel_arbitrary_float_cast_to_int.i5.i13(i13 %a, i32 6, i1 false, i32 0, i32 2, i32 1) #0
;>   %sum = call i5 @intel_arbitrary_float_add.i5.i13.i5(i13 %a, i32 6, i5 %b, i32 2, i32 3, i32 0, i32 2, i32 1) #0
;>   %more = call i1 @intel_arbitrary_float_gt.i1.i13.i5(i13 %a, i32 6, i5 %b, i32 2) #0
;>   %power = call i5 @intel_arbitrary_float_pown.i5.i13.i5(i13 %a, i32 6, i5 %b, i1 true, i32 3, i32 0, i32 2, i32 1) #0
;>   %1 = call i66 @intel_arbitrary_float_sincospi.i66.i13(i13 %a, i32 6, i32 20, i32 0, i32 2, i32 1) #0
;> declare i5 @intel_arbitrary_fixed_sqrt.i5.i13(i13, i1, i32, i32, i32, i32) #0
;> declare i7 @intel_arbitrary_fixed_sqrt.i7.i13(i13, i1, i32, i32, i32, i32) #0
;> declare i5 @intel_arbitrary_float_cast.i5.i13(i13, i32, i32, i32, i32, i32) #0
;> declare i5 @intel_arbitrary_float_cast_from_int.i5.i13(i13, i32, i1, i32, i32, i32) #0
;> declare i5 @intel_arbitrary_float_cast_to_int.i5.i13(i13, i32, i1, i32, i32, i32) #0
;> declare i5 @intel_arbitrary_float_add.i5.i13.i5(i13, i32, i5, i32, i32, i32, i32, i32) #0
;> declare i1 @intel_arbitrary_float_gt.i1.i13.i5(i13, i32, i5, i32) #0
;> declare i5 @intel_arbitrary_float_pown.i5.i13.i5(i13, i32, i5, i1, i32, i32, i32, i32) #0
;> declare i66 @intel_arbitrary_float_sincospi.i66.i13(i13, i32, i32, i32, i32, i32) #0
;> $ spirv-llvm -r %t.spv -S -o - --spirv-target-env=SPV-IR
;>   %sqrt = call i5 @intel_arbitrary_fixed_sqrt.i5.i13(i13 %a, i1 false, i32 2, i32 3, i32 0, i32 1) #0
;>   %wide = call i7 @intel_arbitrary_fixed_sqrt.i7.i13(i13 %a, i1 true, i32 2, i32 3, i32 0, i32 1) #0
;>   %cast = call i5 @intel_arbitrary_float_cast.i5.i13(i13 %a, i32 6, i32 2, i32 0, i32 2, i32 1) #0
;>   %from = call i5 @intel_arbitrary_float_cast_from_int.i5.i13(i13 %a, i32 2, i1 true, i32 0, i32 2, i32 1) #0
;>   %int = call i5 @intel_arbitrary_float_cast_to_int.i5.i13(i13 %a, i32 6, i1 false, i32 0, i32 2, i32 1) #0
;>   %sum = call i5 @intel_arbitrary_float_add.i5.i13.i5(i13 %a, i32 6, i5 %b, i32 2, i32 3, i32 0, i32 2, i32 1) #0
;>   %more = call i1 @intel_arbitrary_float_gt.i1.i13.i5(i13 %a, i32 6, i5 %b, i32 2) #0
;>   %power = call i5 @intel_arbitrary_float_pown.i5.i13.i5(i13 %a, i32 6, i5 %b, i1 true, i32 3, i32 0, i32 2, i32 1) #0
;>   %1 = call i66 @intel_arbitrary_float_sincospi.i66.i13(i13 %a, i32 6, i32 20, i32 0, i32 2, i32 1) #0
;> declare i5 @intel_arbitrary_fixed_sqrt.i5.i13(i13, i1, i32, i32, i32, i32) #0
;> declare i7 @intel_arbitrary_fixed_sqrt.i7.i13(i13, i1, i32, i32, i32, i32) #0
;> declare i5 @intel_arbitrary_float_cast.i5.i13(i13, i32, i32, i32, i32, i32) #0
;> declare i5 @intel_arbitrary_float_cast_from_int.i5.i13(i13, i32, i1, i32, i32, i32) #0
;> declare i5 @intel_arbitrary_float_cast_to_int.i5.i13(i13, i32, i1, i32, i32, i32) #0
;> declare i5 @intel_arbitrary_float_add.i5.i13.i5(i13, i32, i5, i32, i32, i32, i32, i32) #0
;> declare i1 @intel_arbitrary_float_gt.i1.i13.i5(i13, i32, i5, i32) #0
;> declare i5 @intel_arbitrary_float_pown.i5.i13.i5(i13, i32, i5, i1, i32, i32, i32, i32) #0
;> declare i66 @intel_arbitrary_float_sincospi.i66.i13(i13, i32, i32, i32, i32, i32) #0
;> $ llvm-spirv -r %t.spv -o - | llvm-dis - -o -
;>   %sqrt = call i5 @intel_arbitrary_fixed_sqrt.i5.i13(i13 %a, i1 false, i32 2, i32 3, i32 0, i32 1) #0
;>   %wide = call i7 @intel_arbitrary_fixed_sqrt.i7.i13(i13 %a, i1 true, i32 2, i32 3, i32 0, i32 1) #0
;>   %cast = call i5 @intel_arbitrary_float_cast.i5.i13(i13 %a, i32 6, i32 2, i32 0, i32 2, i32 1) #0
;>   %from = call i5 @intel_arbitrary_float_cast_from_int.i5.i13(i13 %a, i32 2, i1 true, i32 0, i32 2, i32 1) #0
;>   %int = call i5 @intel_arbitrary_float_cast_to_int.i5.i13(i13 %a, i32 6, i1 false, i32 0, i32 2, i32 1) #0
;>   %sum = call i5 @intel_arbitrary_float_add.i5.i13.i5(i13 %a, i32 6, i5 %b, i32 2, i32 3, i32 0, i32 2, i32 1) #0
;>   %more = call i1 @intel_arbitrary_float_gt.i1.i13.i5(i13 %a, i32 6, i5 %b, i32 2) #0
;>   %power = call i5 @intel_arbitrary_float_pown.i5.i13.i5(i13 %a, i32 6, i5 %b, i1 true, i32 3, i32 0, i32 2, i32 1) #0
;>   call void @intel_arbitrary_float_sincospi.i66.i13(ptr addrspace(4) sret(i66) %2, i13 %a, i32 6, i32 20, i32 0, i32 2, i32 1) #0
;> declare i5 @intel_arbitrary_fixed_sqrt.i5.i13(i13, i1, i32, i32, i32, i32) #0
;> declare i7 @intel_arbitrary_fixed_sqrt.i7.i13(i13, i1, i32, i32, i32, i32) #0
;> declare i5 @intel_arbitrary_float_cast.i5.i13(i13, i32, i32, i32, i32, i32) #0
;> declare i5 @intel_arbitrary_float_cast_from_int.i5.i13(i13, i32, i1, i32, i32, i32) #0
;> declare i5 @intel_arbitrary_float_cast_to_int.i5.i13(i13, i32, i1, i32, i32, i32) #0
;> declare i5 @intel_arbitrary_float_add.i5.i13.i5(i13, i32, i5, i32, i32, i32, i32, i32) #0
;> declare i1 @intel_arbitrary_float_gt.i1.i13.i5(i13, i32, i5, i32) #0
;> declare i5 @intel_arbitrary_float_pown.i5.i13.i5(i13, i32, i5, i1, i32, i32, i32, i32) #0
;> declare void @intel_arbitrary_float_sincospi.i66.i13(ptr addrspace(4) sret(i66), i13, i32, i32, i32, i32, i32) #0





















