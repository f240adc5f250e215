; Regression: A step of bytes from an address of a storage buffer is computed with integers.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpConvert OpIAdd OpLoad OpStore OpCapability
target triple = "spirv1.6-unknown-vulkan1.3-compute"
%head = type { ptr addrspace(14) }
@in = external addrspace(13) constant %head
@out = internal addrspace(10) global i32 0
define void @main() #0 {
  %p = load ptr addrspace(14), ptr addrspace(13) @in
  %at = getelementptr i8, ptr addrspace(14) %p, i64 16
  %v = load i32, ptr addrspace(14) %at, align 4
  store i32 %v, ptr addrspace(10) @out
  ret void
}
!spirv.Structure = !{!0}
!0 = !{%head poison, !1, !3}
!1 = !{!2}
!2 = !{i32 2}
!3 = !{!4}
!4 = !{i32 35, i32 0}
!spirv.MemoryModel = !{!5}
!5 = !{i32 5348, i32 1}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>                OpCapability Shader
;>                OpCapability Int64
;>                OpCapability PhysicalStorageBufferAddresses
;>          %15 = OpLoad %_ptr_PhysicalStorageBuffer_uint %14
;>          %17 = OpConvertPtrToU %ulong %15
;>          %19 = OpIAdd %ulong %17 %ulong_16
;>          %20 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer_uint %19
;>           %v = OpLoad %uint %20 Aligned 4
;>                OpStore %out %v
