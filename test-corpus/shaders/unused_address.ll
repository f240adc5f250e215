; Regression: An address that nobody uses had another type than its variable, which logical pointers cannot have.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpAccessChain OpBitcast OpStore OpReturn
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-compute"

define void @main() #0 {
  %x = alloca i8
  %y = load i8, ptr %x
  store i8 %y, ptr %x
  %unused = getelementptr i8, ptr %x, i32 0
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>           %x = OpVariable %_ptr_Function_uchar Function
;>                OpStore %x %y
;>                OpReturn
