; Rejected: A function by the name of an instruction with operands of other types than the instruction has.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %sum = call i32 @_Z12__spirv_IAddii(i16 1, i32 2)
  ret void
}

declare i32 @_Z12__spirv_IAddii(i16, i32)
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;> %t.bc: function @main, block %0, '%sum = call @_Z12__spirv_IAddii': error: operand 1 of OpIAdd is not of the type of the result
;>   help: call the function with the types that the specification of SPIR-V defines for the instruction
