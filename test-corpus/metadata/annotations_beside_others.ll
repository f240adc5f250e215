; Regression: Annotations in which one name stands for a decoration and another does not, that say how memory is accessed, and that are about functions and pointers.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv %t.bc -o %t.spv --spirv-ext=+SPV_INTEL_fpga_memory_attributes,+SPV_INTEL_fpga_memory_accesses,+SPV_INTEL_fpga_buffer_location
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify -disable-output %t.back.bc
; RUN: spirv-llvm -r %t.spv -S -o -
; RUN: llvm-spirv %t.bc -o %t.none.spv
; RUN: spirv-val %t.none.spv
; RUN: spirv-llvm dis %t.none.spv
; KEEP: OpDecorate annotation c"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.S = type { i32, i32 }
@.sized = private unnamed_addr addrspace(1) constant [26 x i8] c"{memory:MLAB}{sizeinfo:4}\00", section "llvm.metadata"
@.accessed = private unnamed_addr addrspace(1) constant [26 x i8] c"{params:11}{cache-size:7}\00", section "llvm.metadata"
@.located = private unnamed_addr addrspace(1) constant [9 x i8] c"{5921:3}\00", section "llvm.metadata"
@.words = private unnamed_addr addrspace(1) constant [7 x i8] c"a word\00", section "llvm.metadata"
@g = addrspace(1) global i32 0
@llvm.global.annotations = appending global [2 x { ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }] [{ ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspace(1) @.sized, ptr addrspace(1) @.words, i32 1, ptr addrspace(1) null }, { ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr @k, ptr addrspace(1) @.words, ptr addrspace(1) @.words, i32 1, ptr addrspace(1) null }], section "llvm.metadata"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %accessed = getelementptr inbounds %struct.S, ptr addrspace(1) %p, i64 0, i32 1
  %one = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %accessed, ptr addrspace(1) @.accessed, ptr addrspace(1) @.words, i32 3, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %one, align 4
  %located = getelementptr inbounds %struct.S, ptr addrspace(1) %p, i64 1, i32 1
  %two = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %located, ptr addrspace(1) @.located, ptr addrspace(1) @.words, i32 3, ptr addrspace(1) null)
  store i32 2, ptr addrspace(1) %two, align 4
  ret void
}
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %g LinkageAttributes "g" Export
;>                OpDecorate %g MemoryALTERA "MLAB"
;>                OpDecorate %accessed BurstCoalesceALTERA
;>                OpDecorate %accessed CacheSizeALTERA 7
;>                OpDecorate %accessed PrefetchALTERA 0
;>                OpDecorate %located BufferLocationALTERA 3
;>                OpDecorate %g UserSemantic "{sizeinfo:4}"
;>                OpDecorate %k UserSemantic "a word"
;> $ spirv-llvm -r %t.spv -S -o -
;> @0 = private unnamed_addr constant [14 x i8] c"{memory:MLAB}\00", section "llvm.metadata"
;> @1 = private unnamed_addr constant [13 x i8] c"{sizeinfo:4}\00", section "llvm.metadata"
;> @2 = private unnamed_addr constant [7 x i8] c"a word\00", section "llvm.metadata"
;> @3 = private unnamed_addr constant [26 x i8] c"{params:11}{cache-size:7}\00", align 1
;> @4 = private unnamed_addr constant [25 x i8] c"{sycl-buffer-location:3}\00", align 1
;> @llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr @0, ptr poison, i32 poison, ptr poison }, { ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr @1, ptr poison, i32 poison, ptr poison }, { ptr, ptr, ptr, i32, ptr } { ptr @k, ptr @2, ptr poison, i32 poison, ptr poison }], section "llvm.metadata"
;>   %1 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1) %accessed, ptr @3, ptr poison, i32 poison, ptr poison)
;>   %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1) %located, ptr @4, ptr poison, i32 poison, ptr poison)
;> declare ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1), ptr, ptr, i32, ptr)
;> $ spirv-llvm dis %t.none.spv
;>                OpDecorate %g LinkageAttributes "g" Export
;>                OpDecorate %g UserSemantic "{memory:MLAB}{sizeinfo:4}"
;>                OpDecorate %k UserSemantic "a word"
;>                OpDecorate %accessed UserSemantic "{params:11}{cache-size:7}"
