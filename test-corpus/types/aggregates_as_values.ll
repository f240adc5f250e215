; Regression: Aggregates returned, in phis and built by insertvalue on undef.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpPhi OpCompositeInsert OpReturnValue OpSelect
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_func { float, [1 x float] } @f(float %a, i1 %c) {
  %x = insertvalue { float, [1 x float] } undef, float %a, 0
  %y = insertvalue { float, [1 x float] } %x, float 2.0, 1, 0
  br i1 %c, label %l, label %r
l:
  br label %j
r:
  br label %j
j:
  %p = phi { float, [1 x float] } [ %x, %l ], [ %y, %r ]
  %s = select i1 %c, { float, [1 x float] } %p, { float, [1 x float] } %x
  ret { float, [1 x float] } %s
}
;>           %x = OpCompositeInsert %_struct_6 %a %12 0
;>           %y = OpCompositeInsert %_struct_6 %float_2 %x 1 0
;>           %p = OpPhi %_struct_6 %x %l %y %r
;>           %s = OpSelect %_struct_6 %c %p %x
;>                OpReturnValue %s
