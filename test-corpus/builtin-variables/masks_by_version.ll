; Regression: Masks of sub-groups: where every extension is allowed, the capability of version 1.3 counts before the one of an extension.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+all %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_shader_ballot %t.bc -o %t.by_name.spv
; RUN: spirv-val %t.by_name.spv
; RUN: spirv-llvm dis %t.by_name.spv
; KEEP: Version OpCapability OpExtension
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func <4 x i32> @_Z21get_sub_group_eq_maskv()

define spir_kernel void @k(ptr addrspace(1) %p) {
  %mask = call spir_func <4 x i32> @_Z21get_sub_group_eq_maskv()
  store <4 x i32> %mask, ptr addrspace(1) %p, align 16
  ret void
}
;> $ spirv-llvm dis %t.spv
;> ; Version: 1.3
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability GroupNonUniformBallot
;> $ spirv-llvm dis %t.by_name.spv
;> ; Version: 1.3
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability SubgroupBallotKHR
;>                OpExtension "SPV_KHR_shader_ballot"
