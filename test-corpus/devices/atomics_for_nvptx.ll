; Atomic accesses for LLVM's target of NVIDIA's GPUs: it drops the order and the scope of atomicrmw, so fences and assembly have them.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=nvptx64-nvidia-cuda %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: atomicrmw fence call cmpxchg atomic
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %l, i32 %v) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 %v syncscope("device") seq_cst
  %b = atomicrmw sub ptr addrspace(1) %p, i32 %v seq_cst
  %c = atomicrmw umax ptr addrspace(3) %l, i32 %v syncscope("workgroup") acq_rel
  %d = atomicrmw xchg ptr addrspace(1) %p, i32 %v syncscope("subgroup") acquire
  %e = atomicrmw and ptr addrspace(1) %p, i32 %v syncscope("singlethread") seq_cst
  %f = atomicrmw or ptr addrspace(1) %p, i32 %v syncscope("device") monotonic
  fence syncscope("workgroup") acq_rel
  fence syncscope("singlethread") seq_cst
  fence seq_cst
  ret void
}
;>   fence syncscope("device") seq_cst
;>   %a = atomicrmw add ptr addrspace(1) %p, i32 %v syncscope("device") monotonic, align 4
;>   fence syncscope("device") acquire
;>   fence seq_cst
;>   %4 = call i32 asm sideeffect "atom.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(ptr %2, i32 %3)
;>   fence acquire
;>   fence syncscope("block") release
;>   %c = atomicrmw umax ptr addrspace(3) %1, i32 %v syncscope("block") monotonic, align 4
;>   fence syncscope("block") acquire
;>   %d = atomicrmw xchg ptr addrspace(1) %p, i32 %v syncscope("block") monotonic, align 4
;>   fence syncscope("block") acquire
;>   %e = atomicrmw and ptr addrspace(1) %p, i32 %v syncscope("block") monotonic, align 4
;>   %f = atomicrmw or ptr addrspace(1) %p, i32 %v syncscope("device") monotonic, align 4
;>   fence syncscope("block") acq_rel
;>   fence seq_cst
