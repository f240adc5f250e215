; Rejected: The packets of a structure are counted, which is no pipe.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z25__spirv_GetNumPipePackets({ i32, i32 }, i32, i32)

define spir_kernel void @k({ i32, i32 } %pipe, ptr addrspace(1) %to) {
  %count = call spir_func i32 @_Z25__spirv_GetNumPipePackets({ i32, i32 } %pipe, i32 4, i32 4)
  store i32 %count, ptr addrspace(1) %to
  ret void
}
;> %s: function @k, block %0, '%count = call @_Z25__spirv_GetNumPipePackets': error: operand 1 of OpGetNumPipePackets is not of the type spirv.Pipe
;>   help: call the function with the types that the specification of SPIR-V defines for the instruction
