; HLSL as clang compiles it without optimization: handles are in globals and structures, and addresses of variables in others.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpAccessChain OpStore OpExtInst
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%"class.hlsl::RWStructuredBuffer" = type { target("spirv.VulkanBuffer", [0 x float], 12, 1), target("spirv.VulkanBuffer", i32, 12, 1) }
%struct.Pair = type { %"class.hlsl::RWStructuredBuffer", %"class.hlsl::RWStructuredBuffer" }

@_ZL1a = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1
@_ZL1b = internal global %"class.hlsl::RWStructuredBuffer" poison, align 8
@.str.2 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@_ZL6offset = internal addrspace(10) global float 2.000000e+00, align 4

declare token @llvm.experimental.convergence.entry() #0

define hidden spir_func noundef nofpclass(nan inf) float @_Z7half_off(float noundef nofpclass(nan inf) %x) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %x.addr = alloca float, align 4
  store float %x, ptr %x.addr, align 4
  %1 = load float, ptr %x.addr, align 4
  %mul = fmul reassoc nnan ninf nsz arcp afn float %1, 5.000000e-01
  %2 = load float, ptr addrspace(10) @_ZL6offset, align 4
  %add = fadd reassoc nnan ninf nsz arcp afn float %mul, %2
  ret float %add
}

define void @main() #2 {
entry:
  %this.addr.i16.i = alloca ptr, align 8
  %other.addr.i17.i = alloca ptr, align 8
  %this.addr.i12.i = alloca ptr, align 8
  %other.addr.i13.i = alloca ptr, align 8
  %this.addr.i10.i = alloca ptr, align 8
  %this.addr.i8.i = alloca ptr, align 8
  %this.addr.i5.i = alloca ptr, align 8
  %other.addr.i6.i = alloca ptr, align 8
  %this.addr.i3.i = alloca ptr, align 8
  %other.addr.i.i = alloca ptr, align 8
  %this.addr.i1.i = alloca ptr, align 8
  %this.addr.i.i16 = alloca ptr, align 8
  %result.ptr.i.i.i = alloca ptr, align 8
  %orderId.addr.i.i.i = alloca i32, align 4
  %spaceNo.addr.i.i.i = alloca i32, align 4
  %range.addr.i.i.i = alloca i32, align 4
  %index.addr.i.i.i = alloca i32, align 4
  %name.addr.i.i.i = alloca ptr, align 8
  %counterOrderId.addr.i.i.i = alloca i32, align 4
  %tmp.i.i.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %result.ptr.i.i = alloca ptr, align 8
  %orderId.addr.i.i = alloca i32, align 4
  %spaceNo.addr.i.i = alloca i32, align 4
  %range.addr.i.i = alloca i32, align 4
  %index.addr.i.i = alloca i32, align 4
  %name.addr.i.i = alloca ptr, align 8
  %counterOrderId.addr.i.i = alloca i32, align 4
  %tmp.i.i = alloca %"class.hlsl::RWStructuredBuffer", align 8
  %this.addr.i6.i = alloca ptr, align 8
  %this.addr.i4.i = alloca ptr, align 8
  %this.addr.i2.i = alloca ptr, align 8
  %this.addr.i.i = alloca ptr, align 8
  %this.addr.i13 = alloca ptr, align 8
  %this.addr.i10 = alloca ptr, align 8
  %Index.addr.i11 = alloca i32, align 4
  %this.addr.i8 = alloca ptr, align 8
  %Index.addr.i = alloca i32, align 4
  %this.addr.i3 = alloca ptr, align 8
  %other.addr.i4 = alloca ptr, align 8
  %this.addr.i1 = alloca ptr, align 8
  %other.addr.i = alloca ptr, align 8
  %this.addr.i = alloca ptr, align 8
  %x.addr.i.i = alloca float, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %pair.i = alloca %struct.Pair, align 8
  %v.i = alloca <3 x float>, align 16
  %0 = call token @llvm.experimental.convergence.entry()
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store ptr @_ZL1a, ptr %result.ptr.i.i, align 8
  store i32 0, ptr %orderId.addr.i.i, align 4
  store i32 0, ptr %spaceNo.addr.i.i, align 4
  store i32 1, ptr %range.addr.i.i, align 4
  store i32 0, ptr %index.addr.i.i, align 4
  store ptr @.str, ptr %name.addr.i.i, align 8
  store i32 1, ptr %counterOrderId.addr.i.i, align 4
  store ptr %tmp.i.i, ptr %this.addr.i1.i, align 8
  %this1.i2.i = load ptr, ptr %this.addr.i1.i, align 8
  store ptr %this1.i2.i, ptr %this.addr.i8.i, align 8
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) poison, ptr %this1.i9.i, align 8
  %1 = load i32, ptr %orderId.addr.i.i, align 4
  %2 = load i32, ptr %spaceNo.addr.i.i, align 4
  %3 = load i32, ptr %range.addr.i.i, align 4
  %4 = load i32, ptr %index.addr.i.i, align 4
  %5 = load ptr, ptr %name.addr.i.i, align 8
  %6 = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 %1, i32 %2, i32 %3, i32 %4, ptr %5)
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %6, ptr %tmp.i.i, align 8
  %7 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %tmp.i.i, align 8
  %8 = load i32, ptr %counterOrderId.addr.i.i, align 4
  %9 = load i32, ptr %spaceNo.addr.i.i, align 4
  %10 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %7, i32 %8, i32 %9)
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %10, ptr %__counter_handle.i.i, align 8
  store ptr @_ZL1a, ptr %this.addr.i5.i, align 8
  store ptr %tmp.i.i, ptr %other.addr.i6.i, align 8
  %this1.i7.i17 = load ptr, ptr %this.addr.i5.i, align 8
  %11 = load ptr, ptr %other.addr.i6.i, align 8
  store ptr %this1.i7.i17, ptr %this.addr.i12.i, align 8
  store ptr %11, ptr %other.addr.i13.i, align 8
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 8
  %12 = load ptr, ptr %other.addr.i13.i, align 8
  %13 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %12, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %13, ptr %this1.i14.i, align 8
  %14 = load ptr, ptr %other.addr.i13.i, align 8
  %__counter_handle.i15.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %14, i32 0, i32 1
  %15 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i15.i, align 8
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i14.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %15, ptr %__counter_handle3.i.i, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  store ptr @_ZL1b, ptr %result.ptr.i.i.i, align 8
  store i32 2, ptr %orderId.addr.i.i.i, align 4
  store i32 0, ptr %spaceNo.addr.i.i.i, align 4
  store i32 1, ptr %range.addr.i.i.i, align 4
  store i32 0, ptr %index.addr.i.i.i, align 4
  store ptr @.str.2, ptr %name.addr.i.i.i, align 8
  store i32 3, ptr %counterOrderId.addr.i.i.i, align 4
  store ptr %tmp.i.i.i, ptr %this.addr.i.i16, align 8
  %this1.i.i18 = load ptr, ptr %this.addr.i.i16, align 8
  store ptr %this1.i.i18, ptr %this.addr.i10.i, align 8
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) poison, ptr %this1.i11.i, align 8
  %16 = load i32, ptr %orderId.addr.i.i.i, align 4
  %17 = load i32, ptr %spaceNo.addr.i.i.i, align 4
  %18 = load i32, ptr %range.addr.i.i.i, align 4
  %19 = load i32, ptr %index.addr.i.i.i, align 4
  %20 = load ptr, ptr %name.addr.i.i.i, align 8
  %21 = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 %16, i32 %17, i32 %18, i32 %19, ptr %20)
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %21, ptr %tmp.i.i.i, align 8
  %22 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %tmp.i.i.i, align 8
  %23 = load i32, ptr %counterOrderId.addr.i.i.i, align 4
  %24 = load i32, ptr %spaceNo.addr.i.i.i, align 4
  %25 = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %22, i32 %23, i32 %24)
  %__counter_handle.i.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i.i.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %25, ptr %__counter_handle.i.i.i, align 8
  store ptr @_ZL1b, ptr %this.addr.i3.i, align 8
  store ptr %tmp.i.i.i, ptr %other.addr.i.i, align 8
  %this1.i4.i = load ptr, ptr %this.addr.i3.i, align 8
  %26 = load ptr, ptr %other.addr.i.i, align 8
  store ptr %this1.i4.i, ptr %this.addr.i16.i, align 8
  store ptr %26, ptr %other.addr.i17.i, align 8
  %this1.i18.i = load ptr, ptr %this.addr.i16.i, align 8
  %27 = load ptr, ptr %other.addr.i17.i, align 8
  %28 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %27, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %28, ptr %this1.i18.i, align 8
  %29 = load ptr, ptr %other.addr.i17.i, align 8
  %__counter_handle.i19.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %29, i32 0, i32 1
  %30 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i19.i, align 8
  %__counter_handle3.i20.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i18.i, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %30, ptr %__counter_handle3.i20.i, align 8
  %31 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %32 = insertelement <3 x i32> poison, i32 %31, i64 0
  %33 = call i32 @llvm.spv.thread.id.i32(i32 1)
  %34 = insertelement <3 x i32> %32, i32 %33, i64 1
  %35 = call i32 @llvm.spv.thread.id.i32(i32 2)
  %36 = insertelement <3 x i32> %34, i32 %35, i64 2
  store <3 x i32> %36, ptr %id.addr.i, align 16
  store ptr %pair.i, ptr %this.addr.i, align 8
  %this1.i = load ptr, ptr %this.addr.i, align 8
  store ptr %this1.i, ptr %this.addr.i13, align 8
  %this1.i14 = load ptr, ptr %this.addr.i13, align 8
  store ptr %this1.i14, ptr %this.addr.i2.i, align 8
  %this1.i3.i = load ptr, ptr %this.addr.i2.i, align 8
  store ptr %this1.i3.i, ptr %this.addr.i4.i, align 8
  %this1.i5.i = load ptr, ptr %this.addr.i4.i, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) poison, ptr %this1.i5.i, align 8
  %second.i15 = getelementptr inbounds nuw %struct.Pair, ptr %this1.i14, i32 0, i32 1
  store ptr %second.i15, ptr %this.addr.i.i, align 8
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8
  store ptr %this1.i.i, ptr %this.addr.i6.i, align 8
  %this1.i7.i = load ptr, ptr %this.addr.i6.i, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) poison, ptr %this1.i7.i, align 8
  store ptr %pair.i, ptr %this.addr.i3, align 8
  store ptr @_ZL1a, ptr %other.addr.i4, align 8
  %this1.i5 = load ptr, ptr %this.addr.i3, align 8
  %37 = load ptr, ptr %other.addr.i4, align 8
  %38 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %37, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %38, ptr %this1.i5, align 8
  %39 = load ptr, ptr %other.addr.i4, align 8
  %__counter_handle.i6 = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %39, i32 0, i32 1
  %40 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i6, align 8
  %__counter_handle3.i7 = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i5, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %40, ptr %__counter_handle3.i7, align 8
  %second.i = getelementptr inbounds nuw %struct.Pair, ptr %pair.i, i32 0, i32 1
  store ptr %second.i, ptr %this.addr.i1, align 8
  store ptr @_ZL1b, ptr %other.addr.i, align 8
  %this1.i2 = load ptr, ptr %this.addr.i1, align 8
  %41 = load ptr, ptr %other.addr.i, align 8
  %42 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %41, align 8
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %42, ptr %this1.i2, align 8
  %43 = load ptr, ptr %other.addr.i, align 8
  %__counter_handle.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %43, i32 0, i32 1
  %44 = load target("spirv.VulkanBuffer", i32, 12, 1), ptr %__counter_handle.i, align 8
  %__counter_handle3.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i2, i32 0, i32 1
  store target("spirv.VulkanBuffer", i32, 12, 1) %44, ptr %__counter_handle3.i, align 8
  %45 = load <3 x i32>, ptr %id.addr.i, align 16
  %46 = extractelement <3 x i32> %45, i64 0
  store ptr %pair.i, ptr %this.addr.i10, align 8
  store i32 %46, ptr %Index.addr.i11, align 4
  %this1.i12 = load ptr, ptr %this.addr.i10, align 8
  %47 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i12, align 8
  %48 = load i32, ptr %Index.addr.i11, align 4
  %49 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %47, i32 %48)
  %50 = load float, ptr addrspace(11) %49, align 4
  %vecinit.i = insertelement <3 x float> poison, float %50, i32 0
  %vecinit5.i = insertelement <3 x float> %vecinit.i, float 1.000000e+00, i32 1
  %vecinit6.i = insertelement <3 x float> %vecinit5.i, float 2.000000e+00, i32 2
  store <3 x float> %vecinit6.i, ptr %v.i, align 16
  %51 = load <3 x float>, ptr %v.i, align 16
  %52 = extractelement <3 x float> %51, i64 0
  store float %52, ptr %x.addr.i.i, align 4
  %53 = load float, ptr %x.addr.i.i, align 4
  %mul.i.i = fmul reassoc nnan ninf nsz arcp afn float %53, 5.000000e-01
  %54 = load float, ptr addrspace(10) @_ZL6offset, align 4
  %add.i.i = fadd reassoc nnan ninf nsz arcp afn float %mul.i.i, %54
  %55 = load <3 x float>, ptr %v.i, align 16
  %56 = extractelement <3 x float> %55, i64 1
  %57 = call reassoc nnan ninf nsz arcp afn float @llvm.cos.f32(float %56)
  %add.i = fadd reassoc nnan ninf nsz arcp afn float %add.i.i, %57
  %second8.i = getelementptr inbounds nuw %struct.Pair, ptr %pair.i, i32 0, i32 1
  %58 = load <3 x i32>, ptr %id.addr.i, align 16
  %59 = extractelement <3 x i32> %58, i64 0
  store ptr %second8.i, ptr %this.addr.i8, align 8
  store i32 %59, ptr %Index.addr.i, align 4
  %this1.i9 = load ptr, ptr %this.addr.i8, align 8
  %60 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %this1.i9, align 8
  %61 = load i32, ptr %Index.addr.i, align 4
  %62 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1) %60, i32 %61)
  store float %add.i, ptr addrspace(11) %62, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #3

declare float @llvm.cos.f32(float) #4

declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #5

declare target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32, i32) #5

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #5

declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { nounwind }
attributes #1 = { nounwind }
attributes #2 = { nounwind "hlsl.numthreads"="64,1,1" "hlsl.shader"="compute" }
attributes #3 = { nounwind }
attributes #4 = { nounwind }
attributes #5 = { nounwind }
attributes #6 = { nounwind }

!2 = !{!3}
!3 = distinct !{!3, !4, !"_ZN4hlsl18RWStructuredBufferIfE46__createFromImplicitBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!4 = distinct !{!4, !"_ZN4hlsl18RWStructuredBufferIfE46__createFromImplicitBindingWithImplicitCounterEjjijPKcj"}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl18RWStructuredBufferIfE46__createFromImplicitBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl18RWStructuredBufferIfE46__createFromImplicitBindingWithImplicitCounterEjjijPKcj"}
;>          %47 = OpExtInstImport "GLSL.std.450"
;>  %_ZL6offset = OpVariable %_ptr_Private_float Private %float_2
;>           %a = OpVariable %_ptr_StorageBuffer_a_27 StorageBuffer
;>   %a_counter = OpVariable %_ptr_StorageBuffer_a_counter_28 StorageBuffer
;>           %b = OpVariable %_ptr_StorageBuffer_b_29 StorageBuffer
;>   %b_counter = OpVariable %_ptr_StorageBuffer_b_counter_30 StorageBuffer
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3uint Input
;>          %36 = OpAccessChain %_ptr_StorageBuffer_float %a %uint_0 %33
;>          %48 = OpExtInst %float %47 Cos %46
;>          %51 = OpAccessChain %_ptr_StorageBuffer_float %b %uint_0 %50
;>                OpStore %51 %add_i
