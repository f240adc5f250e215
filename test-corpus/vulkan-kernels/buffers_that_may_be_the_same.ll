; Rejected: a comparison of pointers into two buffers, which may be the same memory.
; FAIL: spirv-llvm --target vulkan1.2 %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @same(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca [2 x ptr addrspace(1)], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  store ptr addrspace(1) %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr addrspace(1) %1, ptr %6, align 8
  %7 = and i32 %3, 1
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw ptr addrspace(1), ptr %5, i64 %8
  %10 = load ptr addrspace(1), ptr %9, align 8
  %11 = ashr i32 %3, 1
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds ptr addrspace(1), ptr %5, i64 %12
  %14 = load ptr addrspace(1), ptr %13, align 8
  %15 = icmp eq ptr addrspace(1) %10, %14
  %16 = zext i1 %15 to i32
  store i32 %16, ptr addrspace(1) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }

!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int*", !"int"}
!11 = !{!"", !"", !"", !""}
;> %s: function @same, block %0, '%11 = bitcast': error: the memory behind a pointer of the kernel is unknown: the pointer is loaded from memory, or selected from pointers to different memories (2 times)
;>   also: function @same, block %0, '%15 = bitcast'
;>   help: pass the buffer as an argument of the kernel
