; Regression: What capture_event_profiling_info writes depends on what is asked for: consumers have the function for a pointer to void,
; which has the form of one to bytes.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o -
; KEEP: OpBitcast OpCaptureEventProfilingInfo declare
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent"), i32, ptr addrspace(1))

define spir_func void @f(target("spirv.DeviceEvent") %event, ptr addrspace(1) %times, i64 %i) {
  %at = getelementptr inbounds i64, ptr addrspace(1) %times, i64 %i
  store i64 0, ptr addrspace(1) %at, align 8
  call spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent") %event, i32 1, ptr addrspace(1) %at)
  ret void
}
;> $ spirv-llvm dis %t.spv
;>          %17 = OpBitcast %_ptr_CrossWorkgroup_uchar %at
;>                OpCaptureEventProfilingInfo %event %uint_1 %17
;> $ spirv-llvm -r %t.spv -S -o -
;> declare spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent"), i32, ptr addrspace(1)) #0
