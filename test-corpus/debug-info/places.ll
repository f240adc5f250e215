; Places that operands do not say: values that are computed later, in the same block and in a later one, or not on every way;
; variables that nothing is left of, a declaration of nowhere, a vector that is put together, pointers without an address
; space, packs of parameters, wide numbers, and locations in a function that nothing describes.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc --spirv-debug-info-version=nonsemantic-shader-200 --spirv-ext=+SPV_KHR_non_semantic_info -o %t.2.spv
; RUN: spirv-val %t.2.spv
; RUN: spirv-llvm %t.bc --spirv-debug-info-version=ocl-100 -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll --report-loss
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: debug DebugTypePointer DebugTypeTemplate DebugGlobalVariable DebugOperation DebugValue OpCompositeInsert #dbg expr: emplate pointer_type call
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i32 @other(i32)

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) !dbg !4 {
entry:
    #dbg_declare(ptr poison, !20, !DIExpression(), !7)
    #dbg_value(i32 %later, !21, !DIExpression(), !7)
    #dbg_value(i32 %early, !22, !DIExpression(), !7)
    #dbg_value(i32 %early, !23, !DIExpression(), !7)
    #dbg_value(i32 %sometimes, !24, !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_plus, DW_OP_constu, 5000000000, DW_OP_minus, DW_OP_stack_value), !7)
    #dbg_value(i32 %n, !23, !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_plus, DW_OP_stack_value), !7)
  %early = add i32 %n, 1, !dbg !7
  %first = insertelement <2 x i32> poison, i32 %n, i64 0, !dbg !7
    #dbg_value(<2 x i32> %first, !25, !DIExpression(), !7)
  %both = insertelement <2 x i32> %first, i32 %early, i64 1, !dbg !7
  %sum = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %both), !dbg !7
  %flag = icmp eq i32 %sum, 0, !dbg !7
  br i1 %flag, label %then, label %end, !dbg !7
then:
  %sometimes = call spir_func i32 @other(i32 %n), !dbg !7
    #dbg_value(i32 %sometimes, !24, !DIExpression(), !7)
  br label %end, !dbg !7
end:
  %later = call spir_func i32 @other(i32 %early), !dbg !7
  store i32 %later, ptr addrspace(1) %out, align 4, !dbg !7
  ret void, !dbg !7
}

define spir_func void @not_described(i32 %n) {
  %m = call spir_func i32 @other(i32 %n), !dbg !7
  ret void, !dbg !7
}

declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !30, retainedTypes: !40)
!1 = !DIFile(filename: "kernel.cl", directory: "/source")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition | DISPFlagOptimized, templateParams: !50)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, column: 11, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "nowhere", scope: !4, file: !1, line: 2, type: !8)
!21 = !DILocalVariable(name: "in_a_later_block", scope: !4, file: !1, line: 2, type: !8)
!22 = !DILocalVariable(name: "in_this_block", scope: !4, file: !1, line: 2, type: !8)
!23 = !DILocalVariable(name: "overtaken", scope: !4, file: !1, line: 2, type: !8)
!24 = !DILocalVariable(name: "not_always", scope: !4, file: !1, line: 2, type: !8)
!25 = !DILocalVariable(name: "vector", scope: !4, file: !1, line: 2, type: !26)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 64, flags: DIFlagVector, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 2)
!30 = !{!31, !32}
!31 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef))
!32 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression(DW_OP_constu, 7, DW_OP_stack_value))
!33 = distinct !DIGlobalVariable(name: "gone", scope: !0, file: !1, line: 3, type: !8, isLocal: true, isDefinition: true)
!34 = distinct !DIGlobalVariable(name: "seven", scope: !0, file: !1, line: 4, type: !8, isLocal: true, isDefinition: true)
!40 = !{!41, !42}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, dwarfAddressSpace: 1)
!50 = !{!51, !52, !53}
!51 = !DITemplateTypeParameter(name: "T", type: !8)
!52 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "Container", value: !"Buffer")
!53 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !54)
!54 = !{!55, !56}
!55 = !DITemplateTypeParameter(type: !8)
!56 = !DITemplateTypeParameter(type: !41)
;> $ spirv-llvm %t.bc --spirv-debug-info-version=ocl-100 -o %t.spv --report-loss
;> lost: debug info language 0x4 of DICompileUnit (SPIR-V does not distinguish the versions of C++) (cosmetic, once): module
;> lost: debug info a variable's value that is not there (cosmetic, 2 times): kernel.cl:2:11, function @k, block %entry, '%early = add'; kernel.cl:2:11, function @k, block %entry, '%early = add'
;> $ spirv-llvm dis %t.spv
;>          %23 = OpExtInst %void %5 DebugTypeTemplateParameter %20 %19 %21 %22 0 0
;>          %28 = OpExtInst %void %5 DebugTypeTemplateParameter %24 %27 %21 %22 0 0
;>          %30 = OpExtInst %void %5 DebugTypeTemplateParameterPack %29 %29 0 1 %28 %28 %22
;>          %31 = OpExtInst %void %5 DebugTypeTemplateParameter %2 %19 %21 %22 0 0
;>          %32 = OpExtInst %void %5 DebugTypePointer %19 Function FlagIsLocal
;>          %33 = OpExtInst %void %5 DebugTypeTemplateParameter %2 %32 %21 %22 0 0
;>          %16 = OpExtInst %void %5 DebugTypeTemplate %15 %23 %28 %31 %33
;>          %35 = OpExtInst %void %5 DebugTypeTemplateParameterPack %34 %34 1 1 %31 %16 %3
;>          %36 = OpExtInst %void %5 DebugTypeTemplateParameterPack %34 %34 1 1 %33 %16 %3
;>          %50 = OpExtInst %void %5 DebugOperation Constu 0
;>          %51 = OpExtInst %void %5 DebugOperation Constu 1
;>          %52 = OpExtInst %void %5 DebugOperation Minus
;>          %53 = OpExtInst %void %5 DebugOperation Plus
;>          %54 = OpExtInst %void %5 DebugOperation StackValue
;>          %91 = OpExtInst %void %5 DebugTypePointer %19 CrossWorkgroup None
;>          %93 = OpExtInst %void %5 DebugGlobalVariable %92 %19 %3 3 0 %6 %2 %21 FlagIsLocal|FlagIsDefinition
;>          %94 = OpExtInst %void %5 DebugOperation Swap
;>          %95 = OpExtInst %void %5 DebugOperation Xderef
;>          %97 = OpExtInst %void %5 DebugTypeTemplateParameterPack %2 %2 3 1 %96 %93 %3
;>         %100 = OpExtInst %void %5 DebugGlobalVariable %98 %19 %3 4 0 %6 %2 %uint_7 FlagIsLocal|FlagIsDefinition
;>          %43 = OpExtInst %void %5 DebugValue %40 %42 %41
;>          %46 = OpExtInst %void %5 DebugValue %45 %42 %41
;>          %49 = OpExtInst %void %5 DebugValue %48 %42 %41
;>          %56 = OpExtInst %void %5 DebugValue %48 %n %55
;>          %61 = OpExtInst %void %5 DebugValue %60 %early %41
;>       %first = OpCompositeInsert %v2uint %n %63 0
;>          %68 = OpExtInst %void %5 DebugValue %67 %first %41
;>        %both = OpCompositeInsert %v2uint %early %first 1
;>          %80 = OpExtInst %void %5 DebugValue %45 %sometimes %41
;>          %85 = OpExtInst %void %5 DebugValue %84 %later %41
;> $ opt -passes=verify -S %t.r.bc -o -
;>     #dbg_value(i32 undef, !19, !DIExpression(), !41)
;>     #dbg_value(i32 undef, !20, !DIExpression(), !41)
;>     #dbg_value(i32 undef, !21, !DIExpression(), !41)
;>     #dbg_value(i32 %n, !21, !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_plus, DW_OP_stack_value), !41)
;>     #dbg_value(i32 %early, !22, !DIExpression(), !41)
;>     #dbg_value(<2 x i32> %first, !23, !DIExpression(), !41)
;>   %sometimes = call spir_func i32 @other(i32 %n) #0, !dbg !41
;>     #dbg_value(i32 %sometimes, !20, !DIExpression(), !41)
;>   %later = call spir_func i32 @other(i32 %early) #0, !dbg !41
;>     #dbg_value(i32 %later, !27, !DIExpression(), !41)
;>   %m = call spir_func i32 @other(i32 %n) #0
;> !3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64, dwarfAddressSpace: 1)
;> !6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef))
;> !8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression(DW_OP_constu, 7, DW_OP_stack_value))
;> !15 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !16, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !28, retainedNodes: !18)
;> !29 = !DITemplateTypeParameter(name: "T", type: !4)
;> !30 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "Container", value: !"Buffer")
;> !31 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !32)
;> !33 = !DITemplateTypeParameter(type: !4)
;> !34 = !DITemplateTypeParameter(type: !35)
;> !35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
