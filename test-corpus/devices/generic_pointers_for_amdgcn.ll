; Which memory a generic pointer is to, for LLVM's target of AMD's GPUs.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: define = call select store declare
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(4))
declare spir_func ptr addrspace(3) @__to_local(ptr addrspace(4))
declare spir_func ptr @__to_private(ptr addrspace(4))
declare spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4))
define spir_func i32 @which(ptr addrspace(4) %pointer) {
  %global = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %pointer)
  %local = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %pointer)
  %private = call spir_func ptr @__to_private(ptr addrspace(4) %pointer)
  %fence = call spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) %pointer)
  store i32 %fence, ptr addrspace(1) %global
  store i32 %fence, ptr addrspace(3) %local
  store i32 %fence, ptr %private
  ret i32 %fence
}
;> ; ModuleID = '%t.bc'
;> source_filename = "%t.bc"
;> target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
;> target triple = "amdgcn-amd-amdhsa"
;> define i32 @which(ptr %pointer) #0 {
;>   %1 = call i1 @llvm.amdgcn.is.shared(ptr %pointer)
;>   %2 = call i1 @llvm.amdgcn.is.private(ptr %pointer)
;>   %3 = or i1 %1, %2
;>   %4 = xor i1 %3, true
;>   %5 = addrspacecast ptr %pointer to ptr addrspace(1)
;>   %6 = addrspacecast ptr null to ptr addrspace(1)
;>   %7 = select i1 %4, ptr addrspace(1) %5, ptr addrspace(1) %6
;>   %8 = call i1 @llvm.amdgcn.is.shared(ptr %pointer)
;>   %9 = addrspacecast ptr %pointer to ptr addrspace(3)
;>   %10 = addrspacecast ptr null to ptr addrspace(3)
;>   %11 = select i1 %8, ptr addrspace(3) %9, ptr addrspace(3) %10
;>   %12 = call i1 @llvm.amdgcn.is.private(ptr %pointer)
;>   %13 = addrspacecast ptr %pointer to ptr addrspace(5)
;>   %14 = addrspacecast ptr null to ptr addrspace(5)
;>   %15 = select i1 %12, ptr addrspace(5) %13, ptr addrspace(5) %14
;>   %16 = call i1 @llvm.amdgcn.is.shared(ptr %pointer)
;>   %17 = select i1 %16, i32 1, i32 2
;>   store i32 %17, ptr addrspace(1) %7, align 4
;>   store i32 %17, ptr addrspace(3) %11, align 4
;>   store i32 %17, ptr addrspace(5) %15, align 4
;> declare ptr addrspace(1) @__to_global(ptr) #1
;> declare ptr addrspace(3) @__to_local(ptr) #1
;> declare ptr addrspace(5) @__to_private(ptr) #1
;> declare i32 @_Z9get_fencePU3AS4v(ptr) #1
;> ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
;> declare i1 @llvm.amdgcn.is.shared(ptr) #2
;> ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
;> declare i1 @llvm.amdgcn.is.private(ptr) #2
;> attributes #0 = { convergent nounwind }
;> attributes #1 = { nounwind }
;> attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;> !spirv.MemoryModel = !{!0}
;> !opencl.spir.version = !{!1}
;> !opencl.ocl.version = !{!1}
;> !spirv.Generator = !{!2}
;> !opencl.enable.FP_CONTRACT = !{!3}
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !2 = !{i16 0, i16 0}
;> !3 = !{}
