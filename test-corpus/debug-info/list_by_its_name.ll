; Regression: A structure has a pointer to itself under a name: the name is no DebugTypedef, which is for basic types only.
; RUN: spirv-llvm --spirv-debug-info-version=nonsemantic-shader-100 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: DebugType DebugImported
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) !dbg !5 {
  ret void, !dbg !14
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "hand", isOptimized: false, emissionKind: FullDebug)
!1 = !DIFile(filename: "list.cl", directory: "/")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 4, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{null, !8}
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "list", file: !1, line: 3, baseType: !9)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "element", file: !1, line: 2, size: 64, elements: !11)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !10, file: !1, line: 2, baseType: !8, size: 64)
!14 = !DILocation(line: 5, scope: !5)
;>          %23 = OpExtInst %void %7 DebugTypeComposite %16 %uint_1 %5 %uint_2 %uint_0 %9 %20 %uint_64 %uint_16
;>          %25 = OpExtInst %void %7 DebugTypePointer %23 %uint_7 %uint_4
;>          %26 = OpExtInst %void %7 DebugTypeMember %15 %25 %5 %uint_2 %uint_0 %uint_0 %uint_64 %uint_0
;>          %27 = OpExtInst %void %7 DebugTypeComposite %16 %uint_1 %5 %uint_2 %uint_0 %9 %20 %uint_64 %uint_0 %26
;>          %28 = OpExtInst %void %7 DebugTypePointer %27 %uint_7 %uint_4
;>          %29 = OpExtInst %void %7 DebugTypePointer %27 %uint_7 %uint_4
;>          %31 = OpExtInst %void %7 DebugImportedEntity %30 %uint_1 %5 %29 %uint_3 %uint_0 %9
;>          %32 = OpExtInst %void %7 DebugTypeFunction %uint_0 %void %29
