; Rejected: Vulkan links no modules, so that a shader has to define what it calls.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

declare spir_func void @elsewhere()

define void @main() #0 {
  call spir_func void @elsewhere()
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;> %s: function @elsewhere: error: the shader uses a function or a variable that the module does not define
;>   help: link its definition with the shader (llvm-link) before the translation, or declare the capability Linkage (!spirv.Capability)
