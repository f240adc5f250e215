; Translated: Integers of 8, 16 and 64 bits on a device without them: they are computed with those of 32 bits.
; RUN: spirv-llvm --device-features=core %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpTypeInt
; RUN: spirv-llvm --device-features=int16,int64 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpTypeInt
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@out = external addrspace(10) global [8 x i32]

define void @main() #0 {
  %v = load i32, ptr addrspace(10) @out
  %wide = sext i32 %v to i64
  %product = mul i64 %wide, %wide
  %quotient = udiv i64 %product, 1000
  %upper = lshr i64 %quotient, 32
  %u = trunc i64 %upper to i32
  store i32 %u, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @out, i64 4)
  %half = trunc i32 %v to i16
  %sum = add i16 %half, 1000
  %s = sext i16 %sum to i32
  store i32 %s, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @out, i64 8)
  %byte = trunc i32 %v to i8
  %q = sdiv i8 %byte, 3
  %b = sext i8 %q to i32
  store i32 %b, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @out, i64 12)
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;> $ spirv-llvm dis %t.spv
;>                OpCapability Shader
;>        %uint = OpTypeInt 32 0
;> $ spirv-llvm dis %t.spv
;>                OpCapability Shader
;>                OpCapability Int64
;>                OpCapability Int16
;>        %uint = OpTypeInt 32 0
;>       %ulong = OpTypeInt 64 0
;>      %ushort = OpTypeInt 16 0
