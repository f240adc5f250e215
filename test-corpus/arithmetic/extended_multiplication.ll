; Regression: The instructions for products with twice the bits, by their own names.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpSMulExtended OpIAddCarry OpCompositeExtract OpFunctionCall
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%pair = type { i32, i32 }
declare spir_func %pair @_Z20__spirv_SMulExtendedii(i32, i32)
declare spir_func %pair @_Z17__spirv_IAddCarryjj(i32, i32)
define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %s = call spir_func %pair @_Z20__spirv_SMulExtendedii(i32 %a, i32 5)
  %l = extractvalue %pair %s, 0
  %h = extractvalue %pair %s, 1
  %c = call spir_func %pair @_Z17__spirv_IAddCarryjj(i32 %l, i32 %h)
  %v = extractvalue %pair %c, 1
  store i32 %v, ptr addrspace(1) %p
  ret void
}
;>           %s = OpSMulExtended %pair %a %uint_5
;>           %l = OpCompositeExtract %uint %s 0
;>           %h = OpCompositeExtract %uint %s 1
;>           %c = OpIAddCarry %pair %l %h
;>           %v = OpCompositeExtract %uint %c 1
