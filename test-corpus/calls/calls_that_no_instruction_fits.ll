; Regression: Calls with the names of instructions and with types that those do not have: each is an error at its place.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv --spirv-ext=+all
target triple = "spir64-unknown-unknown"

%params = type { i8, half, i32 }

declare spir_func void @__spirv_GroupWaitEvents(i32, i32, ptr)
declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)
declare spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1Khj(ptr addrspace(7), i32)
declare spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope(i64)
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(float, <2 x i32>, <4 x i32>)
declare spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32)
declare spir_func half @_Z20__spirv_SpecConstantiDF16_(i32, half)
declare spir_func i8 @__spirv_SpecConstant(i32, i8)
declare spir_func %params @__spirv_SpecConstantComposite(i8, half, i32)
declare spir_func i32 @_Z34__spirv_CooperativeMatrixLengthKHRPU3AS143__spirv_CooperativeMatrixKHR__float_3_8_8_0(target("spirv.CooperativeMatrixKHR", 32, 3, 8, 8, 0))

define spir_func i32 @gives_nothing() {
  %given = call spir_func i32 @__spirv_GroupWaitEvents(i32 2, i32 1, i32 0)
  ret i32 %given
}

define spir_func target("spirv.Sampler") @no_such_addressing() {
  %sampler = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 31)
  ret target("spirv.Sampler") %sampler
}

define spir_func void @other_memory(ptr addrspace(1) %p, i32 %bytes) {
  call spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1Khj(ptr addrspace(1) %p, i32 %bytes)
  ret void
}

define spir_func i1 @no_pointer_declared(ptr addrspace(4) %object, ptr addrspace(4) %expected, i64 %new) {
  %done = call spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope(ptr addrspace(4) %object, ptr addrspace(4) %expected, i64 %new, i32 4, i32 0, i32 1)
  ret i1 %done
}

define spir_func void @no_image(float %image, <2 x i32> %at, <4 x i32> %texel) {
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(float %image, <2 x i32> %at, <4 x i32> %texel)
  ret void
}

define spir_func i32 @no_such_semantics(ptr addrspace(1) %p, i32 %v) {
  %released = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %p, i32 1, i32 16, i32 4, i32 %v, i32 0)
  %two_orders = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %p, i32 1, i32 6, i32 0, i32 %v, i32 0)
  %of_shaders = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %p, i32 1, i32 0, i32 8192, i32 %v, i32 0)
  ret i32 %released
}

define spir_func half @scale() {
  %value = call spir_func half @_Z20__spirv_SpecConstantiDF16_(i32 2, half 0xH3C00)
  ret half %value
}

define spir_func %params @element_of_another_type() {
  %byte = call spir_func i8 @__spirv_SpecConstant(i32 1, i8 7)
  %half = call spir_func half @scale()
  %all = call spir_func %params @__spirv_SpecConstantComposite(i8 %byte, half %half, i8 %byte)
  ret %params %all
}

define spir_func %params @wrapper_of_another_type() {
  %byte = call spir_func i8 @__spirv_SpecConstant(i32 1, i8 7)
  %half = call spir_func half @scale()
  %word = call spir_func i32 @scale()
  %all = call spir_func %params @__spirv_SpecConstantComposite(i8 %byte, half %half, i32 %word)
  ret %params %all
}

define spir_func i32 @matrix_without_components(target("spirv.CooperativeMatrixKHR", 32, 3, 8, 8, 0) %m) {
  %length = call spir_func i32 @_Z34__spirv_CooperativeMatrixLengthKHRPU3AS143__spirv_CooperativeMatrixKHR__float_3_8_8_0(target("spirv.CooperativeMatrixKHR", 32, 3, 8, 8, 0) %m)
  ret i32 %length
}
;> %t.bc: function @gives_nothing, block %0, '%given = call @__spirv_GroupWaitEvents': error: OpGroupWaitEvents has no result, but the result of the function is used
;>   help: declare the function as void
;> %t.bc: function @no_such_addressing, block %0, '%sampler = call @__translate_sampler_initializer': error: there is no sampler with the addressing mode 7 and the filter 0
;>   help: addressing modes are 0 to 4, filters 0 (nearest) and 1 (linear)
;> %t.bc: function @other_memory, block %0, 'call @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1Khj': error: argument 0 points to another address space than the parameter (2 times)
;>   also: function @no_pointer_declared, block %0, '%done = call @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope'
;>   help: declare the function with the types of the call
;> %t.bc: function @no_image, block %0, 'call @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j': error: the image of OpImageWrite is no image
;>   help: call the function with the types of the instruction
;> %t.bc: function @no_such_semantics, block %0, '%released = call @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii': error: the operand Unequal of OpAtomicCompareExchange is 0x4: an order of stores, and nothing is stored
;>   help: call the function with the types and values that the instruction takes
;> %t.bc: function @no_such_semantics, block %0, '%two_orders = call @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii': error: the operand Equal of OpAtomicCompareExchange is 0x6: more than one order
;>   help: call the function with the types and values that the instruction takes
;> %t.bc: function @no_such_semantics, block %0, '%of_shaders = call @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii': error: the operand Unequal of OpAtomicCompareExchange is 0x2000: memory that kernels do not have
;>   help: call the function with the types and values that the instruction takes
;> %t.bc: function @element_of_another_type, block %0, '%all = call @__spirv_SpecConstantComposite': error: element 2 of a specialization composite has the wrong type
;>   help: pass elements with the types of the result
;> %t.bc: function @wrapper_of_another_type, block %0, '%all = call @__spirv_SpecConstantComposite': error: element 2 of a specialization composite is not a constant
;>   help: its elements are constants and results of __spirv_SpecConstant; optimize (at least mem2reg) so that they are not read from memory
;> %t.bc: function @matrix_without_components: error: the type target("spirv.CooperativeMatrixKHR") is unknown
;>   help: SPIR-V types are written target("spirv.Image", …) and so on, with the operands of their instruction
