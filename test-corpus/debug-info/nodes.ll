; Nodes of every kind, there and back: types of C++, scopes, variables, imports, macros.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc --spirv-debug-info-version=ocl-100 -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll --report-loss
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
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
;> $ spirv-llvm %t.bc --spirv-debug-info-version=ocl-100 -o %t.spv --report-loss
;> lost: debug info flags 0x4000000 of DICompositeType (cosmetic, once): function @member
;> lost: debug info column of DILocation (cosmetic, once): sub/all.cpp:4:5, function @k, block %then, '%v = load'
;> lost: debug info a vector of more than four components: represented as an array (cosmetic, once): module
;> $ spirv-llvm dis %t.spv
;>           %9 = OpExtInstImport "OpenCL.DebugInfo.100"
;>                OpModuleProcessed "Debug info producer: hand"
;>           %7 = OpExtInst %void %9 DebugSource %5 %6
;>          %11 = OpExtInst %void %9 DebugSource %5 %10
;>          %12 = OpExtInst %void %9 DebugCompilationUnit 65536 5 %7 CPP_for_OpenCL
;>          %18 = OpExtInst %void %9 DebugSource %6 %6
;>          %19 = OpExtInst %void %9 DebugLexicalBlock %18 0 0 %12 %6
;>          %21 = OpExtInst %void %9 DebugLexicalBlock %18 0 0 %19 %20
;>          %32 = OpExtInst %void %9 DebugTypeComposite %22 Structure %7 5 0 %21 %23 %uint_192 FlagTypePassByReference %25 %26 %27 %28 %29 %30 %31
;>          %34 = OpExtInst %void %9 DebugTypePointer %32 Function FlagIsLocal|FlagArtificial|FlagObjectPointer
;>          %35 = OpExtInst %void %9 DebugTypeFunction None %void %34
;>          %38 = OpExtInst %void %9 DebugFunctionDeclaration %36 %35 %7 9 0 %32 %37 FlagIsProtected|FlagIsPrivate|FlagPrototyped
;>          %39 = OpExtInst %void %9 DebugFunction %36 %35 %7 30 0 %32 %37 FlagIsDefinition|FlagPrototyped 30 %member %38
;>          %43 = OpExtInst %void %9 DebugTypeComposite %40 Class %7 4 0 %12 %41 %uint_32 None
;>          %25 = OpExtInst %void %9 DebugTypeInheritance %32 %43 %uint_0 %uint_32 FlagIsProtected|FlagIsPrivate
;>          %45 = OpExtInst %void %9 DebugTypePointer %32 Function FlagIsLocal
;>          %26 = OpExtInst %void %9 DebugTypeMember %46 %45 %7 6 0 %32 %uint_64 %uint_64 FlagIsPrivate
;>          %49 = OpExtInst %void %9 DebugTypeBasic %48 %uint_32 Signed
;>          %27 = OpExtInst %void %9 DebugTypeMember %50 %49 %7 7 0 %32 %uint_128 %uint_3 FlagIsProtected
;>          %53 = OpExtInst %void %9 DebugTypeComposite %22 Structure %7 5 0 %21 %23 %uint_192 FlagTypePassByReference %25 %26 %27 %28 %29 %30 %31
;>          %55 = OpExtInst %void %9 DebugTypeTemplateParameterPack %54 %54 1 1 %53 %21 %7
;>          %56 = OpExtInst %void %9 DebugTypeComposite %22 Structure %7 5 0 %21 %23 %uint_192 FlagTypePassByReference %25 %26 %27 %28 %29 %30 %31
;>          %58 = OpExtInst %void %9 DebugTypeTemplateParameterPack %57 %57 2 1 %56 %12 %7
;>          %59 = OpExtInst %void %9 DebugTypeTemplateParameterPack %6 %6 2 1 %53 %56 %7
;>          %60 = OpExtInst %void %9 DebugTypeQualifier %56 VolatileType
;>          %61 = OpExtInst %void %9 DebugTypeQualifier %60 ConstType
;>          %28 = OpExtInst %void %9 DebugTypeMember %62 %61 %7 8 0 %32 %uint_0 %uint_0 FlagIsProtected|FlagIsPrivate|FlagStaticMember %uint_3
;>          %63 = OpExtInst %void %9 DebugInfoNone
;>          %29 = OpExtInst %void %9 DebugFunction %36 %35 %7 9 0 %32 %37 FlagIsProtected|FlagIsPrivate|FlagPrototyped 9 %63
;>          %65 = OpExtInst %void %9 DebugTypeBasic %64 %uint_32 Unsigned
;>          %69 = OpExtInst %void %9 DebugTypeEnum %66 %65 %7 9 0 %32 %uint_32 FlagIsEnumClass %uint_4294967295 %68
;>          %30 = OpExtInst %void %9 DebugTypeMember %66 %69 %7 9 0 %32 %uint_160 %uint_32 None
;>          %72 = OpExtInst %void %9 DebugTypeComposite %6 Union %7 9 0 %32 %6 %uint_32 None %71
;>          %31 = OpExtInst %void %9 DebugTypeMember %73 %72 %7 9 0 %32 %uint_160 %uint_32 None
;>          %75 = OpExtInst %void %9 DebugTypeTemplateParameter %74 %49 %63 %18 0 0
;>          %78 = OpExtInst %void %9 DebugTypeTemplateParameter %76 %49 %uint_5 %18 0 0
;>          %81 = OpExtInst %void %9 DebugTypeBasic %80 %uint_0 Unspecified
;>          %82 = OpExtInst %void %9 DebugTypeTemplateParameter %79 %81 %63 %18 0 0
;>          %84 = OpExtInst %void %9 DebugTypeTemplateParameterPack %83 %83 0 1 %82 %82 %18
;>          %33 = OpExtInst %void %9 DebugTypeTemplate %32 %75 %78 %82
;>          %86 = OpExtInst %void %9 DebugTypeBasic %85 %uint_64 Unsigned
;>          %88 = OpExtInst %void %9 DebugTypeArray %86 %uint_3 %uint_4
;>          %71 = OpExtInst %void %9 DebugTypeMember %89 %88 %7 9 0 %72 %uint_0 %uint_32 None
;>          %96 = OpExtInst %void %9 DebugTypePointer %61 CrossWorkgroup None
;>          %97 = OpExtInst %void %9 DebugTypeFunction None %void %96 %49
;>          %99 = OpExtInst %void %9 DebugFunction %98 %97 %7 10 0 %12 %98 FlagIsDefinition|FlagPrototyped|FlagIsOptimized 11 %k
;>         %100 = OpExtInst %void %9 DebugLocalVariable %104 %96 %7 10 0 %99 None 1
;>         %101 = OpExtInst %void %9 DebugLocalVariable %105 %49 %7 12 0 %99 None
;>         %106 = OpExtInst %void %9 DebugLexicalBlock %7 12 3 %99
;>         %102 = OpExtInst %void %9 DebugLocalVariable %107 %49 %7 13 0 %106 None
;>         %103 = OpExtInst %void %9 DebugLocalVariable %108 %32 %7 14 0 %106 None
;>         %113 = OpExtInst %void %9 DebugExpression
;>         %117 = OpExtInst %void %9 DebugOperation PlusUconst 4
;>         %118 = OpExtInst %void %9 DebugOperation StackValue
;>         %119 = OpExtInst %void %9 DebugExpression %117 %118
;>         %125 = OpExtInst %void %9 DebugTypePointer %49 Function FlagIsLocal|FlagLValueReference
;>         %127 = OpExtInst %void %9 DebugTypedef %126 %49 %7 3 0 %12
;>         %128 = OpExtInst %void %9 DebugTypePointer %127 Function FlagIsLocal|FlagRValueReference
;>         %129 = OpExtInst %void %9 DebugTypePointer %81 Function FlagIsLocal
;>         %130 = OpExtInst %void %9 DebugTypeQualifier %129 RestrictType
;>         %131 = OpExtInst %void %9 DebugTypePtrToMember %49 %32
;>         %132 = OpExtInst %void %9 DebugTypeArray %49 %uint_4294967295
;>         %133 = OpExtInst %void %9 DebugTypeFunction None %49 %125 %128 %130 %69 %131 %132 %81
;>         %135 = OpExtInst %void %9 DebugFunction %134 %133 %7 2 0 %21 %6 FlagIsLocal|FlagIsDefinition|FlagIsOptimized 2 %63
;>         %136 = OpExtInst %void %9 DebugLexicalBlock %7 0 0 %106
;>         %137 = OpExtInst %void %9 DebugLexicalBlockDiscriminator %7 2 %136
;>         %138 = OpExtInst %void %9 DebugInlinedAt 14 %136
;>         %141 = OpExtInst %void %9 DebugLexicalBlock %7 4 3 %135
;>         %144 = OpExtInst %void %9 DebugLocalVariable %143 %49 %7 3 0 %135 FlagArtificial
;>         %145 = OpExtInst %void %9 DebugOperation Fragment 0 16
;>         %146 = OpExtInst %void %9 DebugExpression %145
;>         %155 = OpExtInst %void %9 DebugTypeBasic %154 %uint_32 Float
;>         %157 = OpExtInst %void %9 DebugTypeArray %155 %uint_8
;>         %158 = OpExtInst %void %9 DebugTypeArray %155 %uint_8
;>         %160 = OpExtInst %void %9 DebugTypeTemplateParameterPack %159 %159 50 1 %158 %12 %7
;>         %162 = OpExtInst %void %9 DebugTypeBasic %161 %uint_8 Boolean
;>         %163 = OpExtInst %void %9 DebugTypeQualifier %162 AtomicType
;>         %165 = OpExtInst %void %9 DebugTypeBasic %164 %uint_0 Unspecified
;>         %166 = OpExtInst %void %9 DebugTypeTemplateParameterPack %6 %6 60 0 %21 %12 %7
;>         %168 = OpExtInst %void %9 DebugTypeTemplateParameterPack %167 %167 61 1 %21 %12 %7
;>         %170 = OpExtInst %void %9 DebugGlobalVariable %169 %49 %7 40 0 %12 %169 %counter FlagIsDefinition
;>         %171 = OpExtInst %void %9 DebugOperation Constu 1
;>         %172 = OpExtInst %void %9 DebugOperation Swap
;>         %173 = OpExtInst %void %9 DebugOperation Xderef
;>         %174 = OpExtInst %void %9 DebugExpression %171 %172 %173
;>         %175 = OpExtInst %void %9 DebugTypeTemplateParameterPack %6 %6 40 1 %174 %170 %7
;>         %178 = OpExtInst %void %9 DebugGlobalVariable %176 %49 %7 41 0 %21 %6 %uint_9 FlagIsLocal|FlagIsDefinition
;>         %181 = OpExtInst %void %9 DebugTypeTemplateParameterPack %179 %180 1 1 %7
;>         %182 = OpExtInst %void %9 DebugTypeTemplateParameterPack %179 %6 2 2 %7
;>          %91 = OpExtInst %void %9 DebugScope %39
;>                OpLine %5 31 3
;>         %112 = OpExtInst %void %9 DebugScope %99
;>                OpLine %5 10 20
;>         %114 = OpExtInst %void %9 DebugValue %100 %out %113
;>                OpLine %5 12 7
;>         %115 = OpExtInst %void %9 DebugDeclare %101 %x %113
;>         %116 = OpExtInst %void %9 DebugScope %106
;>                OpLine %5 13 9
;>         %120 = OpExtInst %void %9 DebugValue %102 %n %119
;>         %139 = OpExtInst %void %9 DebugScope %135 %138
;>                OpLine %5 4 5
;>         %142 = OpExtInst %void %9 DebugScope %141 %138
;>                OpLine %5 5 5
;>         %147 = OpExtInst %void %9 DebugValue %144 %v %146
;>         %148 = OpExtInst %void %9 DebugScope %106
;>                OpLine %5 13 9
;>         %150 = OpExtInst %void %9 DebugValue %102 %149 %113
;>         %151 = OpExtInst %void %9 DebugScope %141 %138
;>                OpLine %5 5 5
;>         %152 = OpExtInst %void %9 DebugScope %106
;>         %153 = OpExtInst %void %9 DebugScope %99
;>                OpLine %5 20 1
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
;> !22 = !DISubprogram(name: "member", linkageName: "_ZN4node6memberEv", scope: !6, file: !3, line: 9, type: !23, scopeLine: 9, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
;> !23 = !DISubroutineType(types: !24)
;> !25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
;> !26 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !6, file: !3, line: 9, baseType: !5, size: 32, offset: 160)
;> !27 = !DIDerivedType(tag: DW_TAG_member, name: "all", scope: !6, file: !3, line: 9, baseType: !28, size: 32, offset: 160)
;> !28 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !6, file: !3, line: 9, size: 32, elements: !29)
;> !30 = !DIDerivedType(tag: DW_TAG_member, name: "table", scope: !28, file: !3, line: 9, baseType: !31, size: 32, flags: DIFlagBitField, extraData: i64 0)
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
;> !68 = distinct !DISubprogram(name: "member", linkageName: "_ZN4node6memberEv", scope: !6, file: !3, line: 30, type: !23, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !22)
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
;> !100 = !DISubrange()
;> !102 = !DILocalVariable(name: "inner", scope: !89, file: !3, line: 3, type: !16, flags: DIFlagArtificial)
;> !103 = distinct !DILocation(line: 14, scope: !104)
;> !104 = !DILexicalBlockFile(scope: !78, file: !3, discriminator: 2)
;> !105 = !DILocation(line: 5, column: 5, scope: !106, inlinedAt: !103)
;> !106 = distinct !DILexicalBlock(scope: !89, file: !3, line: 4, column: 3)
;> !107 = !DILocation(line: 0, scope: !78)
;> !108 = !DILocation(line: 20, column: 1, scope: !70)
