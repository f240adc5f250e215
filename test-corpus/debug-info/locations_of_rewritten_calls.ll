; Regression: The source locations of a work-item builtin and of operations on truth values that are rewritten.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r -S %t.spv -o -
; KEEP: OpLine OpLoad OpSelect OpStore OpNoLine !dbg DILocation
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func i64 @_Z13get_global_idj(i32)
define spir_kernel void @k(ptr addrspace(1) %p, i1 %b) !dbg !4 {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0), !dbg !7
  %z = zext i1 %b to i64, !dbg !8
  %s = add i64 %i, %z, !dbg !9
  store i64 %s, ptr addrspace(1) %p, !dbg !10
  ret void, !dbg !11
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, column: 14, scope: !4)
!8 = !DILocation(line: 3, column: 5, scope: !4)
!9 = !DILocation(line: 4, column: 6, scope: !4)
!10 = !DILocation(line: 5, column: 7, scope: !4)
!11 = !DILocation(line: 6, column: 1, scope: !4)
;> $ spirv-llvm dis %t.spv
;>                OpLine %1 2 14
;>          %23 = OpLoad %v3ulong %__spirv_BuiltInGlobalInvocationId
;>                OpLine %1 3 5
;>           %z = OpSelect %ulong %b %ulong_1 %ulong_0
;>                OpLine %1 4 6
;>                OpLine %1 5 7
;>                OpStore %p %s Aligned 8
;>                OpLine %1 6 1
;> $ spirv-llvm -r -S %t.spv -o -
;> define spir_kernel void @k(ptr addrspace(1) %p, i1 %b) #0 !dbg !8 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !kernel_arg_name !15 {
;>   %i = call spir_func i64 @_Z13get_global_idj(i32 0) #1, !dbg !16
;>   %z = select i1 %b, i64 1, i64 0, !dbg !17
;>   %s = add i64 %i, %z, !dbg !18
;>   store i64 %s, ptr addrspace(1) %p, align 8, !dbg !19
;>   ret void, !dbg !20
;> !16 = !DILocation(line: 2, column: 14, scope: !8)
;> !17 = !DILocation(line: 3, column: 5, scope: !8)
;> !18 = !DILocation(line: 4, column: 6, scope: !8)
;> !19 = !DILocation(line: 5, column: 7, scope: !8)
;> !20 = !DILocation(line: 6, column: 1, scope: !8)
