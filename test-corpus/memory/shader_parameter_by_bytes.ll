; Regression: The variable behind a pointer parameter has the type that all calls pass.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFunction OpAccessChain OpLoad OpStore
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@out = internal addrspace(10) global i32 0
define internal spir_func void @second(ptr %p) {
  %at = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %at
  store i32 %v, ptr addrspace(10) @out
  ret void
}
define void @main() #0 {
  %a = alloca <2 x i32>
  store <2 x i32> <i32 1, i32 2>, ptr %a
  call spir_func void @second(ptr %a)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>      %second = OpFunction %void None %9
;>           %p = OpFunctionParameter %_ptr_Function_v2uint
;>          %14 = OpAccessChain %_ptr_Function_uint %p %uint_1
;>          %15 = OpLoad %uint %14
;>                OpStore %out %15
;>                OpFunctionEnd
;>        %main = OpFunction %void None %17
;>                OpStore %a %21
;>          %22 = OpFunctionCall %void %second %a
;>                OpFunctionEnd
