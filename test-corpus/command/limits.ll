; Limits hold: a size of sub-groups that a version has not, a forbidden extension on the way back, an unknown extension.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm --spirv-max-version=1.0 %t.bc -o %t.no.spv
; RUN: spirv-llvm --spirv-max-version=1.1 --spirv-ext=+SPV_KHR_expect_assume %t.bc -o %t.spv
; FAIL: spirv-llvm -r --spirv-ext=-all %t.spv -o %t.no.bc
; FAIL: spirv-llvm -r --spirv-ext=+all,-SPV_KHR_expect_assume %t.spv -o %t.no.bc
; RUN: spirv-llvm -r --spirv-ext=+SPV_INTEL_optnone %t.spv -o %t.back.bc
; FAIL(2): spirv-llvm --spirv-ext=+SPV_KHR_expect_asume %t.bc -o %t.no.spv
; FAIL(255): llvm-spirv --spirv-ext=+SPV_NONSENSE %t.bc -o %t.no.spv
; RUN: spirv-llvm --lenient --spirv-ext=+SPV_KHR_expect_asume %t.bc -o %t.spv
; KEEP: error help warning
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i1 %c) !intel_reqd_sub_group_size !0 {
  call void @llvm.assume(i1 %c)
  ret void
}

declare void @llvm.assume(i1)

!0 = !{i32 16}
;> $ spirv-llvm --spirv-max-version=1.0 %t.bc -o %t.no.spv
;> %t.bc: function @k: error: execution mode SubgroupSize needs SPIR-V 1.1
;>   help: allow it with --spirv-max-version=1.1
;> $ spirv-llvm -r --spirv-ext=-all %t.spv -o %t.no.bc
;> %t.spv: word 15, instruction 5 (OpExtension): error: the module uses SPV_KHR_expect_assume, which is not allowed
;>   help: allow it with --spirv-ext=+SPV_KHR_expect_assume
;> $ spirv-llvm -r --spirv-ext=+all,-SPV_KHR_expect_assume %t.spv -o %t.no.bc
;> %t.spv: word 15, instruction 5 (OpExtension): error: the module uses SPV_KHR_expect_assume, which is not allowed
;>   help: allow it with --spirv-ext=+SPV_KHR_expect_assume
;> $ spirv-llvm --spirv-ext=+SPV_KHR_expect_asume %t.bc -o %t.no.spv
;> error: --spirv-ext: unknown extension 'SPV_KHR_expect_asume'
;>   help: the closest name is SPV_KHR_expect_assume; --lenient passes over names that are not known
;> $ llvm-spirv --spirv-ext=+SPV_NONSENSE %t.bc -o %t.no.spv
;> error: --spirv-ext: unknown extension 'SPV_NONSENSE'
;>   help: --lenient passes over names that are not known
;> $ spirv-llvm --lenient --spirv-ext=+SPV_KHR_expect_asume %t.bc -o %t.spv
;> warning: --spirv-ext: unknown extension 'SPV_KHR_expect_asume'
