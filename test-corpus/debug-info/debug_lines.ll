; Of debug information the lines are carried unasked; the rest is reported.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: lost OpLine OpString DILocation DIFile call
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %o) !dbg !4 {
  %x = load i32, ptr addrspace(1) %o, align 4, !dbg !7
    #dbg_value(i32 %x, !8, !DIExpression(), !7)
  store i32 %x, ptr addrspace(1) %o, align 4, !dbg !10
  ret void, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "kernel.cl", directory: "/source")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 2, column: 11, scope: !4)
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocation(line: 3, column: 6, scope: !4)
;> $ spirv-llvm %t.bc -o %t.spv --report-loss
;> lost: metadata !llvm.module.flags (cosmetic, once): module
;> $ spirv-llvm dis %t.spv
;>           %1 = OpString "/source/kernel.cl"
;>           %2 = OpString ""
;>          %13 = OpString "k"
;>          %18 = OpString "int"
;>          %21 = OpString "x"
;>                OpLine %1 2 11
;>                OpLine %1 3 6
;> $ opt -passes=verify -S %t.r.bc -o -
;> !1 = !DIFile(filename: "kernel.cl", directory: "/source")
;> !16 = !DILocation(line: 2, column: 11, scope: !8)
;> !19 = !DILocation(line: 3, column: 6, scope: !8)
