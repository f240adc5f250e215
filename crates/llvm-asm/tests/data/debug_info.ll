; Debug info: records, locations, and nodes.
target datalayout = "e"

@global = global i32 0, !dbg !30

define i32 @f(i32 %a, ptr %p) !dbg !5 {
entry:
    #dbg_value(i32 %a, !10, !DIExpression(), !12)
    #dbg_declare(ptr %p, !10, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 0, 16), !12)
    #dbg_value(!DIArgList(i32 %a, ptr %p, i32 7), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !13)
    #dbg_assign(i32 poison, !10, !DIExpression(), !14, ptr %p, !DIExpression(), !12)
    #dbg_value(!15, !10, !DIExpression(), !12)
    #dbg_label(!16, !12)
  store i32 %a, ptr %p, align 4, !dbg !12, !DIAssignID !14
  %sum = add i32 %a, 1, !dbg !12
  br label %next, !dbg !DILocation(line: 9, scope: !5)

next:
  ret i32 %sum, !dbg !17, !annotation !18
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!nodes = !{!20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand", isOptimized: true, flags: "-O2", runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !2, globals: !31, splitDebugInlining: false, nameTableKind: None, sysroot: "/")
!1 = !DIFile(filename: "f.c", directory: "/dir", checksumkind: CSK_MD5, checksum: "d41d8cd98f00b204e9800998ecf8427e", source: "int f;\0A")
!2 = !{}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !1, file: !1, line: 3, type: !6, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !9)
!6 = !DISubroutineType(flags: DIFlagPrototyped, cc: DW_CC_nocall, types: !7)
!7 = !{!8, !8, null}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DILocalVariable(name: "a", arg: 1, scope: !5, file: !1, line: 3, type: !8, flags: DIFlagArtificial, align: 32)
!11 = distinct !DILexicalBlock(scope: !5, file: !1, line: 4, column: 5)
!12 = !DILocation(line: 4, column: 9, scope: !11)
!13 = !DILocation(line: 5, column: 1, scope: !11, inlinedAt: !17, isImplicitCode: true)
!14 = distinct !DIAssignID()
!15 = !{}
!16 = !DILabel(scope: !5, name: "again", file: !1, line: 8, column: 2)
!17 = distinct !DILocation(line: 6, scope: !5)
!18 = !{!"auto-init"}
!20 = !DIEnumerator(name: "minus", value: -8)
!21 = !DIEnumerator(name: "big", value: 18446744073709551615, isUnsigned: true)
!22 = !DISubrange(count: 5, lowerBound: -1)
!23 = !DISubrange(count: !34, stride: !DIExpression(DW_OP_constu, 1))
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 160, elements: !{!22, !23}, rank: 2, dataLocation: !DIExpression(DW_OP_push_object_address))
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !1, file: !1, line: 9, size: 64, align: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !32, vtableHolder: !25, templateParams: !33, identifier: "_ZTS1S")
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 1)
!27 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !25, baseType: !25, flags: DIFlagPublic | DIFlagVirtual, extraData: i32 0)
!28 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !29, file: !1, line: 2)
!29 = !DINamespace(name: "n", scope: null, exportSymbols: true)
!30 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!31 = !{!30}
!32 = !{!27, !35}
!33 = !{!36, !37}
!34 = distinct !DIGlobalVariable(name: "global", scope: !0, file: !1, line: 1, type: !8, isLocal: false, isDefinition: true)
!35 = !DISubprogram(name: "m", scope: !25, file: !1, line: 10, type: !6, containingType: !25, virtualIndex: 0, thisAdjustment: -8, flags: DIFlagProtected, spFlags: DISPFlagPureVirtual)
!36 = !DITemplateTypeParameter(name: "T", type: !8, defaulted: true)
!37 = !DITemplateValueParameter(name: "N", type: !8, value: i32 -3)
!40 = !DIMacroFile(line: 0, file: !1, nodes: !{!41})
!41 = !DIMacro(type: DW_MACINFO_define, line: 4, name: "X", value: "1")
!42 = !DIObjCProperty(name: "p", file: !1, line: 7, setter: "set", getter: "get", attributes: 3, type: !8)
!43 = !DIModule(scope: null, name: "M", configMacros: "-DX", includePath: "/inc", apinotes: "notes", line: 3, isDecl: true)
!44 = !DICommonBlock(scope: !5, declaration: null, name: "c", file: !1, line: 4)
!45 = !DIStringType(name: "character(*)", stringLength: !10, stringLengthExpression: !DIExpression(), size: 32)
!46 = !GenericDINode(tag: DW_TAG_entry_point, header: "h\00x", operands: {!0, null, !"s"})
!47 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_consts, 1), upperBound: !DIExpression(DW_OP_deref), stride: !10)
!48 = !DISubrangeType(name: "sub", size: 8, baseType: !8, lowerBound: i64 -3, upperBound: i64 4)
!49 = !DIFixedPointType(name: "fixed", size: 32, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: 1, denominator: 1000)
!50 = !DILexicalBlockFile(scope: !5, file: !1, discriminator: 4)
