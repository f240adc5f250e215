; Rejected: The invocation ends, and its function goes on.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

declare void @_Z27__spirv_TerminateInvocationv()

define void @main() #0 {
  call void @_Z27__spirv_TerminateInvocationv()
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" }
;> %s: function @main, block %0, 'call @_Z27__spirv_TerminateInvocationv': error: the block goes on behind an instruction that ends it
;>   help: end the block with `unreachable` behind the call
