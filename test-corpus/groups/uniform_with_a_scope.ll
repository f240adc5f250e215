; Regression: The decoration that says on which scope a value is uniform, there and back.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r -S %t.spv -o -
; KEEP: UniformId UniformDecoration spirv.Decorations lost: !{
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %s = add i32 %a, 1, !spirv.Decorations !1
  store i32 %s, ptr addrspace(1) %p
  ret void
}
!1 = !{!2}
!2 = !{i32 27, i32 2}
;> $ spirv-llvm dis %t.spv
;>                OpCapability UniformDecoration
;>                OpDecorateId %s UniformId %uint_2
;> $ spirv-llvm -r -S %t.spv -o -
;>   %s = add i32 %a, 1, !spirv.Decorations !9
;> !spirv.MemoryModel = !{!0}
;> !opencl.spir.version = !{!1}
;> !opencl.ocl.version = !{!1}
;> !spirv.Generator = !{!2}
;> !opencl.enable.FP_CONTRACT = !{!3}
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !2 = !{i16 0, i16 0}
;> !3 = !{}
;> !4 = !{i32 1, i32 0}
;> !5 = !{!"none", !"none"}
;> !6 = !{!"int*", !"int"}
;> !7 = !{!"", !""}
;> !8 = !{!"p", !"a"}
;> !9 = !{!10}
;> !10 = !{i32 27, i32 2}
