; A declared function that takes a structure by value: its parameter stays typed, and nothing stands in the declaration that
; casts it.
; RUN: spirv-llvm --spirv-untyped-pointers %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFunction OpLabel OpBitcast
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%pair = type { i32, float }

declare spir_func void @taken(ptr byval(%pair) align 4)

define spir_kernel void @k() {
  %a = alloca %pair, align 4
  store i32 1, ptr %a, align 4
  call spir_func void @taken(ptr byval(%pair) align 4 %a)
  ret void
}
;>       %taken = OpFunction %void None %15
;>          %16 = OpFunctionParameter %_ptr_Function_pair
;>                OpFunctionEnd
;>           %k = OpFunction %void None %3
;>           %4 = OpLabel
;>          %19 = OpBitcast %_ptr_Function_pair %a
;>          %14 = OpFunctionCall %void %taken %19
;>                OpFunctionEnd
