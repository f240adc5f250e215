; Regression: Before version 1.5 a broadcast is from a constant invocation: one from a computed invocation is a shuffle of each
; component.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-max-version=1.4 %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm %t.bc -o %t.new.spv
; RUN: spirv-val %t.new.spv
; RUN: spirv-llvm dis %t.new.spv
; KEEP: OpCapability OpGroupNonUniform
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32, i32)
declare spir_func <2 x double> @_Z31sub_group_non_uniform_broadcastDv2_dj(<2 x double>, i32)

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %x, i32 %from) {
  %fixed = call spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32 %x, i32 3)
  %computed = call spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32 %fixed, i32 %from)
  store i32 %computed, ptr addrspace(1) %p, align 4
  %v = load <2 x double>, ptr addrspace(1) %q, align 16
  %vector = call spir_func <2 x double> @_Z31sub_group_non_uniform_broadcastDv2_dj(<2 x double> %v, i32 %from)
  store <2 x double> %vector, ptr addrspace(1) %q, align 16
  ret void
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Float64
;>                OpCapability GroupNonUniformBallot
;>                OpCapability GroupNonUniformShuffle
;>       %fixed = OpGroupNonUniformBroadcast %uint %uint_3 %x %uint_3
;>    %computed = OpGroupNonUniformShuffle %uint %uint_3 %fixed %from
;>          %19 = OpGroupNonUniformShuffle %double %uint_3 %18 %from
;>          %21 = OpGroupNonUniformShuffle %double %uint_3 %20 %from
;> $ spirv-llvm dis %t.new.spv
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Float64
;>                OpCapability GroupNonUniformBallot
;>       %fixed = OpGroupNonUniformBroadcast %uint %uint_3 %x %uint_3
;>    %computed = OpGroupNonUniformBroadcast %uint %uint_3 %fixed %from
;>      %vector = OpGroupNonUniformBroadcast %v2double %uint_3 %v %from
