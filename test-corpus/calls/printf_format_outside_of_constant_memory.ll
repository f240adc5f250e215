; Regression: A format string in global memory is refused without the extension for it, and the extension is declared when it may be.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.none.spv
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-ext=+SPV_EXT_relaxed_printf_string_address_space
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: error help OpExtension
target triple = "spir64-unknown-unknown"

@format = addrspace(1) constant [4 x i8] c"%d\0A\00", align 1

declare spir_func i32 @printf(ptr addrspace(1), ...)

define spir_kernel void @k(i32 %value) {
  %printed = call spir_func i32 (ptr addrspace(1), ...) @printf(ptr addrspace(1) @format, i32 %value)
  ret void
}
;> $ spirv-llvm %t.bc -o %t.none.spv
;> %t.bc: function @k, block %0, '%printed = call @printf': error: a format string outside of constant memory needs SPV_EXT_relaxed_printf_string_address_space
;>   help: allow it with --spirv-ext=+SPV_EXT_relaxed_printf_string_address_space
;> $ spirv-llvm dis %t.spv
;>                OpExtension "SPV_EXT_relaxed_printf_string_address_space"
