; What a record names is carried, or reported when it is defined and has no form: large numbers, structures, functions.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: lost #dbg
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f() {
  ret void
}
define spir_kernel void @k(i32 %x) !dbg !4 {
  %y = add i32 %x, 1, !dbg !7
    #dbg_value(i32 7, !10, !DIExpression(), !7)
    #dbg_value(i64 -1, !10, !DIExpression(), !7)
    #dbg_value(float 1.0, !10, !DIExpression(), !7)
    #dbg_value(ptr null, !10, !DIExpression(), !7)
    #dbg_value(i32 %x, !10, !DIExpression(), !7)
    #dbg_value(i32 %y, !10, !DIExpression(), !7)
    #dbg_value(i32 poison, !10, !DIExpression(), !7)
    #dbg_value(i32 undef, !10, !DIExpression(), !7)
    #dbg_value(!8, !10, !DIExpression(), !7)
    #dbg_value(i128 170141183460469231731687303715884105727, !10, !DIExpression(), !7)
    #dbg_value({ i32, i32 } zeroinitializer, !10, !DIExpression(), !7)
    #dbg_value(ptr @f, !10, !DIExpression(), !7)
    #dbg_value(ptr inttoptr (i64 4 to ptr), !10, !DIExpression(), !7)
    #dbg_value(!DIArgList(i32 %x, i32 %y), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !7)
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "kernel.cl", directory: "/source")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !8)
!5 = !DISubroutineType(types: !8)
!7 = !DILocation(line: 2, column: 11, scope: !4)
!8 = !{}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !9)
;> $ spirv-llvm %t.bc -o %t.spv --report-loss
;> lost: metadata !llvm.module.flags (cosmetic, once): module
;> lost: debug info a variable's value that is not there (cosmetic, 4 times): kernel.cl:2:11, function @k, block %0, 'ret'; kernel.cl:2:11, function @k, block %0, 'ret'; kernel.cl:2:11, function @k, block %0, 'ret'
;> lost: debug info a variable in more than one value (cosmetic, once): kernel.cl:2:11, function @k, block %0, 'ret'
;> $ opt -passes=verify -S %t.r.bc -o -
;>     #dbg_value(i32 7, !16, !DIExpression(), !15)
;>     #dbg_value(i64 -1, !16, !DIExpression(), !15)
;>     #dbg_value(float 1.000000e+00, !16, !DIExpression(), !15)
;>     #dbg_value(i32 0, !16, !DIExpression(), !15)
;>     #dbg_value(i32 %x, !16, !DIExpression(), !15)
;>     #dbg_value(i32 %y, !16, !DIExpression(), !15)
;>     #dbg_value(i32 undef, !16, !DIExpression(), !15)
;>     #dbg_value(i32 undef, !16, !DIExpression(), !15)
;>     #dbg_value(i32 undef, !16, !DIExpression(), !15)
;>     #dbg_value(i32 undef, !16, !DIExpression(), !15)
;>     #dbg_value(i32 undef, !16, !DIExpression(), !15)
;>     #dbg_value(i32 undef, !16, !DIExpression(), !15)
;>     #dbg_value(i32 undef, !16, !DIExpression(), !15)
;>     #dbg_value(i32 undef, !16, !DIExpression(), !15)
