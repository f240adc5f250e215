; Rejected: the address of an argument in a variable of the program, which the next launch would read.
; FAIL: spirv-llvm --target vulkan1.2 %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@last = local_unnamed_addr addrspace(1) global ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), align 8

define spir_kernel void @keep(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = load ptr addrspace(1), ptr addrspace(1) @last, align 8
  %3 = icmp eq ptr addrspace(1) %2, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  store ptr addrspace(1) %0, ptr addrspace(1) @last, align 8
  br label %6

5:                                                ; preds = %1
  store i32 1, ptr addrspace(1) %2, align 4
  br label %6

6:                                                ; preds = %4, %5
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) }

!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"int*"}
!11 = !{!""}
;> %s: '@last': error: the memory behind a pointer of the kernel is unknown: the pointer is loaded from memory, or selected from pointers to different memories (13 times)
;>   also: '@last'
;>   also: function @keep, block %0, '%1 = load'
;>   help: pass the buffer as an argument of the kernel
