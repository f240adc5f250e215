; Rejected: A kernel calls a function that has the name of an instruction of geometry shaders.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func void @_Z18__spirv_EmitVertexv()

define spir_kernel void @k() {
  call spir_func void @_Z18__spirv_EmitVertexv()
  ret void
}
;> %s: function @k, block %0, 'call @_Z18__spirv_EmitVertexv': error: kernels do not have this instruction of shaders
;>   help: use it in a shader, of the stage that it is for
