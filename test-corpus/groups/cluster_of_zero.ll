; Rejected: The size of a cluster is a power of two for rotations too.
; FAIL: spirv-llvm %s --spirv-ext=+SPV_KHR_subgroup_rotate -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  %r = call spir_func i32 @_Z26sub_group_clustered_rotateiij(i32 %x, i32 1, i32 0)
  store i32 %r, ptr addrspace(1) %p, align 4
  ret void
}

declare spir_func i32 @_Z26sub_group_clustered_rotateiij(i32, i32, i32)
;> %s: function @k, block %0, '%r = call @_Z26sub_group_clustered_rotateiij': error: the cluster size of OpGroupNonUniformRotateKHR is not a power of two
;>   help: pass a constant that is a power of two
