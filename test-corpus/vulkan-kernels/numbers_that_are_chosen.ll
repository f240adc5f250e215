; Regression: A variable of one number may be chosen beside an element of an array, which has an offset; and pointers that a
; generic pointer does not lead to are null, in comparisons with null as clang writes it.
; RUN: spirv-llvm %s --target vulkan1.2 -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpStore OpLoad OpAccessChain OpSelectionMerge OpBranchConditional
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @chosen(ptr addrspace(1) %out, ptr addrspace(3) %local, i32 %value) {
entry:
  %own = alloca i32, align 4
  store i32 1, ptr %own, align 4
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %lane = call spir_func i64 @_Z12get_local_idj(i32 0)
  %odd = trunc i64 %id to i1
  %element = getelementptr i32, ptr addrspace(3) %local, i64 %lane
  %of.group = addrspacecast ptr addrspace(3) %element to ptr addrspace(4)
  %of.item = addrspacecast ptr %own to ptr addrspace(4)
  %pointer = select i1 %odd, ptr addrspace(4) %of.group, ptr addrspace(4) %of.item
  store i32 %value, ptr addrspace(4) %pointer, align 4
  %result = load i32, ptr %own, align 4
  %place = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %result, ptr addrspace(1) %place, align 4
  ret void
}

define spir_kernel void @elsewhere(ptr addrspace(1) %out) {
entry:
  %own = alloca i32, align 4
  store i32 1, ptr %own, align 4
  %generic = addrspacecast ptr %own to ptr addrspace(4)
  %global = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %generic)
  %none = icmp eq ptr addrspace(1) %global, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %none, label %end, label %read

read:
  %read.value = load i32, ptr addrspace(1) %global, align 4
  br label %end

end:
  %result = phi i32 [ 7, %entry ], [ %read.value, %read ]
  store i32 %result, ptr addrspace(1) %out, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(4))
;>          %30 = OpAccessChain %_ptr_StorageBuffer_uint %chosen_arguments %uint_0
;>          %31 = OpLoad %uint %30
;>                OpStore %own %uint_1
;>          %35 = OpLoad %v3uint %__spirv_BuiltInGlobalInvocationId
;>          %39 = OpLoad %v3uint %__spirv_BuiltInLocalInvocationId
;>                OpSelectionMerge %55 None
;>                OpBranchConditional %54 %56 %57
;>          %60 = OpAccessChain %_ptr_Workgroup_uint %local %58
;>                OpStore %60 %31
;>                OpStore %own %31
;>      %result = OpLoad %uint %own
;>          %62 = OpAccessChain %_ptr_StorageBuffer_uint %out %uint_0 %36
;>                OpStore %62 %result
;>                OpStore %own_0 %uint_1
;>                OpSelectionMerge %end None
;>                OpBranchConditional %true %end %read
;>          %69 = OpAccessChain %_ptr_StorageBuffer_uint %out_1 %uint_0 %uint_0
;>                OpStore %69 %uint_7
