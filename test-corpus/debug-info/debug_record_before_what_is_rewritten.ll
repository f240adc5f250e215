; Regression: What is said in front of an instruction that becomes others is said in front of the first of them.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpSelect DebugValue OpStore
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) !dbg !4 {
  %positive = icmp sgt i32 %n, 0, !dbg !9
    #dbg_value(i32 %n, !8, !DIExpression(), !9)
  %one = zext i1 %positive to i32, !dbg !9
  store i32 %one, ptr addrspace(1) %p, align 4, !dbg !9
  ret void, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !13)
!9 = !DILocation(line: 2, column: 7, scope: !4)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
;>          %27 = OpExtInst %void %5 DebugValue %25 %n %26
;>         %one = OpSelect %uint %positive %uint_1 %uint_0
;>                OpStore %p %one Aligned 4
