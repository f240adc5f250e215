; Regression: Images that are parameters of plain pointer type, read through builtins whose names say that they are images.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify %t.back.bc -o %t.verified.bc
; RUN: spirv-llvm %t.back.bc -o %t.again.spv
; RUN: spirv-val %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; KEEP: OpTypeImage OpImage OpSampled OpFunctionParameter OpBitcast
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(ptr addrspace(1), <2 x i32>)

define spir_kernel void @main(ptr addrspace(1) %image, <2 x i32> %at, ptr addrspace(1) %out) {
  %texel = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(ptr addrspace(1) %image, <2 x i32> %at)
  store <4 x i32> %texel, ptr addrspace(1) %out, align 16
  ret void
}
;>           %3 = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
;>       %image = OpFunctionParameter %3
;>          %at = OpFunctionParameter %v2uint
;>         %out = OpFunctionParameter %_ptr_CrossWorkgroup_v4uint
;>       %texel = OpImageRead %v4uint %image %at ZeroExtend
