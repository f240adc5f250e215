; Where an extension lets instructions name what comes later, no circle of types is cut: a function type that is pointed to
; by its own parameter comes back.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc --spirv-debug-info-version=nonsemantic-shader-100 --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: lost ForwardRefs DICompositeType DIDerivedType DISubroutineType
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() !dbg !4 {
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !20)
!1 = !DIFile(filename: "kernel.cl", directory: "/source")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{!8, !12}
!7 = !DILocation(line: 2, column: 11, scope: !4)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "list", file: !1, line: 3, baseType: !9)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "element", scope: !4, file: !1, line: 2, size: 64, elements: !11)
!11 = !{!13}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !10, file: !1, line: 2, baseType: !8, size: 64)
!20 = !{!21}
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "outer", file: !1, line: 5, size: 64, elements: !22)
!22 = !{!23}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !21, file: !1, line: 6, baseType: !24, size: 64)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "nested", scope: !21, file: !1, line: 6, size: 64, elements: !25)
!25 = !{!26}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "back", scope: !24, file: !1, line: 7, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
;> $ spirv-llvm %t.bc --spirv-debug-info-version=nonsemantic-shader-100 --spirv-ext=+SPV_KHR_non_semantic_info,+SPV_KHR_relaxed_extended_instruction -o %t.spv --report-loss
;> lost: metadata !llvm.module.flags (cosmetic, once): module
;> $ spirv-llvm dis %t.spv
;>          %17 = OpExtInstWithForwardRefsKHR %void %7 DebugTypeMember %12 %13 %5 %uint_2 %uint_0 %uint_0 %uint_64 %uint_0
;>          %18 = OpExtInstWithForwardRefsKHR %void %7 DebugTypeComposite %19 %uint_1 %5 %uint_2 %uint_0 %21 %22 %uint_64 %uint_0 %17
;>          %28 = OpExtInstWithForwardRefsKHR %void %7 DebugTypePointer %27 %uint_7 %uint_4
;> $ opt -passes=verify -S %t.r.bc -o -
;> !9 = !DISubroutineType(types: !10)
;> !11 = !DIDerivedType(tag: DW_TAG_typedef, name: "list", file: !1, line: 3, baseType: !12)
;> !12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
;> !13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "element", scope: !8, file: !1, line: 2, size: 64, elements: !14)
;> !15 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !13, file: !1, line: 2, baseType: !11, size: 64)
;> !16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
