; A constant of which a part is undefined is signed in one place and unsigned in another.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeInt OpTypeVector OpConstant OpUndef OpVariable OpStore
target triple = "spirv1.5-unknown-vulkan1.2-compute"

@a = internal thread_local addrspace(10) global <2 x i32> poison, !spirv.Signed !1
@b = internal thread_local addrspace(10) global <2 x i32> poison
@c = internal thread_local addrspace(10) global i32 poison, !spirv.Signed !1

define void @main() #0 {
  store <2 x i32> <i32 -1, i32 undef>, ptr addrspace(10) @a, align 8
  store <2 x i32> <i32 -1, i32 undef>, ptr addrspace(10) @b, align 8
  store i32 undef, ptr addrspace(10) @c, align 4
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

!spirv.EntryPoint = !{!0}
!0 = !{ptr @main, i32 5, !"main"}
!1 = !{}
;>        %uint = OpTypeInt 32 0
;>         %int = OpTypeInt 32 1
;>      %v2uint = OpTypeVector %uint 2
;>       %v2int = OpTypeVector %int 2
;>           %a = OpVariable %_ptr_Private_v2int Private
;>           %b = OpVariable %_ptr_Private_v2uint Private
;>           %c = OpVariable %_ptr_Private_int Private
;> %uint_4294967295 = OpConstant %uint 4294967295
;>      %int_n1 = OpConstant %int -1
;>          %13 = OpUndef %uint
;>          %20 = OpUndef %int
;>          %14 = OpConstantComposite %v2uint %uint_4294967295 %13
;>          %21 = OpConstantComposite %v2int %int_n1 %20
;>                OpStore %a %21
;>                OpStore %b %14
;>                OpStore %c %20
