; Functions with pointers become a part of their callers, and generic pointers are of the memory that they point to.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFunction OpTypePointer OpStore OpAccessChain
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_func void @put(ptr addrspace(4) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load i32, ptr addrspace(4) %0, align 4
  %4 = add nsw i32 %3, %1
  store i32 %4, ptr addrspace(4) %0, align 4
  ret void
}

define spir_kernel void @both(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = addrspacecast ptr addrspace(1) %4 to ptr addrspace(4)
  tail call spir_func void @put(ptr addrspace(4) noundef %5, i32 noundef 1) #5
  %6 = addrspacecast ptr addrspace(3) %1 to ptr addrspace(4)
  tail call spir_func void @put(ptr addrspace(4) noundef %6, i32 noundef 2) #5
  %7 = load i32, ptr addrspace(3) %1, align 4
  store i32 %7, ptr addrspace(1) %0, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { nounwind }

!8 = !{i32 1, i32 3}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int*"}
!11 = !{!"", !""}
;> %_ptr_Input_v3uint = OpTypePointer Input %v3uint
;> %_ptr_StorageBuffer_arg0_15 = OpTypePointer StorageBuffer %arg0_15
;> %_ptr_Workgroup__arr_uint_13 = OpTypePointer Workgroup %_arr_uint_13
;> %_ptr_StorageBuffer_uint = OpTypePointer StorageBuffer %uint
;> %_ptr_Workgroup_uint = OpTypePointer Workgroup %uint
;>        %both = OpFunction %void None %19
;>          %26 = OpAccessChain %_ptr_StorageBuffer_uint %arg0 %uint_0 %22
;>          %30 = OpAccessChain %_ptr_StorageBuffer_uint %arg0 %uint_0 %22
;>                OpStore %30 %29
;>          %34 = OpAccessChain %_ptr_Workgroup_uint %arg1 %uint_0
;>          %38 = OpAccessChain %_ptr_Workgroup_uint %arg1 %uint_0
;>                OpStore %38 %37
;>          %40 = OpAccessChain %_ptr_Workgroup_uint %arg1 %uint_0
;>          %42 = OpAccessChain %_ptr_StorageBuffer_uint %arg0 %uint_0 %uint_0
;>                OpStore %42 %41
;>                OpFunctionEnd
