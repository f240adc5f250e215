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
; KEEP: OpExtInst OpSource OpType OpConstant OpVariable Import Export OpSelect OpConvert OpSGreaterThan OpFOrd OpUnordered OpLifetime OpLoopMerge OpEntryPoint OpExecutionMode Saturated unroll.full @0
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@__spirv_BuiltInGlobalInvocationId = external addrspace(7) constant <3 x i64>
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
  %id = load <3 x i64>, ptr addrspace(7) @__spirv_BuiltInGlobalInvocationId, align 32
  %first = extractelement <3 x i64> %id, i64 0
  store i64 %first, ptr addrspace(1) %out, align 8
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

declare spir_func void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare i32 @llvm.smax.i32(i32, i32)
declare i8 @llvm.fptosi.sat.i8.f32(float)
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
;> %1 = OpExtInstImport "OpenCL.std"
;> OpEntryPoint Kernel %2 "_GLOBAL__sub_I_a.cl"
;> OpEntryPoint Kernel %14 "unused" %6
;> OpExecutionMode %2 Initializer
;> OpSource Unknown 0
;> OpDecorate %6 LinkageAttributes "__spirv_BuiltInGlobalInvocationId" Import
;> OpDecorate %10 LinkageAttributes "" Export
;> OpDecorate %32 SaturatedConversion
;> OpDecorate %36 LinkageAttributes "bytes" Export
;> OpDecorate %42 LinkageAttributes "loop" Export
;> OpDecorate %40 LinkageAttributes "use" Import
;> %3 = OpTypeInt 64 0
;> %7 = OpTypeInt 8 0
;> %15 = OpTypeInt 32 0
;> %9 = OpConstant %7 123
;> %28 = OpConstant %15 1
;> %29 = OpConstant %15 0
;> %4 = OpTypeVector %3 3
;> %5 = OpTypePointer Input %4
;> %8 = OpTypePointer CrossWorkgroup %7
;> %11 = OpTypeVoid
;> %12 = OpTypeFunction %11
;> %16 = OpTypeBool
;> %17 = OpTypeFloat 32
;> %18 = OpTypeFloat 64
;> %19 = OpTypeFunction %11 %15 %15 %16 %17 %18
;> %38 = OpTypePointer Function %7
;> %43 = OpTypeFunction %11 %15
;> %51 = OpTypeFunction %11 %38
;> %6 = OpVariable %5 Input
;> %10 = OpVariable %8 CrossWorkgroup %9
;> %26 = OpSGreaterThan %16 %20 %21
;> %27 = OpSelect %15 %26 %20 %21
;> %30 = OpSelect %15 %22 %28 %29
;> %31 = OpConvertUToF %17 %30
;> %32 = OpConvertFToS %7 %23
;> %33 = OpExtInst %17 %1 native_sqrt %23
;> %34 = OpExtInst %18 %1 sqrt %24
;> %39 = OpVariable %38 Function
;> OpLifetimeStart %39 1
;> OpLifetimeStop %39 1
;> OpLoopMerge %45 %46 Unroll|PartialCount 1
;> @0 = addrspace(1) global i8 123
;> !10 = !{!"llvm.loop.unroll.full"}
;> %25 = OpExtInstImport "OpenCL.std"
;> OpEntryPoint Kernel %1 "_GLOBAL__sub_I_a.cl"
;> OpEntryPoint Kernel %13 "unused" %5
;> OpExecutionMode %1 Initializer
;> OpDecorate %30 LinkageAttributes "bytes" Export
;> OpDecorate %36 LinkageAttributes "loop" Export
;> OpDecorate %34 LinkageAttributes "use" Import
;> %2 = OpTypeInt 64 0
;> %3 = OpTypeVector %2 3
;> %4 = OpTypePointer Input %3
;> %5 = OpVariable %4 Input
;> %6 = OpTypeInt 8 0
;> %7 = OpTypePointer CrossWorkgroup %6
;> %8 = OpConstant %6 123
;> %9 = OpVariable %7 CrossWorkgroup %8
;> %10 = OpTypeVoid
;> %11 = OpTypeFunction %10
;> %14 = OpTypeInt 32 0
;> %15 = OpTypeBool
;> %16 = OpTypeFloat 32
;> %17 = OpTypeFloat 64
;> %18 = OpTypeFunction %10 %14 %14 %15 %16 %17
;> %32 = OpTypePointer Function %6
;> %37 = OpTypeFunction %10 %14
;> %42 = OpConstant %14 0
;> %45 = OpConstant %14 1
;> %47 = OpTypeFunction %10 %32
;> %26 = OpExtInst %14 %25 s_max %19 %20
;> %27 = OpExtInst %16 %25 sqrt %22
;> %28 = OpExtInst %17 %25 sqrt %23
;> %33 = OpVariable %32 Function
;> OpLifetimeStart %33 0
;> OpLifetimeStop %33 0
;> OpLoopMerge %39 %40 Unroll
