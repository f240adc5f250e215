; Regression: Reversals of bits are one instruction where its extension is allowed, for the widths it has.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_bit_instructions %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpBitReverse OpExtension OpStore
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare i32 @llvm.bitreverse.i32(i32)
declare <2 x i64> @llvm.bitreverse.v2i64(<2 x i64>)
declare i5 @llvm.bitreverse.i5(i5)
define spir_kernel void @k(ptr addrspace(1) %p, i32 %a, <2 x i64> %b) {
  %r = call i32 @llvm.bitreverse.i32(i32 %a)
  %s = call <2 x i64> @llvm.bitreverse.v2i64(<2 x i64> %b)
  %n = trunc i32 %a to i5
  %t = call i5 @llvm.bitreverse.i5(i5 %n)
  %u = zext i5 %t to i32
  store volatile i32 %r, ptr addrspace(1) %p
  store volatile <2 x i64> %s, ptr addrspace(1) %p
  store volatile i32 %u, ptr addrspace(1) %p
  ret void
}
;>                OpExtension "SPV_KHR_bit_instructions"
;>           %r = OpBitReverse %uint %a
;>           %s = OpBitReverse %v2ulong %b
;>                OpStore %p %r Volatile|Aligned 4
;>                OpStore %41 %s Volatile|Aligned 16
;>                OpStore %p %u Volatile|Aligned 4
