; Types of kernel arguments as strings, under either name of the command.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o - | spirv-llvm dis -
; RUN: llvm-spirv %t.bc -o - | spirv-llvm dis -
; RUN: llvm-spirv --preserve-ocl-kernel-arg-type-metadata-through-string %t.bc -o - | spirv-llvm dis -
; KEEP: OpString OpEntryPoint
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out) !kernel_arg_type !0 !kernel_arg_type_qual !1 {
  ret void
}

!0 = !{!"my_int*"}
!1 = !{!"const"}
;> $ spirv-llvm %t.bc -o - | spirv-llvm dis -
;>                OpEntryPoint Kernel %k "k"
;>           %7 = OpString "kernel_arg_type.k.my_int*,"
;>           %8 = OpString "kernel_arg_type_qual.k.const,"
;> $ llvm-spirv %t.bc -o - | spirv-llvm dis -
;>                OpEntryPoint Kernel %k "k"
;> $ llvm-spirv --preserve-ocl-kernel-arg-type-metadata-through-string %t.bc -o - | spirv-llvm dis -
;>                OpEntryPoint Kernel %k "k"
;>           %8 = OpString "kernel_arg_type.k.my_int*,"
;>           %9 = OpString "kernel_arg_type_qual.k.const,"
