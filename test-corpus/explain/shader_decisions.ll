; Regression: The explanation of a shader has its resources, the accesses that follow the type of a variable, and those that are
; guarded.
; RUN: spirv-llvm --explain %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.a = private unnamed_addr constant [2 x i8] c"A\00"
@.b = private unnamed_addr constant [2 x i8] c"B\00"
@pair = internal addrspace(10) global { i32, i32 } zeroinitializer

define void @main() #0 {
  %a = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 3, i32 1, i32 0, ptr @.a)
  %b = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 1, i32 4, i32 1, i32 0, ptr @.b)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %second = getelementptr i8, ptr addrspace(10) @pair, i64 4
  store i32 %id, ptr addrspace(10) %second
  %c = icmp ult i32 %id, 4
  %h = select i1 %c, target("spirv.VulkanBuffer", [0 x i32], 12, 1) %a, target("spirv.VulkanBuffer", [0 x i32], 12, 1) %b
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %h, i32 %id)
  store i32 2, ptr addrspace(11) %p
  ret void
}

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32)
declare i32 @llvm.spv.thread.id.i32(i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }
;> needed: version 1.6: nothing needs more
;> needed: capability Shader: MemoryModel GLSL450 (OpMemoryModel), first at module (20 times)
;> shader: '@A': set 0, binding 3, in StorageBuffer, of type %A.17
;> shader: '@B': set 1, binding 4, in StorageBuffer, of type %B.18
;> shader: function @main, block %0, 'store': guarded: one access of each of @A, @B
;> shader: function @main, block %0, 'store': accessed by the type of @pair
;> shader: function @main, 'store': accessed by the type of @B
