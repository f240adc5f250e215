; Regression: Barriers of a device, and whether they work: the capability and the truth value where the extension is allowed by name.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_device_barrier %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -o %t.rev.bc
; RUN: opt -passes=verify -disable-output %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; KEEP: DeviceBarrier OpControlBarrier OpTypeBool call
target triple = "spir64-unknown-unknown"

@__spirv_BuiltInDeviceBarrierValidINTEL = external addrspace(1) global i1

define spir_kernel void @k(i32 %scope) {
  %valid = load i1, ptr addrspace(1) @__spirv_BuiltInDeviceBarrierValidINTEL
  br i1 %valid, label %then, label %end
then:
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 %scope, i32 1, i32 520)
  br label %end
end:
  ret void
}
declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32) convergent
;> $ spirv-llvm dis %t.spv
;>                OpCapability DeviceBarrierINTEL
;>                OpEntryPoint Kernel %k "k" %__spirv_BuiltInDeviceBarrierValidINTEL
;>                OpName %__spirv_BuiltInDeviceBarrierValidINTEL "__spirv_BuiltInDeviceBarrierValidINTEL"
;>                OpDecorate %__spirv_BuiltInDeviceBarrierValidINTEL BuiltIn DeviceBarrierValidINTEL
;>                OpDecorate %__spirv_BuiltInDeviceBarrierValidINTEL Constant
;>        %bool = OpTypeBool
;> %__spirv_BuiltInDeviceBarrierValidINTEL = OpVariable %_ptr_Input_bool Input
;>       %valid = OpLoad %bool %__spirv_BuiltInDeviceBarrierValidINTEL
;>                OpControlBarrier %scope %uint_1 %uint_520
;> $ spirv-llvm dis %t.rev.bc
;>   %valid = call spir_func i1 @_Z38__spirv_BuiltInDeviceBarrierValidINTELv() #1
;>   call spir_func void @_Z22__spirv_ControlBarrieriii(i32 %scope, i32 1, i32 520) #2
;> declare spir_func i1 @_Z38__spirv_BuiltInDeviceBarrierValidINTELv() #1
