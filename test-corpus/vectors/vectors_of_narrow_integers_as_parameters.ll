; Regression: Vectors of integers of odd widths that a kernel takes: one integer of all their bits, as they are in memory.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFunctionParameter OpTypeInt OpTypeVector
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(<4 x i4> %a, <3 x i7> %b, <5 x i17> %d, ptr addrspace(1) %out) {
  %w = extractelement <4 x i4> %a, i32 1
  %x = extractelement <3 x i7> %b, i32 2
  %z = extractelement <5 x i17> %d, i32 4
  %w32 = zext i4 %w to i32
  %x32 = zext i7 %x to i32
  %z32 = zext i17 %z to i32
  %wx = add i32 %w32, %x32
  %sum = add i32 %wx, %z32
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}
;>      %ushort = OpTypeInt 16 0
;>        %uint = OpTypeInt 32 0
;>       %ulong = OpTypeInt 64 0
;>     %v2ulong = OpTypeVector %ulong 2
;>       %uchar = OpTypeInt 8 0
;>     %v4uchar = OpTypeVector %uchar 4
;>     %v3uchar = OpTypeVector %uchar 3
;>           %a = OpFunctionParameter %ushort
;>           %b = OpFunctionParameter %uint
;>           %d = OpFunctionParameter %v2ulong
;>         %out = OpFunctionParameter %_ptr_CrossWorkgroup_uint
