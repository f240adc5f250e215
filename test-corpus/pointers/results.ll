; The result of a function points to what its callers use, through memory too.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeFunction OpFunctionCall OpBitcast OpPhi
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define internal spir_func ptr addrspace(1) @next(ptr %cursor) {
  %here = load ptr addrspace(1), ptr %cursor, align 8
  %there = getelementptr i8, ptr addrspace(1) %here, i64 8
  store ptr addrspace(1) %there, ptr %cursor, align 8
  ret ptr addrspace(1) %here
}

define spir_kernel void @sum(ptr addrspace(1) %in, i32 %n) {
entry:
  %cursor = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %cursor, align 8
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %p = call spir_func ptr addrspace(1) @next(ptr %cursor)
  %v = load double, ptr addrspace(1) %p, align 8
  %w = fadd double %v, 1.0
  store double %w, ptr addrspace(1) %p, align 8
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
;>           %5 = OpTypeFunction %_ptr_CrossWorkgroup_double %_ptr_Function__ptr_CrossWorkgroup_double
;>          %15 = OpTypeFunction %void %_ptr_CrossWorkgroup_double %uint
;>           %i = OpPhi %uint %uint_0 %entry %j %loop
;>           %p = OpFunctionCall %_ptr_CrossWorkgroup_double %next %cursor_0
