; Every opaque type of the convention, there and back.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-ext=+SPV_KHR_cooperative_matrix --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: lost OpType define CooperativeMatrixLoad
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %b, target("spirv.Image", float, 5, 0, 0, 0, 0, 0, 2) %c, target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 0) %d, target("spirv.Sampler") %e) {
  ret void
}
define spir_func void @others(target("spirv.Event") %a, target("spirv.DeviceEvent") %b, target("spirv.ReserveId") %c, target("spirv.Queue") %d, target("spirv.PipeStorage") %e, target("spirv.Pipe", 0) %f, target("spirv.Pipe", 1) %g, target("spirv.NamedBarrier") %h) {
  ret void
}
define spir_kernel void @matrix(ptr addrspace(1) %a) {
  %m = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 0) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1fii(ptr addrspace(1) %a, i32 0, i32 12)
  call spir_func void @use(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 0) %m)
  ret void
}
define spir_func void @use(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 0) %m) {
  ret void
}
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 0) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1fii(ptr addrspace(1), i32, i32)
;> $ spirv-llvm dis %t.spv
;>        %void = OpTypeVoid
;>           %3 = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
;>           %4 = OpTypeImage %void 1D 0 1 0 0 Unknown WriteOnly
;>       %float = OpTypeFloat 32
;>           %6 = OpTypeImage %float Buffer 0 0 0 0 Unknown ReadWrite
;>           %7 = OpTypeImage %void 3D 0 0 0 0 Unknown ReadOnly
;>           %8 = OpTypeSampledImage %7
;>           %9 = OpTypeSampler
;>          %10 = OpTypeFunction %void %3 %4 %6 %8 %9
;>       %Event = OpTypeEvent
;> %DeviceEvent = OpTypeDeviceEvent
;>   %ReserveId = OpTypeReserveId
;>       %Queue = OpTypeQueue
;> %PipeStorage = OpTypePipeStorage
;> %PipeReadOnly = OpTypePipe ReadOnly
;> %PipeWriteOnly = OpTypePipe WriteOnly
;> %NamedBarrier = OpTypeNamedBarrier
;>          %26 = OpTypeFunction %void %Event %DeviceEvent %ReserveId %Queue %PipeStorage %PipeReadOnly %PipeWriteOnly %NamedBarrier
;> %_ptr_CrossWorkgroup_float = OpTypePointer CrossWorkgroup %float
;>          %38 = OpTypeFunction %void %_ptr_CrossWorkgroup_float
;>        %uint = OpTypeInt 32 0
;>          %45 = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_12 %uint_12 %uint_0
;>          %49 = OpTypeFunction %void %45
;>           %m = OpCooperativeMatrixLoadKHR %45 %a_1 %uint_0 %uint_12
;> $ spirv-llvm -r %t.spv -S -o %t.ll
;> %t.spv: function matrix, word 314, instruction 88 (OpCooperativeMatrixLoadKHR %46): warning: lost: builtin OpCooperativeMatrixLoadKHR: OpenCL C 2.0 has no function _Z87__spirv_CooperativeMatrixLoadKHR_RPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_0PU3AS1fii
;> $ opt -passes=verify -S %t.r.bc -o -
;> define spir_func void @images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %b, target("spirv.Image", float, 5, 0, 0, 0, 0, 0, 2) %c, target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 0) %d, target("spirv.Sampler") %e) #0 {
;> define spir_func void @others(target("spirv.Event") %a, target("spirv.DeviceEvent") %b, target("spirv.ReserveId") %c, target("spirv.Queue") %d, target("spirv.PipeStorage") %e, target("spirv.Pipe", 0) %f, target("spirv.Pipe", 1) %g, target("spirv.NamedBarrier") %h) #0 {
;> define spir_kernel void @matrix(ptr addrspace(1) %a) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %m = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 0) @_Z87__spirv_CooperativeMatrixLoadKHR_RPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_0PU3AS1fii(ptr addrspace(1) %a, i32 0, i32 12) #1
;> define spir_func void @use(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 0) %m) #0 {
;> declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 0) @_Z87__spirv_CooperativeMatrixLoadKHR_RPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_0PU3AS1fii(ptr addrspace(1), i32, i32) #1
