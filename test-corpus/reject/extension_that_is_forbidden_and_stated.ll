; The module states that it needs the extension which the options forbid.
; FAIL: spirv-llvm --spirv-ext=-SPV_KHR_bit_instructions %s -o %t.spv
; FAIL(18): llvm-spirv --spirv-ext=-SPV_KHR_bit_instructions %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
!spirv.Extension = !{!0}
!0 = !{!"SPV_KHR_bit_instructions"}
