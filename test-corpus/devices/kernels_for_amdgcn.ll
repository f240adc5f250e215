; Kernels for AMD's GPUs come back for LLVM's target: address spaces, conventions, intrinsics, scopes, structures by value.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
target triple = "spirv64-amd-amdhsa"
%pair = type { i32, i32 }
@tile = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x() addrspace(4) nounwind
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() addrspace(4) nounwind
declare void @llvm.amdgcn.s.barrier() addrspace(4) nounwind
declare i32 @spirv.llvm_amdgcn_readfirstlane_i32(i32) addrspace(4) nounwind
declare spir_func void @__cxa_pure_virtual() addrspace(4) nounwind
define linkonce_odr spir_func i32 @twice(i32 %a) addrspace(4) nounwind {
  %r = shl i32 %a, 1
  ret i32 %r
}
define spir_kernel void @k(ptr addrspace(1) %o, ptr byval(%pair) align 4 %pair, i32 %n) addrspace(4) nounwind !max_work_group_size !0 {
  %id = call addrspace(4) i32 @llvm.amdgcn.workitem.id.x()
  %slot = getelementptr [64 x i32], ptr addrspace(3) @tile, i32 0, i32 %id
  store i32 %n, ptr addrspace(3) %slot, align 4
  fence syncscope("workgroup") release
  call addrspace(4) void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %second = getelementptr %pair, ptr %pair, i32 0, i32 1
  store i32 %id, ptr %second, align 4
  %kept = load i32, ptr %second, align 4
  %first = call addrspace(4) i32 @spirv.llvm_amdgcn_readfirstlane_i32(i32 %kept)
  %implicit = call addrspace(4) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %size = load i16, ptr addrspace(4) %place, align 2
  %wide = zext i16 %size to i32
  %old = atomicrmw add ptr addrspace(1) %o, i32 %wide syncscope("agent") acq_rel, align 4
  %result = call spir_func addrspace(4) i32 @twice(i32 %first)
  %exchange = cmpxchg ptr addrspace(1) %o, i32 %old, i32 %result syncscope("subgroup") monotonic monotonic, align 4
  %done = extractvalue { i32, i1 } %exchange, 1
  br i1 %done, label %end, label %fault
fault:
  call spir_func addrspace(4) void @__cxa_pure_virtual()
  br label %end
end:
  ret void
}
!0 = !{i32 256, i32 1, i32 1}
;> ; ModuleID = '%t.bc'
;> source_filename = "%t.bc"
;> target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
;> target triple = "amdgcn-amd-amdhsa"
;>
;> %pair = type { i32, i32 }
;>
;> @tile = internal addrspace(3) global [64 x i32] poison, align 4
;>
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0
;>
;> ; Function Attrs: convergent nocallback nofree nounwind willreturn
;> declare void @llvm.amdgcn.s.barrier() #1
;>
;> ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
;> declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2
;>
;> ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;> declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #0
;>
;> ; Function Attrs: nounwind
;> define weak void @__cxa_pure_virtual() #3 {
;> entry:
;>   call void @llvm.trap()
;>   unreachable
;> }
;>
;> ; Function Attrs: nounwind
;> define linkonce_odr i32 @twice(i32 %a) #3 {
;>   %r = shl i32 %a, 1
;>   ret i32 %r
;> }
;>
;> ; Function Attrs: nounwind
;> define protected amdgpu_kernel void @k(ptr addrspace(1) %o, ptr addrspace(4) byref(%pair) align 4 %pair, i32 %n) #4 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !kernel_arg_name !7 !max_work_group_size !8 {
;>   %1 = alloca %pair, align 4, addrspace(5)
;>   %2 = load %pair, ptr addrspace(4) %pair, align 4
;>   store %pair %2, ptr addrspace(5) %1, align 4
;>   %id = call i32 @llvm.amdgcn.workitem.id.x() #6
;>   %slot = getelementptr [64 x i32], ptr addrspace(3) @tile, i32 0, i32 %id
;>   store i32 %n, ptr addrspace(3) %slot, align 4
;>   fence syncscope("workgroup") release
;>   call void @llvm.amdgcn.s.barrier() #6
;>   fence syncscope("workgroup") acquire
;>   %second = getelementptr %pair, ptr addrspace(5) %1, i32 0, i32 1
;>   store i32 %id, ptr addrspace(5) %second, align 4
;>   %kept = load i32, ptr addrspace(5) %second, align 4
;>   %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %kept) #6
;>   %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #6
;>   %3 = addrspacecast ptr addrspace(4) %implicit to ptr
;>   %place = getelementptr i16, ptr %3, i64 6
;>   %size = load i16, ptr %place, align 2
;>   %wide = zext i16 %size to i32
;>   %old = atomicrmw add ptr addrspace(1) %o, i32 %wide syncscope("agent") acq_rel, align 4
;>   %result = call i32 @twice(i32 %first) #6
;>   %4 = cmpxchg ptr addrspace(1) %o, i32 %old, i32 %result syncscope("wavefront") monotonic monotonic, align 4
;>   %5 = extractvalue { i32, i1 } %4, 0
;>   %done = extractvalue { i32, i1 } %4, 1
;>   br i1 %done, label %end, label %fault
;>
;> fault:                                            ; preds = %0
;>   call void @__cxa_pure_virtual() #6
;>   br label %end
;>
;> end:                                              ; preds = %fault, %0
;>   ret void
;> }
;>
;> ; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
;> declare void @llvm.trap() #5
;>
;> attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;> attributes #1 = { convergent nocallback nofree nounwind willreturn }
;> attributes #2 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
;> attributes #3 = { nounwind }
;> attributes #4 = { nounwind "amdgpu-flat-work-group-size"="1,256" }
;> attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
;> attributes #6 = { convergent nounwind }
;>
;> !spirv.MemoryModel = !{!0}
;> !opencl.spir.version = !{!1}
;> !opencl.ocl.version = !{!1}
;> !spirv.Generator = !{!2}
;>
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !2 = !{i16 0, i16 -1}
;> !3 = !{i32 1, i32 0, i32 0}
;> !4 = !{!"none", !"none", !"none"}
;> !5 = !{!"int*", !"pair", !"int"}
;> !6 = !{!"", !"", !""}
;> !7 = !{!"o", !"pair", !"n"}
;> !8 = !{i32 256, i32 1, i32 1}
