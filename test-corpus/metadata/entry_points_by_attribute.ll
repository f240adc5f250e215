; Regression: An entry point that clang marks by its attributes alone; choices of pointers to shared memory need a capability.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpEntryPoint OpExecutionMode OpSelect
target triple = "spirv1.5-unknown-vulkan1.2-compute"

@a = internal addrspace(3) global [8 x i32] poison
@b = internal addrspace(3) global [8 x i32] poison
@g = internal addrspace(10) global i32 0

define void @main() #0 {
  %v = load i32, ptr addrspace(10) @g
  %c = icmp eq i32 %v, 0
  %p = select i1 %c, ptr addrspace(3) @a, ptr addrspace(3) @b
  %q = getelementptr [8 x i32], ptr addrspace(3) %p, i32 0, i32 2
  store i32 1, ptr addrspace(3) %q
  ret void
}

define void @other() #1 {
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,4,1" }
attributes #1 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>                OpCapability Shader
;>                OpEntryPoint GLCompute %main "main" %g %a %b
;>                OpEntryPoint GLCompute %other "other"
;>                OpExecutionMode %main LocalSize 8 4 1
;>                OpExecutionMode %other LocalSize 1 1 1
;>          %18 = OpSelect %uint %c %uint_0 %uint_1
;>                OpSelectionMerge %20 None
