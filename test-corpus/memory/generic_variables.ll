; Regression: Variables in generic memory are in global memory, and their addresses are cast: arrays that a constructor copies, pointers
; that are chosen, a table that is walked.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; KEEP: OpVariable OpPtrCastToGeneric OpGenericCastToPtr OpCopyMemorySized OpPhi @ones @table
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@ones = private unnamed_addr addrspace(4) constant [3 x i64] [i64 1, i64 1, i64 1], align 8
@table = internal addrspace(4) global [4 x i32] zeroinitializer, align 4

define spir_kernel void @k(ptr addrspace(1) %out, i64 %i, i1 %which) {
  %local = alloca [3 x i64], align 8
  %generic = addrspacecast ptr %local to ptr addrspace(4)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %generic, ptr addrspace(4) align 8 @ones, i64 24, i1 false)
  %at = getelementptr inbounds [4 x i32], ptr addrspace(4) @table, i64 0, i64 %i
  store i32 7, ptr addrspace(4) %at, align 4
  br i1 %which, label %there, label %end
there:
  br label %end
end:
  %chosen = phi ptr addrspace(4) [ %generic, %0 ], [ getelementptr inbounds (i8, ptr addrspace(4) @ones, i64 8), %there ]
  %v = load i64, ptr addrspace(4) %chosen, align 8
  store i64 %v, ptr addrspace(1) %out, align 8
  ret void
}

declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4), ptr addrspace(4), i64, i1)
;> $ spirv-llvm dis %t.spv
;>        %ones = OpVariable %_ptr_CrossWorkgroup__arr_ulong_uint_3 CrossWorkgroup %7
;>       %table = OpVariable %_ptr_CrossWorkgroup__arr_uint_uint_4 CrossWorkgroup %12
;>       %local = OpVariable %_ptr_Function__arr_ulong_uint_3 Function
;>          %29 = OpPtrCastToGeneric %_ptr_Generic__arr_ulong_uint_3 %local
;>          %30 = OpPtrCastToGeneric %_ptr_Generic__arr_ulong_uint_3 %ones
;>                OpCopyMemorySized %generic %30 %ulong_24 Aligned 8
;>          %33 = OpPtrCastToGeneric %_ptr_Generic__arr_uint_uint_4 %table
;>          %40 = OpPtrCastToGeneric %_ptr_Generic__arr_ulong_uint_3 %ones
;>      %chosen = OpPhi %_ptr_Generic_ulong %generic %25 %24 %there
;> $ spirv-llvm dis %t.rev.bc
;> @ones = internal addrspace(1) constant [3 x i64] [i64 1, i64 1, i64 1], align 8
;> @table = internal addrspace(1) global [4 x i32] zeroinitializer, align 4
;>   %1 = addrspacecast ptr addrspace(1) @ones to ptr addrspace(4)
;>   %2 = addrspacecast ptr addrspace(1) @table to ptr addrspace(4)
;>   %3 = addrspacecast ptr addrspace(1) @ones to ptr addrspace(4)
