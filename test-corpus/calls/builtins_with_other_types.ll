; Rejected: Builtin functions whose types, memory or names do not fit kernels.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm --spirv-ext=+all %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

%pair = type { i32, float }

define spir_func i32 @atomic(ptr addrspace(5) %p) {
  %r = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS5iiii(ptr addrspace(5) %p, i32 1, i32 0, i32 1)
  ret i32 %r
}

define spir_func i1 @of_shaders() {
  %r = call spir_func i1 @_Z31__spirv_BuiltInHelperInvocationv()
  ret i1 %r
}

define spir_func i32 @truth_value() {
  %r = call spir_func i32 @_Z38__spirv_BuiltInDeviceBarrierValidINTELv()
  ret i32 %r
}

define spir_func half @wide_small_float(i16 %x) {
  %r = call spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i16 %x)
  ret half %r
}

define spir_func i32 @size_of_a_descriptor() {
  %r = call spir_func i32 @_Z25__spirv_ConstantSizeOfEXTi(i32 1)
  ret i32 %r
}

define spir_func void @copied_structures(ptr addrspace(3) %p, ptr addrspace(1) %q) {
  %v = load %pair, ptr addrspace(3) %p
  %w = load %pair, ptr addrspace(1) %q
  %e = call spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyjPU3AS3vPU3AS1vmm9ocl_event(i32 2, ptr addrspace(3) %p, ptr addrspace(1) %q, i64 1, i64 1, target("spirv.Event") zeroinitializer)
  ret void
}

define spir_func i1 @undeclared_parameters(ptr %p) {
  %r = call spir_func i1 @_Z16__spirv_PtrEqualPvS_(ptr %p, ptr %p)
  ret i1 %r
}

declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS5iiii(ptr addrspace(5), i32, i32, i32)
declare spir_func i1 @_Z31__spirv_BuiltInHelperInvocationv()
declare spir_func i32 @_Z38__spirv_BuiltInDeviceBarrierValidINTELv()
declare spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i16)
declare spir_func i32 @_Z25__spirv_ConstantSizeOfEXTi(i32)
declare spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyjPU3AS3vPU3AS1vmm9ocl_event(i32, ptr addrspace(3), ptr addrspace(1), i64, i64, target("spirv.Event"))
declare spir_func i1 @_Z16__spirv_PtrEqualPvS_()
;> %t.bc: function @atomic, block %0, '%r = call @_Z18__spirv_AtomicIAddPU3AS5iiii': error: memory of the storage class DeviceOnlyALTERA cannot be accessed atomically
;>   help: cast the pointer to one to global memory
;> %t.bc: function @of_shaders, block %0, '%r = call @_Z31__spirv_BuiltInHelperInvocationv': error: the builtin variable HelperInvocation does not exist in kernels
;>   help: use the work-item functions of OpenCL C
;> %t.bc: function @truth_value, block %0, '%r = call @_Z38__spirv_BuiltInDeviceBarrierValidINTELv': error: the builtin variable DeviceBarrierValidINTEL is a Boolean
;>   help: declare its function with the result i1
;> %t.bc: function @wide_small_float, block %0, '%r = call @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc': error: the types of the call of _Z36__builtin_spirv_ConvertE4M3ToFP16EXTc do not match the converted numbers
;>   help: use single numbers, vectors, or an integer with the bits of several numbers
;> %t.bc: function @size_of_a_descriptor, block %0, '%r = call @_Z25__spirv_ConstantSizeOfEXTi': error: the specialization constant of _Z25__spirv_ConstantSizeOfEXTi does not exist in SPIR-V
;>   help: use constants for its number and its default value
;> %t.bc: function @copied_structures, block %0, '%e = call @_Z22__spirv_GroupAsyncCopyjPU3AS3vPU3AS1vmm9ocl_event': error: the type of the copied elements is unknown (2 times)
;>   also: function @copied_structures, block %0, '%e = call @_Z22__spirv_GroupAsyncCopyjPU3AS3vPU3AS1vmm9ocl_event'
;>   help: declare the function with pointers to the type of the elements
;> %t.bc: function @undeclared_parameters, block %0, '%r = call @_Z16__spirv_PtrEqualPvS_': error: argument 0 is a pointer, and the function is declared with fewer parameters
;>   help: declare the function with the types of the call
;> %t.bc: function @undeclared_parameters, block %0, '%r = call @_Z16__spirv_PtrEqualPvS_': error: argument 1 is a pointer, and the function is declared with fewer parameters
;>   help: declare the function with the types of the call
