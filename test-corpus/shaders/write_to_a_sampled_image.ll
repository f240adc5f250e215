; Rejected: An image for samplers is not written, and one without a sampler has no levels.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [2 x i8] c"T\00", align 1

define void @main() #0 {
  %t = call target("spirv.Image", float, 1, 2, 0, 0, 1, 1) @llvm.spv.resource.handlefrombinding.t(i32 0, i32 0, i32 1, i32 0, ptr @.str)
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer.p(target("spirv.Image", float, 1, 2, 0, 0, 1, 1) %t, <2 x i32> zeroinitializer)
  store <4 x float> zeroinitializer, ptr addrspace(11) %p, align 16
  ret void
}

declare target("spirv.Image", float, 1, 2, 0, 0, 1, 1) @llvm.spv.resource.handlefrombinding.t(i32, i32, i32, i32, ptr)

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p(target("spirv.Image", float, 1, 2, 0, 0, 1, 1), <2 x i32>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;> %s: function @main, block %0, 'call @_Z18__spirv_ImageWrite4typeDv2_iDv4_f': error: an image is used as one of another kind: with or without a sampler, of several samples, or of other dimensions
;>   help: sample, fetch, and query levels of images whose number Sampled is 1; read and write those whose number is 2 (the last but one of target("spirv.Image", ...), before the format)
