; Inline assembly, with its extension. SPIRV-Tools has no rules for it at module scope.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-ext=+SPV_INTEL_inline_assembly
; RUN: spirv-llvm validate %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: OpExtension OpAsm SideEffects asm
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %o, i32 %i) {
  %a = call i32 asm sideeffect "mov $0, $1", "=r,r"(i32 %i)
  %b = call { i32, i32 } asm "swap $0, $1", "=r,=r,0,1,~{memory}"(i32 %i, i32 %a)
  %c = extractvalue { i32, i32 } %b, 0
  store i32 %c, ptr addrspace(1) %o
  call void asm "nop", ""()
  call void asm "nop", ""()
  ret void
}
;> $ spirv-llvm dis %t.spv
;>                OpExtension "SPV_INTEL_inline_assembly"
;>                OpDecorate %11 SideEffectsINTEL
;>          %10 = OpAsmTargetINTEL "spir64-unknown-unknown"
;>          %11 = OpAsmINTEL %uint %9 %10 "mov $0, $1" "=r,r"
;>          %15 = OpAsmINTEL %_struct_13 %14 %10 "swap $0, $1" "=r,=r,0,1,~{memory}"
;>          %19 = OpAsmINTEL %void %18 %10 "nop" ""
;>           %a = OpAsmCallINTEL %uint %11 %i
;>           %b = OpAsmCallINTEL %_struct_13 %15 %i %a
;>          %20 = OpAsmCallINTEL %void %19
;>          %21 = OpAsmCallINTEL %void %19
;> $ opt -passes=verify -S %t.r.bc -o -
;>   %a = call i32 asm sideeffect "mov $0, $1", "=r,r"(i32 %i)
;>   %b = call { i32, i32 } asm "swap $0, $1", "=r,=r,0,1,~{memory}"(i32 %i, i32 %a)
;>   call void asm "nop", ""()
;>   call void asm "nop", ""()
