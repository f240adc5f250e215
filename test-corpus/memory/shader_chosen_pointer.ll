; Regression: Pointers that a phi and a select choose in one variable: the index is chosen.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAccessChain OpLoad OpStore OpPhi OpSelect
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@table = internal addrspace(10) global [8 x i32] zeroinitializer
@out = internal addrspace(10) global i32 0
define void @main() #0 {
entry:
  %n = load i32, ptr addrspace(10) @out
  br label %loop
loop:
  %p = phi ptr addrspace(10) [ @table, %entry ], [ %next, %loop ]
  %v = load i32, ptr addrspace(10) %p
  %c = icmp eq i32 %v, %n
  %far = getelementptr i8, ptr addrspace(10) %p, i64 8
  %near = getelementptr i8, ptr addrspace(10) %p, i64 4
  %next = select i1 %c, ptr addrspace(10) %far, ptr addrspace(10) %near
  store i32 %v, ptr addrspace(10) %next
  %end = icmp eq i32 %v, 7
  br i1 %end, label %done, label %loop
done:
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>           %n = OpLoad %uint %out
;>          %18 = OpPhi %uint %uint_0 %entry %16 %17
;>          %19 = OpAccessChain %_ptr_Private_uint %table %18
;>          %20 = OpLoad %uint %19
;>          %16 = OpSelect %uint %c %24 %26
;>          %27 = OpAccessChain %_ptr_Private_uint %table %16
;>                OpStore %27 %20
