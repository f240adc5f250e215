; An abort has one message.
; FAIL(14): llvm-spirv --spirv-ext=+SPV_KHR_abort %s -o %t.spv
; FAIL: spirv-llvm --spirv-ext=+SPV_KHR_abort %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func void @_Z16__spirv_AbortKHRii(i32, i32)

define spir_kernel void @k() {
  call spir_func void @_Z16__spirv_AbortKHRii(i32 1, i32 2)
  unreachable
}
;> $ llvm-spirv --spirv-ext=+SPV_KHR_abort %s -o %t.spv
;> InvalidInstruction: Can't translate llvm instruction:
;> __spirv_AbortKHR must be called with exactly one Message argument
;> %s: function @k, block %0, 'call @_Z16__spirv_AbortKHRii': error: __spirv_AbortKHR must be called with exactly one argument, the message
;>   help: pass one value, the message to the host
;> $ spirv-llvm --spirv-ext=+SPV_KHR_abort %s -o %t.spv
;> %s: function @k, block %0, 'call @_Z16__spirv_AbortKHRii': error: __spirv_AbortKHR must be called with exactly one argument, the message
;>   help: pass one value, the message to the host
