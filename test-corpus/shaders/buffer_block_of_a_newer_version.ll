; Rejected: SPIR-V has the decoration BufferBlock up to version 1.3 only.
; FAIL: spirv-llvm %s -o %t.spv
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
!2 = !{i32 3}
!3 = !{!4}
!4 = !{i32 35, i32 0}
!spirv.MemoryModel = !{!5}
!5 = !{i32 5348, i32 1}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;> %s: '@in': error: a structure is decorated with BufferBlock, which SPIR-V has up to version 1.3 only
;>   help: decorate it with Block, and put the variable into address space 11 (StorageBuffer)
