; Rejected: A module of shaders has an entry point, or states that others are linked with it.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.5-unknown-vulkan1.2-compute"

define void @f() {
  ret void
}
;> %s: error: a module of shaders has no entry point
;>   help: mark its function as an entry point ("hlsl.shader" or !spirv.EntryPoint), or declare the capability Linkage (!spirv.Capability)
