; Regression: Debug records need a variable and an expression, module flags are lists: other nodes are not valid LLVM IR.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(i32 %n) !dbg !4 {
  #dbg_value(i32 %n, !8, !DISubrange(count: 3), !9)
  #dbg_value(i32 %n, !7, !DIExpression(), !9)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "n", arg: 1, scope: !4, file: !1, line: 1, type: !7)
!9 = !DILocation(line: 1, scope: !4)
;> %s: 'metadata !llvm.module.flags': error: not valid LLVM IR: a module flag has three operands: behavior, name, value
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
;> %s: function @k, block %0, 'ret': error: not valid LLVM IR: a debug record has no DIExpression where it needs one
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
;> %s: function @k, block %0, 'ret': error: not valid LLVM IR: a debug record has no DILocalVariable where it needs one
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
