; Regression: Constant expressions within each other, in code and in initialisers.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify -S %t.back.bc
; KEEP: global OpSpecConstantOp OpVariable OpBitcast OpConvertPtrToU OpISub OpPtr OpInBounds
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@table = internal addrspace(1) constant [4 x { i32, i64 }] zeroinitializer
@where = addrspace(1) global ptr addrspace(1) getelementptr inbounds ([4 x { i32, i64 }], ptr addrspace(1) @table, i64 0, i64 2, i32 1)
@distance = addrspace(1) global i64 sub (i64 ptrtoint (ptr addrspace(1) getelementptr inbounds ([4 x { i32, i64 }], ptr addrspace(1) @table, i64 0, i64 3) to i64), i64 ptrtoint (ptr addrspace(1) @table to i64))
define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load i64, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) getelementptr inbounds ([4 x { i32, i64 }], ptr addrspace(1) @table, i64 0, i64 1), i64 8)
  store i64 %v, ptr addrspace(1) inttoptr (i64 add (i64 ptrtoint (ptr addrspace(1) @where to i64), i64 0) to ptr addrspace(1))
  store i64 add (i64 ptrtoint (ptr addrspace(1) @table to i64), i64 16), ptr addrspace(1) %p
  ret void
}
;> $ spirv-llvm dis %t.spv
;>       %table = OpVariable %_ptr_CrossWorkgroup__arr__struct_3_uint_4 CrossWorkgroup %7
;>          %14 = OpSpecConstantOp %_ptr_CrossWorkgroup_ulong InBoundsPtrAccessChain %table %ulong_0 %ulong_2 %uint_1
;>       %where = OpVariable %_ptr_CrossWorkgroup__ptr_CrossWorkgroup_ulong CrossWorkgroup %14
;>          %18 = OpSpecConstantOp %_ptr_CrossWorkgroup__struct_3 InBoundsPtrAccessChain %table %ulong_0 %ulong_3
;>          %19 = OpSpecConstantOp %ulong ConvertPtrToU %18
;>          %20 = OpSpecConstantOp %ulong ConvertPtrToU %table
;>          %21 = OpSpecConstantOp %ulong ISub %19 %20
;>    %distance = OpVariable %_ptr_CrossWorkgroup_ulong CrossWorkgroup %21
;>          %29 = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup__struct_3 %table %ulong_0 %ulong_1
;>          %30 = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_ulong %29 %ulong_0 %uint_1
;>          %32 = OpConvertPtrToU %ulong %where
;>          %34 = OpConvertPtrToU %ulong %table
;> $ opt -passes=verify -S %t.back.bc
;> @where = addrspace(1) global ptr addrspace(1) getelementptr inbounds ([4 x { i32, i64 }], ptr addrspace(1) @table, i64 0, i64 2, i32 1)
;> @distance = addrspace(1) global i64 sub (i64 ptrtoint (ptr addrspace(1) getelementptr inbounds ([4 x { i32, i64 }], ptr addrspace(1) @table, i64 0, i64 3) to i64), i64 ptrtoint (ptr addrspace(1) @table to i64))
