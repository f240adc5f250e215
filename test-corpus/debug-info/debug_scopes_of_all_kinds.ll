; Regression: Debug information with a variable after the entry of a function, a type that returns nothing, a function in a module, and one that was never declared.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLine OpVariable OpEntryPoint
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p) !dbg !4 {
  %x = alloca i32, align 4, !dbg !9
  %y = alloca float, align 4
    #dbg_declare(ptr %x, !8, !DIExpression(), !9)
  store i32 1, ptr %x, align 4, !dbg !9
  %v = load i32, ptr %x, align 4, !dbg !9
  store i32 %v, ptr addrspace(1) %p, align 4, !dbg !9
  call spir_func void @in_module(ptr addrspace(1) %p), !dbg !9
  ret void, !dbg !9
}
define spir_func void @in_module(ptr addrspace(1) %p) !dbg !11 {
  store i32 2, ptr addrspace(1) %p, align 4, !dbg !12
  ret void, !dbg !12
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !7)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !{!8}
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !13)
!9 = !DILocation(line: 2, column: 7, scope: !4)
!10 = !DIModule(scope: null, name: "m")
!11 = distinct !DISubprogram(name: "in_module", scope: !10, file: !1, line: 9, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!12 = !DILocation(line: 10, column: 3, scope: !11)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
;>                OpEntryPoint Kernel %k "k"
;>           %x = OpVariable %_ptr_Function_uint Function
;>           %y = OpVariable %_ptr_Function_float Function
;>                OpLine %1 2 7
;>                OpLine %1 10 3
