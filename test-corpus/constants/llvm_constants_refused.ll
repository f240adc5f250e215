; Rejected: Constants, addresses and instructions of LLVM IR that SPIR-V has no form for.
; FAIL: spirv-llvm --spirv-ext=+SPV_INTEL_function_pointers,+SPV_INTEL_variable_length_array %s -o %t.spv
target triple = "spir64-unknown-unknown"

@local = internal global i32 0
@table = addrspace(1) global ptr @local
@resolver = ifunc void (), ptr @resolve
@vector = addrspace(1) global <2 x i1> <i1 true, i1 false>

define internal ptr @resolve() {
  ret ptr null
}

define spir_kernel void @kernel() {
  ret void
}

define spir_func ptr @addressed() {
  ret ptr @kernel
}

define spir_func ptr @resolved() {
  ret ptr @resolver
}

define spir_func void @called(ptr %f, ptr addrspace(1) %g, i1 %b, i64 %n, ptr %q, i128 %wide) {
  call spir_func void (i32, ...) %f(i32 1, i32 2)
  %d = udiv i1 %b, %b
  %old = atomicrmw nand ptr addrspace(1) %g, i32 1 monotonic
  %a = alloca i32, i64 %n, addrspace(1)
  %c = alloca i32, addrspace(1)
  %v = load <2 x i1>, ptr %q
  %e = getelementptr i32, ptr %q, <2 x i64> zeroinitializer
  ret void
}

define spir_func void @switched(i128 %n) {
  switch i128 %n, label %out [ i128 1, label %out ]
out:
  ret void
}
;> %s: '@table': error: @local is private (address space 0), so its address is not constant
;>   help: move it to the constant or global address space
;> %s: function @addressed, block %0, 'ret': error: the address of the kernel @kernel cannot be taken in SPIR-V
;>   help: move its body to a function, and take that one's address
;> %s: function @resolved, block %0, 'ret': error: an ifunc cannot be expressed in SPIR-V
;>   help: call the implementation directly
;> %s: function @called, block %2, 'call': error: a call with variable arguments cannot be expressed in SPIR-V
;>   help: only printf may have them; pass an array instead
;> %s: function @called, block %2, '%a = alloca': error: an alloca of run-time size can only be in the private address space (0)
;>   help: cast its address to the generic address space instead
;> %s: function @called, block %2, '%c = alloca': error: an alloca in CrossWorkgroup memory cannot be expressed in SPIR-V
;>   help: variables of a function are in the private (0) or generic (4) address space
