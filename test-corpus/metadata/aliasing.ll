; The scopes of accesses that do not touch each other: memory operands of loads, stores, copies and fills, decorations of other
; instructions with a result, a call that returns nothing among them; an atomic store has neither. Without the extension all
; of it is reported as lost. Only the newest spirv-val knows the declarations outside functions: it is not asked.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_memory_access_aliasing --report-loss %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r -S %t.spv -o -
; RUN: spirv-llvm --report-loss %t.bc -o %t.without.spv
; KEEP: Alias alias noalias distinct lost
target triple = "spir64-unknown-unknown"

declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)

define spir_func void @callee(ptr addrspace(1) %p) noinline {
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %loaded = load i32, ptr addrspace(1) %in, align 4, !alias.scope !3
  store i32 %loaded, ptr addrspace(1) %out, align 4, !alias.scope !4, !noalias !3, !nontemporal !6
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %out, ptr addrspace(1) align 4 %in, i64 8, i1 false), !alias.scope !5
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %out, i8 0, i64 8, i1 false), !noalias !3
  %old = atomicrmw add ptr addrspace(1) %out, i32 1 syncscope("device") monotonic, !noalias !3
  store atomic i32 %old, ptr addrspace(1) %out syncscope("device") monotonic, align 4, !noalias !3
  call spir_func void @callee(ptr addrspace(1) %out), !noalias !3
  %nonsense = load i32, ptr addrspace(1) %in, align 4, !alias.scope !7
  store i32 %nonsense, ptr addrspace(1) %out, align 4
  ret void
}

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = distinct !{!2, !0}
!3 = !{!1}
!4 = !{!2}
!5 = !{!1, !2}
!6 = !{i32 1}
!7 = !{}
;> $ spirv-llvm --spirv-ext=+SPV_INTEL_memory_access_aliasing --report-loss %t.bc -o %t.spv
;> lost: metadata !alias.scope (performance, once): function @k, block %0, '%nonsense = load'
;> lost: metadata !noalias (performance, once): function @k, block %0, 'store'
;> $ spirv-llvm dis %t.spv
;>                OpCapability MemoryAccessAliasingINTEL
;>                OpExtension "SPV_INTEL_memory_access_aliasing"
;>          %21 = OpAliasDomainDeclINTEL
;>          %22 = OpAliasScopeDeclINTEL %21
;>          %23 = OpAliasScopeListDeclINTEL %22
;>          %24 = OpAliasScopeDeclINTEL %21
;>          %25 = OpAliasScopeListDeclINTEL %24
;>          %26 = OpAliasScopeListDeclINTEL %22 %24
;>                OpDecorateId %old NoAliasINTEL %23
;>                OpDecorateId %31 NoAliasINTEL %23
;>      %loaded = OpLoad %uint %in Aligned|AliasScopeINTELMask 4 %23
;>                OpStore %out %loaded Aligned|Nontemporal|AliasScopeINTELMask|NoAliasINTELMask 4 %25 %23
;>                OpCopyMemorySized %out %in %ulong_8 Aligned|AliasScopeINTELMask 4 %26
;>                OpCopyMemorySized %out %expanded_memset_00_8_4 %ulong_8 Aligned|NoAliasINTELMask 4 %23
;> $ spirv-llvm -r -S %t.spv -o -
;>   %loaded = load i32, ptr addrspace(1) %in, align 4, !alias.scope !9
;>   store i32 %loaded, ptr addrspace(1) %out, align 4, !alias.scope !12, !noalias !9, !nontemporal !14
;>   call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %out, ptr addrspace(1) align 4 %in, i64 8, i1 false), !alias.scope !15
;>   call void @llvm.memcpy.p1.p2.i64(ptr addrspace(1) align 4 %out, ptr addrspace(2) align 4 @expanded.memset.00.8.4, i64 8, i1 false), !noalias !9
;>   %old = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %out, i32 1) #1, !noalias !9
;>   call spir_func void @callee(ptr addrspace(1) %out) #2, !noalias !9
;> !10 = distinct !{!10, !11}
;> !11 = distinct !{!11}
;> !13 = distinct !{!13, !11}
;> $ spirv-llvm --report-loss %t.bc -o %t.without.spv
;> lost: metadata !alias.scope (performance, 4 times): function @k, block %0, '%loaded = load'; function @k, block %0, 'store'; function @k, block %0, 'call @llvm.memcpy.p1.p1.i64'
;> lost: metadata !noalias (performance, 5 times): function @k, block %0, 'store'; function @k, block %0, 'call @llvm.memcpy.p1.p2.i64'; function @k, block %0, '%old = atomicrmw add'
