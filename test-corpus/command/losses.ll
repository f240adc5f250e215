; Losses by grade: unasked, only what may change the program is said; errors from a grade on; nothing, or how many.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-llvm -q %t.bc -o %t.spv
; RUN: spirv-llvm -v %t.bc -o %t.spv
; RUN: llvm-spirv %t.bc -o %t.spv
; FAIL: spirv-llvm --strict=semantic %t.bc -o %t.spv
; FAIL: spirv-llvm --strict %t.bc -o %t.spv
; RUN: spirv-llvm --report-loss=json %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func nofpclass(nan) float @f(float noundef %x) #0 {
  ret float %x
}

attributes #0 = { strictfp }

!llvm.ident = !{!0}
!0 = !{!"somebody"}
;> $ spirv-llvm %t.bc -o %t.spv
;> %t.bc: function @f: warning: lost: attribute strictfp
;>   help: compile without strict floating point
;> $ spirv-llvm -v %t.bc -o %t.spv
;> %t.bc: function @f: warning: lost: attribute strictfp
;>   help: compile without strict floating point
;> %t.bc: note: not carried: 1 semantic, 2 performance, 1 cosmetic; --report-loss lists them
;> $ spirv-llvm --strict=semantic %t.bc -o %t.spv
;> %t.bc: function @f: error: attribute strictfp is lost (once)
;>   help: compile without strict floating point
;> $ spirv-llvm --strict %t.bc -o %t.spv
;> %t.bc: function @f: error: attribute strictfp is lost (once)
;>   help: compile without strict floating point
;> %t.bc: function @f: error: attribute nofpclass (result) is lost (once)
;>   help: remove it from the input, or drop --strict to accept the loss
;> %t.bc: function @f: error: attribute noundef is lost (once)
;>   help: remove it from the input, or drop --strict to accept the loss
;> $ spirv-llvm --report-loss=json %t.bc -o %t.spv
;> {"losses":[{"count":1,"grade":"cosmetic","kind":"metadata","name":"!llvm.ident","places":["module"],"remedy":null},{"count":1,"grade":"semantic","kind":"attribute","name":"strictfp","places":["function @f"],"remedy":"compile without strict floating point"},{"count":1,"grade":"performance","kind":"attribute","name":"nofpclass (result)","places":["function @f"],"remedy":null},{"count":1,"grade":"performance","kind":"attribute","name":"noundef","places":["function @f"],"remedy":null}]}
