; Rejected: Types of LLVM IR that SPIR-V cannot express.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

@private = private addrspace(1) global <2 x i1> zeroinitializer
@tls = thread_local addrspace(1) global i32 0
@odd_space = addrspace(77) global i32 0
@0 = addrspace(1) global i32 0
@resolver = ifunc void (), ptr @resolve
@bools = addrspace(1) global <3 x i1> zeroinitializer

declare ptr @resolve()

define spir_kernel void @kernel() {
  ret void
}

define spir_func void @pointers(<2 x ptr addrspace(1)> %p, ptr %q, i128 %wide, i1 %b, i1 %c) {
  %v = load <2 x i1>, ptr %q
  %e = getelementptr i32, <2 x ptr addrspace(1)> %p, i64 1
  %d = udiv i1 %b, %c
  ret void
}

define spir_func void @switched(i128 %n) {
  switch i128 %n, label %out [ i128 1, label %out ]
out:
  ret void
}

define spir_func ptr @addressed() {
  ret ptr @kernel
}

define spir_func void @called(ptr %f) {
  call spir_func void (i32, ...) %f(i32 1, i32 2)
  %old = atomicrmw nand ptr %f, i16 1 monotonic
  %floats = atomicrmw fmaximum ptr %f, float 1.0 monotonic
  ret void
}

define spir_func void @labelled() {
  %x = ptrtoint ptr blockaddress(@labelled, %here) to i64
  br label %here
here:
  ret void
}
;> %s: '@tls': error: thread-local variables do not exist in SPIR-V
;>   help: make it a variable of a function
;> %s: '@odd_space': error: address space 77 has no SPIR-V storage class
;>   help: address spaces 0 to 7 and 9 have one; set the storage class of others with --spirv-address-space=77=CrossWorkgroup
;> %s: function @addressed, block %0, 'ret': error: the address of function @kernel needs SPV_INTEL_function_pointers
;>   help: allow it with --spirv-ext=+SPV_INTEL_function_pointers
;> %s: function @called, block %0, 'call': error: a call through a function pointer needs SPV_INTEL_function_pointers
;>   help: allow it with --spirv-ext=+SPV_INTEL_function_pointers
;> %s: function @labelled, block %0, '%x = ptrtoint': error: the address of a block cannot be expressed in SPIR-V
;>   help: use a switch instead of computed goto
