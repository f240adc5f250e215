; Regression: Annotations that state a decoration twice, as compilers for FPGAs write a default and a choice: the last one counts.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_fpga_memory_attributes --report-loss %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpDecorate lost:
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@text = private unnamed_addr addrspace(1) constant [39 x i8] c"{memory:DEFAULT}{numbanks:2}{5826:\22A\22}\00", section "llvm.metadata"
@more = private unnamed_addr addrspace(1) constant [16 x i8] c"{memory:DEFAULT}", section "llvm.metadata"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %m = alloca i32
  call void @llvm.var.annotation.p0.p1(ptr %m, ptr addrspace(1) @text, ptr addrspace(1) undef, i32 0, ptr addrspace(1) undef)
  call void @llvm.var.annotation.p0.p1(ptr %m, ptr addrspace(1) @more, ptr addrspace(1) undef, i32 0, ptr addrspace(1) undef)
  store volatile i32 1, ptr %m
  ret void
}
declare void @llvm.var.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
;> $ spirv-llvm --spirv-ext=+SPV_INTEL_fpga_memory_attributes --report-loss %t.bc -o %t.spv
;> lost: decoration MemoryALTERA (the annotation has another behind it) (performance, once): function @k, block %0, 'call @llvm.var.annotation.p0.p1'
;> lost: decoration MemoryALTERA (its target has another that rules it out) (performance, once): function @k, block %0, 'call @llvm.var.annotation.p0.p1'
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %m NumbanksALTERA 2
;>                OpDecorate %m MemoryALTERA "A"
;>                OpDecorate %m Alignment 4
