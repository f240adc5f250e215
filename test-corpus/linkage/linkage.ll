; Linkage kinds: what SPIR-V has words for, with SPV_KHR_linkonce_odr allowed, and what is reported.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss --spirv-ext=+SPV_KHR_linkonce_odr
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: lost LinkageAttributes @ define
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

$c = comdat any
@imported = external addrspace(1) global i32
@exported = addrspace(1) global i32 1
@common = common addrspace(1) global i32 0
@weak = weak addrspace(1) global i32 1
@weak_odr = weak_odr addrspace(1) global i32 1
@linkonce = linkonce addrspace(1) global i32 1
@linkonce_odr = linkonce_odr addrspace(1) global i32 1
@elsewhere = available_externally addrspace(1) global i32 1
@internal = internal addrspace(1) global i32 1
@private = private addrspace(1) global i32 1
@extern_weak = extern_weak addrspace(1) global i32
@appending = appending addrspace(1) global [1 x i32] [i32 1]
@hidden = hidden addrspace(1) global i32 1
@section = addrspace(1) global i32 1, section "data"
@c = addrspace(1) global i32 1, comdat
@unnamed = unnamed_addr addrspace(1) global i32 1
@external_value = addrspace(1) externally_initialized global i32 1
@alias = alias i32, ptr addrspace(1) @exported

define weak spir_func void @weak_f() {
  ret void
}
define linkonce_odr spir_func void @linkonce_odr_f() {
  ret void
}
define available_externally spir_func void @elsewhere_f() {
  ret void
}
define protected spir_func void @protected_f() {
  ret void
}
declare spir_func void @imported_f()
define weak spir_kernel void @weak_kernel() {
  call spir_func void @elsewhere_f()
  call spir_func void @imported_f()
  %a = load i32, ptr addrspace(1) @imported
  %b = load i32, ptr addrspace(1) @elsewhere
  %c = load i32, ptr addrspace(1) @extern_weak
  %d = load i32, ptr addrspace(1) @alias
  ret void
}
;> $ spirv-llvm %t.bc -o %t.spv --report-loss --spirv-ext=+SPV_KHR_linkonce_odr
;> lost: linkage alias (semantic, once): '@alias'
;> lost: linkage common (semantic, once): '@common'
;> lost: linkage weak (semantic, 3 times): '@weak'; function @weak_f; function @weak_kernel
;> lost: linkage weak_odr (semantic, once): '@weak_odr'
;> lost: linkage linkonce (semantic, once): '@linkonce'
;> lost: linkage appending (semantic, once): '@appending'
;> lost: linkage hidden visibility (performance, once): '@hidden'
;> lost: linkage section data (semantic, once): '@section'
;> lost: attribute unnamed_addr (performance, once): '@unnamed'
;> lost: attribute externally_initialized (semantic, once): '@external_value'
;> lost: linkage available_externally (performance, once): function @elsewhere_f
;> lost: linkage protected visibility (performance, once): function @protected_f
;> lost: linkage extern_weak (semantic, once): '@extern_weak'
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %imported LinkageAttributes "imported" Import
;>                OpDecorate %exported LinkageAttributes "exported" Export
;>                OpDecorate %common LinkageAttributes "common" Export
;>                OpDecorate %weak LinkageAttributes "weak" Export
;>                OpDecorate %weak_odr LinkageAttributes "weak_odr" Export
;>                OpDecorate %linkonce LinkageAttributes "linkonce" Export
;>                OpDecorate %linkonce_odr LinkageAttributes "linkonce_odr" LinkOnceODR
;>                OpDecorate %appending LinkageAttributes "appending" Export
;>                OpDecorate %hidden LinkageAttributes "hidden" Export
;>                OpDecorate %section LinkageAttributes "section" Export
;>                OpDecorate %c LinkageAttributes "c" Export
;>                OpDecorate %unnamed LinkageAttributes "unnamed" Export
;>                OpDecorate %external_value LinkageAttributes "external_value" Export
;>                OpDecorate %weak_f LinkageAttributes "weak_f" Export
;>                OpDecorate %linkonce_odr_f LinkageAttributes "linkonce_odr_f" LinkOnceODR
;>                OpDecorate %protected_f LinkageAttributes "protected_f" Export
;>                OpDecorate %elsewhere LinkageAttributes "elsewhere" Import
;>                OpDecorate %extern_weak LinkageAttributes "extern_weak" Import
;>                OpDecorate %imported_f LinkageAttributes "imported_f" Import
;> $ opt -passes=verify -S %t.r.bc -o -
;> @imported = external addrspace(1) global i32
;> @exported = addrspace(1) global i32 1
;> @common = common addrspace(1) global i32 0
;> @weak = addrspace(1) global i32 1
;> @weak_odr = addrspace(1) global i32 1
;> @linkonce = addrspace(1) global i32 1
;> @linkonce_odr = linkonce_odr addrspace(1) global i32 1
;> @internal = internal addrspace(1) global i32 1
;> @private = internal addrspace(1) global i32 1
;> @appending = addrspace(1) global [1 x i32] [i32 1]
;> @hidden = addrspace(1) global i32 1
;> @section = addrspace(1) global i32 1
;> @c = addrspace(1) global i32 1
;> @unnamed = addrspace(1) global i32 1
;> @external_value = addrspace(1) global i32 1
;> @elsewhere = external addrspace(1) global i32
;> @extern_weak = external addrspace(1) global i32
;> declare spir_func void @imported_f() #0
;> define spir_func void @weak_f() #0 {
;> define linkonce_odr spir_func void @linkonce_odr_f() #0 {
;> define internal spir_func void @elsewhere_f() #0 {
;> define spir_func void @protected_f() #0 {
;> define spir_kernel void @weak_kernel() #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !3 !kernel_arg_type !3 !kernel_arg_base_type !3 !kernel_arg_type_qual !3 {
;>   call spir_func void @elsewhere_f() #0
;>   call spir_func void @imported_f() #0
;>   %a = load i32, ptr addrspace(1) @imported, align 4
;>   %b = load i32, ptr addrspace(1) @elsewhere, align 4
;>   %c = load i32, ptr addrspace(1) @extern_weak, align 4
;>   %d = load i32, ptr addrspace(1) @exported, align 4
