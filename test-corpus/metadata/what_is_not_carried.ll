; Regression: What optimisers attach to code is carried or reported: convergence, scopes of aliasing, traps, aliases.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --report-loss %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: lost: warning: OpUnreachable OpFunctionCall FuncParamAttr
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@variable = addrspace(1) global i32 1
@other_name = alias i32, ptr addrspace(1) @variable
declare void @llvm.trap()
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare spir_func void @outside() #0
define spir_kernel void @k(ptr addrspace(1) noalias %p, i1 %c) !custom !5 {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %v = load i32, ptr addrspace(1) @other_name, !alias.scope !0
  store i32 %v, ptr addrspace(1) %p, !noalias !0
  call spir_func void @outside() #0
  br i1 %c, label %t, label %x
t:
  call void @llvm.trap()
  unreachable
x:
  ret void
}
attributes #0 = { convergent nounwind }
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!5 = !{!"of a function"}
;> $ spirv-llvm --report-loss %t.bc -o %t.spv
;> lost: linkage alias (semantic, once): '@other_name'
;> lost: hint llvm.trap (semantic, once): function @k, block %t, 'call @llvm.trap'
;> lost: metadata !alias.scope (performance, once): function @k, block %0, '%v = load'
;> lost: metadata !noalias (performance, once): function @k, block %0, 'store'
;> lost: metadata !custom (performance, once): function @k
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %p FuncParamAttr NoAlias
;>          %14 = OpFunctionCall %void %outside
;>                OpUnreachable
