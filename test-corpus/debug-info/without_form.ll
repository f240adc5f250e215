; Labels, links between stores and assignments, thrown types and bounds of any rank have no form: each is reported, and the
; rest stays.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: lost #dbg DISubprogram DICompositeType
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(i32 %x) !dbg !4 {
  %y = alloca i32, align 4, !DIAssignID !20
  store i32 %x, ptr %y, align 4, !DIAssignID !20
    #dbg_assign(i32 %x, !10, !DIExpression(), !20, ptr %y, !DIExpression(), !7)
    #dbg_label(!11, !7)
    #dbg_value(i32 %x, !12, !DIExpression(), !7)
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "kernel.cl", directory: "/source")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !8, thrownTypes: !13)
!5 = !DISubroutineType(types: !8)
!7 = !DILocation(line: 2, column: 11, scope: !4)
!8 = !{}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILabel(scope: !4, name: "again", file: !1, line: 3)
!12 = !DILocalVariable(name: "w", scope: !4, file: !1, line: 2, type: !14)
!13 = !{!9}
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !15)
!15 = !{!16}
!16 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_constu, 1), upperBound: !DIExpression(DW_OP_constu, 4), stride: !DIExpression(DW_OP_constu, 4))
!20 = distinct !DIAssignID()
;> $ spirv-llvm %t.bc -o %t.spv --report-loss
;> lost: metadata !llvm.module.flags (cosmetic, once): module
;> lost: debug info thrownTypes of DISubprogram (cosmetic, once): function @k
;> lost: debug info which store an assignment is linked with (cosmetic, once): kernel.cl:2:11, function @k, block %0, 'ret'
;> lost: debug info label (cosmetic, once): kernel.cl:2:11, function @k, block %0, 'ret'
;> lost: debug info the size of an array's dimension (cosmetic, once): kernel.cl:2:11, function @k, block %0, 'ret'
;> lost: metadata !DIAssignID (performance, 2 times): function @k, block %0, '%y = alloca'; function @k, block %0, 'store'
;> $ opt -passes=verify -S %t.r.bc -o -
;>     #dbg_value(i32 %x, !15, !DIExpression(), !17)
;>     #dbg_value(i32 %x, !18, !DIExpression(), !17)
;> !7 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !0)
;> !19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, elements: !20)
