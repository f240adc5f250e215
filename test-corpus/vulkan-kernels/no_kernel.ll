; Rejected: a module for OpenCL devices that has no kernel: there is nothing that could be a shader.
; FAIL: spirv-llvm --target vulkan1.2 %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_func i32 @add(i32 %a, i32 %b) {
  %sum = add i32 %a, %b
  ret i32 %sum
}
;> %s: error: a module of shaders has no entry point
;>   help: mark its function as an entry point ("hlsl.shader" or !spirv.EntryPoint), or declare the capability Linkage (!spirv.Capability)
