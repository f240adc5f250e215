; Regression: Functions on pointers to events in a module that has no event itself: the names of the functions say what is there.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv --spirv-target-env=SPV-IR -o %t.rev.bc
; RUN: spirv-llvm %t.rev.bc -o %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; KEEP: Event OpCapability
target triple = "spir64-unknown-unknown"

declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32, ptr addrspace(4))

define spir_func void @wait(ptr addrspace(4) %events) {
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 2, ptr addrspace(4) %events)
  ret void
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Linkage
;>                OpCapability Kernel
;>                OpCapability GenericPointer
;>       %Event = OpTypeEvent
;> %_ptr_Generic_Event = OpTypePointer Generic %Event
;>           %5 = OpTypeFunction %void %_ptr_Generic_Event
;>      %events = OpFunctionParameter %_ptr_Generic_Event
;>                OpGroupWaitEvents %uint_2 %uint_2 %events
;> $ spirv-llvm dis %t.again.spv
;>                OpCapability Addresses
;>                OpCapability Linkage
;>                OpCapability Kernel
;>                OpCapability GenericPointer
;>       %Event = OpTypeEvent
;> %_ptr_Generic_Event = OpTypePointer Generic %Event
;>           %5 = OpTypeFunction %void %_ptr_Generic_Event
;>      %events = OpFunctionParameter %_ptr_Generic_Event
;>                OpGroupWaitEvents %uint_2 %uint_2 %events
