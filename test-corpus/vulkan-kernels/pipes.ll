; Rejected: pipes are no part of shaders.
; FAIL: spirv-llvm --target vulkan1.2 %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @take(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  %5 = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %0, ptr addrspace(4) %4, i32 4, i32 4) #3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = load i32, ptr %3, align 4
  store i32 %8, ptr addrspace(1) %1, align 4
  br label %9

9:                                                ; preds = %2, %7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32) local_unnamed_addr

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { norecurse nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }

!8 = !{i32 1, i32 1}
!9 = !{!"read_only", !"none"}
!10 = !{!"int", !"int*"}
!11 = !{!"pipe", !""}
;> %s: function @take, block %0, '%2 = call @__read_pipe_2': error: argument 1 points to another address space than the parameter
;>   help: declare the function with the types of the call
