; A tuple of one constant as an argument is that constant, and one of nothing is an empty tuple.
define void @f() !dbg !5 {
  call void @llvm.dbg.value(metadata !6, metadata !7, metadata !DIExpression()), !dbg !8
  call void @llvm.dbg.value(metadata !{i32 3}, metadata !7, metadata !DIExpression()), !dbg !8
  call void @llvm.dbg.value(metadata !{null}, metadata !7, metadata !DIExpression()), !dbg !8
  call void @llvm.experimental.noalias.scope.decl(metadata !9)
  %r = call i64 @llvm.read_register.i64(metadata !12)
  ret void
}

declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare i64 @llvm.read_register.i64(metadata)

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!4}

!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "x", emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !6)
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", file: !2, line: 1, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!6 = !{null}
!7 = !DILocalVariable(name: "v", scope: !5, file: !2, line: 1)
!8 = !DILocation(line: 1, scope: !5)
!9 = !{!10}
!10 = distinct !{!10, !11}
!11 = distinct !{!11}
!12 = !{!"sp"}
