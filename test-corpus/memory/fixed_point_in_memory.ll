; Regression: Fixed-point functions on integers that are too wide to be passed as values: the caller puts them into memory, and the
; instruction takes the number, not its address. The validator that is built in knows no such type, and is not asked about it.
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_arbitrary_precision_integers,+SPV_INTEL_arbitrary_precision_fixed_point %s -o %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeInt OpLoad OpStore OpFixed
target triple = "spir64-unknown-unknown"

define spir_func void @exponent(ptr addrspace(4) %to, ptr %from) {
  call spir_func void @_Z21__spirv_FixedExpINTELILi68ELi68EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii(ptr addrspace(4) sret(i68) align 8 %to, ptr byval(i68) align 8 %from, i1 zeroext false, i32 20, i32 20, i32 0, i32 0)
  ret void
}

declare spir_func void @_Z21__spirv_FixedExpINTELILi68ELi68EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii(ptr addrspace(4) sret(i68) align 8, ptr byval(i68) align 8, i1 zeroext, i32, i32, i32, i32)
;>         %u68 = OpTypeInt 68 0
;>          %10 = OpLoad %u68 %from
;>          %11 = OpFixedExpALTERA %u68 %10 0 20 20 0 0
;>                OpStore %to %11
