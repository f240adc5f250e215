; What Julia's GPUCompiler calls, and what AdaptiveCpp calls: the output stands first, or behind an equals sign.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv -o %t.spv %t.bc --spirv-debug-info-version=ocl-100 --spirv-ext=+SPV_EXT_shader_atomic_float_add --spirv-max-version=1.4
; RUN: spirv-val %t.spv
; RUN: llvm-spirv -spirv-max-version=1.3 -spirv-ext=+SPV_EXT_relaxed_printf_string_address_space -o=%t.spv %t.bc
; RUN: llvm-spirv -spirv-debug-info-version=ocl-100 -spirv-allow-extra-diexpressions -spirv-allow-unknown-intrinsics=llvm.genx. -spirv-ext=-all,+SPV_INTEL_long_constant_composite,+SPV_INTEL_subgroups -o=%t.spv %t.bc
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
