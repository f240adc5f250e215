; Under the name llvm-spirv: default output names, standard streams, OpenCL 1.2 on the way back, no names of arguments.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv %t.bc
; RUN: llvm-spirv -r %t.spv
; RUN: llvm-spirv -r -o - %t.spv | llvm-dis - -o -
; RUN: llvm-spirv -r --spirv-gen-kernel-arg-name-md -spirv-target-env=SPV-IR %t.spv -o - | llvm-dis - -o -
; RUN: llvm-as %s -o - | llvm-spirv | llvm-spirv -r | llvm-dis - -o -
; KEEP: call kernel_arg_name
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @scale(ptr addrspace(1) %out, float %by) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  %x = load float, ptr addrspace(1) %at, align 4
  %y = fmul float %x, %by
  store float %y, ptr addrspace(1) %at, align 4
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 1, i32 1)
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func void @_Z18work_group_barrierj12memory_scope(i32, i32)
;> $ llvm-spirv -r -o - %t.spv | llvm-dis - -o -
;>   %1 = call spir_func i64 @_Z13get_global_idj(i32 0) #1
;>   %3 = call spir_func i64 @_Z13get_global_idj(i32 1) #1
;>   %5 = call spir_func i64 @_Z13get_global_idj(i32 2) #1
;>   call spir_func void @_Z7barrierj(i32 1) #2
;> $ llvm-spirv -r --spirv-gen-kernel-arg-name-md -spirv-target-env=SPV-IR %t.spv -o - | llvm-dis - -o -
;> define spir_kernel void @scale(ptr addrspace(1) %out, float %by) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_type_qual !8 !kernel_arg_base_type !7 !kernel_arg_name !9 {
;>   %1 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0) #1
;>   %3 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1) #1
;>   %5 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 2) #1
;>   call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 272) #2
;> $ llvm-as %s -o - | llvm-spirv | llvm-spirv -r | llvm-dis - -o -
;>   %1 = call spir_func i64 @_Z13get_global_idj(i32 0) #1
;>   %3 = call spir_func i64 @_Z13get_global_idj(i32 1) #1
;>   %5 = call spir_func i64 @_Z13get_global_idj(i32 2) #1
;>   call spir_func void @_Z7barrierj(i32 1) #2
