; Regression: The address of a variable of generic memory in the initialiser of another: it is in global memory, and cast there, too.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.r.bc
; RUN: opt -passes=verify -disable-output %t.r.bc
; RUN: llvm-dis %t.r.bc -o -
; KEEP: OpVariable OpSpecConstantOp OpConstantComposite @number @address @table @other
target triple = "spir64-unknown-unknown"

@number = addrspace(4) global [4 x i32] zeroinitializer
@address = addrspace(1) global ptr addrspace(4) @number
@table = addrspace(1) constant [2 x ptr addrspace(4)] [ptr addrspace(4) @number, ptr addrspace(4) getelementptr ([4 x i32], ptr addrspace(4) @number, i64 0, i64 2)]
@other = addrspace(4) global ptr addrspace(4) @address_of_address
@address_of_address = addrspace(4) global ptr addrspace(1) @address

define spir_kernel void @k(ptr addrspace(1) %out, i64 %i) {
  %slot = getelementptr ptr addrspace(4), ptr addrspace(1) @table, i64 %i
  %p = load ptr addrspace(4), ptr addrspace(1) %slot, align 8
  %v = load i32, ptr addrspace(4) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  store i32 %v, ptr addrspace(4) @number, align 4
  ret void
}
;> $ spirv-llvm dis %t.spv
;>      %number = OpVariable %_ptr_CrossWorkgroup__arr_uint_uint_4 CrossWorkgroup %5
;>           %9 = OpSpecConstantOp %_ptr_Generic__arr_uint_uint_4 PtrCastToGeneric %number
;>     %address = OpVariable %_ptr_CrossWorkgroup__ptr_Generic__arr_uint_uint_4 CrossWorkgroup %9
;>          %15 = OpSpecConstantOp %_ptr_Generic_uint Bitcast %9
;>          %19 = OpSpecConstantOp %_ptr_Generic_uint PtrAccessChain %9 %ulong_0 %ulong_2
;>       %table = OpVariable %_ptr_CrossWorkgroup__arr__ptr_Generic_uint_uint_2 CrossWorkgroup %20
;>          %29 = OpSpecConstantOp %_ptr_CrossWorkgroup__ptr_Generic_uchar Bitcast %address
;> %address_of_address = OpVariable %_ptr_CrossWorkgroup__ptr_CrossWorkgroup__ptr_Generic_uchar CrossWorkgroup %29
;>          %32 = OpSpecConstantOp %_ptr_Generic__ptr_CrossWorkgroup__ptr_Generic_uchar PtrCastToGeneric %address_of_address
;>          %33 = OpSpecConstantOp %_ptr_Generic__ptr_CrossWorkgroup_uchar Bitcast %32
;>       %other = OpVariable %_ptr_CrossWorkgroup__ptr_Generic__ptr_CrossWorkgroup_uchar CrossWorkgroup %33
;> $ llvm-dis %t.r.bc -o -
;> @number = addrspace(1) global [4 x i32] zeroinitializer
;> @address = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @number to ptr addrspace(4))
;> @table = addrspace(1) constant [2 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(1) @number to ptr addrspace(4)), ptr addrspace(4) getelementptr ([4 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(1) @number to ptr addrspace(4)), i64 0, i64 2)]
;> @address_of_address = addrspace(1) global ptr addrspace(1) @address
;> @other = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @address_of_address to ptr addrspace(4))
;>   %slot = getelementptr [2 x ptr addrspace(4)], ptr addrspace(1) @table, i64 0, i64 %i
;>   %1 = addrspacecast ptr addrspace(1) @number to ptr addrspace(4)
