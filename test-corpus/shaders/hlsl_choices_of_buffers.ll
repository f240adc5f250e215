; Translated: Buffers that are chosen by phis and selects: of different bindings, of descriptors with constant numbers, and
; of one with a computed number.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoad OpStore OpAccessChain OpPhi OpSelect OpBranch OpLabel OpFunction NonUniform
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.a = private unnamed_addr constant [2 x i8] c"A\00"
@.b = private unnamed_addr constant [2 x i8] c"B\00"
@.many = private unnamed_addr constant [5 x i8] c"Many\00"

define void @bindings() #0 {
entry:
  %a = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr @.a)
  %b = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr @.b)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %c = icmp ult i32 %id, 4
  br i1 %c, label %then, label %end
then:
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %a, i32 %id)
  store i32 1, ptr addrspace(11) %p
  br label %end
end:
  %h = phi target("spirv.VulkanBuffer", [0 x i32], 12, 1) [ %a, %entry ], [ %b, %then ]
  %q = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %h, i32 %id)
  store i32 2, ptr addrspace(11) %q
  ret void
}

define void @descriptors() #0 {
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %m0 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 2, i32 4, i32 0, ptr @.many)
  %m3 = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 2, i32 4, i32 3, ptr @.many)
  %c = icmp ult i32 %id, 4
  %h = select i1 %c, target("spirv.VulkanBuffer", [0 x i32], 12, 1) %m0, target("spirv.VulkanBuffer", [0 x i32], 12, 1) %m3
  %q = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %h, i32 %id)
  store i32 2, ptr addrspace(11) %q
  ret void
}

define void @computed() #0 {
entry:
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %i = call i32 @llvm.spv.resource.nonuniformindex(i32 %id)
  %m = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 2, i32 4, i32 %i, ptr @.many)
  %c = icmp ult i32 %id, 4
  br i1 %c, label %then, label %end
then:
  %j = xor i32 %i, 1
  %n = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 2, i32 4, i32 %j, ptr @.many)
  br label %end
end:
  %h = phi target("spirv.VulkanBuffer", [0 x i32], 12, 1) [ %m, %entry ], [ %n, %then ]
  %q = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %h, i32 %id)
  store i32 2, ptr addrspace(11) %q
  ret void
}

declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32)
declare i32 @llvm.spv.thread.id.i32(i32)
declare i32 @llvm.spv.resource.nonuniformindex(i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }
;>                OpCapability ShaderNonUniform
;>                OpCapability StorageBufferArrayNonUniformIndexing
;>                OpDecorate %56 NonUniform
;>                OpDecorate %62 NonUniform
;>    %bindings = OpFunction %void None %19
;>       %entry = OpLabel
;>          %21 = OpLoad %v3uint %__spirv_BuiltInGlobalInvocationId
;>                OpSelectionMerge %end None
;>                OpBranchConditional %c %then %end
;>        %then = OpLabel
;>          %29 = OpAccessChain %_ptr_StorageBuffer_uint %A %uint_0 %22
;>                OpStore %29 %uint_1
;>                OpBranch %end
;>         %end = OpLabel
;>          %31 = OpPhi %uint %uint_0 %entry %uint_1 %then
;>                OpSelectionMerge %33 None
;>                OpBranchConditional %32 %34 %35
;>          %34 = OpLabel
;>          %36 = OpAccessChain %_ptr_StorageBuffer_uint %A %uint_0 %22
;>                OpStore %36 %uint_2
;>                OpBranch %33
;>          %35 = OpLabel
;>          %38 = OpAccessChain %_ptr_StorageBuffer_uint %B %uint_0 %22
;>                OpStore %38 %uint_2
;>                OpBranch %33
;>          %33 = OpLabel
;>                OpFunctionEnd
;> %descriptors = OpFunction %void None %19
;>          %40 = OpLabel
;>          %41 = OpLoad %v3uint %__spirv_BuiltInGlobalInvocationId
;>          %44 = OpSelect %uint %c_0 %uint_0 %uint_1
;>                OpSelectionMerge %46 None
;>                OpBranchConditional %45 %47 %48
;>          %47 = OpLabel
;>          %49 = OpAccessChain %_ptr_StorageBuffer_uint %Many %uint_0 %uint_0 %42
;>                OpStore %49 %uint_2
;>                OpBranch %46
;>          %48 = OpLabel
;>          %51 = OpAccessChain %_ptr_StorageBuffer_uint %Many %uint_3 %uint_0 %42
;>                OpStore %51 %uint_2
;>                OpBranch %46
;>          %46 = OpLabel
;>                OpFunctionEnd
;>    %computed = OpFunction %void None %19
;>     %entry_0 = OpLabel
;>          %54 = OpLoad %v3uint %__spirv_BuiltInGlobalInvocationId
;>                OpSelectionMerge %end_0 None
;>                OpBranchConditional %c_1 %then_0 %end_0
;>      %then_0 = OpLabel
;>                OpBranch %end_0
;>       %end_0 = OpLabel
;>          %61 = OpPhi %uint %56 %entry_0 %j %then_0
;>          %62 = OpAccessChain %_ptr_StorageBuffer_uint %Many %61 %uint_0 %55
;>                OpStore %62 %uint_2
;>                OpFunctionEnd
