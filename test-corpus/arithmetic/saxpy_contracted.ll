; Regression: A loop with contraction as optimisers leave it: the flags ask for no particular instruction, the operations stay.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFMul OpFAdd OpExtInst OpPhi OpBranchConditional OpDecorate ContractionOff
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @saxpy(ptr addrspace(1) %z, ptr addrspace(1) %x, ptr addrspace(1) %y, float %a, i64 %n) {
entry:
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %exit, label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %px = getelementptr inbounds float, ptr addrspace(1) %x, i64 %i
  %vx = load float, ptr addrspace(1) %px, align 4
  %py = getelementptr inbounds float, ptr addrspace(1) %y, i64 %i
  %vy = load float, ptr addrspace(1) %py, align 4
  %pz = getelementptr inbounds float, ptr addrspace(1) %z, i64 %i
  %vz = load float, ptr addrspace(1) %pz, align 4
  %ax = fmul contract float %a, %vx
  %s = fadd contract float %ax, %vy
  %t = fadd contract float %vz, %s
  %u = tail call float @llvm.fmuladd.f32(float %a, float %vx, float %t)
  store float %u, ptr addrspace(1) %pz, align 4
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %body
exit:
  ret void
}
declare float @llvm.fmuladd.f32(float, float, float)
;>          %29 = OpExtInstImport "OpenCL.std"
;>                OpBranchConditional %empty %exit %body
;>           %i = OpPhi %ulong %ulong_0 %entry %next %body
;>          %ax = OpFMul %float %a %vx
;>           %s = OpFAdd %float %ax %vy
;>           %t = OpFAdd %float %vz %s
;>           %u = OpExtInst %float %29 mad %a %vx %t
;>                OpBranchConditional %done %exit %body
