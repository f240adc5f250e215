; The same nodes as the translator of Khronos writes them, in the sets that only translators know: there and back.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc --spirv-debug-info-form=khronos --spirv-debug-info-version=nonsemantic-shader-200 -o %t.spv --report-loss
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll --report-loss
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; RUN: spirv-llvm %t.bc --spirv-debug-info-version=legacy -o %t.legacy.spv --report-loss
; RUN: spirv-llvm -r %t.legacy.spv -S -o %t.legacy.ll --report-loss
; RUN: llvm-as %t.legacy.ll -o %t.legacy.bc
; RUN: opt -passes=verify -S %t.legacy.bc -o -
; KEEP: debug Debug OpLine DI dbg
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@counter = addrspace(1) global i32 7, align 4, !dbg !70

define spir_func void @member(ptr addrspace(4) %this) !dbg !60 {
  ret void, !dbg !62
}

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) !dbg !10 {
entry:
  %x = alloca i32, align 4
    #dbg_value(ptr addrspace(1) %out, !13, !DIExpression(), !20)
    #dbg_declare(ptr %x, !14, !DIExpression(), !21)
  store i32 %n, ptr %x, align 4, !dbg !21
    #dbg_value(i32 %n, !15, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !22)
  %c = icmp eq i32 %n, 0, !dbg !22
  br i1 %c, label %then, label %end, !dbg !22

then:
  %v = load i32, ptr %x, align 4, !dbg !23
    #dbg_value(i32 %v, !16, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !24)
    #dbg_value(i32 poison, !15, !DIExpression(), !22)
  store i32 %v, ptr addrspace(1) %out, align 4, !dbg !24
  br label %end, !dbg !25

end:
  ret void, !dbg !26
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_17, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !100, retainedTypes: !101, globals: !102, imports: !103, macros: !104)
!1 = !DIFile(filename: "sub/all.cpp", directory: "/source", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!7 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = distinct !DISubprogram(name: "k", linkageName: "k", scope: !1, file: !1, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !17)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !30, !4}
!13 = !DILocalVariable(name: "out", arg: 1, scope: !10, file: !1, line: 10, type: !30)
!14 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 12, type: !4)
!15 = !DILocalVariable(name: "y", scope: !18, file: !1, line: 13, type: !4)
!16 = !DILocalVariable(name: "inner", scope: !50, file: !1, line: 3, type: !4, flags: DIFlagArtificial)
!17 = !{!13, !14, !15, !19}
!18 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 3)
!19 = !DILocalVariable(name: "unused", scope: !18, file: !1, line: 14, type: !40)
!20 = !DILocation(line: 10, column: 20, scope: !10)
!21 = !DILocation(line: 12, column: 7, scope: !10)
!22 = !DILocation(line: 13, column: 9, scope: !18)
!23 = !DILocation(line: 4, column: 5, scope: !50, inlinedAt: !27)
!24 = !DILocation(line: 5, column: 5, scope: !52, inlinedAt: !27)
!25 = !DILocation(line: 0, scope: !18)
!26 = !DILocation(line: 20, column: 1, scope: !10)
!27 = distinct !DILocation(line: 14, column: 9, scope: !28)
!28 = !DILexicalBlockFile(scope: !18, file: !1, discriminator: 2)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64, dwarfAddressSpace: 1)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "alias", file: !1, line: 2, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "named", scope: !53, file: !1, line: 1, baseType: !40)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "integer", file: !1, line: 3, baseType: !4)
!36 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !4, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !35, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !38)
!40 = !DICompositeType(tag: DW_TAG_structure_type, name: "node", scope: !53, file: !1, line: 5, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !41, templateParams: !90, identifier: "_ZTS4node")
!41 = !{!42, !43, !44, !45, !61, !46, !47}
!42 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !40, baseType: !48, size: 32, flags: DIFlagPublic, extraData: i32 0)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !40, file: !1, line: 6, baseType: !49, size: 64, offset: 64, flags: DIFlagPrivate)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !40, file: !1, line: 7, baseType: !4, size: 3, offset: 128, flags: DIFlagProtected | DIFlagBitField, extraData: i64 128)
!45 = !DIDerivedType(tag: DW_TAG_variable, name: "shared", scope: !40, file: !1, line: 8, baseType: !31, flags: DIFlagPublic | DIFlagStaticMember, extraData: i32 3)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !40, file: !1, line: 9, baseType: !56, size: 32, offset: 160)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "all", scope: !40, file: !1, line: 9, baseType: !80, size: 32, offset: 160)
!48 = !DICompositeType(tag: DW_TAG_class_type, name: "base", file: !1, line: 4, size: 32, elements: !105, identifier: "_ZTS4base")
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!50 = distinct !DISubprogram(name: "inlined", scope: !53, file: !1, line: 2, type: !51, scopeLine: 2, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !105)
!51 = !DISubroutineType(types: !54)
!52 = distinct !DILexicalBlock(scope: !50, file: !1, line: 4, column: 3)
!53 = !DINamespace(name: "space", scope: !55)
!54 = !{!4, !36, !37, !39, !56, !83, !85, null}
!55 = !DINamespace(scope: null)
!56 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "kind", scope: !40, file: !1, line: 9, baseType: !57, size: 32, flags: DIFlagEnumClass, elements: !58, identifier: "_ZTS4kind")
!57 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!58 = !{!59}
!59 = !DIEnumerator(name: "one", value: 4294967295, isUnsigned: true)
!60 = distinct !DISubprogram(name: "member", linkageName: "_ZN4node6memberEv", scope: !40, file: !1, line: 30, type: !63, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !61)
!61 = !DISubprogram(name: "member", linkageName: "_ZN4node6memberEv", scope: !40, file: !1, line: 9, type: !63, scopeLine: 9, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!62 = !DILocation(line: 31, column: 3, scope: !60)
!63 = !DISubroutineType(types: !64)
!64 = !{null, !65}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef))
!71 = distinct !DIGlobalVariable(name: "counter", linkageName: "counter", scope: !0, file: !1, line: 40, type: !4, isLocal: false, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression(DW_OP_constu, 9, DW_OP_stack_value))
!73 = distinct !DIGlobalVariable(name: "gone", scope: !53, file: !1, line: 41, type: !4, isLocal: true, isDefinition: true)
!80 = !DICompositeType(tag: DW_TAG_union_type, scope: !40, file: !1, line: 9, size: 32, elements: !81)
!81 = !{!82}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "table", scope: !80, file: !1, line: 9, baseType: !86, size: 32)
!83 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !4, size: 64, extraData: !40)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "float8", file: !1, line: 50, baseType: !88)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !106)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 768, elements: !87)
!87 = !{!107, !108}
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, flags: DIFlagVector, elements: !109)
!89 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!90 = !{!91, !92, !93}
!91 = !DITemplateTypeParameter(name: "T", type: !4)
!92 = !DITemplateValueParameter(name: "N", type: !4, value: i32 5)
!93 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "C", value: !"vector")
!100 = !{!56}
!101 = !{!84, !89, !6}
!102 = !{!70, !72}
!103 = !{!110, !111}
!104 = !{!112}
!105 = !{}
!106 = !{!113}
!107 = !DISubrange(count: 3)
!108 = !DISubrange(count: 4)
!109 = !{!114}
!110 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !53, file: !1, line: 60)
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "short", scope: !0, entity: !53, file: !1, line: 61)
!112 = !DIMacroFile(file: !1, nodes: !115)
!113 = !DISubrange(count: -1)
!114 = !DISubrange(count: 8)
!115 = !{!116, !117}
!116 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "M(a)", value: "a")
!117 = !DIMacro(type: DW_MACINFO_undef, line: 2, name: "M(a)")
;> $ spirv-llvm %t.bc --spirv-debug-info-form=khronos --spirv-debug-info-version=nonsemantic-shader-200 -o %t.spv --report-loss
;> lost: debug info flags 0x4000000 of DICompositeType (cosmetic, once): function @member
;> lost: debug info column of DILocation (cosmetic, once): sub/all.cpp:4:5, function @k, block %then, '%v = load'
;> $ spirv-llvm dis %t.spv
;>           %9 = OpExtInstImport "NonSemantic.Shader.DebugInfo.200"
;>           %7 = OpExtInst %void %9 DebugBuildIdentifier %5 %uint_1
;>          %11 = OpExtInst %void %9 DebugStoragePath %10
;>          %17 = OpExtInst %void %9 DebugSource %14 %uint_0 %16
;>          %20 = OpExtInst %void %9 DebugCompilationUnit %uint_65536 %uint_5 %17 %uint_218 %19
;>          %26 = OpExtInst %void %9 DebugSource %10
;>          %29 = OpExtInst %void %9 DebugLexicalBlock %26 %uint_0 %uint_0 %20 %10 %false
;>          %31 = OpExtInst %void %9 DebugLexicalBlock %26 %uint_0 %uint_0 %29 %30 %false
;>          %36 = OpExtInst %void %9 DebugTypeComposite %32 %uint_0 %17 %uint_4 %uint_0 %20 %34 %uint_32 %uint_0
;>          %38 = OpExtInst %void %9 DebugTypeInheritance %36 %uint_0 %uint_32 %uint_3
;>          %44 = OpExtInst %void %9 DebugTypeComposite %40 %uint_1 %17 %uint_5 %uint_0 %31 %41 %uint_192 %uint_65552
;>          %46 = OpExtInst %void %9 DebugTypePointer %44 %uint_4294967295 %uint_0
;>          %51 = OpExtInst %void %9 DebugTypeMember %47 %46 %17 %uint_6 %uint_0 %uint_64 %uint_64 %uint_2
;>          %53 = OpExtInst %void %9 DebugTypeBasic %52 %uint_32 %uint_4 %uint_0
;>          %57 = OpExtInst %void %9 DebugTypeMember %54 %53 %17 %uint_7 %uint_0 %uint_128 %uint_3 %uint_262145
;>          %59 = OpExtInst %void %9 DebugTypedef %58 %44 %17 %uint_1 %uint_0 %31
;>          %61 = OpExtInst %void %9 DebugTypedef %60 %59 %17 %uint_2 %uint_0 %20
;>          %62 = OpExtInst %void %9 DebugTypeQualifier %61 %uint_1
;>          %63 = OpExtInst %void %9 DebugTypeQualifier %62 %uint_0
;>          %67 = OpExtInst %void %9 DebugTypeMember %64 %63 %17 %uint_8 %uint_0 %uint_0 %uint_0 %uint_515 %uint_3
;>          %69 = OpExtInst %void %9 DebugTypeBasic %68 %uint_32 %uint_6 %uint_0
;>          %74 = OpExtInst %void %9 DebugTypeEnum %70 %69 %17 %uint_9 %uint_0 %44 %uint_32 %uint_16384 %uint_4294967295 %73
;>          %76 = OpExtInst %void %9 DebugTypeMember %70 %74 %17 %uint_9 %uint_0 %uint_160 %uint_32 %uint_3
;>          %78 = OpExtInst %void %9 DebugTypeBasic %77 %uint_64 %uint_6 %uint_0
;>          %79 = OpExtInst %void %9 DebugInfoNone
;>          %85 = OpExtInst %void %9 DebugTypeArray %78 %82 %84
;>          %87 = OpExtInst %void %9 DebugTypeMember %86 %85 %17 %uint_9 %uint_0 %uint_0 %uint_32 %uint_3
;>          %88 = OpExtInst %void %9 DebugTypeComposite %10 %uint_2 %17 %uint_9 %uint_0 %44 %10 %uint_32 %uint_0 %87
;>          %90 = OpExtInst %void %9 DebugTypeMember %89 %88 %17 %uint_9 %uint_0 %uint_160 %uint_32 %uint_3
;>          %39 = OpExtInst %void %9 DebugTypeComposite %40 %uint_1 %17 %uint_5 %uint_0 %31 %41 %uint_192 %uint_65536 %38 %51 %57 %67 %76 %90
;>          %94 = OpExtInst %void %9 DebugTypePointer %39 %uint_4294967295 %uint_288
;>          %95 = OpExtInst %void %9 DebugTypeFunction %uint_0 %void %94
;>          %91 = OpExtInst %void %9 DebugFunctionDeclaration %96 %95 %17 %uint_9 %uint_0 %39 %97 %uint_131
;>         %101 = OpExtInst %void %9 DebugFunction %96 %95 %17 %uint_30 %uint_0 %39 %97 %uint_139 %uint_30 %91
;>         %103 = OpExtInst %void %9 DebugTypeTemplateParameter %102 %53 %79 %26 %uint_0 %uint_0
;>         %105 = OpExtInst %void %9 DebugTypeTemplateParameter %104 %53 %uint_5 %26 %uint_0 %uint_0
;>         %108 = OpExtInst %void %9 DebugTypeTemplateParameterPack %106 %107 %26 %uint_0 %uint_0
;>          %92 = OpExtInst %void %9 DebugTypeTemplate %39 %103 %105 %108
;>         %118 = OpExtInst %void %9 DebugTypePointer %63 %uint_5 %uint_0
;>         %119 = OpExtInst %void %9 DebugTypeFunction %uint_0 %void %118 %53
;>         %124 = OpExtInst %void %9 DebugFunction %120 %119 %17 %uint_10 %uint_0 %20 %120 %uint_8328 %uint_11
;>         %125 = OpExtInst %void %9 DebugLocalVariable %129 %118 %17 %uint_10 %uint_0 %124 %uint_0 %uint_1
;>         %126 = OpExtInst %void %9 DebugLocalVariable %130 %53 %17 %uint_12 %uint_0 %124 %uint_0
;>         %132 = OpExtInst %void %9 DebugLexicalBlock %17 %uint_12 %uint_3 %124
;>         %127 = OpExtInst %void %9 DebugLocalVariable %133 %53 %17 %uint_13 %uint_0 %132 %uint_0
;>         %128 = OpExtInst %void %9 DebugLocalVariable %135 %39 %17 %uint_14 %uint_0 %132 %uint_0
;>         %137 = OpExtInst %void %9 DebugEntryPoint %124 %20 %19 %10
;>         %146 = OpExtInst %void %9 DebugExpression
;>         %152 = OpExtInst %void %9 DebugOperation %uint_3 %uint_4
;>         %153 = OpExtInst %void %9 DebugOperation %uint_7
;>         %154 = OpExtInst %void %9 DebugExpression %152 %153
;>         %160 = OpExtInst %void %9 DebugTypePointer %53 %uint_4294967295 %uint_2048
;>         %162 = OpExtInst %void %9 DebugTypedef %161 %53 %17 %uint_3 %uint_0 %20
;>         %164 = OpExtInst %void %9 DebugTypePointer %162 %uint_4294967295 %uint_4096
;>         %165 = OpExtInst %void %9 DebugTypePointer %79 %uint_4294967295 %uint_0
;>         %166 = OpExtInst %void %9 DebugTypeQualifier %165 %uint_2
;>         %167 = OpExtInst %void %9 DebugTypePtrToMember %53 %39
;>         %170 = OpExtInst %void %9 DebugTypeArray %53 %169
;>         %171 = OpExtInst %void %9 DebugTypeFunction %uint_0 %53 %160 %164 %166 %74 %167 %170 %79
;>         %174 = OpExtInst %void %9 DebugFunction %172 %171 %17 %uint_2 %uint_0 %31 %10 %uint_8204 %uint_2
;>         %175 = OpExtInst %void %9 DebugLexicalBlock %17 %uint_0 %uint_0 %132
;>         %176 = OpExtInst %void %9 DebugLexicalBlockDiscriminator %17 %uint_2 %175
;>         %177 = OpExtInst %void %9 DebugInlinedAt %uint_14 %uint_9 %175
;>         %181 = OpExtInst %void %9 DebugLexicalBlock %17 %uint_4 %uint_3 %174
;>         %185 = OpExtInst %void %9 DebugLocalVariable %184 %53 %17 %uint_3 %uint_0 %174 %uint_32
;>         %187 = OpExtInst %void %9 DebugOperation %uint_9 %uint_0 %uint_16
;>         %188 = OpExtInst %void %9 DebugExpression %187
;>         %201 = OpExtInst %void %9 DebugTypeBasic %200 %uint_32 %uint_3 %uint_0
;>         %202 = OpExtInst %void %9 DebugTypeVector %201 %uint_8
;>         %205 = OpExtInst %void %9 DebugTypedef %203 %202 %17 %uint_50 %uint_0 %20
;>         %207 = OpExtInst %void %9 DebugTypeBasic %206 %uint_8 %uint_2 %uint_0
;>         %208 = OpExtInst %void %9 DebugTypeQualifier %207 %uint_3
;>         %210 = OpExtInst %void %9 DebugTypeBasic %209 %uint_0 %uint_0 %uint_0
;>         %212 = OpExtInst %void %9 DebugImportedEntity %10 %uint_0 %17 %31 %uint_60 %uint_0 %20
;>         %215 = OpExtInst %void %9 DebugImportedEntity %213 %uint_1 %17 %31 %uint_61 %uint_0 %20
;>         %218 = OpExtInst %void %9 DebugOperation %uint_8 %uint_1
;>         %219 = OpExtInst %void %9 DebugOperation %uint_5
;>         %220 = OpExtInst %void %9 DebugOperation %uint_6
;>         %221 = OpExtInst %void %9 DebugExpression %218 %219 %220
;>         %222 = OpExtInst %void %9 DebugGlobalVariable %216 %53 %17 %uint_40 %uint_0 %20 %216 %counter %uint_8
;>         %225 = OpExtInst %void %9 DebugOperation %uint_8 %uint_9
;>         %226 = OpExtInst %void %9 DebugExpression %225 %153
;>         %227 = OpExtInst %void %9 DebugGlobalVariable %223 %53 %17 %uint_41 %uint_0 %31 %10 %226 %uint_12
;>         %230 = OpExtInst %void %9 DebugMacroDef %17 %uint_1 %228 %229
;>         %231 = OpExtInst %void %9 DebugMacroUndef %17 %uint_2 %230
;>         %110 = OpExtInst %void %9 DebugFunctionDefinition %101 %member
;>         %111 = OpExtInst %void %9 DebugScope %101
;>         %113 = OpExtInst %void %9 DebugLine %17 %uint_31 %uint_31 %uint_3 %uint_4
;>         %139 = OpExtInst %void %9 DebugFunctionDefinition %124 %k
;>         %142 = OpExtInst %void %9 DebugScope %124
;>         %145 = OpExtInst %void %9 DebugLine %17 %uint_10 %uint_10 %uint_20 %uint_21
;>         %147 = OpExtInst %void %9 DebugValue %125 %out %146
;>         %148 = OpExtInst %void %9 DebugLine %17 %uint_12 %uint_12 %uint_7 %uint_8
;>         %149 = OpExtInst %void %9 DebugDeclare %126 %x %146
;>         %150 = OpExtInst %void %9 DebugScope %132
;>         %151 = OpExtInst %void %9 DebugLine %17 %uint_13 %uint_13 %uint_9 %uint_10
;>         %155 = OpExtInst %void %9 DebugValue %127 %n %154
;>         %178 = OpExtInst %void %9 DebugScope %174 %177
;>         %179 = OpExtInst %void %9 DebugLine %17 %uint_4 %uint_4 %uint_5 %uint_6
;>         %182 = OpExtInst %void %9 DebugScope %181 %177
;>         %183 = OpExtInst %void %9 DebugLine %17 %uint_5 %uint_5 %uint_5 %uint_6
;>         %189 = OpExtInst %void %9 DebugValue %185 %v %188
;>         %190 = OpExtInst %void %9 DebugScope %132
;>         %191 = OpExtInst %void %9 DebugLine %17 %uint_13 %uint_13 %uint_9 %uint_10
;>         %193 = OpExtInst %void %9 DebugValue %127 %192 %146
;>         %194 = OpExtInst %void %9 DebugScope %181 %177
;>         %195 = OpExtInst %void %9 DebugLine %17 %uint_5 %uint_5 %uint_5 %uint_6
;>         %196 = OpExtInst %void %9 DebugScope %132
;>         %197 = OpExtInst %void %9 DebugLine %17 %uint_0 %uint_0 %uint_0 %uint_1
;>         %198 = OpExtInst %void %9 DebugScope %124
;>         %199 = OpExtInst %void %9 DebugLine %17 %uint_20 %uint_20 %uint_1 %uint_2
;> $ opt -passes=verify -S %t.r.bc -o -
;> @counter = addrspace(1) global i32 7, align 4, !dbg !0
;> define spir_func void @member(ptr addrspace(4) %this) #0 !dbg !68 {
;>   ret void, !dbg !69
;> define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) #1 !dbg !70 !kernel_arg_addr_space !80 !kernel_arg_access_qual !81 !kernel_arg_type !82 !kernel_arg_base_type !82 !kernel_arg_type_qual !83 !kernel_arg_name !84 {
;>     #dbg_value(ptr addrspace(1) %out, !75, !DIExpression(), !85)
;>     #dbg_declare(ptr %x, !76, !DIExpression(), !86)
;>   store i32 %n, ptr %x, align 4, !dbg !86
;>     #dbg_value(i32 %n, !77, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !87)
;>   %c = icmp eq i32 %n, 0, !dbg !87
;>   br i1 %c, label %then, label %end, !dbg !87
;>   %v = load i32, ptr %x, align 4, !dbg !88
;>     #dbg_value(i32 %v, !102, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !105)
;>     #dbg_value(i32 undef, !77, !DIExpression(), !87)
;>   store i32 %v, ptr addrspace(1) %out, align 4, !dbg !105
;>   br label %end, !dbg !107
;>   ret void, !dbg !108
;> !llvm.dbg.cu = !{!2}
;> !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef))
;> !1 = distinct !DIGlobalVariable(name: "counter", linkageName: "counter", scope: !2, file: !3, line: 40, type: !16, isLocal: false, isDefinition: true)
;> !2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_17, file: !3, producer: "hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !43, globals: !52, imports: !55, macros: !58)
;> !3 = !DIFile(filename: "sub/all.cpp", directory: "/source", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
;> !5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "kind", scope: !6, file: !3, line: 9, baseType: !40, size: 32, flags: DIFlagEnumClass, elements: !41)
;> !6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", scope: !7, file: !3, line: 5, size: 192, flags: DIFlagTypePassByReference, elements: !9, templateParams: !36, identifier: "_ZTS4node")
;> !7 = !DINamespace(name: "space", scope: !8)
;> !8 = !DINamespace(scope: null)
;> !10 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !6, baseType: !11, size: 32, flags: DIFlagPublic, extraData: i32 0)
;> !11 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "base", file: !3, line: 4, size: 32, elements: !12, identifier: "_ZTS4base")
;> !13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 6, baseType: !14, size: 64, offset: 64, flags: DIFlagPrivate)
;> !14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
;> !15 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !6, file: !3, line: 7, baseType: !16, size: 3, offset: 128, flags: DIFlagProtected | DIFlagBitField, extraData: i64 128)
;> !16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
;> !17 = !DIDerivedType(tag: DW_TAG_variable, name: "shared", scope: !6, file: !3, line: 8, baseType: !18, flags: DIFlagPublic | DIFlagStaticMember, extraData: i32 3)
;> !18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
;> !19 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !20)
;> !20 = !DIDerivedType(tag: DW_TAG_typedef, name: "alias", file: !3, line: 2, baseType: !21)
;> !21 = !DIDerivedType(tag: DW_TAG_typedef, name: "named", scope: !7, file: !3, line: 1, baseType: !6)
;> !22 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !6, file: !3, line: 9, baseType: !5, size: 32, offset: 160, flags: DIFlagPublic)
;> !23 = !DIDerivedType(tag: DW_TAG_member, name: "all", scope: !6, file: !3, line: 9, baseType: !24, size: 32, offset: 160, flags: DIFlagPublic)
;> !24 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !6, file: !3, line: 9, size: 32, elements: !25)
;> !26 = !DIDerivedType(tag: DW_TAG_member, name: "table", scope: !24, file: !3, line: 9, baseType: !27, size: 32, flags: DIFlagPublic | DIFlagBitField, extraData: i64 0)
;> !27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 768, elements: !29)
;> !28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
;> !30 = !DISubrange(count: 3)
;> !31 = !DISubrange(count: 4)
;> !32 = !DISubprogram(name: "member", linkageName: "_ZN4node6memberEv", scope: !6, file: !3, line: 9, type: !33, scopeLine: 9, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
;> !33 = !DISubroutineType(types: !34)
;> !35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
;> !37 = !DITemplateTypeParameter(name: "T", type: !16)
;> !38 = !DITemplateValueParameter(name: "N", type: !16, value: i32 5)
;> !39 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "C", value: !"vector")
;> !40 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
;> !42 = !DIEnumerator(name: "one", value: 4294967295, isUnsigned: true)
;> !44 = !DIDerivedType(tag: DW_TAG_typedef, name: "float8", file: !3, line: 50, baseType: !45)
;> !45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 256, flags: DIFlagVector, elements: !47)
;> !46 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
;> !48 = !DISubrange(count: 8)
;> !49 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !50)
;> !50 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
;> !51 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
;> !53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression(DW_OP_constu, 9, DW_OP_stack_value))
;> !54 = distinct !DIGlobalVariable(name: "gone", scope: !7, file: !3, line: 41, type: !16, isLocal: true, isDefinition: true)
;> !56 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !7, file: !3, line: 60)
;> !57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "short", scope: !2, entity: !7, file: !3, line: 61)
;> !59 = !DIMacroFile(file: !3, nodes: !60)
;> !61 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "M(a)", value: "a")
;> !62 = !DIMacro(type: DW_MACINFO_undef, line: 2, name: "M(a)")
;> !64 = !{i32 2, !"Debug Info Version", i32 3}
;> !68 = distinct !DISubprogram(name: "member", linkageName: "_ZN4node6memberEv", scope: !6, file: !3, line: 30, type: !33, scopeLine: 30, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !32)
;> !69 = !DILocation(line: 31, column: 3, scope: !68)
;> !70 = distinct !DISubprogram(name: "k", linkageName: "k", scope: !3, file: !3, line: 10, type: !71, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !74)
;> !71 = !DISubroutineType(types: !72)
;> !73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64, dwarfAddressSpace: 1)
;> !75 = !DILocalVariable(name: "out", arg: 1, scope: !70, file: !3, line: 10, type: !73)
;> !76 = !DILocalVariable(name: "x", scope: !70, file: !3, line: 12, type: !16)
;> !77 = !DILocalVariable(name: "y", scope: !78, file: !3, line: 13, type: !16)
;> !78 = distinct !DILexicalBlock(scope: !70, file: !3, line: 12, column: 3)
;> !79 = !DILocalVariable(name: "unused", scope: !78, file: !3, line: 14, type: !6)
;> !85 = !DILocation(line: 10, column: 20, scope: !70)
;> !86 = !DILocation(line: 12, column: 7, scope: !70)
;> !87 = !DILocation(line: 13, column: 9, scope: !78)
;> !88 = !DILocation(line: 4, column: 5, scope: !89, inlinedAt: !103)
;> !89 = distinct !DISubprogram(name: "inlined", scope: !7, file: !3, line: 2, type: !90, scopeLine: 2, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !101)
;> !90 = !DISubroutineType(types: !91)
;> !92 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !16, size: 64)
;> !93 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !94, size: 64)
;> !94 = !DIDerivedType(tag: DW_TAG_typedef, name: "integer", file: !3, line: 3, baseType: !16)
;> !95 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !96)
;> !96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
;> !97 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !16, size: 64, extraData: !6)
;> !98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, elements: !99)
;> !100 = !DISubrange(count: -1)
;> !102 = !DILocalVariable(name: "inner", scope: !89, file: !3, line: 3, type: !16, flags: DIFlagArtificial)
;> !103 = distinct !DILocation(line: 14, column: 9, scope: !104)
;> !104 = !DILexicalBlockFile(scope: !78, file: !3, discriminator: 2)
;> !105 = !DILocation(line: 5, column: 5, scope: !106, inlinedAt: !103)
;> !106 = distinct !DILexicalBlock(scope: !89, file: !3, line: 4, column: 3)
;> !107 = !DILocation(line: 0, scope: !78)
;> !108 = !DILocation(line: 20, column: 1, scope: !70)
;> $ spirv-llvm %t.bc --spirv-debug-info-version=legacy -o %t.legacy.spv --report-loss
;> lost: debug info flags 0x4000000 of DICompositeType (cosmetic, once): function @member
;> lost: debug info column of DILocation (cosmetic, once): sub/all.cpp:4:5, function @k, block %then, '%v = load'
;> $ opt -passes=verify -S %t.legacy.bc -o -
;> @counter = addrspace(1) global i32 7, align 4, !dbg !0
;> define spir_func void @member(ptr addrspace(4) %this) #0 !dbg !68 {
;>   ret void, !dbg !69
;> define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) #1 !dbg !70 !kernel_arg_addr_space !80 !kernel_arg_access_qual !81 !kernel_arg_type !82 !kernel_arg_base_type !82 !kernel_arg_type_qual !83 !kernel_arg_name !84 {
;>     #dbg_value(ptr addrspace(1) %out, !75, !DIExpression(), !85)
;>     #dbg_declare(ptr %x, !76, !DIExpression(), !86)
;>   store i32 %n, ptr %x, align 4, !dbg !86
;>     #dbg_value(i32 %n, !77, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !87)
;>   %c = icmp eq i32 %n, 0, !dbg !87
;>   br i1 %c, label %then, label %end, !dbg !87
;>   %v = load i32, ptr %x, align 4, !dbg !88
;>     #dbg_value(i32 %v, !102, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !105)
;>     #dbg_value(i32 undef, !77, !DIExpression(), !87)
;>   store i32 %v, ptr addrspace(1) %out, align 4, !dbg !105
;>   br label %end, !dbg !107
;>   ret void, !dbg !108
;> !llvm.dbg.cu = !{!2}
;> !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef))
;> !1 = distinct !DIGlobalVariable(name: "counter", linkageName: "counter", scope: !2, file: !3, line: 40, type: !16, isLocal: false, isDefinition: true)
;> !2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_17, file: !3, producer: "hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !43, globals: !52, imports: !55, macros: !58)
;> !3 = !DIFile(filename: "sub/all.cpp", directory: "/source", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
;> !5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "kind", scope: !6, file: !3, line: 9, baseType: !40, size: 32, flags: DIFlagEnumClass, elements: !41)
;> !6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", scope: !7, file: !3, line: 5, size: 192, flags: DIFlagTypePassByReference, elements: !9, templateParams: !36, identifier: "_ZTS4node")
;> !7 = !DINamespace(name: "space", scope: !8)
;> !8 = !DINamespace(scope: null)
;> !10 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !6, baseType: !11, size: 32, flags: DIFlagPublic, extraData: i32 0)
;> !11 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "base", file: !3, line: 4, size: 32, elements: !12, identifier: "_ZTS4base")
;> !13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 6, baseType: !14, size: 64, offset: 64, flags: DIFlagPrivate)
;> !14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
;> !15 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !6, file: !3, line: 7, baseType: !16, size: 3, offset: 128, flags: DIFlagProtected | DIFlagBitField, extraData: i64 128)
;> !16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
;> !17 = !DIDerivedType(tag: DW_TAG_variable, name: "shared", scope: !6, file: !3, line: 8, baseType: !18, flags: DIFlagPublic | DIFlagStaticMember, extraData: i32 3)
;> !18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
;> !19 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !20)
;> !20 = !DIDerivedType(tag: DW_TAG_typedef, name: "alias", file: !3, line: 2, baseType: !21)
;> !21 = !DIDerivedType(tag: DW_TAG_typedef, name: "named", scope: !7, file: !3, line: 1, baseType: !6)
;> !22 = !DISubprogram(name: "member", linkageName: "_ZN4node6memberEv", scope: !6, file: !3, line: 9, type: !23, scopeLine: 9, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
;> !23 = !DISubroutineType(types: !24)
;> !25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
;> !26 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !6, file: !3, line: 9, baseType: !5, size: 32, offset: 160, flags: DIFlagPublic)
;> !27 = !DIDerivedType(tag: DW_TAG_member, name: "all", scope: !6, file: !3, line: 9, baseType: !28, size: 32, offset: 160, flags: DIFlagPublic)
;> !28 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !6, file: !3, line: 9, size: 32, elements: !29)
;> !30 = !DIDerivedType(tag: DW_TAG_member, name: "table", scope: !28, file: !3, line: 9, baseType: !31, size: 32, flags: DIFlagPublic | DIFlagBitField, extraData: i64 0)
;> !31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 768, elements: !33)
;> !32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
;> !34 = !DISubrange(count: 3)
;> !35 = !DISubrange(count: 4)
;> !37 = !DITemplateTypeParameter(name: "T", type: !16)
;> !38 = !DITemplateValueParameter(name: "N", type: !16, value: i32 5)
;> !39 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "C", value: !"vector")
;> !40 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
;> !42 = !DIEnumerator(name: "one", value: 4294967295, isUnsigned: true)
;> !44 = !DIDerivedType(tag: DW_TAG_typedef, name: "float8", file: !3, line: 50, baseType: !45)
;> !45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 256, flags: DIFlagVector, elements: !47)
;> !46 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
;> !48 = !DISubrange(count: 8)
;> !49 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !50)
;> !50 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
;> !51 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
;> !53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression(DW_OP_constu, 9, DW_OP_stack_value))
;> !54 = distinct !DIGlobalVariable(name: "gone", scope: !7, file: !3, line: 41, type: !16, isLocal: true, isDefinition: true)
;> !56 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !7, file: !3, line: 60)
;> !57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "short", scope: !2, entity: !7, file: !3, line: 61)
;> !59 = !DIMacroFile(file: !3, nodes: !60)
;> !61 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "M(a)", value: "a")
;> !62 = !DIMacro(type: DW_MACINFO_undef, line: 2, name: "M(a)")
;> !64 = !{i32 2, !"Debug Info Version", i32 3}
;> !68 = distinct !DISubprogram(name: "member", linkageName: "_ZN4node6memberEv", scope: !6, file: !3, line: 30, type: !23, scopeLine: 30, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !22)
;> !69 = !DILocation(line: 31, column: 3, scope: !68)
;> !70 = distinct !DISubprogram(name: "k", linkageName: "k", scope: !3, file: !3, line: 10, type: !71, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !74)
;> !71 = !DISubroutineType(types: !72)
;> !73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64, dwarfAddressSpace: 1)
;> !75 = !DILocalVariable(name: "out", arg: 1, scope: !70, file: !3, line: 10, type: !73)
;> !76 = !DILocalVariable(name: "x", scope: !70, file: !3, line: 12, type: !16)
;> !77 = !DILocalVariable(name: "y", scope: !78, file: !3, line: 13, type: !16)
;> !78 = distinct !DILexicalBlock(scope: !70, file: !3, line: 12, column: 3)
;> !79 = !DILocalVariable(name: "unused", scope: !78, file: !3, line: 14, type: !6)
;> !85 = !DILocation(line: 10, column: 20, scope: !70)
;> !86 = !DILocation(line: 12, column: 7, scope: !70)
;> !87 = !DILocation(line: 13, column: 9, scope: !78)
;> !88 = !DILocation(line: 4, column: 5, scope: !89, inlinedAt: !103)
;> !89 = distinct !DISubprogram(name: "inlined", scope: !7, file: !3, line: 2, type: !90, scopeLine: 2, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !101)
;> !90 = !DISubroutineType(types: !91)
;> !92 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !16, size: 64)
;> !93 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !94, size: 64)
;> !94 = !DIDerivedType(tag: DW_TAG_typedef, name: "integer", file: !3, line: 3, baseType: !16)
;> !95 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !96)
;> !96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
;> !97 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !16, size: 64, extraData: !6)
;> !98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, elements: !99)
;> !100 = !DISubrange(count: -1)
;> !102 = !DILocalVariable(name: "inner", scope: !89, file: !3, line: 3, type: !16, flags: DIFlagArtificial)
;> !103 = distinct !DILocation(line: 14, scope: !104)
;> !104 = !DILexicalBlockFile(scope: !78, file: !3, discriminator: 2)
;> !105 = !DILocation(line: 5, column: 5, scope: !106, inlinedAt: !103)
;> !106 = distinct !DILexicalBlock(scope: !89, file: !3, line: 4, column: 3)
;> !107 = !DILocation(line: 0, scope: !78)
;> !108 = !DILocation(line: 20, column: 1, scope: !70)
