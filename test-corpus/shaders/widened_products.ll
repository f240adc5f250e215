; Regression: Offsets of bytes that passes compute in 32 bits and widen without a sign: the elements and members of structures are found in products that do not wrap.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAccessChain
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%light = type { <3 x float>, float, <3 x float> }
%scene = type { [5 x float], [4 x %light] }
@number = internal addrspace(10) global i32 1
@scene = internal addrspace(10) global %scene zeroinitializer

define void @main() !reqd_work_group_size !1 {
  %i = load i32, ptr addrspace(10) @number
  %product = mul nuw nsw i32 %i, 48
  %bytes = zext i32 %product to i64
  %light = getelementptr i8, ptr addrspace(10) @scene, i64 %bytes
  %brightness = getelementptr i8, ptr addrspace(10) %light, i64 48
  store float 1.0, ptr addrspace(10) %brightness
  %doubled = shl nuw nsw i32 %i, 2
  %at = zext i32 %doubled to i64
  %number = getelementptr i8, ptr addrspace(10) @scene, i64 %at
  store float 2.0, ptr addrspace(10) %number
  %next = add nsw i32 %i, 1
  %wide = zext nneg i32 %next to i64
  %following = getelementptr %light, ptr addrspace(10) @scene, i64 %wide
  %second = getelementptr i8, ptr addrspace(10) %following, i64 64
  store <3 x float> splat (float 3.0), ptr addrspace(10) %second
  ret void
}

!spirv.EntryPoint = !{!0}
!0 = !{ptr @main, i32 5, !"main", ptr addrspace(10) @number, ptr addrspace(10) @scene}
!1 = !{i32 1, i32 1, i32 1}
;>          %22 = OpAccessChain %_ptr_Private_float %scene_0 %uint_1 %i %uint_1
;>          %25 = OpAccessChain %_ptr_Private_float %scene_0 %uint_0 %i
;>          %30 = OpAccessChain %_ptr_Private_v3float %scene_0 %uint_1 %27 %uint_2
