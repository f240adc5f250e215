; In the form of Khronos' translator a truth value that nothing accesses stays one.
; The friendly form lists linkage among the decorations, by their numbers; how hosts reach a variable needs its extension.
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
;> $ spirv-llvm dis %t.spv
;>                OpExtension "SPV_INTEL_global_variable_host_access"
;>                OpDecorate %flag HostAccessINTEL ReadWriteINTEL "flag_of_host"
;>                OpDecorate %flag LinkageAttributes "flag" Export
;>                OpDecorate %read LinkageAttributes "read" Export
;>        %flag = OpVariable %_ptr_CrossWorkgroup_bool CrossWorkgroup %true
;>        %read = OpVariable %_ptr_CrossWorkgroup_uchar CrossWorkgroup %uchar_1
;> $ llvm-dis %t.r.bc -o -
;> @flag = addrspace(1) global i1 true, !spirv.Decorations !0
;> !1 = !{i32 41, !"flag", i32 0}
;> !2 = !{i32 6188, i32 3, !"flag_of_host"}
;> !3 = !{i32 2, i32 2}
;> !4 = !{i32 0, i32 0}
;> !5 = !{i32 2, i32 0}
;> !8 = !{i32 1}
;> $ spirv-llvm dis %t.2.spv
;>                OpExtension "SPV_INTEL_global_variable_host_access"
;>                OpDecorate %flag LinkageAttributes "flag" Export
;>                OpDecorate %flag HostAccessINTEL ReadWriteINTEL "flag_of_host"
;>                OpDecorate %read LinkageAttributes "read" Export
;>        %flag = OpVariable %_ptr_CrossWorkgroup_bool CrossWorkgroup %true
;>        %read = OpVariable %_ptr_CrossWorkgroup_uchar CrossWorkgroup %uchar_1
;> $ llvm-spirv %t.bc -o %t.none.spv
;> RequiresExtension: Feature requires the following SPIR-V extension:
;> SPV_INTEL_global_variable_host_access
;> %t.bc: '@flag': error: the decoration HostAccessINTEL needs SPV_INTEL_global_variable_host_access
;>   help: allow it with --spirv-ext=+SPV_INTEL_global_variable_host_access
