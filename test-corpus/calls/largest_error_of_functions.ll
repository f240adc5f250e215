; Regression: Operations and functions of Intel's compilers that say how large the error of their result may be.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc --spirv-ext=+SPV_INTEL_fp_max_error -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm %t.bc --report-loss -o %t.2.spv
; KEEP: OpDecorate OpF OpExtInst OpFunctionCall lost fpmath
target triple = "spir64-unknown-unknown"

declare float @llvm.fpbuiltin.fmul.f32(float, float)
declare float @llvm.fpbuiltin.fdiv.f32(float, float)
declare <2 x double> @llvm.fpbuiltin.sin.v2f64(<2 x double>)
declare float @llvm.fpbuiltin.ldexp.f32.i32(float, i32)

define spir_kernel void @k(float %x, float %y, <2 x double> %v, i32 %n, ptr addrspace(1) %out) {
  %product = call fast float @llvm.fpbuiltin.fmul.f32(float %x, float %y) #0
  %quotient = call float @llvm.fpbuiltin.fdiv.f32(float %product, float %y)
  %scaled = call float @llvm.fpbuiltin.ldexp.f32.i32(float %quotient, i32 %n) #1
  store float %scaled, ptr addrspace(1) %out
  %sine = call <2 x double> @llvm.fpbuiltin.sin.v2f64(<2 x double> %v) #1
  %end = getelementptr i8, ptr addrspace(1) %out, i64 16
  store <2 x double> %sine, ptr addrspace(1) %end
  ret void
}

attributes #0 = { "fpbuiltin-max-error"="0.5" }
attributes #1 = { "fpbuiltin-max-error"="2.5" }
;> $ spirv-llvm dis %t.spv
;>          %18 = OpExtInstImport "OpenCL.std"
;>                OpDecorate %product FPMaxErrorDecorationINTEL 0.5
;>                OpDecorate %product FPFastMathMode Fast
;>                OpDecorate %scaled FPMaxErrorDecorationINTEL 2.5
;>                OpDecorate %sine FPMaxErrorDecorationINTEL 2.5
;>           %k = OpFunction %void None %8
;>           %x = OpFunctionParameter %float
;>           %y = OpFunctionParameter %float
;>           %v = OpFunctionParameter %v2double
;>           %n = OpFunctionParameter %uint
;>         %out = OpFunctionParameter %_ptr_CrossWorkgroup_float
;>     %product = OpFMul %float %x %y
;>    %quotient = OpFDiv %float %product %y
;>      %scaled = OpExtInst %float %18 ldexp %quotient %n
;>        %sine = OpExtInst %v2double %18 sin %v
;>                OpFunctionEnd
;> $ spirv-llvm %t.bc --report-loss -o %t.2.spv
;> lost: metadata !fpmath (performance, 3 times): function @k, block %0, '%product = fmul'; function @k, block %0, '%scaled = call @_Z5ldexpfi'; function @k, block %0, '%sine = call @_Z3sinDv2_d'
