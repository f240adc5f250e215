; Regression: A matrix is filled with a number that is passed inside of a class, in memory, as DPC++ passes bfloat16 and half: the
; instruction takes the number.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_cooperative_matrix %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -o %t.r.bc
; RUN: llvm-dis %t.r.bc -o -
; KEEP: OpLoad OpCompositeConstruct CompositeConstruct
target triple = "spir64-unknown-unknown"

%"class.sycl::bfloat16" = type { i16 }
%"class.sycl::half" = type { %"class.detail::half" }
%"class.detail::half" = type { half }

define spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @fill() {
  %number = alloca %"class.sycl::bfloat16", align 2
  %matrix = call spir_func noundef target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @_Z26__spirv_CompositeConstruct(ptr noundef nonnull byval(%"class.sycl::bfloat16") align 2 %number)
  ret target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %matrix
}

define spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @fill_half() {
  %number = alloca %"class.sycl::half", align 2
  %matrix = call spir_func noundef target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @_Z26__spirv_CompositeConstructN4sycl4halfE(ptr byval(%"class.sycl::half") align 2 %number)
  ret target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) %matrix
}

declare spir_func noundef target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @_Z26__spirv_CompositeConstruct(ptr noundef byval(%"class.sycl::bfloat16") align 2)
declare spir_func noundef target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @_Z26__spirv_CompositeConstructN4sycl4halfE(ptr noundef byval(%"class.sycl::half") align 2)
;> $ spirv-llvm dis %t.spv
;>          %16 = OpLoad %ushort %15 Aligned 2
;>      %matrix = OpCompositeConstruct %8 %16
;>          %29 = OpLoad %half %28 Aligned 2
;>    %matrix_0 = OpCompositeConstruct %20 %29
;> $ llvm-dis %t.r.bc -o -
;>   %matrix = call spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @_Z26__spirv_CompositeConstructs(i16 %1) #1
;> declare spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @_Z26__spirv_CompositeConstructs(i16) #1
;>   %matrix = call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @_Z26__spirv_CompositeConstructDh(half %1) #1
;> declare spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @_Z26__spirv_CompositeConstructDh(half) #1
