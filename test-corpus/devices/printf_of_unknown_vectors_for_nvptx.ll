; A vector whose format is not a constant is refused for LLVM's target of NVIDIA's GPUs: its output needs the elements.
; RUN: spirv-llvm %s -o %t.spv
; FAIL: spirv-llvm -r --spirv-target-triple=nvptx64-nvidia-cuda %t.spv -o %t.bc
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
declare spir_func i32 @printf(ptr addrspace(2), ...)
define spir_kernel void @k(ptr addrspace(2) %format, <2 x float> %v) {
  %r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) %format, <2 x float> %v)
  ret void
}
;> %t.spv: function @k: error: a printf format for vectors that is not a constant has no form for nvptx64-nvidia-cuda
;>   help: print the elements
