; Rejected: A cast whose name says one memory and whose type another.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_func ptr addrspace(3) @cast(ptr addrspace(4) %p) {
  %r = call spir_func ptr addrspace(3) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4vi(ptr addrspace(4) %p, i32 5)
  ret ptr addrspace(3) %r
}

declare spir_func ptr addrspace(3) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4vi(ptr addrspace(4), i32)
;> %s: function @cast, block %0, '%r = call @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4vi': error: OpGenericCastToPtrExplicit casts to CrossWorkgroup, but the function returns a pointer to Workgroup
;>   help: declare the function with the types of the instruction
