; Regression: All kinds of linkage on functions and variables; what SPIR-V has no kind for is reported.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --report-loss %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: LinkageAttributes lost:
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@external = addrspace(1) global i32 1
@weak = weak addrspace(1) global i32 1
@weak_odr = weak_odr addrspace(1) constant i32 1
@linkonce = linkonce addrspace(1) global i32 1
@common = common addrspace(1) global i32 0
@appended = appending addrspace(1) global [1 x i32] [i32 3]
@imported_weakly = extern_weak addrspace(1) global i32
@private = private addrspace(1) global i32 1
define linkonce_odr spir_func i32 @inline(i32 %x) {
  ret i32 %x
}
define available_externally spir_func i32 @elsewhere(i32 %x) {
  ret i32 %x
}
define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = call spir_func i32 @inline(i32 1)
  %b = call spir_func i32 @elsewhere(i32 %a)
  store i32 %b, ptr addrspace(1) %p
  %c = load i32, ptr addrspace(1) @private
  store i32 %c, ptr addrspace(1) @weak
  %d = load i32, ptr addrspace(1) @imported_weakly
  store i32 %d, ptr addrspace(1) @common
  ret void
}
;> $ spirv-llvm --report-loss %t.bc -o %t.spv
;> lost: linkage weak (semantic, once): '@weak'
;> lost: linkage weak_odr (semantic, once): '@weak_odr'
;> lost: linkage linkonce (semantic, once): '@linkonce'
;> lost: linkage common (semantic, once): '@common'
;> lost: linkage appending (semantic, once): '@appended'
;> lost: linkage linkonce_odr (semantic, once): function @inline
;> lost: linkage available_externally (performance, once): function @elsewhere
;> lost: linkage extern_weak (semantic, once): '@imported_weakly'
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %external LinkageAttributes "external" Export
;>                OpDecorate %weak LinkageAttributes "weak" Export
;>                OpDecorate %weak_odr LinkageAttributes "weak_odr" Export
;>                OpDecorate %linkonce LinkageAttributes "linkonce" Export
;>                OpDecorate %common LinkageAttributes "common" Export
;>                OpDecorate %appended LinkageAttributes "appended" Export
;>                OpDecorate %inline LinkageAttributes "inline" Export
;>                OpDecorate %imported_weakly LinkageAttributes "imported_weakly" Import
