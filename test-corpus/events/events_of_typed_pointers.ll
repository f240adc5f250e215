; Regression: Where pointers have types, an event is a pointer to a structure of its name: a list of events is no list of pointers.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeEvent OpTypePointer OpGroupWaitEvents OpBitcast OpPtrCast
target triple = "spir64-unknown-unknown"

%opencl.event_t = type opaque

define spir_kernel void @none() {
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 0, %opencl.event_t* addrspace(4)* null)
  ret void
}

define spir_kernel void @one(i8 addrspace(3)* %to, i8 addrspace(1)* %from) {
  %list = alloca %opencl.event_t*, align 8
  %event = call spir_func %opencl.event_t* @_Z21async_work_group_copyPU3AS3cPKU3AS1cm9ocl_event(i8 addrspace(3)* %to, i8 addrspace(1)* %from, i64 4, %opencl.event_t* null)
  store %opencl.event_t* %event, %opencl.event_t** %list, align 8
  %generic = addrspacecast %opencl.event_t** %list to %opencl.event_t* addrspace(4)*
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 1, %opencl.event_t* addrspace(4)* %generic)
  ret void
}

declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32, %opencl.event_t* addrspace(4)*)
declare spir_func %opencl.event_t* @_Z21async_work_group_copyPU3AS3cPKU3AS1cm9ocl_event(i8 addrspace(3)*, i8 addrspace(1)*, i64, %opencl.event_t*)
;>       %Event = OpTypeEvent
;> %_ptr_Generic_Event = OpTypePointer Generic %Event
;> %_ptr_Workgroup_uchar = OpTypePointer Workgroup %uchar
;> %_ptr_CrossWorkgroup_uchar = OpTypePointer CrossWorkgroup %uchar
;> %_ptr_Function_Event = OpTypePointer Function %Event
;>                OpGroupWaitEvents %uint_2 %uint_0 %10
;>     %generic = OpPtrCastToGeneric %_ptr_Generic_Event %list
;>                OpGroupWaitEvents %uint_2 %uint_1 %generic
