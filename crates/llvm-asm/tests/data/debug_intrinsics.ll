; Debug intrinsics, which become records.
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)

define i32 @f(i32 %a) !dbg !5 {
  %p = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %p, metadata !10, metadata !DIExpression()), !dbg !12
  %sum = add i32 %a, 1, !dbg !12
  tail call void @llvm.dbg.value(metadata i32 %sum, metadata !10, metadata !DIExpression(DW_OP_constu, 5, DW_OP_minus)), !dbg !12
  call void @llvm.dbg.value(metadata !DIArgList(i32 %a, i32 %sum), metadata !10, metadata !DIExpression(DW_OP_LLVM_arg, 0)), !dbg !12
  call void @llvm.dbg.label(metadata !13), !dbg !12
  ret i32 %sum, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/dir")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !{null})
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "a", scope: !5, file: !1, line: 3, type: !8)
!12 = !DILocation(line: 4, column: 9, scope: !5)
!13 = !DILabel(scope: !5, name: "again", file: !1, line: 8)
