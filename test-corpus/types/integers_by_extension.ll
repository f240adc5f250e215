; Regression: Integers of any width: as they are where the extension for them is allowed by its name, with constants of as many words as
; they take. What is computed of parts is computed up to 1,024 bits. The validator that is built in knows no such type, and is
; not asked about it.
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_arbitrary_precision_integers %s -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; RUN: spirv-llvm %s -o %t.parts.spv
; RUN: spirv-val %t.parts.spv
; KEEP: Arbitrary OpTypeInt OpIAdd OpLoad OpConstant OpSwitch OpBitcast i13 i48 i100
target triple = "spir64-unknown-unknown"

define spir_func i13 @sum(i13 %a, ptr addrspace(1) %p) {
  %b = load i13, ptr addrspace(1) %p, align 2
  %c = add i13 %a, %b
  %d = add i13 %c, -3
  ret i13 %d
}

define spir_func <3 x i48> @vectors(<3 x i48> %v) {
  %w = add <3 x i48> %v, <i48 1, i48 -1, i48 0>
  ret <3 x i48> %w
}

define spir_func i100 @wide(i100 %v) {
  %w = add i100 %v, 1267650600228229401496703205375
  ret i100 %w
}

define spir_func i4 @narrow(i4 %v) {
  %w = add i4 %v, 7
  ret i4 %w
}

define spir_func i32 @choice(i48 %v) {
  switch i48 %v, label %other [ i48 4294967296, label %one ]
one:
  ret i32 1
other:
  ret i32 0
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability ArbitraryPrecisionIntegersALTERA
;>           %2 = OpTypeInt 13 0
;>          %10 = OpConstant %2 8189
;>          %13 = OpTypeInt 48 0
;>          %18 = OpConstant %13 1
;>          %19 = OpConstant %13 281474976710655
;>          %20 = OpConstant %13 0
;>          %21 = OpConstantComposite %14 %18 %19 %20
;>          %24 = OpTypeInt 100 0
;>          %31 = OpTypeInt 4 0
;>          %35 = OpConstant %31 7
;>          %38 = OpTypeInt 32 0
;>          %44 = OpConstant %38 1
;>          %45 = OpConstant %38 0
;>           %8 = OpLoad %2 %6 Aligned 2
;>           %9 = OpIAdd %2 %5 %8
;>          %11 = OpIAdd %2 %9 %10
;>          %22 = OpIAdd %14 %16 %21
;>          %29 = OpIAdd %24 %26 %28
;>          %36 = OpIAdd %31 %33 %35
;>                OpSwitch %40 %42 4294967296 %43
;> $ opt -passes=verify -S %t.bc
;> define spir_func i13 @sum(i13 %a, ptr addrspace(1) %p) #0 {
;>   %b = load i13, ptr addrspace(1) %p, align 2
;>   %c = add i13 %a, %b
;>   %d = add i13 %c, -3
;>   ret i13 %d
;> define spir_func <3 x i48> @vectors(<3 x i48> %v) #0 {
;>   %w = add <3 x i48> %v, <i48 1, i48 -1, i48 0>
;>   ret <3 x i48> %w
;> define spir_func i100 @wide(i100 %v) #0 {
;>   %w = add i100 %v, -1
;>   ret i100 %w
;> define spir_func i32 @choice(i48 %v) #0 {
;>   switch i48 %v, label %other [
;>     i48 4294967296, label %one
