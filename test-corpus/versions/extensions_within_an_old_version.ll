; Regression: With every extension allowed but only version 1.1, what would need a later version is not used.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-max-version=1.1 --spirv-ext=+all %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm report %t.spv
; KEEP: OpExtension OpDecorate OpFAdd OpIAdd Version
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) noalias %p, float %f, i32 %n) {
  %g = fadd fast float %f, 1.0
  %h = fadd nnan ninf float %g, %f
  store float %h, ptr addrspace(1) %p
  %m = add nsw i32 %n, 1
  store i32 %m, ptr addrspace(1) %p
  %c = icmp slt i32 %m, 10
  br i1 %c, label %l, label %x
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %j = add nuw i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %l, label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 4}
;> $ spirv-llvm dis %t.spv
;> ; Version: 1.0
;>                OpExtension "SPV_KHR_no_integer_wrap_decoration"
;>                OpDecorate %p FuncParamAttr NoAlias
;>                OpDecorate %g FPFastMathMode Fast
;>                OpDecorate %h FPFastMathMode NotNaN|NotInf
;>                OpDecorate %m NoSignedWrap
;>                OpDecorate %j NoUnsignedWrap
;>           %g = OpFAdd %float %f %float_1
;>           %h = OpFAdd %float %g %f
;>           %m = OpIAdd %uint %n %uint_1
;>           %j = OpIAdd %uint %i %uint_1
;> $ spirv-llvm report %t.spv
;> Version: 1.0
