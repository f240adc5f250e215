; Rejected: The module states that it needs the extension which the options forbid.
; FAIL: spirv-llvm --spirv-ext=-SPV_KHR_bit_instructions %s -o %t.spv
; FAIL(18): llvm-spirv --spirv-ext=-SPV_KHR_bit_instructions %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %o, i32 %v) {
  %r = call i32 @llvm.bitreverse.i32(i32 %v)
  store i32 %r, ptr addrspace(1) %o
  ret void
}
declare i32 @llvm.bitreverse.i32(i32)

!spirv.Extension = !{!0}
!0 = !{!"SPV_KHR_bit_instructions"}
;> $ spirv-llvm --spirv-ext=-SPV_KHR_bit_instructions %s -o %t.spv
;> %s: error: the module declares SPV_KHR_bit_instructions (!spirv.Extension), which is not allowed
;>   help: allow it with --spirv-ext=+SPV_KHR_bit_instructions
;> $ llvm-spirv --spirv-ext=-SPV_KHR_bit_instructions %s -o %t.spv
;> RequiresExtension: Feature requires the following SPIR-V extension:
;> SPV_KHR_bit_instructions
;> %s: error: the module declares SPV_KHR_bit_instructions (!spirv.Extension), which is not allowed
;>   help: allow it with --spirv-ext=+SPV_KHR_bit_instructions
