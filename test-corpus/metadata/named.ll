; Named metadata: source, source extensions, stated capabilities and extensions.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss --spirv-ext=+SPV_KHR_expect_assume
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: OpSource OpString OpExtension OpCapability lost !spirv !opencl !{
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
!spirv.Source = !{!0}
!spirv.SourceExtension = !{!2, !3}
!spirv.Extension = !{!4, !14}
!spirv.Capability = !{!5, !13}
!spirv.MemoryModel = !{!6}
!spirv.Generator = !{!7}
!opencl.compiler.options = !{!8}
!opencl.enable.FP_CONTRACT = !{}
!opencl.ocl.version = !{!9}
!opencl.spir.version = !{!9}
!opencl.used.extensions = !{!2}
!opencl.used.optional.core.features = !{!10}
!llvm.ident = !{!11}
!0 = !{i32 3, i32 102000, !1}
!1 = !{!"program.cl"}
!2 = !{!"cl_khr_fp16"}
!3 = !{!"cl_khr_gl_sharing"}
!4 = !{!"SPV_KHR_expect_assume"}
!5 = !{i32 10}
!6 = !{i32 1, i32 2}
!7 = !{i16 6, i16 123}
!8 = !{!"-cl-fast-relaxed-math"}
!9 = !{i32 1, i32 2}
!10 = !{!"cl_doubles"}
!11 = !{!"clang"}
!13 = !{i32 5629}
!14 = !{!"SPV_INTEL_subgroups"}
;> $ spirv-llvm %t.bc -o %t.spv --report-loss --spirv-ext=+SPV_KHR_expect_assume
;> lost: metadata !spirv.MemoryModel (the target has another one) (semantic, once): module
;> lost: metadata !opencl.compiler.options (cosmetic, once): module
;> lost: metadata !llvm.ident (cosmetic, once): module
;> lost: metadata !spirv.Extension SPV_INTEL_subgroups (performance, once): module
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Float64
;>                OpCapability ExpectAssumeKHR
;>                OpExtension "SPV_KHR_expect_assume"
;>                OpSourceExtension "cl_khr_fp16"
;>                OpSourceExtension "cl_khr_gl_sharing"
;>                OpSourceExtension "cl_doubles"
;>           %1 = OpString "program.cl"
;>                OpSource OpenCL_C 102000 %1
;> $ opt -passes=verify -S %t.r.bc -o -
;> !spirv.MemoryModel = !{!0}
;> !spirv.SourceExtension = !{!1, !2, !3}
;> !spirv.Source = !{!4}
;> !opencl.used.extensions = !{!6}
;> !opencl.spir.version = !{!7}
;> !opencl.ocl.version = !{!7}
;> !spirv.Generator = !{!8}
;> !opencl.enable.FP_CONTRACT = !{!9}
;> !0 = !{i32 2, i32 2}
;> !1 = !{!"cl_khr_fp16"}
;> !2 = !{!"cl_khr_gl_sharing"}
;> !3 = !{!"cl_doubles"}
;> !4 = !{i32 3, i32 102000, !5}
;> !5 = !{!"program.cl"}
;> !6 = !{!"cl_khr_fp16", !"cl_khr_gl_sharing", !"cl_doubles"}
;> !7 = !{i32 1, i32 2}
;> !8 = !{i16 0, i16 0}
;> !9 = !{}
