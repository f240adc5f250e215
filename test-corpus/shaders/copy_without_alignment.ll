; Rejected: A copy from or to an address states the alignment, which the function of the instruction is given.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%head = type { ptr addrspace(14), ptr addrspace(14) }

@in = external addrspace(13) constant %head

define void @main() #0 {
  %to = load ptr addrspace(14), ptr addrspace(13) @in
  %place = getelementptr %head, ptr addrspace(13) @in, i32 0, i32 1
  %from = load ptr addrspace(14), ptr addrspace(13) %place
  call void @_Z18__spirv_CopyMemoryPU3AS14iPU3AS14i(ptr addrspace(14) %to, ptr addrspace(14) %from)
  %v = load i32, ptr addrspace(14) %from, align 4
  store i32 %v, ptr addrspace(14) %to, align 4
  ret void
}

declare void @_Z18__spirv_CopyMemoryPU3AS14iPU3AS14i(ptr addrspace(14), ptr addrspace(14))

!spirv.Structure = !{!0}
!0 = !{%head poison, !1, !3, !5}
!1 = !{!2}
!2 = !{i32 2}
!3 = !{!4}
!4 = !{i32 35, i32 0}
!5 = !{!6}
!6 = !{i32 35, i32 8}

!spirv.MemoryModel = !{!7}
!7 = !{i32 5348, i32 1}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;> %s: function @main, block %0, 'call @_Z18__spirv_CopyMemoryPU3AS14iPU3AS14i': error: memory at an address is copied without its alignment
;>   help: pass the memory operand Aligned (2) and the alignment in bytes
