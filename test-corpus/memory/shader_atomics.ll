; Atomic instructions of LLVM IR in a shader: orders that Vulkan has, within one device, and the memory that they order.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpConstant OpAtomicLoad OpAtomicStore OpAtomicIAdd OpAtomicCompareExchange OpMemoryBarrier
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@shared = internal addrspace(3) global i32 poison

define void @main() #0 {
  %old = atomicrmw add ptr addrspace(3) @shared, i32 5 seq_cst
  %same = load atomic i32, ptr addrspace(3) @shared seq_cst, align 4
  store atomic i32 %same, ptr addrspace(3) @shared syncscope("workgroup") release, align 4
  %pair = cmpxchg ptr addrspace(3) @shared, i32 %old, i32 %same acq_rel monotonic
  fence seq_cst
  %last = atomicrmw add ptr addrspace(3) @shared, i32 7 monotonic
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>      %uint_1 = OpConstant %uint 1
;>    %uint_328 = OpConstant %uint 328
;>      %uint_5 = OpConstant %uint 5
;>    %uint_322 = OpConstant %uint 322
;>      %uint_2 = OpConstant %uint 2
;>    %uint_324 = OpConstant %uint 324
;>      %uint_0 = OpConstant %uint 0
;>      %uint_7 = OpConstant %uint 7
;>         %old = OpAtomicIAdd %uint %shared %uint_1 %uint_328 %uint_5
;>        %same = OpAtomicLoad %uint %shared %uint_1 %uint_322
;>                OpAtomicStore %shared %uint_2 %uint_324 %same
;>          %17 = OpAtomicCompareExchange %uint %shared %uint_1 %uint_328 %uint_0 %same %old
;>                OpMemoryBarrier %uint_1 %uint_328
;>        %last = OpAtomicIAdd %uint %shared %uint_1 %uint_0 %uint_7
