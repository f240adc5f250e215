; What PoCL calls to write SPIR-V, under a name that begins with the one it has here.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv --spirv-gen-kernel-arg-name-md --spirv-max-version=1.2 --spirv-ext=+SPV_KHR_no_integer_wrap_decoration -o %t.spv %t.bc
; RUN: spirv-val %t.spv
; RUN: spirv-dis %t.spv
; KEEP: OpEntryPoint OpExtension Version
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @scale(ptr addrspace(1) %out, float %by) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  %x = load float, ptr addrspace(1) %at, align 4
  %y = fmul float %x, %by
  store float %y, ptr addrspace(1) %at, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
;> OpEntryPoint Kernel %3 "scale" %13
