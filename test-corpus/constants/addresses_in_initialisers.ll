; Regression: Initialisers that refer to other variables, pointers in memory, and `printf` with a string argument.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpSpecConstantOp OpVariable printf
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@g1 = addrspace(1) global ptr addrspace(1) @g2
@g2 = addrspace(1) global i32 7
@s = addrspace(2) constant [6 x i8] c"%d %s\00"
@c = addrspace(1) global { i32, ptr addrspace(1) } { i32 3, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g2, i64 2) }
@w = internal addrspace(3) global i32 zeroinitializer
@x = addrspace(1) global i64 ptrtoint (ptr addrspace(1) @g2 to i64)
declare i32 @printf(ptr addrspace(2), ...)
define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load ptr addrspace(1), ptr addrspace(1) @g1
  %r = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @s, i32 3, ptr addrspace(2) @s)
  store i32 %r, ptr addrspace(1) %v
  store i32 %r, ptr addrspace(3) @w
  %n = icmp eq ptr addrspace(1) %v, null
  %m = select i1 %n, ptr addrspace(1) %p, ptr addrspace(1) @g2
  store ptr addrspace(1) %m, ptr addrspace(1) @g1
  ret void
}
;>          %g2 = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup %uint_7
;>          %g1 = OpVariable %_ptr_CrossWorkgroup__ptr_CrossWorkgroup_uint CrossWorkgroup %g2
;>           %s = OpVariable %_ptr_UniformConstant__arr_uchar_uint_6 UniformConstant %16
;>          %22 = OpSpecConstantOp %_ptr_CrossWorkgroup_uchar Bitcast %g2
;>          %25 = OpSpecConstantOp %_ptr_CrossWorkgroup_uchar PtrAccessChain %22 %ulong_2
;>           %c = OpVariable %_ptr_CrossWorkgroup__struct_19 CrossWorkgroup %26
;>           %w = OpVariable %_ptr_Workgroup_uint Workgroup
;>          %31 = OpSpecConstantOp %ulong ConvertPtrToU %g2
;>           %x = OpVariable %_ptr_CrossWorkgroup_ulong CrossWorkgroup %31
;>           %r = OpExtInst %uint %39 printf %41 %uint_3 %41
