; Decorations stated as metadata, of variables, parameters, functions and results.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-ext=+SPV_INTEL_cache_controls,+SPV_GOOGLE_hlsl_functionality1
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: OpDecorate OpExtension Decorations @v @w !{
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 0, !spirv.Decorations !0
@w = internal addrspace(1) global i32 0, !spirv.Decorations !3

define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) !spirv.ParameterDecorations !5 {
  %p = getelementptr inbounds i32, ptr addrspace(1) %b, i64 1, !spirv.Decorations !8
  %x = load i32, ptr addrspace(1) %p, align 4
  store i32 %x, ptr addrspace(1) %a, align 4
  ret void
}
!0 = !{!1, !2}
!1 = !{i32 22}
!2 = !{i32 41, !"v", i32 0}
!3 = !{!4}
!4 = !{i32 5635, !"a note"}
!5 = !{!6, !7}
!6 = !{}
!7 = !{!10}
!8 = !{!9, !11}
!9 = !{i32 6442, i32 1, i32 2}
!10 = !{i32 19}
!11 = !{i32 44, i32 4}
;> $ spirv-llvm dis %t.spv
;>                OpExtension "SPV_INTEL_cache_controls"
;>                OpDecorate %v Constant
;>                OpDecorate %v LinkageAttributes "v" Export
;>                OpDecorate %w UserSemantic "a note"
;>                OpDecorate %b Restrict
;>                OpDecorate %p CacheControlLoadINTEL 1 StreamingINTEL
;>                OpDecorate %p Alignment 4
;> $ opt -passes=verify -S %t.r.bc -o -
;> @v = addrspace(1) constant i32 0
;> @w = internal addrspace(1) global i32 0
;> @llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(1) @w to ptr), ptr @0, ptr poison, i32 poison, ptr poison }], section "llvm.metadata"
;> define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 !spirv.ParameterDecorations !4 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !kernel_arg_name !11 {
;>   %p = getelementptr inbounds i32, ptr addrspace(1) %b, i64 1, !spirv.Decorations !12
;> !spirv.MemoryModel = !{!0}
;> !opencl.spir.version = !{!1}
;> !opencl.ocl.version = !{!1}
;> !spirv.Generator = !{!2}
;> !opencl.enable.FP_CONTRACT = !{!3}
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !2 = !{i16 0, i16 0}
;> !3 = !{}
;> !4 = !{!3, !5}
;> !5 = !{!6}
;> !6 = !{i32 19}
;> !7 = !{i32 1, i32 1}
;> !8 = !{!"none", !"none"}
;> !9 = !{!"int*", !"int*"}
;> !10 = !{!"", !"restrict"}
;> !11 = !{!"a", !"b"}
;> !12 = !{!13, !14}
;> !13 = !{i32 6442, i32 1, i32 2}
;> !14 = !{i32 44, i32 4}
