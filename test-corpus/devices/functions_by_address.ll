; Functions whose addresses are in memory: LLVM's target calls them by flat pointers.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: table load call define
target triple = "spirv64-amd-amdhsa"
@table = linkonce_odr addrspace(1) constant [1 x ptr addrspace(1)] [ptr addrspace(1) addrspacecast (ptr addrspace(4) @twice to ptr addrspace(1))], align 8
define linkonce_odr spir_func i32 @twice(i32 %a) addrspace(4) nounwind "referenced-indirectly" {
  %r = shl i32 %a, 1
  ret i32 %r
}
define spir_kernel void @k(ptr addrspace(1) %o, i64 %i) addrspace(4) nounwind {
  %place = getelementptr ptr addrspace(1), ptr addrspace(1) @table, i64 %i
  %entry = load ptr addrspace(1), ptr addrspace(1) %place, align 8
  %result = call spir_func addrspace(1) i32 %entry(i32 5)
  store i32 %result, ptr addrspace(1) %o
  ret void
}
;> @table = linkonce_odr addrspace(1) constant [1 x ptr addrspace(1)] [ptr addrspace(1) addrspacecast (ptr @twice to ptr addrspace(1))], align 8
;> define linkonce_odr i32 @twice(i32 %a) #0 {
;> define protected amdgpu_kernel void @k(ptr addrspace(1) %o, i64 %i) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !kernel_arg_name !7 {
;>   %place = getelementptr [1 x ptr addrspace(1)], ptr addrspace(1) @table, i64 0, i64 %i
;>   %entry = load ptr addrspace(1), ptr addrspace(1) %place, align 8
;>   %result = call i32 %1(i32 5)
