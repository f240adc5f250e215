; Translated: Accesses beside a variable of a shader, which unrolled loops have where they are never executed.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoad OpStore OpAccessChain OpUndef
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@out = external addrspace(10) global i32

define void @main() #0 {
  %array = alloca [3 x { i32, <2 x float> }]
  store [3 x { i32, <2 x float> }] zeroinitializer, ptr %array
  %v = load i32, ptr addrspace(10) @out
  %c = icmp eq i32 %v, 77
  br i1 %c, label %beside, label %end
beside:
  %p = getelementptr { i32, <2 x float> }, ptr %array, i64 3
  %x = load i32, ptr %p
  %q = getelementptr i8, ptr %array, i64 64
  store i32 %x, ptr %q
  store i32 %x, ptr addrspace(10) @out
  br label %end
end:
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>          %22 = OpUndef %uint
;>                OpStore %array %15
;>           %v = OpLoad %uint %out
;>                OpStore %out %22
