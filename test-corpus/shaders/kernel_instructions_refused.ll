; Rejected: Instructions and types of kernels that shaders have no instructions for, and that are not rewritten for them.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@five = addrspace(10) global <5 x i32> zeroinitializer
@wide = addrspace(10) global i2048 0

declare float @llvm.powi.f32.i16(float, i16)
declare void @llvm.memset.p11.i64(ptr addrspace(11), i8, i64, i1)
declare void @llvm.memmove.p11.p3.i64(ptr addrspace(11), ptr addrspace(3), i64, i1)

define i8 @atomic_byte(ptr addrspace(11) %p, i8 %b) {
  %r = atomicrmw add ptr addrspace(11) %p, i8 %b seq_cst
  ret i8 %r
}

define i32 @nand(ptr addrspace(11) %p) {
  %r = atomicrmw nand ptr addrspace(11) %p, i32 1 seq_cst
  ret i32 %r
}

define void @wide_switch(ptr addrspace(11) %p) {
  %y = load i2048, ptr addrspace(11) %p
  switch i2048 %y, label %a [ i2048 1, label %a ]
a:
  ret void
}

define void @fill(ptr addrspace(11) %p, i8 %v, i64 %n) {
  call void @llvm.memset.p11.i64(ptr addrspace(11) %p, i8 %v, i64 %n, i1 false)
  ret void
}

define void @move(ptr addrspace(11) %a, ptr addrspace(3) %b, i64 %n) {
  call void @llvm.memmove.p11.p3.i64(ptr addrspace(11) %a, ptr addrspace(3) %b, i64 %n, i1 false)
  ret void
}

define float @exponent(float %f, i16 %i) {
  %r = call float @llvm.powi.f32.i16(float %f, i16 %i)
  ret float %r
}

!spirv.Capability = !{!0, !1}
!0 = !{i32 1}
!1 = !{i32 5}
;> %t.bc: '@five': error: a vector of 5 elements cannot be expressed in SPIR-V
;>   help: use vectors of 2, 3, 4, 8 or 16 elements
;> %t.bc: '@wide': error: i2048 cannot be expressed in SPIR-V
;>   help: use integers of 8, 16, 32 or 64 bits
;> %t.bc: function @atomic_byte, block %0, '%r = atomicrmw add': error: SPIR-V has atomic operations on integers of 32 and 64 bits and on floats only
;>   help: use a wider type
;> %t.bc: function @nand, block %0, '%r = atomicrmw nand': error: 'atomicrmw nand' has no SPIR-V instruction
;>   help: write a loop around a compare-and-exchange
;> %t.bc: function @wide_switch, block %0, 'switch': error: a switch on an integer of this width cannot be expressed in SPIR-V
;>   help: switch on 64 bits or less
;> %t.bc: function @fill, block %0, 'call @llvm.memset.p11.i64': error: a memset with a value or length known only at run time cannot be expressed in SPIR-V
;>   help: write a loop
;> %t.bc: function @move, block %0, 'call @llvm.memmove.p11.p3.i64': error: the intrinsic llvm.memmove.p11.p3.i64 has no SPIR-V form
;>   help: use another operation, or call a builtin function of OpenCL C
;> %t.bc: function @exponent, block %0, '%r = call @llvm.powi.f32.i16': error: only exponents of type i32 are supported
;>   help: convert the exponent to i32
