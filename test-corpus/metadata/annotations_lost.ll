; Annotations that neither the version nor the options allow are reported.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: lost OpDecorate OpMemberDecorate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.S = type { i32, [4 x float] }
@.banks = private unnamed_addr addrspace(1) constant [44 x i8] c"{memory:MLAB}{numbanks:4}{merge:key:depth}\00\00", section "llvm.metadata"
@.number = private unnamed_addr addrspace(1) constant [15 x i8] c"{5835:1,2,3}\00\00\00", section "llvm.metadata"
@.words = private unnamed_addr addrspace(1) constant [8 x i8] c"a word\00\00", section "llvm.metadata"
@.file = private unnamed_addr addrspace(1) constant [5 x i8] c"f.cl\00", section "llvm.metadata"
@g = addrspace(1) global i32 0
@llvm.global.annotations = appending global [2 x { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }] [{ ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @g, ptr addrspace(1) @.words, ptr addrspace(1) @.file, i32 1, ptr addrspace(1) null }, { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @g, ptr addrspace(1) @.banks, ptr addrspace(1) @.file, i32 1, ptr addrspace(1) null }], section "llvm.metadata"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %s = alloca %struct.S, align 4
  call void @llvm.var.annotation.p0.p1(ptr %s, ptr addrspace(1) @.words, ptr addrspace(1) @.file, i32 3, ptr addrspace(1) null)
  %m = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 0
  %a = call ptr @llvm.ptr.annotation.p0.p1(ptr %m, ptr addrspace(1) @.number, ptr addrspace(1) @.file, i32 3, ptr addrspace(1) null)
  store i32 1, ptr %a
  %again = getelementptr inbounds %struct.S, ptr addrspace(1) %p, i32 0, i32 0
  %b = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %again, ptr addrspace(1) @.number, ptr addrspace(1) @.file, i32 3, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %b
  %n = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 1
  %c = call ptr @llvm.ptr.annotation.p0.p1(ptr %n, ptr addrspace(1) @.words, ptr addrspace(1) @.file, i32 3, ptr addrspace(1) null)
  store float 1.0, ptr %c
  ret void
}
declare ptr @llvm.ptr.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare void @llvm.var.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
;> $ spirv-llvm %t.bc -o %t.spv --report-loss
;> lost: decoration BankBitsALTERA (needs SPV_INTEL_fpga_memory_attributes) (performance, 2 times): function @k, block %0, '%a = call @llvm.ptr.annotation.p0.p1'; function @k, block %0, '%b = call @llvm.ptr.annotation.p1.p1'
;> lost: decoration UserSemantic (the version is too low) (cosmetic, 4 times): '@llvm.global.annotations'; '@llvm.global.annotations'; function @k, block %0, 'call @llvm.var.annotation.p0.p1'
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %g LinkageAttributes "g" Export
;>                OpDecorate %s Alignment 4
