; A variable in generic memory is one of the function behind a cast, and lives as long as that.
; RUN: spirv-llvm %s -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: lost OpVariable OpPtrCastToGeneric OpLifetime
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  %x = alloca i64, align 8, addrspace(4)
  call void @llvm.lifetime.start.p4(ptr addrspace(4) %x)
  call spir_func void @use(ptr addrspace(4) %x)
  call void @llvm.lifetime.end.p4(ptr addrspace(4) %x)
  ret void
}
declare spir_func void @use(ptr addrspace(4))
declare void @llvm.lifetime.start.p4(ptr addrspace(4))
declare void @llvm.lifetime.end.p4(ptr addrspace(4))
;>           %x = OpVariable %_ptr_Function_ulong Function
;>           %9 = OpPtrCastToGeneric %_ptr_Generic_ulong %x
;>                OpLifetimeStart %x 0
;>                OpLifetimeStop %x 0
