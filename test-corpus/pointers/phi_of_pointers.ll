; Regression: Pointers of different types meet in a phi, also over a back edge.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpPhi OpBitcast
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
e:
  %a = getelementptr i32, ptr addrspace(1) %p, i64 1
  %b = getelementptr <4 x float>, ptr addrspace(1) %q, i64 2
  %c = icmp eq i32 %n, 0
  br i1 %c, label %l, label %r
r:
  br label %l
l:
  %x = phi ptr addrspace(1) [ %a, %e ], [ %b, %r ], [ %y, %l ]
  %i = phi i32 [ 0, %e ], [ 0, %r ], [ %j, %l ]
  %v = load float, ptr addrspace(1) %x
  store float %v, ptr addrspace(1) %q
  %y = getelementptr i8, ptr addrspace(1) %x, i64 3
  %j = add i32 %i, 1
  %t = icmp slt i32 %j, %n
  br i1 %t, label %l, label %d
d:
  ret void
}
;>          %21 = OpBitcast %_ptr_CrossWorkgroup_v4float %q
;>          %12 = OpBitcast %_ptr_CrossWorkgroup_float %a
;>          %16 = OpBitcast %_ptr_CrossWorkgroup_float %b
;>           %x = OpPhi %_ptr_CrossWorkgroup_float %12 %e %16 %r %y %l
;>           %i = OpPhi %uint %uint_0 %e %uint_0 %r %j %l
;>          %34 = OpBitcast %_ptr_CrossWorkgroup_uchar %x
;>           %y = OpBitcast %_ptr_CrossWorkgroup_float %36
