; Rejected: Plain pointers that stand for images, as other parts of the program say, are cast and moved.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @cast(ptr addrspace(1) %image) {
  %c = addrspacecast ptr addrspace(1) %image to ptr addrspace(4)
  %w = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(ptr addrspace(1) %image)
  store i32 %w, ptr addrspace(4) %c
  ret void
}

define spir_kernel void @moved(ptr addrspace(1) %image) {
  %c = getelementptr i8, ptr addrspace(1) %image, i64 4
  %w = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(ptr addrspace(1) %image)
  store i32 %w, ptr addrspace(1) %c
  ret void
}

declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(ptr addrspace(1))
;> %t.bc: function @cast, block %0, '%c = addrspacecast': error: a value of an opaque type (event, image, …) is cast like a pointer (2 times)
;>   also: function @moved, block %0, '%c = getelementptr'
;>   help: pass the value itself, or the address of a variable that holds it
