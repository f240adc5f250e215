; `OpExtInstImport "OpenCL.std"` and `OpSource`: `headers` alone changes the encoding (always).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=headers=always %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExtInstImport OpSource OpFunction
target triple = "spir64-unknown-unknown"

define spir_func void @f() {
  ret void
}
;> $ spirv-llvm dis %t.plain.spv
;>           %f = OpFunction %void None %3
;>                OpFunctionEnd
;> $ spirv-llvm dis %t.spv
;>           %1 = OpExtInstImport "OpenCL.std"
;>                OpSource Unknown 0
;>           %f = OpFunction %void None %4
;>                OpFunctionEnd
