; Regression: Constants whose bits are taken as another type, and sizes of 64 bits that clang stores into variables of 32.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoad OpStore OpBitcast OpVariable
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@out = internal addrspace(10) global double 0.0
@number = internal addrspace(10) global i32 0

define void @main() #0 {
  %stride = alloca i32
  store i64 88, ptr %stride
  store double bitcast (<2 x i32> <i32 1, i32 2> to double), ptr addrspace(10) @out
  %s = load i32, ptr %stride
  store i32 %s, ptr addrspace(10) @number
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>         %out = OpVariable %_ptr_Private_double Private %double_0
;>      %number = OpVariable %_ptr_Private_uint Private %uint_0
;>      %stride = OpVariable %_ptr_Function_uint Function
;>                OpStore %stride %17
;>          %22 = OpBitcast %double %21
;>                OpStore %out %22
;>           %s = OpLoad %uint %stride
;>                OpStore %number %s
