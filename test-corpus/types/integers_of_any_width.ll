; Regression: Integers of 2, 3, 24, 31, 56 and 128 bits, from instructions and from memory.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeInt OpLoad OpStore
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare i2 @llvm.fptosi.sat.i2.f32(float)
define spir_kernel void @k(ptr addrspace(1) %p, i32 %a, float %f, i64 %x, i64 %y) {
  %two = call i2 @llvm.fptosi.sat.i2.f32(float %f)
  %w = sext i2 %two to i32
  store volatile i32 %w, ptr addrspace(1) %p
  %three = trunc i32 %a to i3
  %m = mul i3 %three, 3
  %mw = zext i3 %m to i32
  store volatile i32 %mw, ptr addrspace(1) %p
  %b = load i24, ptr addrspace(1) %p, align 4
  %b2 = add nsw i24 %b, 77
  store volatile i24 %b2, ptr addrspace(1) %p, align 1
  %v = load i56, ptr addrspace(1) %p, align 8
  %v2 = lshr i56 %v, 13
  store volatile i56 %v2, ptr addrspace(1) %p, align 8
  %t = trunc i32 %a to i31
  %t2 = sdiv i31 %t, 5
  %tw = sext i31 %t2 to i64
  store volatile i64 %tw, ptr addrspace(1) %p
  %xw = zext i64 %x to i128
  %yw = zext i64 %y to i128
  %prod = mul i128 %xw, %yw
  %hi = lshr i128 %prod, 64
  %high = trunc i128 %hi to i64
  store volatile i64 %high, ptr addrspace(1) %p
  %l = load i128, ptr addrspace(1) %p, align 16
  %l2 = sub i128 %l, %prod
  store volatile i128 %l2, ptr addrspace(1) %p, align 16
  ret void
}
;>        %uint = OpTypeInt 32 0
;>       %ulong = OpTypeInt 64 0
;>       %uchar = OpTypeInt 8 0
;>      %ushort = OpTypeInt 16 0
;>                OpStore %p %w Volatile|Aligned 4
;>                OpStore %p %mw Volatile|Aligned 4
;>          %43 = OpLoad %ushort %42 Aligned 4
;>          %49 = OpLoad %uchar %48 Aligned 2
;>                OpStore %42 %62 Volatile|Aligned 1
;>                OpStore %65 %64 Volatile|Aligned 1
;>          %66 = OpLoad %uint %p Aligned 8
;>          %71 = OpLoad %ushort %70 Aligned 4
;>          %78 = OpLoad %uchar %77 Aligned 2
;>                OpStore %p %87 Volatile|Aligned 8
;>                OpStore %91 %89 Volatile|Aligned 4
;>                OpStore %94 %93 Volatile|Aligned 2
;>                OpStore %109 %tw Volatile|Aligned 8
;>                OpStore %109 %117 Volatile|Aligned 8
;>         %118 = OpLoad %ulong %109 Aligned 16
;>         %122 = OpLoad %ulong %121 Aligned 8
;>                OpStore %109 %123 Volatile|Aligned 16
;>                OpStore %130 %128 Volatile|Aligned 8
