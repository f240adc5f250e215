; Regression: A pipe that clang 16 passes as a pointer was one where no call used it: its qualifier is the only word for it.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypePipe OpFunctionParameter
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64"

define spir_kernel void @main(ptr addrspace(1) %to, ptr addrspace(1) %packets) !kernel_arg_addr_space !0 !kernel_arg_access_qual !1 !kernel_arg_type !2 !kernel_arg_base_type !2 !kernel_arg_type_qual !3 {
  store i32 0, ptr addrspace(1) %to, align 4
  ret void
}

!opencl.ocl.version = !{!4}

!0 = !{i32 1, i32 1}
!1 = !{!"none", !"write_only"}
!2 = !{!"uint*", !"uint"}
!3 = !{!"", !"pipe"}
!4 = !{i32 2, i32 0}
;> %PipeWriteOnly = OpTypePipe WriteOnly
;>          %to = OpFunctionParameter %_ptr_CrossWorkgroup_uint
;>     %packets = OpFunctionParameter %PipeWriteOnly
