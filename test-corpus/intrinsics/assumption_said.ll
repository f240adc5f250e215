; Regression: llvm.assume becomes OpAssumeTrueKHR where the extension is allowed.
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_expect_assume %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExtension OpAssume OpSGreaterThan
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(i32 %n) {
  %positive = icmp sgt i32 %n, 0
  call void @llvm.assume(i1 %positive)
  ret void
}

declare void @llvm.assume(i1)
;>                OpExtension "SPV_KHR_expect_assume"
;>    %positive = OpSGreaterThan %bool %n %uint_0
;>                OpAssumeTrueKHR %positive
