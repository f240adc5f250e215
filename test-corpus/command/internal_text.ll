; The internal text of llvm-spirv: written, read, made of a binary and made a binary.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv -spirv-text %t.bc -o %t.spt
; RUN: llvm-spirv -to-binary %t.spt -o %t.1.spv
; RUN: llvm-spirv %t.bc -o %t.2.spv
; RUN: llvm-spirv -to-text %t.2.spv -o %t.2.spt
; RUN: llvm-spirv -r -spirv-text %t.spt -o - | llvm-dis - -o -
; RUN: llvm-spirv -to-text %t.1.spv -o -
; RUN: llvm-spirv --spirv-tools-dis %t.bc -o -
; KEEP: FMul fmul Magic
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
;> $ llvm-spirv -r -spirv-text %t.spt -o - | llvm-dis - -o -
;>   %y = fmul float %x, %by
;> $ llvm-spirv -to-text %t.1.spv -o -
;> 5 FMul 4 19 18 8
;> $ llvm-spirv --spirv-tools-dis %t.bc -o -
;>           %y = OpFMul %float %x %by
