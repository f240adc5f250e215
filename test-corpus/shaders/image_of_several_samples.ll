; Regression: An image of several samples that is read without a sampler has a capability of its own.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpTypeImage
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [2 x i8] c"T\00", align 1

define void @main() #0 {
  %t = call target("spirv.Image", i32, 1, 2, 0, 1, 2, 33) @llvm.spv.resource.handlefrombinding.t(i32 0, i32 0, i32 1, i32 0, ptr @.str)
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer.p(target("spirv.Image", i32, 1, 2, 0, 1, 2, 33) %t, <2 x i32> zeroinitializer)
  %old = call i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11) %p, i32 3)
  ret void
}

declare target("spirv.Image", i32, 1, 2, 0, 1, 2, 33) @llvm.spv.resource.handlefrombinding.t(i32, i32, i32, i32, ptr)

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p(target("spirv.Image", i32, 1, 2, 0, 1, 2, 33), <2 x i32>)

declare i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11), i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>                OpCapability Shader
;>                OpCapability StorageImageMultisample
;>           %2 = OpTypeImage %uint 2D 2 0 1 2 R32ui
