; The memory of a pointer is a word in SPIR-V, and flags of another width are converted.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpGenericPtrMemSemantics OpUConvert
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z9get_fencePU3AS4v(ptr addrspace(4))

define spir_kernel void @k(ptr addrspace(1) %out) {
  %generic = addrspacecast ptr addrspace(1) %out to ptr addrspace(4)
  %flags = call spir_func i64 @_Z9get_fencePU3AS4v(ptr addrspace(4) %generic)
  store i64 %flags, ptr addrspace(1) %out
  ret void
}
;>          %14 = OpGenericPtrMemSemantics %uint %12
;>       %flags = OpUConvert %ulong %44
