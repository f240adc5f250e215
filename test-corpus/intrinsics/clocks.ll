; Regression: The counters of LLVM are clocks where the extension for them is allowed.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_shader_clock %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpReadClockKHR OpCapability OpExtension OpConstant
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare i64 @llvm.readcyclecounter()
declare i64 @llvm.readsteadycounter()
define spir_kernel void @k(ptr addrspace(1) %p) {
  %c = call i64 @llvm.readcyclecounter()
  %s = call i64 @llvm.readsteadycounter()
  %d = sub i64 %s, %c
  store i64 %d, ptr addrspace(1) %p
  ret void
}
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Int64
;>                OpCapability ShaderClockKHR
;>                OpExtension "SPV_KHR_shader_clock"
;>      %uint_3 = OpConstant %uint 3
;>      %uint_1 = OpConstant %uint 1
;>           %c = OpReadClockKHR %ulong %uint_3
;>           %s = OpReadClockKHR %ulong %uint_1
