; Calls that say where variables are, as LLVM wrote them before records.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %s --spirv-debug-info-version=ocl-100 -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: debug DebugDeclare DebugValue DebugOperation DebugExpression #dbg
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) !dbg !4 {
  %x = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %x, metadata !8, metadata !DIExpression()), !dbg !7
  store i32 %n, ptr %x, align 4, !dbg !7
  %element = getelementptr i32, ptr %x, i64 0
  call void @llvm.dbg.declare(metadata ptr %element, metadata !11, metadata !DIExpression()), !dbg !7
  call void @llvm.dbg.value(metadata i32 -1, metadata !10, metadata !DIExpression()), !dbg !7
  call void @llvm.dbg.value(metadata i32 %n, metadata !10, metadata !DIExpression(DW_OP_consts, 18446744073709551612, DW_OP_plus, DW_OP_stack_value)), !dbg !7
  call void @llvm.dbg.value(metadata !DIArgList(i32 %n, i32 %n), metadata !10, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !7
  call void @llvm.dbg.value(metadata i32 %n, metadata !10, metadata !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_stack_value)), !dbg !7
  store i32 %n, ptr addrspace(1) %out, align 4, !dbg !12
  ret void, !dbg !12
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "kernel.cl", directory: "/source")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, column: 11, scope: !4)
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 2, type: !9)
!12 = !DILocation(line: 3, column: 6, scope: !4)
;> $ spirv-llvm %s --spirv-debug-info-version=ocl-100 -o %t.spv --report-loss
;> lost: debug info a variable in more than one value (cosmetic, once): kernel.cl:3:6, function @k, block %0, 'store'
;> lost: debug info operator 0x1001 of an expression (cosmetic, once): kernel.cl:3:6, function @k, block %0, 'store'
;> $ spirv-llvm dis %t.spv
;>          %25 = OpExtInst %void %5 DebugExpression
;>          %34 = OpExtInst %void %5 DebugOperation Deref
;>          %35 = OpExtInst %void %5 DebugExpression %34
;>          %41 = OpExtInst %void %5 DebugOperation Constu 0
;>          %42 = OpExtInst %void %5 DebugOperation Constu 4
;>          %43 = OpExtInst %void %5 DebugOperation Minus
;>          %44 = OpExtInst %void %5 DebugOperation Plus
;>          %45 = OpExtInst %void %5 DebugOperation StackValue
;>          %46 = OpExtInst %void %5 DebugExpression %41 %42 %43 %44 %45
;>          %26 = OpExtInst %void %5 DebugDeclare %24 %x %25
;>          %36 = OpExtInst %void %5 DebugValue %33 %element %35
;>          %40 = OpExtInst %void %5 DebugValue %39 %uint_4294967295 %25
;>          %47 = OpExtInst %void %5 DebugValue %39 %n %46
;>          %49 = OpExtInst %void %5 DebugValue %39 %48 %25
;>          %50 = OpExtInst %void %5 DebugValue %39 %48 %25
;> $ opt -passes=verify -S %t.r.bc -o -
;>     #dbg_declare(ptr %x, !16, !DIExpression(), !18)
;>     #dbg_value(ptr %element, !19, !DIExpression(DW_OP_deref), !18)
;>     #dbg_value(i32 -1, !20, !DIExpression(), !18)
;>     #dbg_value(i32 %n, !20, !DIExpression(DW_OP_constu, 18446744073709551612, DW_OP_plus, DW_OP_stack_value), !18)
;>     #dbg_value(i32 undef, !20, !DIExpression(), !18)
;>     #dbg_value(i32 undef, !20, !DIExpression(), !18)
