; Names of instructions with a number behind them, as translators tell overloads apart: it says nothing.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc --spirv-ext=+SPV_KHR_cooperative_matrix -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv --spirv-target-env=SPV-IR -o %t.rev.bc
; RUN: llvm-dis %t.rev.bc -o -
; KEEP: OpCooperative call
target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z32__spirv_CooperativeMatrixLoadKHR_1PU3AS1Kcili(ptr addrspace(1), i32, i64, i32)
declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 0) @_Z32__spirv_CooperativeMatrixLoadKHR_2(ptr addrspace(4), i32, i64)
declare spir_func void @_Z33__spirv_CooperativeMatrixStoreKHR_2(ptr addrspace(1), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2), i32, i64, i32)

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(4) %g) {
  %sums = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z32__spirv_CooperativeMatrixLoadKHR_1PU3AS1Kcili(ptr addrspace(1) %p, i32 0, i64 8, i32 0)
  %bytes = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 0) @_Z32__spirv_CooperativeMatrixLoadKHR_2(ptr addrspace(4) %g, i32 0, i64 16)
  call spir_func void @_Z33__spirv_CooperativeMatrixStoreKHR_2(ptr addrspace(1) %p, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) %sums, i32 0, i64 8, i32 1)
  ret void
}
;> $ spirv-llvm dis %t.spv
;>        %sums = OpCooperativeMatrixLoadKHR %14 %p %uint_0 %ulong_8 None
;>       %bytes = OpCooperativeMatrixLoadKHR %20 %g %uint_0 %ulong_16
;>                OpCooperativeMatrixStoreKHR %p %sums %uint_0 %ulong_8 Volatile
;> $ llvm-dis %t.rev.bc -o -
;>   %sums = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z84__spirv_CooperativeMatrixLoadKHR_RPU3AS142__spirv_CooperativeMatrixKHR__uint_3_8_8_2PU3AS1cili(ptr addrspace(1) %p, i32 0, i64 8, i32 0) #0
;>   %bytes = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 0) @_Z85__spirv_CooperativeMatrixLoadKHR_RPU3AS143__spirv_CooperativeMatrixKHR__char_3_8_16_0PU3AS4cil(ptr addrspace(4) %g, i32 0, i64 16) #0
;>   call spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1cPU3AS142__spirv_CooperativeMatrixKHR__uint_3_8_8_2ili(ptr addrspace(1) %p, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) %sums, i32 0, i64 8, i32 1) #0
