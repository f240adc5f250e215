; Regression: Vectors of one element in functions of vector compute: its extension has no such vectors, and that of long vectors has.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc --spirv-ext=+SPV_INTEL_vector_compute -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm %t.bc --spirv-ext=+SPV_INTEL_vector_compute,+SPV_EXT_long_vector -o %t.long.spv
; RUN: spirv-llvm dis %t.long.spv
; KEEP: OpCapability OpTypeVector OpFAdd OpLoad OpStore
target triple = "spir64-unknown-unknown"
define spir_func <1 x float> @f(<1 x float> %x, <1 x float> %y) #0 {
  %z = fadd <1 x float> %x, %y
  ret <1 x float> %z
}
define spir_kernel void @k(ptr addrspace(1) %p) #0 {
  %v = load <1 x float>, ptr addrspace(1) %p
  %w = call spir_func <1 x float> @f(<1 x float> %v, <1 x float> %v)
  store <1 x float> %w, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "VCFunction" }
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Linkage
;>                OpCapability Kernel
;>                OpCapability VectorComputeINTEL
;>           %7 = OpFAdd %float %x %y
;>          %14 = OpLoad %float %p Aligned 4
;>                OpStore %p %15 Aligned 4
;> $ spirv-llvm dis %t.long.spv
;>                OpCapability Addresses
;>                OpCapability Linkage
;>                OpCapability Kernel
;>                OpCapability LongVectorEXT
;>                OpCapability VectorComputeINTEL
;>     %v1float = OpTypeVector %float 1
;>           %z = OpFAdd %v1float %x %y
;>           %v = OpLoad %v1float %p Aligned 4
;>                OpStore %p %w Aligned 4
