; The text of llvm-spirv has access and initialisation of FPGA variables by name, and reads them so.
; RUN: llvm-spirv --spirv-ext=+SPV_INTEL_global_variable_host_access,+SPV_INTEL_global_variable_fpga_decorations %s -o %t.spv
; RUN: llvm-spirv -to-text %t.spv -o %t.spt
; RUN: llvm-spirv -to-binary %t.spt -o %t.again.spv
; RUN: llvm-spirv -to-text %t.again.spv -o -
; KEEP: INTEL
target triple = "spir64-unknown-unknown"

@table = addrspace(1) global i32 0, align 4, !spirv.Decorations !0

!0 = !{!1, !2}
!1 = !{i32 6188, i32 1, !"table"}
!2 = !{i32 6190, i32 0}
;> 2 Capability GlobalVariableHostAccessINTEL
;> 2 Capability GlobalVariableFPGADecorationsINTEL
;> 12 Extension "SPV_INTEL_global_variable_fpga_decorations"
;> 11 Extension "SPV_INTEL_global_variable_host_access"
;> 6 Decorate 5 HostAccessINTEL ReadINTEL "table"
;> 4 Decorate 5 InitModeINTEL InitOnDeviceReprogramINTEL
