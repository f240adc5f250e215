; Regression: A vector of six elements, as optimisers make of two vectors of three.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeVector OpLoad OpStore OpVectorShuffle
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %x, <3 x i64> %y) {
  %six = load <6 x i64>, ptr addrspace(1) %x, align 32
  %z = shufflevector <3 x i64> %y, <3 x i64> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison>
  %s = add <6 x i64> %six, %z
  %t = shufflevector <6 x i64> %s, <6 x i64> %six, <6 x i32> <i32 0, i32 7, i32 2, i32 9, i32 4, i32 11>
  store <6 x i64> %t, ptr addrspace(1) %x, align 32
  %first = extractelement <6 x i64> %t, i64 0
  store i64 %first, ptr addrspace(1) %x
  ret void
}
;>     %v4ulong = OpTypeVector %ulong 4
;>     %v3ulong = OpTypeVector %ulong 3
;>     %v2ulong = OpTypeVector %ulong 2
;>          %11 = OpLoad %v4ulong %x Aligned 32
;>          %20 = OpLoad %v2ulong %19 Aligned 32
;>          %22 = OpVectorShuffle %v4ulong %y %21 0 1 2 4294967295
;>          %26 = OpVectorShuffle %v4ulong %23 %11 0 5 2 7
;>          %27 = OpVectorShuffle %v2ulong %25 %20 0 3
;>                OpStore %x %26 Aligned 32
;>                OpStore %29 %27 Aligned 32
;>                OpStore %32 %first Aligned 8
