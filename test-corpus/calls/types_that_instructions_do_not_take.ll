; Regression: Calls that are named like instructions, and intrinsics, with types, numbers and memory that these do not take.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%half = type { half }
%pair = type { i32, i64 }

@initialised = internal addrspace(7) constant [2 x i32] [i32 1, i32 2]

define spir_func i32 @no_such_scope(ptr addrspace(1) %p, i32 %v) {
  %old = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %p, i32 16, i32 0, i32 %v)
  ret i32 %old
}

define spir_func void @unlike_pair(ptr %p, i32 %a, i32 %b) {
  call spir_func void @_Z20__spirv_SMulExtendedii(ptr sret(%pair) %p, i32 %a, i32 %b)
  ret void
}

define spir_func i65 @wide_distance(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %n = call spir_func i65 @_Z15__spirv_PtrDiffPU3AS1iS0_(ptr addrspace(1) %a, ptr addrspace(1) %b)
  ret i65 %n
}

define spir_func void @not_a_half(ptr addrspace(4) %to, ptr %from, i32 %lane) {
  call spir_func void @_Z30__spirv_GroupNonUniformShuffleI4halfET_N5__spv5Scope4FlagES1_j(ptr addrspace(4) sret(%half) %to, i32 3, ptr byval(i32) %from, i32 %lane)
  ret void
}

define spir_func void @local_prefetch(ptr addrspace(3) %p) {
  call spir_func void @_Z20__spirv_ocl_prefetchPU3AS3Kcm(ptr addrspace(3) %p, i64 4)
  ret void
}

define spir_func i32 @three_in_a_cluster(i32 %v) {
  %real = call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 %v, i32 3)
  ret i32 %real
}

define spir_func void @acquires_nothing(ptr addrspace(1) %p) {
  call spir_func void @_Z26atomic_flag_clear_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) %p, i32 2, i32 2)
  ret void
}

define spir_func <4 x float> @layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image, <2 x i32> %at) {
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image, <2 x i32> %at)
  ret <4 x float> %texel
}

define spir_func void @format(target("spirv.Image", void, 1, 0, 0, 0, 0, 1, 0) %image) {
  ret void
}

define spir_func void @no_texel(target("spirv.Image", ptr, 1, 0, 0, 0, 0, 0, 0) %image) {
  ret void
}

define spir_func i32 @initial(i64 %i) {
  %q = getelementptr [2 x i32], ptr addrspace(7) @initialised, i64 0, i64 %i
  %v = load i32, ptr addrspace(7) %q
  ret i32 %v
}

define spir_func <3 x i32> @other_lanes(<2 x float> %v) {
  %nan = call spir_func <3 x i32> @_Z5isnanDv2_f(<2 x float> %v)
  ret <3 x i32> %nan
}

define spir_func i32 @no_such_access(ptr addrspace(1) %p) {
  %v = call spir_func i32 @_Z12__spirv_LoadPU3AS1ii(ptr addrspace(1) %p, i32 134217728)
  ret i32 %v
}

define spir_func void @fewer_parameters(<4 x float> %v, ptr addrspace(1) %out) {
  call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> %v, i64 1, ptr addrspace(1) %out)
  ret void
}

define spir_func void @sampled_by_another_name(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler) {
  %both = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImageI14ocl_image2d_roPvET0_T_11ocl_sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler)
  call spir_func void @reads(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %both)
  ret void
}

define spir_func void @in_memory(ptr %to, ptr %from, i32 %lane) {
  call spir_func void @_Z30__spirv_GroupNonUniformShuffleI5shortET_N5__spv5Scope4FlagES1_j(ptr %to, i32 3, ptr %from, i32 %lane)
  ret void
}

define spir_func i32 @gives_nothing(ptr addrspace(1) %p) {
  %none = call spir_func i32 @_Z20__spirv_ocl_prefetchPU3AS1Kim(ptr addrspace(1) %p, i64 4)
  ret i32 %none
}

define spir_func void @no_layout(ptr addrspace(1) %p) {
  %m = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1iil(ptr addrspace(1) %p, i32 undef, i64 8)
  ret void
}

declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func void @_Z20__spirv_SMulExtendedii(ptr sret(%pair), i32, i32)
declare spir_func i65 @_Z15__spirv_PtrDiffPU3AS1iS0_(ptr addrspace(1), ptr addrspace(1))
declare spir_func void @_Z30__spirv_GroupNonUniformShuffleI4halfET_N5__spv5Scope4FlagES1_j(ptr addrspace(4) sret(%half), i32, ptr byval(i32), i32)
declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS3Kcm(ptr addrspace(3), i64)
declare spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32, i32)
declare spir_func void @_Z26atomic_flag_clear_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1), i32, i32)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <2 x i32>)
declare spir_func <3 x i32> @_Z5isnanDv2_f(<2 x float>)
declare spir_func i32 @_Z12__spirv_LoadPU3AS1ii(ptr addrspace(1), i32)
declare spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float>)
declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImageI14ocl_image2d_roPvET0_T_11ocl_sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"))
declare spir_func void @reads(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z30__spirv_GroupNonUniformShuffleI5shortET_N5__spv5Scope4FlagES1_j(ptr, i32, ptr, i32)
declare spir_func i32 @_Z20__spirv_ocl_prefetchPU3AS1Kim(ptr addrspace(1), i64)
declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1iil(ptr addrspace(1), i32, i64)

%cell = type { i16 }

define spir_kernel void @chain_in_memory(ptr addrspace(1) %to) {
  %pair = getelementptr %cell, ptr addrspace(1) %to, i64 1
  call spir_func void @_Z29__spirv_UntypedAccessChainKHRP6Matrixii(ptr addrspace(1) %pair, target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 2) zeroinitializer, i32 0, i64 8)
  ret void
}
declare spir_func void @_Z29__spirv_UntypedAccessChainKHRP6Matrixii(ptr addrspace(1), target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 2), i32, i64)

define spir_kernel void @several_of_any(<2 x i32> %v) {
  %some = call spir_func <2 x i32> @_Z3anyDv2_i(<2 x i32> %v)
  ret void
}
declare spir_func <2 x i32> @_Z3anyDv2_i(<2 x i32>)

define spir_kernel void @no_sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i64 %sampler) {
  %both = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i64 %sampler)
  %texel = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %both, <2 x float> zeroinitializer, i32 1, float 0.0)
  ret void
}
declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i64)
declare spir_func <4 x float> @__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)
;> %t.bc: '@initialised': error: a variable in the address space of builtin variables (7) cannot have an initial value
;>   help: move it to the constant (2) or global (1) address space
;> %t.bc: function @no_such_scope, block %0, '%old = call @_Z18__spirv_AtomicIAddPU3AS1iiii': error: the operand Memory of OpAtomicIAdd is 16, which is no scope
;>   help: call the function with the types and values that the instruction takes
;> %t.bc: function @unlike_pair, block %0, 'call @_Z20__spirv_SMulExtendedii': error: the result of OpSMulExtended is not a structure of two numbers like its operands
;>   help: declare the function with the types of the instruction
;> %t.bc: function @wide_distance, block %0, '%1 = call @_Z15__spirv_PtrDiffPU3AS1iS0_': error: OpPtrDiff returns numbers, and no structure
;>   help: declare the function with the types of the instruction
;> %t.bc: function @not_a_half, block %0, 'call @_Z30__spirv_GroupNonUniformShuffleI4halfET_N5__spv5Scope4FlagES1_j': error: the operand of OpGroupNonUniformShuffle does not have the type of its result (2 times)
;>   also: function @in_memory, block %0, 'call @_Z30__spirv_GroupNonUniformShuffleI5shortET_N5__spv5Scope4FlagES1_j'
;>   help: call the function with the types of the instruction
;> %t.bc: function @local_prefetch, block %0, 'call @_Z20__spirv_ocl_prefetchPU3AS3Kcm': error: OpenCL.std prefetch cannot use memory of the storage class Workgroup
;>   help: cast the pointer to one of another address space
;> %t.bc: function @three_in_a_cluster, block %0, '%real = call @_Z30sub_group_clustered_reduce_addij': error: the cluster size of OpGroupNonUniformIAdd is not a power of two
;>   help: pass a constant that is a power of two
;> %t.bc: function @acquires_nothing, block %0, 'call @_Z26atomic_flag_clear_explicitPU3AS1VU7_Atomici12memory_order12memory_scope': error: the operand Semantics of OpAtomicFlagClear is 0x202: an order of loads, and nothing is loaded
;>   help: call the function with the types and values that the instruction takes
;> %t.bc: function @layers, block %0, '%texel = call @_Z11read_imagef14ocl_image2d_roDv2_i': error: the image of OpImageRead does not have the type in the mangled name of the function
;>   help: call the function with the types of the instruction
;> %t.bc: function @format: error: the operand ImageFormat of target("spirv.Image") cannot be 1
;>   help: SPIR-V types are written target("spirv.Image", …) and so on, with the operands of their instruction
;> %t.bc: function @no_texel: error: the type target("spirv.Image") is unknown
;>   help: SPIR-V types are written target("spirv.Image", …) and so on, with the operands of their instruction
;> %t.bc: function @other_lanes, block %0, '%nan = call @_Z5isnanDv2_f': error: OpIsNan returns a Boolean for each component of its operand, but the function returns another number
;>   help: declare the function with the types of the instruction
;> %t.bc: function @no_such_access, block %0, '%v = call @_Z12__spirv_LoadPU3AS1ii': error: the memory operands 0x8000000 of OpLoad have undefined bits
;>   help: pass bits that the specification defines
;> %t.bc: function @sampled_by_another_name, block %0, 'call @reads': error: @reads has a sampled image as an argument, which only instructions that read images accept
;>   help: pass the image and the sampler separately, or correct the name of the function
;> %t.bc: function @gives_nothing, block %0, '%none = call @_Z20__spirv_ocl_prefetchPU3AS1Kim': error: OpenCL.std prefetch returns nothing, but the function returns a value
;>   help: declare the function as void
;> %t.bc: function @no_layout, block %0, '%m = call @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1iil': error: the operand MemoryLayout of OpCooperativeMatrixLoadKHR is no constant of 32 bits
;>   help: call the function with the types and values that the instruction takes
;> %t.bc: function @chain_in_memory, block %0, 'call @_Z29__spirv_UntypedAccessChainKHRP6Matrixii': error: OpAccessChain returns an address, and no structure
;>   help: declare the function with the types of the instruction
;> %t.bc: function @several_of_any, block %0, '%some = call @_Z3anyDv2_i': error: OpAny returns one Boolean for all components of its operand, but the function returns several
;>   help: declare the function with the types of the instruction
;> %t.bc: function @no_sampler, block %0, '%both = call @__spirv_SampledImage': error: the sampler of OpSampledImage is not a sampler
;>   help: call the function with the types of the instruction
;> %t.bc: function @no_sampler, block %0, '%texel = call @__spirv_ImageSampleExplicitLod': error: the operand ImageOperands of OpImageSampleExplicitLod has a Bias, and the level of detail is not computed
;>   help: call the function with the types and values that the instruction takes
