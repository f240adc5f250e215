; Annotations become decorations of members, variables and globals.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss --spirv-min-version=1.4 --spirv-ext=+SPV_INTEL_fpga_memory_attributes
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll --report-loss
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; RUN: spirv-llvm %t.r.bc -o %t.again.spv --report-loss --spirv-min-version=1.4 --spirv-ext=+SPV_INTEL_fpga_memory_attributes
; RUN: spirv-val %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; KEEP: lost OpDecorate OpMemberDecorate OpVariable annotation Decorations !{i32
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
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %g LinkageAttributes "g" Export
;>                OpDecorate %g MemoryALTERA "MLAB"
;>                OpDecorate %g NumbanksALTERA 4
;>                OpDecorate %g MergeALTERA "key" "depth"
;>                OpDecorate %m BankBitsALTERA 1 2 3
;>                OpDecorate %again BankBitsALTERA 1 2 3
;>                OpDecorate %s Alignment 4
;>                OpDecorate %g UserSemantic "a word"
;>                OpDecorate %s UserSemantic "a word"
;>                OpDecorate %n UserSemantic "a word"
;>           %g = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup %uint_0
;>           %s = OpVariable %_ptr_Function_struct_S Function
;> $ opt -passes=verify -S %t.r.bc -o -
;> @llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr @0, ptr poison, i32 poison, ptr poison }, { ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr @1, ptr poison, i32 poison, ptr poison }], section "llvm.metadata"
;>   call void @llvm.var.annotation.p0.p0(ptr %s, ptr @2, ptr poison, i32 poison, ptr poison)
;>   %1 = call ptr @llvm.ptr.annotation.p0.p0(ptr %m, ptr @3, ptr poison, i32 poison, ptr poison)
;>   %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1) %again, ptr @3, ptr poison, i32 poison, ptr poison)
;>   %c = call ptr @llvm.ptr.annotation.p0.p0(ptr %n, ptr @2, ptr poison, i32 poison, ptr poison)
;> declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #1
;> declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #1
;> declare ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1), ptr, ptr, i32, ptr) #1
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !4 = !{i32 1}
;> $ spirv-llvm dis %t.again.spv
;>                OpDecorate %g LinkageAttributes "g" Export
;>                OpDecorate %g MemoryALTERA "MLAB"
;>                OpDecorate %g NumbanksALTERA 4
;>                OpDecorate %g MergeALTERA "key" "depth"
;>                OpDecorate %m BankBitsALTERA 1 2 3
;>                OpDecorate %again BankBitsALTERA 1 2 3
;>                OpDecorate %s Alignment 4
;>                OpDecorate %g UserSemantic "a word"
;>                OpDecorate %s UserSemantic "a word"
;>                OpDecorate %n UserSemantic "a word"
;>           %g = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup %uint_0
;>           %s = OpVariable %_ptr_Function_struct_S Function
