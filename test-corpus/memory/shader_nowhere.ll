; Regression: LLVM marks what is never executed by stores through null, and extends the index 0 of a variable itself.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAccessChain OpLoad OpStore
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@pair = internal addrspace(10) global { i32, [4 x i32] } zeroinitializer

define void @main() #0 {
  %zero = sext i32 0 to i64
  %n = load i32, ptr addrspace(10) @pair
  %p = getelementptr { i32, [4 x i32] }, ptr addrspace(10) @pair, i64 %zero, i32 1, i32 %n
  store i32 1, ptr addrspace(10) %p
  %never = icmp eq i32 %n, 9
  br i1 %never, label %no, label %yes
no:
  store i8 poison, ptr null
  %lost = load i32, ptr addrspace(10) null
  store i32 %lost, ptr addrspace(10) @pair
  br label %yes
yes:
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>          %14 = OpAccessChain %_ptr_Private_uint %pair %uint_0
;>          %15 = OpLoad %uint %14
;>          %17 = OpAccessChain %_ptr_Private_uint %pair %uint_1 %15
;>                OpStore %17 %uint_1
;>          %23 = OpAccessChain %_ptr_Private_uint %pair %uint_0
;>                OpStore %23 %24
