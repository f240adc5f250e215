; Regression: Annotations that ask for registers of FPGAs, of integers and of pointers: OpFPGARegINTEL where its extension is allowed, else the value. Other texts, and integers that SPIR-V does not have, keep the value.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv %t.bc -o %t.spv --spirv-ext=+SPV_INTEL_fpga_reg
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify -disable-output %t.back.bc
; RUN: spirv-llvm -r %t.spv -S -o -
; RUN: spirv-llvm %t.bc -o %t.none.spv --report-loss
; RUN: spirv-val %t.none.spv
; RUN: spirv-llvm dis %t.none.spv
; KEEP: FPGAReg annotation OpBitcast UserSemantic lost
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@.register = private unnamed_addr addrspace(1) constant [25 x i8] c"__builtin_intel_fpga_reg\00", section "llvm.metadata"
@.words = private unnamed_addr addrspace(1) constant [7 x i8] c"a word\00", section "llvm.metadata"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a, float %b) {
  %one = call i32 @llvm.annotation.i32.p1(i32 %a, ptr addrspace(1) @.register, ptr addrspace(1) @.words, i32 3)
  store i32 %one, ptr addrspace(1) %p, align 4
  %bits = bitcast float %b to i32
  %two = call i32 @llvm.annotation.i32.p1(i32 %bits, ptr addrspace(1) @.register, ptr addrspace(1) @.words, i32 4)
  %float = bitcast i32 %two to float
  %next = getelementptr i8, ptr addrspace(1) %p, i64 4
  store float %float, ptr addrspace(1) %next, align 4
  %three = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @.register, ptr addrspace(1) @.words, i32 5, ptr addrspace(1) null)
  %four = call i32 @llvm.annotation.i32.p1(i32 %a, ptr addrspace(1) @.words, ptr addrspace(1) @.words, i32 6)
  store i32 %four, ptr addrspace(1) %three, align 4
  %wide = zext i32 %a to i40
  %five = call i40 @llvm.annotation.i40.p1(i40 %wide, ptr addrspace(1) @.register, ptr addrspace(1) @.words, i32 7)
  %six = trunc i40 %five to i32
  store i32 %six, ptr addrspace(1) %p, align 4
  ret void
}

declare i32 @llvm.annotation.i32.p1(i32, ptr addrspace(1), ptr addrspace(1), i32)
declare i40 @llvm.annotation.i40.p1(i40, ptr addrspace(1), ptr addrspace(1), i32)
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
;> $ spirv-llvm dis %t.spv
;>                OpCapability FPGARegALTERA
;>         %one = OpFPGARegALTERA %uint %a
;>        %bits = OpBitcast %uint %b
;>         %two = OpFPGARegALTERA %uint %bits
;>       %float = OpBitcast %float_0 %two
;>          %19 = OpBitcast %_ptr_CrossWorkgroup_uchar %p
;>        %next = OpBitcast %_ptr_CrossWorkgroup_float_0 %22
;>       %three = OpFPGARegALTERA %_ptr_CrossWorkgroup_uint %p
;> $ spirv-llvm -r %t.spv -S -o -
;>   %one = call i32 @llvm.annotation.i32.p0(i32 %a, ptr @0, ptr poison, i32 poison)
;>   %two = call i32 @llvm.annotation.i32.p0(i32 %bits, ptr @0, ptr poison, i32 poison)
;>   %three = call ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1) %p, ptr @0, ptr poison, i32 poison, ptr poison)
;> declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)
;> declare ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1), ptr, ptr, i32, ptr)
;> $ spirv-llvm %t.bc -o %t.none.spv --report-loss
;> lost: hint llvm.annotation (performance, 4 times): function @k, 'call @llvm.annotation.i32.p1'; function @k, 'call @llvm.annotation.i32.p1'; function @k, 'call @llvm.annotation.i32.p1'
;> lost: hint llvm.ptr.annotation (performance, once): function @k, block %0, '%three = call @llvm.ptr.annotation.p1.p1'
;> $ spirv-llvm dis %t.none.spv
;>        %bits = OpBitcast %uint %b
;>       %float = OpBitcast %float_0 %bits
;>          %16 = OpBitcast %_ptr_CrossWorkgroup_uchar %p
;>        %next = OpBitcast %_ptr_CrossWorkgroup_float_0 %19
