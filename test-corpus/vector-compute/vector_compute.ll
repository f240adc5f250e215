; Regression: Attributes of vector compute: decorations and execution modes, and the same attributes again.
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_vector_compute,+SPV_INTEL_float_controls2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_vector_compute,+SPV_INTEL_float_controls2 %t.bc -o %t.again.spv
; RUN: spirv-val %t.again.spv
; KEEP: ExecutionMode OpDecorate "VC define Extension
target triple = "spir64-unknown-unknown"

@table = addrspace(1) global i32 0, align 4 #0

define spir_kernel void @kernel(i32 "VCArgumentIOKind"="1" %a, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) "VCMediaBlockIO" %image) #1 {
  %r = call spir_func i8 @called(i8 3)
  ret void
}

define spir_func "VCSingleElementVector" i8 @called(i8 "VCSingleElementVector" %b) #2 {
  ret i8 %b
}

attributes #0 = { "VCGlobalVariable" "VCByteOffset"="16" }
attributes #1 = { "VCFunction" "VCSLMSize"="256" "VCNamedBarrierCount"="2" "VCFloatControl"="145" }
attributes #2 = { "VCFunction" "VCStackCall" "VCSIMTCall"="8" }
;> $ spirv-llvm dis %t.spv
;>                OpExtension "SPV_INTEL_float_controls2"
;>                OpExtension "SPV_INTEL_vector_compute"
;>                OpExecutionMode %kernel RoundingModeRTPINTEL 16
;>                OpExecutionMode %kernel FloatingPointModeALTINTEL 16
;>                OpExecutionMode %kernel DenormFlushToZero 16
;>                OpExecutionMode %kernel RoundingModeRTPINTEL 32
;>                OpExecutionMode %kernel FloatingPointModeALTINTEL 32
;>                OpExecutionMode %kernel DenormPreserve 32
;>                OpExecutionMode %kernel RoundingModeRTPINTEL 64
;>                OpExecutionMode %kernel FloatingPointModeALTINTEL 64
;>                OpExecutionMode %kernel DenormFlushToZero 64
;>                OpExecutionMode %kernel NamedBarrierCountINTEL 2
;>                OpExecutionMode %kernel SharedLocalMemorySizeINTEL 256
;>                OpDecorate %table GlobalVariableOffsetINTEL 16
;>                OpDecorate %table VectorComputeVariableINTEL
;>                OpDecorate %table Alignment 4
;>                OpDecorate %table LinkageAttributes "table" Export
;>                OpDecorate %kernel VectorComputeFunctionINTEL
;>                OpDecorate %a FuncParamIOKindINTEL 1
;>                OpDecorate %image MediaBlockIOINTEL
;>                OpDecorate %called SingleElementVectorINTEL
;>                OpDecorate %called VectorComputeFunctionINTEL
;>                OpDecorate %called SIMTCallINTEL 8
;>                OpDecorate %called StackCallINTEL
;>                OpDecorate %called LinkageAttributes "called" Export
;>                OpDecorate %b SingleElementVectorINTEL
;> $ opt -passes=verify -S %t.bc
;> define spir_kernel void @kernel(i32 "VCArgumentIOKind"="1" %a, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) "VCMediaBlockIO" %image) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;> define spir_func "VCSingleElementVector" i8 @called(i8 "VCSingleElementVector" %b) #2 {
;> attributes #0 = { "VCByteOffset"="16" "VCGlobalVariable" }
;> attributes #1 = { nounwind "VCFloatControl"="145" "VCFunction" "VCNamedBarrierCount"="2" "VCSLMSize"="256" }
;> attributes #2 = { convergent nounwind "VCFunction" "VCSIMTCall"="8" "VCStackCall" }
