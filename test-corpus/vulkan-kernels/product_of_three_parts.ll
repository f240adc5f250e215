; Rejected: In a kernel that becomes a shader, too, the product with twice the bits is a structure of two numbers.
; FAIL: spirv-llvm %s --vulkan-kernels -o %t.spv
target triple = "spir64"

%pair = type { i32, i32, i32 }

declare spir_func %pair @_Z20__spirv_SMulExtendedii(i32, i32)

declare spir_func %pair @_Z17__spirv_IAddCarryjj(i32, i32)

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %s = call spir_func %pair @_Z20__spirv_SMulExtendedii(i32 %a, i32 5)
  %l = extractvalue %pair %s, 0
  %h = extractvalue %pair %s, 1
  %c = call spir_func %pair @_Z17__spirv_IAddCarryjj(i32 %l, i32 %h)
  %v = extractvalue %pair %c, 1
  store i32 %v, ptr addrspace(1) %p, align 4
  ret void
}
;> %s: function @k, block %0, '%s = call @_Z20__spirv_SMulExtendedii': error: the result of an operation with twice the bits, or with a carry, is not a structure of two numbers like its operands
;>   help: declare the function with a structure of two members of the type of the operands
