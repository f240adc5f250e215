; The forms that the translator of Khronos has for what can be said in several ways: by themselves under the name
; llvm-spirv, with a flag under ours, and not where plain ones are asked for.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv %t.bc -o %t.khronos.spv
; RUN: spirv-val %t.khronos.spv
; RUN: spirv-dis %t.khronos.spv
; RUN: llvm-spirv -r %t.khronos.spv -o %t.r.bc
; RUN: llvm-dis %t.r.bc -o -
; RUN: llvm-spirv --spirv-forms=plain %t.bc -o %t.plain.spv
; RUN: spirv-val %t.plain.spv
; RUN: spirv-dis %t.plain.spv
; KEEP: ImageQuery image OpExtInst OpSource OpType OpConstant OpVariable Import Export OpSelect OpConvert OpSGreaterThan OpFOrd OpUnordered OpLifetime OpLoopMerge OpEntryPoint OpExecutionMode Saturated unroll.full @0
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@0 = addrspace(1) global i8 123
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_a.cl, ptr null }]

define internal spir_kernel void @_GLOBAL__sub_I_a.cl() {
  ret void
}

; What is computed stays although nothing uses it; afn allows what OpenCL C calls native.
define spir_kernel void @unused(ptr addrspace(1) %out, i32 %a, i32 %b, i1 %c, float %x, double %y) {
  %most = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %truth = uitofp i1 %c to float
  %byte = call i8 @llvm.fptosi.sat.i8.f32(float %x)
  %root = call afn float @llvm.sqrt.f32(float %x)
  %exact = call afn double @llvm.sqrt.f64(double %y)
  %first = call spir_func i64 @_Z13get_global_idj(i32 0)
  store i64 %first, ptr addrspace(1) %out, align 8
  ret void
}

define spir_kernel void @size(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image, ptr addrspace(1) %out) {
  %layers = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image)
  store i64 %layers, ptr addrspace(1) %out, align 8
  ret void
}

define spir_func void @bytes() {
  %v = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr %v)
  call void @use(ptr %v)
  call void @llvm.lifetime.end.p0(ptr %v)
  ret void
}

define spir_func void @loop(i32 %n) {
entry:
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %exit, !llvm.loop !0

exit:
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare i32 @llvm.smax.i32(i32, i32)
declare i8 @llvm.fptosi.sat.i8.f32(float)
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
;> $ spirv-dis %t.khronos.spv
;> %1 = OpExtInstImport "OpenCL.std"
;> OpEntryPoint Kernel %2 "_GLOBAL__sub_I_a.cl"
;> OpEntryPoint Kernel %10 "unused" %36
;> OpEntryPoint Kernel %40 "size"
;> OpExecutionMode %2 Initializer
;> OpSource Unknown 0
;> OpName %43 "image"
;> OpDecorate %6 LinkageAttributes "" Export
;> OpDecorate %31 SaturatedConversion
;> OpDecorate %36 LinkageAttributes "__spirv_BuiltInGlobalInvocationId" Import
;> OpDecorate %48 LinkageAttributes "bytes" Export
;> OpDecorate %54 LinkageAttributes "loop" Export
;> OpDecorate %52 LinkageAttributes "use" Import
;> %3 = OpTypeInt 8 0
;> %11 = OpTypeInt 64 0
;> %13 = OpTypeInt 32 0
;> %5 = OpConstant %3 123
;> %27 = OpConstant %13 1
;> %28 = OpConstant %13 0
;> %37 = OpConstant %11 0
;> %4 = OpTypePointer CrossWorkgroup %3
;> %7 = OpTypeVoid
;> %8 = OpTypeFunction %7
;> %12 = OpTypePointer CrossWorkgroup %11
;> %14 = OpTypeBool
;> %15 = OpTypeFloat 32
;> %16 = OpTypeFloat 64
;> %17 = OpTypeFunction %7 %12 %13 %13 %14 %15 %16
;> %34 = OpTypeVector %11 3
;> %35 = OpTypePointer Input %34
;> %41 = OpTypeImage %7 2D 0 1 0 0 Unknown ReadOnly
;> %42 = OpTypeFunction %7 %41 %12
;> %50 = OpTypePointer Function %3
;> %55 = OpTypeFunction %7 %13
;> %63 = OpTypeFunction %7 %50
;> %6 = OpVariable %4 CrossWorkgroup %5
;> %36 = OpVariable %35 Input
;> %25 = OpSGreaterThan %14 %19 %20
;> %26 = OpSelect %13 %25 %19 %20
;> %29 = OpSelect %13 %21 %27 %28
;> %30 = OpConvertUToF %15 %29
;> %31 = OpConvertFToS %3 %22
;> %32 = OpExtInst %15 %1 native_sqrt %22
;> %33 = OpExtInst %16 %1 sqrt %23
;> %46 = OpImageQuerySizeLod %34 %43 %28
;> %51 = OpVariable %50 Function
;> OpLifetimeStart %51 1
;> OpLifetimeStop %51 1
;> OpLoopMerge %57 %58 Unroll|PartialCount 1
;> $ llvm-dis %t.r.bc -o -
;> @0 = addrspace(1) global i8 123
;> define spir_kernel void @size(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image, ptr addrspace(1) %out) #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_type_qual !12 !kernel_arg_base_type !11 {
;>   %1 = call spir_func i32 @_Z15get_image_width20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) #1
;>   %4 = call spir_func i32 @_Z16get_image_height20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) #1
;>   %7 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) #1
;> declare spir_func i32 @_Z15get_image_width20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) #1
;> declare spir_func i32 @_Z16get_image_height20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) #1
;> declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) #1
;> !11 = !{!"image2d_array_t", !"long*"}
;> !14 = !{!"llvm.loop.unroll.full"}
;> $ spirv-dis %t.plain.spv
;> %24 = OpExtInstImport "OpenCL.std"
;> OpEntryPoint Kernel %1 "_GLOBAL__sub_I_a.cl"
;> OpEntryPoint Kernel %9 "unused" %30
;> OpEntryPoint Kernel %34 "size"
;> OpExecutionMode %1 Initializer
;> OpName %37 "image"
;> OpDecorate %45 LinkageAttributes "bytes" Export
;> OpDecorate %51 LinkageAttributes "loop" Export
;> OpDecorate %49 LinkageAttributes "use" Import
;> %2 = OpTypeInt 8 0
;> %3 = OpTypePointer CrossWorkgroup %2
;> %4 = OpConstant %2 123
;> %5 = OpVariable %3 CrossWorkgroup %4
;> %6 = OpTypeVoid
;> %7 = OpTypeFunction %6
;> %10 = OpTypeInt 64 0
;> %11 = OpTypePointer CrossWorkgroup %10
;> %12 = OpTypeInt 32 0
;> %13 = OpTypeBool
;> %14 = OpTypeFloat 32
;> %15 = OpTypeFloat 64
;> %16 = OpTypeFunction %6 %11 %12 %12 %13 %14 %15
;> %28 = OpTypeVector %10 3
;> %29 = OpTypePointer Input %28
;> %30 = OpVariable %29 Input
;> %31 = OpConstant %10 0
;> %35 = OpTypeImage %6 2D 0 1 0 0 Unknown ReadOnly
;> %36 = OpTypeFunction %6 %35 %11
;> %40 = OpConstant %12 0
;> %41 = OpTypeVector %12 3
;> %47 = OpTypePointer Function %2
;> %52 = OpTypeFunction %6 %12
;> %59 = OpConstant %12 1
;> %61 = OpTypeFunction %6 %47
;> %25 = OpExtInst %12 %24 s_max %18 %19
;> %26 = OpExtInst %14 %24 sqrt %21
;> %27 = OpExtInst %15 %24 sqrt %22
;> %42 = OpImageQuerySizeLod %41 %37 %40
;> %48 = OpVariable %47 Function
;> OpLifetimeStart %48 0
;> OpLifetimeStop %48 0
;> OpLoopMerge %54 %55 Unroll
