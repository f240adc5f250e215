; In the SPIR-V friendly form, mangled names say unsigned and constant as the libraries that have these functions do, opaque types
; are pointers to structures, and vectors of booleans are bytes: what is only tested, or made of booleans, is one with them.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -S -o -
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -o - | spirv-llvm - -o - | spirv-dis -
; KEEP: call OpExtInst OpIsNan OpAny OpImageRead OpSubgroupShuffleINTEL
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func <2 x float> @_Z7shuffleDv2_fDv2_j(<2 x float>, <2 x i32>)
declare spir_func <2 x i32> @_Z5isnanDv2_f(<2 x float>)
declare spir_func i32 @_Z3anyDv2_i(<2 x i32>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)

define spir_kernel void @k(ptr addrspace(1) %p, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %v, <2 x i32> %m) {
  %loaded = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 1, ptr addrspace(1) %p)
  %shuffled = call spir_func <2 x float> @_Z7shuffleDv2_fDv2_j(<2 x float> %v, <2 x i32> %m)
  %nan = call spir_func <2 x i32> @_Z5isnanDv2_f(<2 x float> %shuffled)
  %some = call spir_func i32 @_Z3anyDv2_i(<2 x i32> %nan)
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %m)
  store <4 x float> %loaded, ptr addrspace(1) %p, align 16
  %q = getelementptr <4 x float>, ptr addrspace(1) %p, i64 1
  store <4 x float> %texel, ptr addrspace(1) %q, align 16
  %r = getelementptr <4 x float>, ptr addrspace(1) %p, i64 2
  store i32 %some, ptr addrspace(1) %r, align 16
  ret void
}
;> $ spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -S -o -
;>   %loaded = call spir_func <4 x float> @_Z26__spirv_ocl_vloadn_Rfloat4mPU3AS1Kfi(i64 1, ptr addrspace(1) %p, i32 4) #0
;>   %shuffled = call spir_func <2 x float> @_Z19__spirv_ocl_shuffleDv2_fDv2_j(<2 x float> %v, <2 x i32> %m) #1
;>   %1 = call spir_func <2 x i8> @_Z13__spirv_IsNanDv2_f(<2 x float> %shuffled) #1
;>   %5 = call spir_func i1 @_Z11__spirv_AnyDv2_c(<2 x i8> %4) #1
;>   %texel = call spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %m) #0
;> $ spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -o - | spirv-llvm - -o - | spirv-dis -
;> %18 = OpExtInstImport "OpenCL.std"
;> %23 = OpExtInst %4 %18 vloadn %20 %22 4
;> %24 = OpExtInst %7 %18 shuffle %13 %14
;> %27 = OpIsNan %26 %24
;> %33 = OpAny %25 %32
;> %37 = OpImageRead %4 %12 %14
