; Regression: An array of buffers without a length needs a capability of its own among pointers without types, too.
; RUN: spirv-llvm %s --spirv-untyped-pointers -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [2 x i8] c"I\00", align 1

define void @main() #0 {
entry:
  %in = call target("spirv.Image", float, 5, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.i(i32 0, i32 0, i32 1, i32 0, ptr @.str)
  %raw = call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.r(i32 0, i32 1, i32 1, i32 0, ptr @.str)
  %out = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.o(i32 0, i32 2, i32 0, i32 0, ptr @.str)
  %first = call { <2 x float>, i1 } @llvm.dx.resource.load.typedbuffer.i(target("spirv.Image", float, 5, 2, 0, 0, 1, 0) %in, i32 3)
  %value = extractvalue { <2 x float>, i1 } %first, 0
  %status = extractvalue { <2 x float>, i1 } %first, 1
  %second = call { <2 x float>, i1 } @llvm.dx.resource.load.typedbuffer.i(target("spirv.Image", float, 5, 2, 0, 0, 1, 0) %in, i32 4)
  %other = extractvalue { <2 x float>, i1 } %second, 0
  %chosen = select i1 %status, <2 x float> %value, <2 x float> %other
  %third = call { <4 x float>, i1 } @llvm.dx.resource.load.rawbuffer.r(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %raw, i32 5, i32 0)
  %four = extractvalue { <4 x float>, i1 } %third, 0
  %x = extractelement <2 x float> %chosen, i32 0
  %y = extractelement <4 x float> %four, i32 1
  %sum = fadd float %x, %y
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer.o(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 0)
  store float %sum, ptr addrspace(11) %p, align 4
  ret void
}

declare target("spirv.Image", float, 5, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.i(i32, i32, i32, i32, ptr)
declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.r(i32, i32, i32, i32, ptr)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.o(i32, i32, i32, i32, ptr)
declare { <2 x float>, i1 } @llvm.dx.resource.load.typedbuffer.i(target("spirv.Image", float, 5, 2, 0, 0, 1, 0), i32)
declare { <4 x float>, i1 } @llvm.dx.resource.load.rawbuffer.r(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), i32, i32)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.o(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
;>                OpCapability Shader
;>                OpCapability SparseResidency
;>                OpCapability SampledBuffer
;>                OpCapability UntypedPointersKHR
;>                OpCapability RuntimeDescriptorArray
