; Regression: An address that only leads to other unused addresses is not computed: nothing says what it is of.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAccessChain OpBitcast OpLabel
target triple = "spirv-unknown-vulkan1.0-compute"
define internal spir_func i32 @f(i32 %i, ptr %p) {
  %a = getelementptr <2 x i8>, ptr %p, i32 0, i32 0
  %b = getelementptr i8, ptr %a, i32 0
  %c = getelementptr i8, ptr %b, i32 0
  br label %n
n:
  br label %m
o:
  store i8 0, ptr %c, align 1
  br i1 false, label %n, label %m
m:
  ret i32 0
}
define void @entry1() #0 {
  %v = alloca <2 x i8>, align 2
  %r = call spir_func i32 @f(i32 0, ptr %v)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!spirv.MemoryModel = !{!3}
!spirv.EntryPoint = !{!2}
!2 = !{ptr @entry1, i32 5, !"entry1"}
!3 = !{i32 0, i32 1}
;>           %9 = OpLabel
;>          %14 = OpLabel
