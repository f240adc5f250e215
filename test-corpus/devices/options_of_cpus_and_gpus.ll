; Options for kernels of CPUs are refused with the triple of GPUs, and the processor of a GPU with the triple of a CPU.
; RUN: spirv-llvm %s -o %t.spv
; FAIL(2): spirv-llvm -r --executable=nvptx64-nvidia-cuda --local-size=4,1,1 %t.spv -o %t.bc
; FAIL(2): spirv-llvm -r --executable=amdgcn-amd-amdhsa --max-work-items=64 %t.spv -o %t.bc
; FAIL(2): spirv-llvm -r --spirv-target-triple=nvptx64-nvidia-cuda --sub-group-size=8 %t.spv -o %t.bc
; FAIL(2): spirv-llvm -r --executable=amdgcn-amd-amdhsa --uniform-work-groups %t.spv -o %t.bc
; FAIL(2): spirv-llvm -r --executable=aarch64-unknown-linux-gnu --cpu=sm_80 %t.spv -o %t.bc
; FAIL(2): spirv-llvm -r --executable --cpu=gfx90a %t.spv -o %t.bc
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
define spir_kernel void @k() {
  ret void
}
;> $ spirv-llvm -r --executable=nvptx64-nvidia-cuda --local-size=4,1,1 %t.spv -o %t.bc
;> error: the option 'local-size' is for kernels that a CPU runs, and nvptx64-nvidia-cuda is a target of GPUs
;>   help: remove 'local-size', or set 'executable' to the triple of a CPU
;> $ spirv-llvm -r --executable=amdgcn-amd-amdhsa --max-work-items=64 %t.spv -o %t.bc
;> error: the option 'max-work-items' is for kernels that a CPU runs, and amdgcn-amd-amdhsa is a target of GPUs
;>   help: remove 'max-work-items', or set 'executable' to the triple of a CPU
;> $ spirv-llvm -r --spirv-target-triple=nvptx64-nvidia-cuda --sub-group-size=8 %t.spv -o %t.bc
;> error: the option 'sub-group-size' is for kernels that a CPU runs, and nvptx64-nvidia-cuda is a target of GPUs
;>   help: remove 'sub-group-size', or set 'executable' to the triple of a CPU
;> $ spirv-llvm -r --executable=amdgcn-amd-amdhsa --uniform-work-groups %t.spv -o %t.bc
;> error: the option 'uniform-work-groups' is for kernels that a CPU runs, and amdgcn-amd-amdhsa is a target of GPUs
;>   help: remove 'uniform-work-groups', or set 'executable' to the triple of a CPU
;> $ spirv-llvm -r --executable=aarch64-unknown-linux-gnu --cpu=sm_80 %t.spv -o %t.bc
;> error: the option 'cpu' is for kernels that a GPU runs, and aarch64-unknown-linux-gnu is a CPU
;>   help: remove 'cpu', or set 'executable' to the triple of GPUs
;> $ spirv-llvm -r --executable --cpu=gfx90a %t.spv -o %t.bc
;> error: the option 'cpu' is for kernels that a GPU runs, and x86_64-unknown-linux-gnu is a CPU
;>   help: remove 'cpu', or set 'executable' to the triple of GPUs
