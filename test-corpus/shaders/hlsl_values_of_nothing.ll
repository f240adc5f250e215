; Regression: Memory that nothing reads is not written: types in it may have no form. A buffer that was never set has no content.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpAccessChain OpLoad OpStore
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%globals = type <{ target("spirv.Type", target("spirv.Literal", 8), target("spirv.Literal", 0), 21, 8, 8) }>
%empty = type { [2 x i8] }
%buffer = type { target("spirv.VulkanBuffer", [0 x float], 12, 1) }
%struct.V = type { [2 x float] }

; A constant buffer whose member nothing uses.
@globals.cb = global target("spirv.VulkanBuffer", %globals, 2, 0) poison
@val = external hidden addrspace(12) global target("spirv.Type", target("spirv.Literal", 8), target("spirv.Literal", 0), 21, 8, 8), align 1
; An empty structure of a constant buffer that clang leaves out.
@constants = external hidden global %empty, align 1
@copy = internal addrspace(10) global %empty zeroinitializer, align 1
; A structure of a buffer in memory of the invocation.
@held = internal addrspace(10) global %buffer zeroinitializer, align 8
@str = private unnamed_addr constant [2 x i8] c"a\00", align 1

define void @main() #0 {
entry:
  %local = alloca %struct.V, align 4
  %cb = call target("spirv.VulkanBuffer", %globals, 2, 0) @llvm.spv.resource.handlefromimplicitbinding.g(i32 0, i32 0, i32 1, i32 0, ptr @str)
  store target("spirv.VulkanBuffer", %globals, 2, 0) %cb, ptr @globals.cb, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 addrspacecast (ptr addrspace(10) @copy to ptr), ptr align 1 @constants, i64 2, i1 false)
  %a = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.b(i32 0, i32 4, i32 1, i32 0, ptr @str)
  store target("spirv.VulkanBuffer", [0 x float], 12, 1) %a, ptr addrspacecast (ptr addrspace(10) @held to ptr), align 8
  %again = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr addrspace(10) @held, align 8
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer.b(target("spirv.VulkanBuffer", [0 x float], 12, 1) %again, i32 1)
  %nothing = call ptr addrspace(11) @llvm.spv.resource.getpointer.v(target("spirv.VulkanBuffer", [0 x %struct.V], 12, 0) poison, i32 0)
  call void @llvm.memcpy.p0.p11.i64(ptr align 1 %local, ptr addrspace(11) align 1 %nothing, i64 8, i1 false)
  %value = load float, ptr %local, align 4
  store float %value, ptr addrspace(11) %p, align 4
  ret void
}

declare target("spirv.VulkanBuffer", %globals, 2, 0) @llvm.spv.resource.handlefromimplicitbinding.g(i32, i32, i32, i32, ptr)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.b(i32, i32, i32, i32, ptr)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.b(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.v(target("spirv.VulkanBuffer", [0 x %struct.V], 12, 0), i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p0.p11.i64(ptr, ptr addrspace(11), i64, i1)

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
!hlsl.cbs = !{!0}
!0 = !{ptr @globals.cb, ptr addrspace(12) @val}
;>        %copy = OpVariable %_ptr_Private_empty Private %7
;>           %a = OpVariable %_ptr_Uniform_a_34 Uniform
;>         %a_1 = OpVariable %_ptr_StorageBuffer_a_37 StorageBuffer
;>       %local = OpVariable %_ptr_Function_struct_V Function
;>          %30 = OpAccessChain %_ptr_StorageBuffer_float %a_1 %uint_0 %uint_1
;>          %32 = OpAccessChain %_ptr_Function_float %local %uint_0 %uint_0
;>          %33 = OpLoad %float %32
;>                OpStore %30 %33
