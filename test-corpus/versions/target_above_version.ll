; Rejected: A target with a version above the highest that is allowed.
; FAIL: spirv-llvm --spirv-max-version=1.2 %s -o %t.spv
target triple = "spirv64v1.4-unknown-unknown"
;> %s: error: the target "spirv64v1.4-unknown-unknown" requires version 1.4, but only versions up to 1.2 are allowed
;>   help: allow it with --spirv-max-version=1.4
