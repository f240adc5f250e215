; Metadata: tuples, attachments, debug info of every kind, debug records.
source_filename = "metadata.c"

@g = global i32 1, !dbg !40, !custom !1
@declared = external global i32, !absolute_symbol !2
declare !kernel_arg_type !3 void @declared_fn()
declare void @llvm.take(metadata)
declare void @llvm.take.two(metadata, metadata)
declare i32 @llvm.read_register.i32(metadata)

define i32 @f(i32 %a, ptr %p) !dbg !20 !custom !4 {
entry:
    #dbg_value(i32 %a, !30, !DIExpression(), !31)
    #dbg_value(i32 7, !30, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !31)
    #dbg_value(ptr undef, !30, !DIExpression(), !31)
    #dbg_value(!DIArgList(i32 %a, i32 %a, i32 5), !30, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_stack_value), !31)
  %x = alloca i32, align 4, !DIAssignID !36
    #dbg_declare(ptr %x, !32, !DIExpression(), !31)
    #dbg_assign(i32 %a, !32, !DIExpression(), !36, ptr %x, !DIExpression(), !31)
  %v = load i32, ptr %p, align 4, !dbg !33, !tbaa !10, !range !13, !noundef !1
    #dbg_value(i32 %later, !30, !DIExpression(), !31)
    #dbg_label(!34, !31)
  call void @llvm.take(metadata i32 %v), !dbg !35
  call void @llvm.take(metadata i32 42), !dbg !35
  call void @llvm.take.two(metadata !1, metadata !"string"), !dbg !33
  call void @llvm.take(metadata ptr @g)
  call void @llvm.take(metadata !DIExpression())
  %reg = call i32 @llvm.read_register.i32(metadata !5)
  br label %next, !dbg !33, !llvm.loop !14
next:
  %later = add i32 %v, 1, !dbg !37
    #dbg_declare_value(i32 %later, !32, !DIExpression(), !31)
  store i32 %later, ptr %p, align 4, !nontemporal !2, !custom !4, !custom2 !1
  ret i32 %later, !dbg !38
}

!named = !{!1, !2, !3, !4, !1}
!odd\20name = !{!6}
!empty = !{}
!llvm.module.flags = !{!50, !51}
!llvm.dbg.cu = !{!22}
!all = !{!60, !61, !62, !63, !64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100}

!1 = !{}
!2 = !{i64 0, i64 1}
!3 = !{!"image2d_t", null, !"bytes \00\FF"}
!4 = distinct !{!4, !6}
!5 = !{!"rsp"}
!6 = distinct !{!7, ptr @g, i1 true, float 1.0}
!7 = !{!6}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"root"}
!13 = !{i32 0, i32 10}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.count", i32 4}
!20 = distinct !DISubprogram(name: "f", linkageName: "_Zf", scope: !21, file: !21, line: 3, type: !23, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !22, retainedNodes: !25, targetFuncName: "target", annotations: !26, keyInstructions: true)
!21 = !DIFile(filename: "a.c", directory: "/dir", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f")
!22 = distinct !DICompileUnit(language: DW_LANG_C11, file: !21, producer: "hand", isOptimized: true, flags: "-O2", runtimeVersion: 2, splitDebugFilename: "a.dwo", emissionKind: FullDebug, enums: !27, retainedTypes: !1, globals: !28, imports: !1, macros: !1, dwoId: 42, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "sdk")
!23 = !DISubroutineType(flags: DIFlagPublic, cc: 199, types: !24)
!24 = !{!60, null}
!25 = !{!30, !32}
!26 = !{!29}
!27 = !{!70}
!28 = !{!40}
!29 = !{!"btf_decl_tag", !"x"}
!30 = !DILocalVariable(name: "a", arg: 1, scope: !20, file: !21, line: 3, type: !60, flags: DIFlagArtificial, align: 32, annotations: !26)
!31 = !DILocation(line: 5, column: 2, scope: !39)
!32 = !DILocalVariable(name: "x", scope: !20, file: !21, line: 4, type: !60)
!33 = !DILocation(line: 6, column: 1, scope: !20, isImplicitCode: true)
!34 = !DILabel(scope: !20, name: "lab", file: !21, line: 7, column: 3, isArtificial: true, coroSuspendIdx: 2)
!35 = !DILocation(line: 7, scope: !39, inlinedAt: !31)
!36 = distinct !DIAssignID()
!37 = !DILocation(line: 8, column: 9, scope: !20, atomGroup: 3, atomRank: 2)
!38 = !DILocation(line: 9, column: 9, scope: !41)
!39 = distinct !DILexicalBlock(scope: !20, file: !21, line: 4, column: 65535)
!40 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_stack_value))
!41 = !DILexicalBlockFile(scope: !39, file: !21, discriminator: 5)
!42 = distinct !DIGlobalVariable(name: "g", linkageName: "_Zg", scope: !22, file: !21, line: 1, type: !60, isLocal: true, isDefinition: true, declaration: !63, align: 64, templateParams: !1, annotations: !26)
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 7, !"Dwarf Version", i32 5}
!60 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed, flags: DIFlagBigEndian, num_extra_inhabitants: 5, dataSize: 30)
!61 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "nothing")
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "p", baseType: !60, size: 64, align: 8, dwarfAddressSpace: 0)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !66, file: !21, line: 12, baseType: !60, size: 3, offset: 5, flags: DIFlagBitField, extraData: i64 0, annotations: !26)
!64 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !62, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "td", file: !21, line: 1, baseType: null)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !21, file: !21, line: 2, baseType: null, size: 64, align: 32, offset: 8, flags: DIFlagTypePassByValue, elements: !67, runtimeLang: DW_LANG_C_plus_plus, vtableHolder: !66, templateParams: !68, identifier: "_ZTS1S", annotations: !26, num_extra_inhabitants: 66, specification: !69)
!67 = !{!63}
!68 = !{!73, !74, !75}
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 128, elements: !76, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !32, allocated: !DIExpression(DW_OP_constu, 0), rank: !DIExpression(DW_OP_constu, 1), bitStride: i64 8)
!70 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !21, baseType: !60, size: 32, elements: !71, enumKind: DW_APPLE_ENUM_KIND_Open)
!71 = !{!72, !99, !100}
!72 = !DIEnumerator(name: "minus", value: -3)
!73 = !DITemplateTypeParameter(name: "T", type: !60, defaulted: true)
!74 = !DITemplateValueParameter(name: "V", type: !60, value: i32 7)
!75 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "TT", type: !60, defaulted: true, value: !"name")
!76 = !{!77, !78, !79, !80}
!77 = !DISubrange(count: 15, lowerBound: -1)
!78 = !DISubrange(lowerBound: 1, upperBound: 10, stride: 2)
!79 = !DISubrange(count: !32)
!80 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_constu, 1), upperBound: !DIExpression(DW_OP_constu, 2), stride: !DIExpression(DW_OP_constu, 3))
!81 = !DINamespace(name: "ns", scope: !82, exportSymbols: true)
!82 = !DINamespace(scope: null)
!83 = !DIObjCProperty(name: "prop", file: !21, line: 7, setter: "set:", getter: "get", attributes: 3, type: !60)
!84 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "im", scope: !22, entity: !81, file: !21, line: 5, elements: !1)
!85 = !DIModule(scope: !22, name: "M", configMacros: "-D", includePath: "/inc", apinotes: "/api", file: !21, line: 4, isDecl: true)
!86 = !DIMacro(type: DW_MACINFO_define, line: 9, name: "N", value: "V")
!87 = !DIMacroFile(line: 1, file: !21, nodes: !88)
!88 = !{!86}
!89 = !DIStringType(name: "character(*)", stringLength: !32, stringLengthExpression: !DIExpression(DW_OP_constu, 4), stringLocationExpression: !DIExpression(DW_OP_constu, 5), size: 32, align: 8, encoding: DW_ATE_ASCII)
!90 = !DICommonBlock(scope: !20, declaration: !42, name: "cb", file: !21, line: 3)
!91 = !GenericDINode(tag: DW_TAG_member, header: "some\00header", operands: {!1, null, !2})
!92 = !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_LLVM_extract_bits_sext, 2, 3)
!93 = !DIFile(filename: "src", directory: "", source: "int x;")
!94 = !DISubrangeType(name: "R", file: !21, line: 3, scope: !21, size: 32, align: 8, baseType: !60, lowerBound: -5, upperBound: !32, stride: 4, bias: !DIExpression(DW_OP_constu, 1))
!95 = !DIFixedPointType(name: "fx", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!96 = !DIFixedPointType(name: "fr", size: 32, encoding: DW_ATE_unsigned_fixed, kind: Rational, numerator: 1, denominator: 10)
!97 = distinct !DISubprogram(name: "spec", scope: !66, file: !21, line: 3, type: !23, containingType: !66, spFlags: DISPFlagVirtual | DISPFlagDefinition, virtualIndex: 3, unit: !22, declaration: !98, thrownTypes: !101, thisAdjustment: -8)
!98 = !DISubprogram(name: "spec", scope: !66, file: !21, line: 3, type: !23, spFlags: DISPFlagPureVirtual, templateParams: !68)
!99 = !DIEnumerator(name: "big", value: 340282366920938463463374607431768211455, isUnsigned: true)
!101 = !{!60}
!100 = !DIEnumerator(name: "zero", value: 0, isUnsigned: true)
