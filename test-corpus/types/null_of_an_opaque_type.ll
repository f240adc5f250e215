; Rejected: A type whose parts are not known has no null value.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

%hidden = type opaque

@hidden = addrspace(2) constant %hidden zeroinitializer
;> %s: '@hidden': error: an image, a sampler, a pipe or the like has no null value in SPIR-V
;>   help: pass the object, or poison where nothing uses it
