; The size of clusters is a constant in SPIR-V.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
; KEEP: cluster help
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %value, i32 %size) {
  %known = call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 %value, i32 4)
  %unknown = call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 %known, i32 %size)
  ret i32 %unknown
}

declare spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32, i32)
;> %t.bc: function @f, block %0, '%unknown = call @_Z30sub_group_clustered_reduce_addij': error: the cluster size of OpGroupNonUniformIAdd is not a constant
;>   help: pass a constant that is a power of two
