; Modules that HIP's compiler makes call intrinsics of AMD's GPUs. No other target has them, so that LLVM would fail in the end.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa --cpu=gfx90a %t.spv -o %t.amd.bc
; FAIL: spirv-llvm -r --spirv-target-triple=nvptx64-nvidia-cuda --cpu=sm_80 %t.spv -o %t.nv.bc
; FAIL: spirv-llvm -r --executable %t.spv -o %t.cpu.bc
target triple = "spirv64-amd-amdhsa"

define spir_kernel void @where(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
;> $ spirv-llvm -r --spirv-target-triple=nvptx64-nvidia-cuda --cpu=sm_80 %t.spv -o %t.nv.bc
;> %t.spv: function @where: error: the intrinsic llvm.amdgcn.workitem.id.x of another processor has no form for nvptx64-nvidia-cuda
;>   help: compile the source for this target, or call functions of OpenCL C
;> $ spirv-llvm -r --executable %t.spv -o %t.cpu.bc
;> %t.spv: function @where: error: the intrinsic llvm.amdgcn.workitem.id.x of another processor has no form for x86_64-unknown-linux-gnu
;>   help: compile the source for this target, or call functions of OpenCL C
