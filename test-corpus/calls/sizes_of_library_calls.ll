; Regression: Sizes that OpenCL.std takes are as wide as pointers; a private constant of nothing defined has no initial value.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: UConvert OpVariable prefetch
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@table = private unnamed_addr constant [4 x i64] undef

define spir_kernel void @k(ptr addrspace(1) %p, i32 %size, i64 %i) {
  call spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kcm(ptr addrspace(1) %p, i32 %size)
  %at = getelementptr inbounds [4 x i64], ptr @table, i64 0, i64 %i
  %value = load i64, ptr %at, align 8
  store i64 %value, ptr addrspace(1) %p, align 8
  ret void
}

declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kcm(ptr addrspace(1), i32)
;>       %table = OpVariable %_ptr_Function__arr_ulong_uint_4 Function
;>          %13 = OpUConvert %ulong %size
;>          %14 = OpExtInst %void %12 prefetch %p %13
