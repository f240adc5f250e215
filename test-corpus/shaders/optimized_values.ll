; Regression: What optimizers leave in a shader: freeze, extensions of truth values, marks of lifetimes, attributes of pointers that only kernels have.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpSelect OpStore OpCapability OpDecorate
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@flag = internal addrspace(10) global i32 0
@out = internal addrspace(10) global i32 0
define internal spir_func i32 @f(ptr noalias nonnull readonly %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
define void @main() #0 {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  %v = load i32, ptr addrspace(10) @flag
  %w = add nsw i32 %v, 1
  %f = freeze i32 %w
  %c = icmp eq i32 %f, 3
  %z = zext i1 %c to i32
  store i32 %z, ptr %a
  %r = call spir_func i32 @f(ptr %a)
  store i32 %r, ptr addrspace(10) @out
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>                OpCapability Shader
;>           %z = OpSelect %uint %c %uint_1 %uint_0
;>                OpStore %a %z
;>                OpStore %out %r
