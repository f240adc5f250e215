; Vectors of truth values as libraries have them in friendly functions, in bytes: a mask that is only compared with zero, or made
; of truth values, is no mask in SPIR-V; one that is stored is.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -S -o -
; KEEP: OpIsNan OpIsInf OpAll OpSelect OpINotEqual OpStore call icmp sext zext store
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

declare spir_func <4 x i8> @_Z13__spirv_IsNanDv4_f(<4 x float>)
declare spir_func <4 x i8> @_Z13__spirv_IsInfDv4_f(<4 x float>)
declare spir_func i1 @_Z11__spirv_AllDv4_c(<4 x i8>)

define spir_kernel void @tested(<4 x float> %v, ptr addrspace(1) %p) {
  %nan = call spir_func <4 x i8> @_Z13__spirv_IsNanDv4_f(<4 x float> %v)
  %is = icmp ne <4 x i8> %nan, zeroinitializer
  %mask = sext <4 x i1> %is to <4 x i8>
  %all = call spir_func i1 @_Z11__spirv_AllDv4_c(<4 x i8> %mask)
  %byte = zext i1 %all to i8
  store i8 %byte, ptr addrspace(1) %p, align 1
  ret void
}

define spir_kernel void @stored(<4 x float> %v, ptr addrspace(1) %p) {
  %inf = call spir_func <4 x i8> @_Z13__spirv_IsInfDv4_f(<4 x float> %v)
  store <4 x i8> %inf, ptr addrspace(1) %p, align 4
  ret void
}
;> $ spirv-llvm dis %t.spv
;>                OpEntryPoint Kernel %stored "stored"
;>                OpName %stored "stored"
;>         %nan = OpIsNan %v4bool %v
;>         %all = OpAll %bool %nan
;>        %byte = OpSelect %uchar %all %uchar_1 %uchar_0
;>                OpStore %p %byte Aligned 1
;>      %stored = OpFunction %void None %21
;>          %25 = OpIsInf %v4bool %v_0
;>         %inf = OpSelect %v4uchar %25 %27 %28
;>                OpStore %p_0 %inf Aligned 4
;> $ spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -S -o -
;>   %1 = call spir_func <4 x i8> @_Z13__spirv_IsNanDv4_f(<4 x float> %v) #1
;>   %nan = icmp ne <4 x i8> %1, zeroinitializer
;>   %2 = sext <4 x i1> %nan to <4 x i8>
;>   %all = call spir_func i1 @_Z11__spirv_AllDv4_c(<4 x i8> %2) #1
;>   store i8 %byte, ptr addrspace(1) %p, align 1
;> define spir_kernel void @stored(<4 x float> %v, ptr addrspace(1) %p) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %inf = call spir_func <4 x i8> @_Z13__spirv_IsInfDv4_f(<4 x float> %v) #1
;>   store <4 x i8> %inf, ptr addrspace(1) %p, align 4
