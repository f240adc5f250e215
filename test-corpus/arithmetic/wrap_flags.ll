; Regression: Wrap flags are decorations where the module may have them without another version, else lost.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_no_integer_wrap_decoration %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpDecorate OpExtension
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(i32 %a, i32 %b, ptr addrspace(1) %p) {
  %s = add nsw i32 %a, %b
  %t = mul nuw i32 %s, %b
  store i32 %t, ptr addrspace(1) %p
  ret void
}
;>                OpExtension "SPV_KHR_no_integer_wrap_decoration"
;>                OpDecorate %s NoSignedWrap
;>                OpDecorate %t NoUnsignedWrap
