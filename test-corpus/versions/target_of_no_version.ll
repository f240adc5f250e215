; Rejected: A target with a version that SPIR-V does not have.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv64v9.9-unknown-unknown"
;> %s: error: the target "spirv64v9.9-unknown-unknown" names the version 9.9, which SPIR-V does not have
;>   help: SPIR-V has versions 1.0 to 1.6
