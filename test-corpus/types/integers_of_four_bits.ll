; Regression: Integers of four bits, alone, in vectors and in memory: as they are where the extension for them is allowed by its name.
; The validator that is built in does not know SPV_INTEL_int4 yet, and is not asked about it.
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_int4 %s -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; RUN: spirv-llvm --spirv-ext=+all %s -o %t.bytes.spv
; RUN: spirv-val %t.bytes.spv
; RUN: spirv-llvm dis %t.bytes.spv
; KEEP: Int4 OpTypeInt OpIAdd OpLoad OpConstant OpBitcast i4
target triple = "spir64-unknown-unknown"

define spir_func i4 @sum(i4 %a, ptr addrspace(1) %p) {
  %b = load i4, ptr addrspace(1) %p, align 1
  %c = add i4 %a, %b
  %d = add i4 %c, -3
  ret i4 %d
}

define spir_func i32 @packed(<8 x i4> %v) {
  %w = bitcast <8 x i4> %v to i32
  ret i32 %w
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability Int4TypeINTEL
;>          %u4 = OpTypeInt 4 0
;>       %u4_13 = OpConstant %u4 13
;>        %uint = OpTypeInt 32 0
;>           %b = OpLoad %u4 %p Aligned 1
;>           %c = OpIAdd %u4 %a %b
;>           %d = OpIAdd %u4 %c %u4_13
;>           %w = OpBitcast %uint %v
;> $ opt -passes=verify -S %t.bc
;> define spir_func i4 @sum(i4 %a, ptr addrspace(1) %p) #0 {
;>   %b = load i4, ptr addrspace(1) %p, align 1
;>   %c = add i4 %a, %b
;>   %d = add i4 %c, -3
;>   ret i4 %d
;> define spir_func i32 @packed(<8 x i4> %v) #0 {
;>   %w = bitcast <8 x i4> %v to i32
;> $ spirv-llvm dis %t.bytes.spv
;>       %uchar = OpTypeInt 8 0
;>       %ulong = OpTypeInt 64 0
;>    %ulong_15 = OpConstant %ulong 15
;>    %uchar_15 = OpConstant %uchar 15
;>    %uchar_13 = OpConstant %uchar 13
;>        %uint = OpTypeInt 32 0
;>     %ulong_4 = OpConstant %ulong 4
;>     %ulong_8 = OpConstant %ulong 8
;>    %ulong_12 = OpConstant %ulong 12
;>    %ulong_16 = OpConstant %ulong 16
;>    %ulong_20 = OpConstant %ulong 20
;>    %ulong_24 = OpConstant %ulong 24
;>    %ulong_28 = OpConstant %ulong 28
;> %ulong_4294967295 = OpConstant %ulong 4294967295
;>           %8 = OpLoad %uchar %p Aligned 1
;>          %14 = OpIAdd %uchar %a %13
;>          %18 = OpIAdd %uchar %16 %uchar_13
