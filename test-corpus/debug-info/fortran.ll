; Strings, bounds, arrays whose place is found when the program runs, and modules, through the newest set, there and back.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc --spirv-debug-info-form=khronos --spirv-debug-info-version=nonsemantic-shader-200 -o %t.spv --report-loss
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll --report-loss
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: Debug DI dbg
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @greet(i64 %length) !dbg !6 {
  %text = alloca [10 x i8], align 1, !dbg !20
  %array = alloca [4 x i64], align 8, !dbg !20
    #dbg_declare(ptr %text, !11, !DIExpression(), !20)
    #dbg_declare(ptr %array, !13, !DIExpression(), !20)
    #dbg_value(i64 %length, !10, !DIExpression(), !20)
    #dbg_value(!DIArgList(i64 %length, i64 %length), !21, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !20)
  ret void, !dbg !22
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "fortran", isOptimized: true, flags: "-O2 -g", splitDebugFilename: "greet.dwo", dwoId: 4711, emissionKind: FullDebug, imports: !2)
!1 = !DIFile(filename: "greet.f90", directory: "/src", checksumkind: CSK_MD5, checksum: "7bb56387968a9caa6e9e35fff94eaf7b", source: "program greet")
!2 = !{!23}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !DIModule(scope: !0, name: "greetings", configMacros: "-DA", includePath: "/include", apinotes: "notes", file: !1, line: 1, isDecl: true)
!6 = distinct !DISubprogram(name: "greet", scope: !5, file: !1, line: 3, type: !7, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !9, targetFuncName: "welcome")
!7 = !DISubroutineType(types: !8)
!8 = !{null, !16}
!9 = !{!10, !11, !13, !21}
!10 = !DILocalVariable(name: "length", arg: 1, scope: !6, file: !1, line: 3, type: !16)
!11 = !DILocalVariable(name: "text", scope: !6, file: !1, line: 4, type: !12)
!12 = !DIStringType(name: "character(*)", stringLength: !10, stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref), size: 80)
!13 = !DILocalVariable(name: "array", scope: !6, file: !1, line: 5, type: !14)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !15, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !DIExpression(DW_OP_push_object_address, DW_OP_deref, DW_OP_lit0, DW_OP_ne))
!15 = !{!17, !18}
!16 = !DIBasicType(name: "integer*8", size: 64, encoding: DW_ATE_signed)
!17 = !DISubrange(lowerBound: 1, upperBound: !10, stride: 8)
!18 = !DISubrange(count: 4, lowerBound: -1)
!20 = !DILocation(line: 6, column: 1, scope: !6)
!21 = !DILocalVariable(name: "twice", scope: !6, file: !1, line: 5, type: !19)
!19 = !DIBasicType(name: "complex*8", size: 64, encoding: DW_ATE_complex_float)
!22 = !DILocation(line: 7, column: 1, scope: !6)
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !5, file: !1, line: 2)
;> $ spirv-llvm dis %t.spv
;>           %6 = OpExtInstImport "NonSemantic.Shader.DebugInfo.200"
;>           %4 = OpExtInst %void %6 DebugBuildIdentifier %1 %uint_1
;>           %8 = OpExtInst %void %6 DebugStoragePath %7
;>          %15 = OpExtInst %void %6 DebugSource %11 %uint_0 %13 %14
;>          %18 = OpExtInst %void %6 DebugCompilationUnit %uint_65536 %uint_5 %15 %uint_206 %17
;>          %26 = OpExtInst %void %6 DebugTypeBasic %23 %uint_64 %uint_4 %uint_0
;>          %27 = OpExtInst %void %6 DebugTypeFunction %uint_0 %void %26
;>          %37 = OpExtInst %void %6 DebugInfoNone
;>          %39 = OpExtInst %void %6 DebugFunction %33 %27 %15 %uint_3 %uint_0 %32 %35 %uint_8200 %uint_3 %37 %38
;>          %40 = OpExtInst %void %6 DebugLocalVariable %44 %26 %15 %uint_3 %uint_0 %39 %uint_0 %uint_1
;>          %47 = OpExtInst %void %6 DebugOperation %uint_149
;>          %48 = OpExtInst %void %6 DebugOperation %uint_0
;>          %49 = OpExtInst %void %6 DebugExpression %47 %48
;>          %41 = OpExtInst %void %6 DebugLocalVariable %52 %51 %15 %uint_4 %uint_0 %39 %uint_0
;>          %60 = OpExtInst %void %6 DebugOperation %uint_46
;>          %62 = OpExtInst %void %6 DebugOperation %uint_44
;>          %63 = OpExtInst %void %6 DebugExpression %47 %48 %60 %62
;>          %42 = OpExtInst %void %6 DebugLocalVariable %65 %64 %15 %uint_5 %uint_0 %39 %uint_0
;>          %68 = OpExtInst %void %6 DebugTypeBasic %66 %uint_64 %uint_8 %uint_0
;>          %43 = OpExtInst %void %6 DebugLocalVariable %69 %68 %15 %uint_5 %uint_0 %39 %uint_0
;>          %71 = OpExtInst %void %6 DebugEntryPoint %39 %18 %17 %70
;>          %86 = OpExtInst %void %6 DebugExpression
;>          %91 = OpExtInst %void %6 DebugOperation %uint_165 %uint_0
;>          %92 = OpExtInst %void %6 DebugOperation %uint_165 %uint_1
;>          %93 = OpExtInst %void %6 DebugOperation %uint_1
;>          %95 = OpExtInst %void %6 DebugOperation %uint_7
;>          %96 = OpExtInst %void %6 DebugExpression %91 %92 %93 %95
;>          %99 = OpExtInst %void %6 DebugImportedEntity %35 %uint_0 %15 %32 %uint_2 %uint_0 %18
;>          %73 = OpExtInst %void %6 DebugFunctionDefinition %39 %greet
;>          %82 = OpExtInst %void %6 DebugScope %39
;>          %85 = OpExtInst %void %6 DebugLine %15 %uint_6 %uint_6 %uint_1 %uint_2
;>          %87 = OpExtInst %void %6 DebugDeclare %41 %text %86
;>          %88 = OpExtInst %void %6 DebugDeclare %42 %array %86
;>          %89 = OpExtInst %void %6 DebugValue %40 %length %86
;>          %97 = OpExtInst %void %6 DebugValue %43 %length %96
;>          %98 = OpExtInst %void %6 DebugLine %15 %uint_7 %uint_7 %uint_1 %uint_2
;> $ opt -passes=verify -S %t.r.bc -o -
;> define spir_kernel void @greet(i64 %length) #0 !dbg !11 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 !kernel_arg_name !30 {
;>     #dbg_declare(ptr %text, !17, !DIExpression(), !31)
;>     #dbg_declare(ptr %array, !19, !DIExpression(), !31)
;>     #dbg_value(i64 %length, !16, !DIExpression(), !31)
;>     #dbg_value(!DIArgList(i64 %length, i64 %length), !24, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !31)
;>   ret void, !dbg !32
;> !llvm.dbg.cu = !{!0}
;> !0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "fortran", isOptimized: true, flags: "-O2 -g", runtimeVersion: 0, splitDebugFilename: "greet.dwo", emissionKind: FullDebug, imports: !2, dwoId: 4711)
;> !1 = !DIFile(filename: "greet.f90", directory: "/src", checksumkind: CSK_MD5, checksum: "7bb56387968a9caa6e9e35fff94eaf7b", source: "program greet")
;> !3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !1, line: 2)
;> !4 = !DIModule(scope: null, name: "greetings", configMacros: "-DA", includePath: "/include", apinotes: "notes", file: !1, line: 1, isDecl: true)
;> !6 = !{i32 2, !"Debug Info Version", i32 3}
;> !11 = distinct !DISubprogram(name: "greet", scope: !4, file: !1, line: 3, type: !12, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15, targetFuncName: "welcome")
;> !12 = !DISubroutineType(types: !13)
;> !14 = !DIBasicType(name: "integer*8", size: 64, encoding: DW_ATE_signed)
;> !16 = !DILocalVariable(name: "length", arg: 1, scope: !11, file: !1, line: 3, type: !14)
;> !17 = !DILocalVariable(name: "text", scope: !11, file: !1, line: 4, type: !18)
;> !18 = !DIStringType(name: "character(*)", stringLength: !16, stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref), size: 80)
;> !19 = !DILocalVariable(name: "array", scope: !11, file: !1, line: 5, type: !20)
;> !20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 256, elements: !21, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !DIExpression(DW_OP_push_object_address, DW_OP_deref, DW_OP_lit0, DW_OP_ne))
;> !22 = !DISubrange(lowerBound: 1, upperBound: !16, stride: 8)
;> !23 = !DISubrange(count: 4, lowerBound: -1)
;> !24 = !DILocalVariable(name: "twice", scope: !11, file: !1, line: 5, type: !25)
;> !25 = !DIBasicType(name: "complex*8", size: 64, encoding: DW_ATE_complex_float)
;> !31 = !DILocation(line: 6, column: 1, scope: !11)
;> !32 = !DILocation(line: 7, column: 1, scope: !11)
