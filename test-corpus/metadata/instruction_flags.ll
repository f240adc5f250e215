; Flags and memory operands of instructions; the rest is reported.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss --spirv-ext=+SPV_INTEL_fp_fast_math_mode,+SPV_KHR_no_integer_wrap_decoration
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: lost OpDecorate OpStore OpLoad OpCopyMemorySized fadd fmul add store load memcpy
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(float %x, float %y, i32 %i, ptr addrspace(1) %o, ptr addrspace(1) %p) {
  %a = fadd nnan ninf nsz arcp float %x, %y
  %b = fmul contract reassoc float %a, %y
  %c = fadd fast float %b, %y
  %d = add nsw nuw i32 %i, 1
  %e = udiv exact i32 %d, 2
  %f = or disjoint i32 %e, 1
  %g = fcmp nnan olt float %x, %y
  store volatile float %c, ptr addrspace(1) %o, align 4, !nontemporal !0
  store i32 %f, ptr addrspace(1) %o, align 2, !tbaa !1
  %h = load volatile i32, ptr addrspace(1) %p, align 16
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %o, ptr addrspace(1) align 8 %p, i64 16, i1 true)
  ret void
}
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
!0 = !{i32 1}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3}
!3 = !{!"root"}
;> $ spirv-llvm %t.bc -o %t.spv --report-loss --spirv-ext=+SPV_INTEL_fp_fast_math_mode,+SPV_KHR_no_integer_wrap_decoration
;> lost: metadata !tbaa (performance, once): function @k, block %0, 'store'
;> lost: flag exact (performance, once): function @k, block %0, '%e = udiv'
;> lost: flag disjoint (performance, once): function @k, block %0, '%f = or'
;> lost: flag nnan (performance, once): function @k, block %0, '%g = fcmp olt'
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %a FPFastMathMode NotNaN|NotInf|NSZ|AllowRecip
;>                OpDecorate %b FPFastMathMode AllowContract|AllowReassoc
;>                OpDecorate %c FPFastMathMode Fast
;>                OpDecorate %d NoSignedWrap
;>                OpDecorate %d NoUnsignedWrap
;>                OpStore %o %c Volatile|Aligned|Nontemporal 4
;>                OpStore %24 %f Aligned 2
;>           %h = OpLoad %uint %p Volatile|Aligned 16
;>                OpCopyMemorySized %o %p %ulong_16 Volatile|Aligned 4
;> $ opt -passes=verify -S %t.r.bc -o -
;> define spir_kernel void @k(float %x, float %y, i32 %i, ptr addrspace(1) %o, ptr addrspace(1) %p) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !kernel_arg_name !7 {
;>   %a = fadd nnan ninf nsz arcp float %x, %y
;>   %b = fmul reassoc contract float %a, %y
;>   %c = fadd fast float %b, %y
;>   %d = add nuw nsw i32 %i, 1
;>   store volatile float %c, ptr addrspace(1) %o, align 4, !nontemporal !8
;>   store i32 %f, ptr addrspace(1) %o, align 2
;>   %h = load volatile i32, ptr addrspace(1) %p, align 16
;>   call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %o, ptr addrspace(1) align 4 %p, i64 16, i1 true)
;> declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #1
