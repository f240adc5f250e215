; Rejected: Hosts ask for a kernel by its name.
; FAIL: spirv-llvm %s -o %t.spv
; FAIL(11): llvm-spirv %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @0() {
  ret void
}
;> $ spirv-llvm %s -o %t.spv
;> %s: error: an entry point has no name
;>   help: name the kernel: hosts look it up by name
;> $ llvm-spirv %s -o %t.spv
;> InvalidLlvmModule: Invalid LLVM module: Entry point function must have a name
;> %s: error: an entry point has no name
;>   help: name the kernel: hosts look it up by name
