; Integers of 64 bits on a device without them: pairs of words, in buffers too. What has no such form names the feature.
; RUN: spirv-llvm --target vulkan1.2 --device-features subgroups %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability TypeRuntimeArray OpIAddCarry OpLoad OpStore
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
%record = type { i64, i64 }
declare spir_func i64 @_Z13get_global_idj(i32)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
define spir_kernel void @k(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %in) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr %record, ptr addrspace(1) %in, i64 %id
  %to = getelementptr %record, ptr addrspace(1) %out, i64 %id
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 8 %to, ptr addrspace(1) align 8 %from, i64 16, i1 false)
  %a = load i64, ptr addrspace(1) %from, align 8
  %sum = add i64 %a, %id
  store i64 %sum, ptr addrspace(1) %to, align 8
  ret void
}
;>                OpCapability Shader
;> %_runtimearr_uint = OpTypeRuntimeArray %uint
;>          %20 = OpLoad %v3uint %__spirv_BuiltInGlobalInvocationId
;>          %27 = OpLoad %uint %26
;>          %32 = OpLoad %uint %31
;>          %36 = OpLoad %uint %35
;>          %41 = OpLoad %uint %40
;>                OpStore %43 %27
;>                OpStore %46 %32
;>                OpStore %49 %36
;>                OpStore %52 %41
;>          %55 = OpLoad %uint %54
;>          %59 = OpLoad %uint %58
;>                OpStore %67 %60
;>                OpStore %70 %65
