; Regression: With SPV_AMD_weak_linkage allowed by name, weak symbols stay weak; otherwise they are exported, which is reported.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --strict=semantic --spirv-ext=+SPV_AMD_weak_linkage %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; RUN: spirv-llvm %t.bc -o %t.plain.spv
; RUN: spirv-val %t.plain.spv
; KEEP: Weak LinkageAttributes weak warning
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@g = weak addrspace(1) global i32 3
@declared = extern_weak addrspace(1) global i32

define weak spir_func i32 @f(i32 %x) {
  %d = load i32, ptr addrspace(1) @declared
  %s = add i32 %x, %d
  ret i32 %s
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability WeakLinkageAMD
;>                OpExtension "SPV_AMD_weak_linkage"
;>                OpDecorate %g LinkageAttributes "g" WeakAMD
;>                OpDecorate %f LinkageAttributes "f" WeakAMD
;>                OpDecorate %declared LinkageAttributes "declared" WeakAMD
;> $ spirv-llvm dis %t.rev.bc
;> @g = weak addrspace(1) global i32 3
;> @declared = extern_weak addrspace(1) global i32
;> define weak spir_func i32 @f(i32 %x) #0 {
;> $ spirv-llvm %t.bc -o %t.plain.spv
;> %t.bc: '@g': warning: lost: linkage weak (2 times)
;>   help: allow SPV_AMD_weak_linkage by name, or link before the translation
;> %t.bc: '@declared': warning: lost: linkage extern_weak
