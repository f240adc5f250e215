; Regression: A sampler that is made of a constant and events in memory, by the plain names of their instructions.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Sampler Event
target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.Sampler") @__spirv_ConstantSampler(i32, i32, i32)
declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"))
declare spir_func <4 x float> @__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)
declare spir_func void @__spirv_GroupWaitEvents(i32, i32, ptr)
declare spir_func i32 @__spirv_EnqueueMarker(target("spirv.Queue"), i32, ptr, ptr)

define spir_func <4 x float> @read(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %at) {
  %sampler = call spir_func target("spirv.Sampler") @__spirv_ConstantSampler(i32 2, i32 1, i32 0)
  %sampled = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler)
  %texel = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampled, <2 x float> %at, i32 2, float 0.0)
  ret <4 x float> %texel
}

define spir_func void @wait(ptr %events) {
  call spir_func void @__spirv_GroupWaitEvents(i32 2, i32 2, ptr %events)
  ret void
}

define spir_func i32 @mark(target("spirv.Queue") %queue, ptr %waited, ptr %made) {
  %status = call spir_func i32 @__spirv_EnqueueMarker(target("spirv.Queue") %queue, i32 1, ptr %waited, ptr %made)
  ret i32 %status
}
;>                OpCapability LiteralSampler
;>          %11 = OpTypeSampler
;>     %sampler = OpConstantSampler %11 Clamp 1 Nearest
;>       %Event = OpTypeEvent
;> %_ptr_Function_Event = OpTypePointer Function %Event
;>          %20 = OpTypeFunction %void %_ptr_Function_Event
;> %DeviceEvent = OpTypeDeviceEvent
;> %_ptr_Function_DeviceEvent = OpTypePointer Function %DeviceEvent
;>          %29 = OpTypeFunction %uint %Queue %_ptr_Function_DeviceEvent %_ptr_Function_DeviceEvent
;>      %events = OpFunctionParameter %_ptr_Function_Event
;>                OpGroupWaitEvents %uint_2 %uint_2 %events
;>      %waited = OpFunctionParameter %_ptr_Function_DeviceEvent
;>        %made = OpFunctionParameter %_ptr_Function_DeviceEvent
