; Regression: Annotations of pointers in generic memory: attributes of memory are about the variable, in the form of llvm-spirv about the cast; accesses are about the cast in both; accesses without any bit are words of the user.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-ext=+SPV_INTEL_fpga_memory_attributes,+SPV_INTEL_fpga_memory_accesses
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o -
; RUN: llvm-spirv %t.bc -o %t.khronos.spv --spirv-ext=+SPV_INTEL_fpga_memory_attributes,+SPV_INTEL_fpga_memory_accesses
; RUN: spirv-val %t.khronos.spv
; RUN: spirv-llvm dis %t.khronos.spv
; RUN: spirv-llvm -r %t.khronos.spv -o %t.back.bc
; RUN: opt -passes=verify -disable-output %t.back.bc
; RUN: spirv-llvm -r %t.khronos.spv -S -o -
; KEEP: OpDecorate annotation c" OpPtrCastToGeneric addrspacecast
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@.memory = private unnamed_addr addrspace(1) constant [26 x i8] c"{memory:MLAB}{numbanks:4}\00", section "llvm.metadata"
@.accessed = private unnamed_addr addrspace(1) constant [25 x i8] c"{params:5}{cache-size:0}\00", section "llvm.metadata"
@.plain = private unnamed_addr addrspace(1) constant [25 x i8] c"{params:0}{cache-size:0}\00", section "llvm.metadata"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %var = alloca i32, align 4
  %of_pointer = alloca i32, align 4
  %cast = addrspacecast ptr %var to ptr addrspace(4)
  call void @llvm.var.annotation.p4.p1(ptr addrspace(4) %cast, ptr addrspace(1) @.memory, ptr addrspace(1) null, i32 3, ptr addrspace(1) null)
  store i32 1, ptr addrspace(4) %cast, align 4
  %other = addrspacecast ptr %of_pointer to ptr addrspace(4)
  %one = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %other, ptr addrspace(1) @.memory, ptr addrspace(1) null, i32 3, ptr addrspace(1) null)
  store i32 2, ptr addrspace(4) %one, align 4
  %element = getelementptr i32, ptr addrspace(1) %p, i64 1
  %generic = addrspacecast ptr addrspace(1) %element to ptr addrspace(4)
  %two = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %generic, ptr addrspace(1) @.accessed, ptr addrspace(1) null, i32 3, ptr addrspace(1) null)
  store i32 3, ptr addrspace(4) %two, align 4
  %three = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @.plain, ptr addrspace(1) null, i32 3, ptr addrspace(1) null)
  store i32 4, ptr addrspace(1) %three, align 4
  ret void
}

declare void @llvm.var.annotation.p4.p1(ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
;> $ spirv-llvm dis %t.spv
;>                OpName %generic "generic"
;>                OpDecorate %var MemoryALTERA "MLAB"
;>                OpDecorate %var NumbanksALTERA 4
;>                OpDecorate %of_pointer MemoryALTERA "MLAB"
;>                OpDecorate %of_pointer NumbanksALTERA 4
;>                OpDecorate %generic BurstCoalesceALTERA
;>                OpDecorate %generic DontStaticallyCoalesceALTERA
;>                OpDecorate %var Alignment 4
;>                OpDecorate %of_pointer Alignment 4
;>        %cast = OpPtrCastToGeneric %_ptr_Generic_uint %var
;>       %other = OpPtrCastToGeneric %_ptr_Generic_uint %of_pointer
;>     %generic = OpPtrCastToGeneric %_ptr_Generic_uint %element
;> $ spirv-llvm -r %t.spv -S -o -
;> @0 = private unnamed_addr constant [26 x i8] c"{memory:MLAB}{numbanks:4}\00", align 1
;> @1 = private unnamed_addr constant [11 x i8] c"{params:5}\00", align 1
;>   call void @llvm.var.annotation.p0.p0(ptr %var, ptr @0, ptr poison, i32 poison, ptr poison)
;>   call void @llvm.var.annotation.p0.p0(ptr %of_pointer, ptr @0, ptr poison, i32 poison, ptr poison)
;>   %cast = addrspacecast ptr %var to ptr addrspace(4)
;>   %other = addrspacecast ptr %of_pointer to ptr addrspace(4)
;>   %generic = addrspacecast ptr addrspace(1) %element to ptr addrspace(4)
;>   %1 = call ptr addrspace(4) @llvm.ptr.annotation.p4.p0(ptr addrspace(4) %generic, ptr @1, ptr poison, i32 poison, ptr poison)
;> declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
;> declare ptr addrspace(4) @llvm.ptr.annotation.p4.p0(ptr addrspace(4), ptr, ptr, i32, ptr)
;> $ spirv-llvm dis %t.khronos.spv
;>                OpName %generic "generic"
;>                OpDecorate %cast MemoryALTERA "MLAB"
;>                OpDecorate %cast NumbanksALTERA 4
;>                OpDecorate %other MemoryALTERA "MLAB"
;>                OpDecorate %other NumbanksALTERA 4
;>                OpDecorate %generic BurstCoalesceALTERA
;>                OpDecorate %generic DontStaticallyCoalesceALTERA
;>                OpDecorate %var Alignment 4
;>                OpDecorate %of_pointer Alignment 4
;>                OpDecorate %p UserSemantic "{params:0}{cache-size:0}"
;>        %cast = OpPtrCastToGeneric %_ptr_Generic_uint %var
;>       %other = OpPtrCastToGeneric %_ptr_Generic_uint %of_pointer
;>     %generic = OpPtrCastToGeneric %_ptr_Generic_uint %element
;> $ spirv-llvm -r %t.khronos.spv -S -o -
;> @0 = private unnamed_addr constant [26 x i8] c"{memory:MLAB}{numbanks:4}\00", align 1
;> @1 = private unnamed_addr constant [11 x i8] c"{params:5}\00", align 1
;>   %cast = addrspacecast ptr %var to ptr addrspace(4)
;>   call void @llvm.var.annotation.p4.p0(ptr addrspace(4) %cast, ptr @0, ptr poison, i32 poison, ptr poison)
;>   %other = addrspacecast ptr %of_pointer to ptr addrspace(4)
;>   call void @llvm.var.annotation.p4.p0(ptr addrspace(4) %other, ptr @0, ptr poison, i32 poison, ptr poison)
;>   %generic = addrspacecast ptr addrspace(1) %element to ptr addrspace(4)
;>   %1 = call ptr addrspace(4) @llvm.ptr.annotation.p4.p0(ptr addrspace(4) %generic, ptr @1, ptr poison, i32 poison, ptr poison)
;> declare void @llvm.var.annotation.p4.p0(ptr addrspace(4), ptr, ptr, i32, ptr)
;> declare ptr addrspace(4) @llvm.ptr.annotation.p4.p0(ptr addrspace(4), ptr, ptr, i32, ptr)
