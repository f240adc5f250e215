; What --spirv-print-report says, alone and together with --spec-const-info.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv %t.bc -o %t.spv --spirv-ext=+SPV_KHR_expect_assume
; RUN: llvm-spirv --spirv-print-report %t.spv
; RUN: llvm-spirv --spirv-print-report -spec-const-info %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @root(ptr addrspace(1) %out, float %x) {
  %y = call spir_func float @_Z4sqrtf(float %x)
  store float %y, ptr addrspace(1) %out, align 4
  %c = fcmp oge float %y, 0.0
  call void @llvm.assume(i1 %c)
  ret void
}

declare spir_func float @_Z4sqrtf(float)
declare void @llvm.assume(i1)
;> $ llvm-spirv --spirv-print-report %t.spv
;> SPIR-V module report:
;>  Version: 1.0
;>  Memory model: OpenCL
;>  Addressing model: Physical64
;>  Number of capabilities: 3
;>   Capability: Addresses
;>   Capability: Kernel
;>   Capability: ExpectAssumeKHR
;>  Number of extensions: 1
;>   Extension: SPV_KHR_expect_assume
;>  Number of extended instruction sets: 1
;>   Extended Instruction Set: OpenCL.std
;> $ llvm-spirv --spirv-print-report -spec-const-info %t.spv
;> Number of scalar specialization constants in the module = 0
;> SPIR-V module report:
;>  Version: 1.0
;>  Memory model: OpenCL
;>  Addressing model: Physical64
;>  Number of capabilities: 3
;>   Capability: Addresses
;>   Capability: Kernel
;>   Capability: ExpectAssumeKHR
;>  Number of extensions: 1
;>   Extension: SPV_KHR_expect_assume
;>  Number of extended instruction sets: 1
;>   Extended Instruction Set: OpenCL.std
