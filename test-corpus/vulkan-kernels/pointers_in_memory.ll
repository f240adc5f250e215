; Rejected: a pointer that a kernel keeps in memory.
; FAIL: spirv-llvm --target vulkan1.2 %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Entry = type { ptr addrspace(1), i32 }

define spir_kernel void @follow(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw %struct.Entry, ptr addrspace(1) %0, i64 %3
  %5 = load ptr addrspace(1), ptr addrspace(1) %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %7 = load i32, ptr addrspace(1) %6, align 4
  store i32 %7, ptr addrspace(1) %1, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nounwind willreturn memory(none) }

!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"Entry*", !"int*"}
!11 = !{!"", !""}
;> %s: function @follow, block %0, '%6 = bitcast': error: the memory behind a pointer of the kernel is unknown: the pointer is loaded from memory, or selected from pointers to different memories (4 times)
;>   also: function @follow, block %0, '%7 = getelementptr'
;>   also: function @follow, block %0, '%8 = load'
;>   help: pass the buffer as an argument of the kernel
