; Rejected: A debug record between two phi nodes.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(i32 %n) !dbg !6 {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
    #dbg_value(i32 %i, !9, !DIExpression(), !10)
  %j = phi i32 [ 1, %entry ], [ %i, %loop ]
  %next = add i32 %i, %j
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "kernel.cl", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DILocalVariable(name: "i", scope: !6, file: !1, line: 2, type: !5)
!10 = !DILocation(line: 2, column: 3, scope: !6)
;> %s: function @kernel, block %loop, '%j = phi': error: not valid LLVM IR: debug records stand behind all phi nodes of a block
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
