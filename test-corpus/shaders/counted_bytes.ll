; Regression: Loops that count bytes from a variable with members, as `loop-reduce` leaves them: the walk stays in the member where it begins.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpAccessChain OpPhi OpIAdd OpLoad OpStore
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%parts = type { i32, [4 x float], [4 x i32], [4 x i32] }
@start = internal addrspace(10) global i32 1
@parts = internal addrspace(10) global %parts zeroinitializer

define void @main() !reqd_work_group_size !1 {
entry:
  %own = alloca %parts
  %first = load i32, ptr addrspace(10) @start
  %wide = sext i32 %first to i64
  %bytes = shl nsw i64 %wide, 2
  %begin = add nsw i64 %bytes, 20
  br label %loop

loop:
  %offset = phi i64 [ %begin, %entry ], [ %next, %loop ]
  %other = phi i64 [ 36, %entry ], [ %before, %loop ]
  %at = phi i32 [ %first, %entry ], [ %more, %loop ]
  %place = getelementptr i8, ptr %own, i64 %offset
  store i32 %at, ptr %place
  %from = getelementptr i8, ptr addrspace(10) @parts, i64 %other
  %value = load i32, ptr addrspace(10) %from
  %to = getelementptr i8, ptr %own, i64 %other
  store i32 %value, ptr %to
  %next = add nsw i64 %offset, 4
  %before = add nsw i64 %other, 4
  %more = add i32 %at, 1
  %is_done = icmp eq i32 %more, 4
  br i1 %is_done, label %end, label %loop

end:
  %result = getelementptr %parts, ptr %own, i32 0, i32 2, i32 %first
  %read = load i32, ptr %result
  store i32 %read, ptr addrspace(10) @start
  ret void
}

!spirv.EntryPoint = !{!0}
!0 = !{ptr @main, i32 5, !"main", ptr addrspace(10) @start, ptr addrspace(10) @parts}
!1 = !{i32 1, i32 1, i32 1}
;>       %start = OpVariable %_ptr_Private_uint Private %uint_1
;>     %parts_0 = OpVariable %_ptr_Private_parts Private %11
;>         %own = OpVariable %_ptr_Function_parts Function
;>       %first = OpLoad %uint %start
;>          %23 = OpPhi %uint %first %entry %more %22
;>          %26 = OpPhi %uint %uint_0 %entry %25 %22
;>          %28 = OpPhi %uint %uint_0 %entry %27 %22
;>          %30 = OpPhi %uint %uint_0 %entry %29 %22
;>          %31 = OpIAdd %uint %first %26
;>          %34 = OpAccessChain %_ptr_Function_uint %own %uint_2 %31
;>                OpStore %34 %23
;>          %36 = OpAccessChain %_ptr_Private_uint %parts_0 %uint_3 %28
;>          %37 = OpLoad %uint %36
;>          %38 = OpAccessChain %_ptr_Function_uint %own %uint_3 %30
;>                OpStore %38 %37
;>        %more = OpIAdd %uint %23 %uint_1
;>          %29 = OpIAdd %uint %30 %uint_1
;>          %27 = OpIAdd %uint %28 %uint_1
;>          %25 = OpIAdd %uint %26 %uint_1
;>      %result = OpAccessChain %_ptr_Function_uint %own %uint_2 %first
;>        %read = OpLoad %uint %result
;>                OpStore %start %read
