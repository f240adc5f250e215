; Regression: A shader with a byte in memory of work-groups: what allows that is asked for, where the module says nothing of it.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpStore
target triple = "spirv1.5-unknown-vulkan1.2-compute"

@shared = internal addrspace(3) global [4 x i8] poison

define void @main() #0 {
  %at = getelementptr [4 x i8], ptr addrspace(3) @shared, i64 0, i64 1
  store i8 1, ptr addrspace(3) %at, align 1
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" }

!spirv.EntryPoint = !{!0}

!0 = !{ptr @main, i32 5, !"main", ptr addrspace(3) @shared}
;>                OpCapability Shader
;>                OpCapability Int64
;>                OpCapability Int8
;>                OpStore %at %uchar_1
