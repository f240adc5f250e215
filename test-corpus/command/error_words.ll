; The words of llvm-spirv about what has to be allowed: the extension with what it adds, the version with both numbers.
; RUN: llvm-as %s -o %t.bc
; FAIL(18): llvm-spirv %t.bc -o %t.no.spv
; RUN: llvm-spirv --spirv-ext=+SPV_KHR_bfloat16 --spirv-max-version=1.4 %t.bc -o %t.spv
; FAIL(10): llvm-spirv -r --spirv-max-version=1.3 %t.spv -o %t.no.bc
; FAIL(17): llvm-spirv --spirv-ext=+SPV_KHR_bfloat16 --spirv-max-version=1.2 %t.bc -o %t.no.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z25sub_group_non_uniform_alli(i32)

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %b = load bfloat, ptr addrspace(1) %p, align 2
  %f = fpext bfloat %b to float
  %i = fptosi float %f to i32
  %all = call spir_func i32 @_Z25sub_group_non_uniform_alli(i32 %a)
  %sum = add nsw i32 %i, %all
  store i32 %sum, ptr addrspace(1) %p, align 4
  ret void
}
;> $ llvm-spirv %t.bc -o %t.no.spv
;> RequiresExtension: Feature requires the following SPIR-V extension:
;> SPV_KHR_bfloat16
;> NOTE: LLVM module contains bfloat type, translation of which requires this extension
;> %t.bc: function @k: error: bfloat needs SPV_KHR_bfloat16
;>   help: allow it with --spirv-ext=+SPV_KHR_bfloat16, or convert to float before translating
;> $ llvm-spirv -r --spirv-max-version=1.3 %t.spv -o %t.no.bc
;> InvalidModule: Invalid SPIR-V module: incorrect SPIR-V version number 1.4 (66560) - it conflicts with maximum allowed version which is set to 1.3 (66304)
;> %t.spv: error: the module is of version 1.4, but only versions up to 1.3 are allowed
;>   help: allow it with --spirv-max-version=1.4
;> $ llvm-spirv --spirv-ext=+SPV_KHR_bfloat16 --spirv-max-version=1.2 %t.bc -o %t.no.spv
;> RequiresVersion: Cannot fulfill SPIR-V version restriction:
;> SPIR-V version was restricted to at most 1.2 (66048) but a construct from the input requires SPIR-V version 1.3 (66304) or above
;> %t.bc: function @k, block %0, '%all = call @_Z25sub_group_non_uniform_alli': error: OpGroupNonUniformAll needs SPIR-V 1.3
;>   help: allow it with --spirv-max-version=1.3
;> %t.bc: function @k, block %0, '%all = call @_Z25sub_group_non_uniform_alli': error: OpGroupNonUniformAll (capability GroupNonUniformVote) needs SPIR-V 1.3
;>   help: allow it with --spirv-max-version=1.3
