; In the form of Khronos' translator a truth value that nothing accesses stays one, and the friendly form lists linkage among
; the decorations, by their numbers. How hosts reach a variable is not dropped without its extension.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv --spirv-ext=+SPV_INTEL_global_variable_host_access %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: llvm-spirv -r --spirv-target-env=SPV-IR %t.spv -o %t.r.bc
; RUN: llvm-dis %t.r.bc -o -
; RUN: llvm-spirv --spirv-ext=+SPV_INTEL_global_variable_host_access %t.r.bc -o %t.2.spv
; RUN: spirv-llvm dis %t.2.spv
; FAIL(18): llvm-spirv %t.bc -o %t.none.spv
; KEEP: OpDecorate OpVariable spirv.Decorations {i32 error help Feature SPV_INTEL
target triple = "spir64-unknown-unknown"

@flag = addrspace(1) global i1 true, !spirv.Decorations !0
@read = addrspace(1) global i1 true

define spir_kernel void @k(ptr addrspace(1) %o) {
  %v = load i1, ptr addrspace(1) @read
  store i1 %v, ptr addrspace(1) %o
  ret void
}

!0 = !{!1}
!1 = !{i32 6188, i32 3, !"flag_of_host"}
