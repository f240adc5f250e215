; Rejected: Shaders have no cosine of 64 bits: OpenCL.std has, which is for kernels.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@value = internal addrspace(10) global double 0.0

define void @main() #0 {
  %x = load double, ptr addrspace(10) @value
  %y = call double @llvm.cos.f64(double %x)
  store double %y, ptr addrspace(10) @value
  ret void
}

declare double @llvm.cos.f64(double)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;> %s: function @main, block %0, '%y = call @llvm.cos.f64': error: the function only has an instruction of OpenCL.std, which shaders do not support
;>   help: use floats of 32 bits: trigonometry and exponentials do not support wider ones; in kernels, allow the feature float64 of the device
