; Regression: Atomic operations by unmangled names on pointers whose type nothing else tells, and a null pointer of another address space.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAtomic OpTypePointer OpConstantNull
target triple = "spir64-unknown-unknown"

declare spir_func i64 @__spirv_AtomicSMin(ptr addrspace(4), i32, i32, i64)
declare spir_func i32 @__spirv_AtomicIAdd(ptr addrspace(4), i32, i32, i32)
declare spir_func void @__spirv_AtomicStore(ptr addrspace(4), i32, i32, i32)

define spir_kernel void @k(ptr addrspace(4) %a, ptr addrspace(4) %b, ptr addrspace(1) %out, i64 %x, i32 %y) {
  %1 = call spir_func i64 @__spirv_AtomicSMin(ptr addrspace(4) %a, i32 1, i32 0, i64 %x)
  %2 = call spir_func i32 @__spirv_AtomicIAdd(ptr addrspace(4) %b, i32 1, i32 0, i32 %y)
  call spir_func void @__spirv_AtomicStore(ptr addrspace(4) %b, i32 1, i32 0, i32 %2)
  %none = addrspacecast ptr null to ptr addrspace(1)
  %same = icmp eq ptr addrspace(1) %none, %out
  %byte = zext i1 %same to i8
  store i8 %byte, ptr addrspace(1) %out
  ret void
}
;> %_ptr_Generic_uchar = OpTypePointer Generic %uchar
;> %_ptr_CrossWorkgroup_uchar = OpTypePointer CrossWorkgroup %uchar
;>          %14 = OpConstantNull %_ptr_CrossWorkgroup_uchar
;> %_ptr_Generic_ulong = OpTypePointer Generic %ulong
;> %_ptr_Generic_uint = OpTypePointer Generic %uint
;>          %20 = OpAtomicSMin %ulong %17 %uint_1 %uint_0 %x
;>          %23 = OpAtomicIAdd %uint %22 %uint_1 %uint_0 %y
;>                OpAtomicStore %22 %uint_1 %uint_0 %23
