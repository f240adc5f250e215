; Regression: The subprogram of a function with a body is a definition, whatever it says.
; RUN: spirv-llvm %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-ext=+SPV_KHR_non_semantic_info -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: DebugEntryPoint DebugFunction
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) !dbg !4 {
  %positive = icmp sgt i32 %n, 0, !dbg !7
  call void @llvm.dbg.value(metadata i32 %n, metadata !8, metadata !DIExpression()), !dbg !7
  %one = zext i1 %positive to i32, !dbg !7
  store i32 %one, ptr addrspace(1) %p, align 4, !dbg !7
  ret void, !dbg !7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, spFlags: 2147483648, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, column: 7, scope: !4)
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
;>          %21 = OpExtInst %void %7 DebugFunction %17 %16 %5 %uint_1 %uint_0 %9 %19 %uint_8 %uint_0
;>          %22 = OpExtInst %void %7 DebugEntryPoint %21 %9 %19 %19
;>          %24 = OpExtInst %void %7 DebugFunctionDefinition %21 %k
