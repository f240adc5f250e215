; Names as older compilers mangled them: volatile and const before the address space, parameters qualified themselves, images
; without their access, dot products of 16 bits. What looks like a builtin and is none stays an import, which is a loss.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+all --report-loss %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: builtin OpAtomic OpImage OpSDot OpGroupAsync Import
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
declare spir_func void @_Z12atomic_storePU3AS4VU7_AtomicDhDh(ptr addrspace(4), half)
declare spir_func half @_Z11atomic_loadPU3AS4VU7_AtomicDh(ptr addrspace(4))
declare spir_func i32 @_Z10atomic_addPVU3AS1ii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_maxPU3AS3jVj(ptr addrspace(3), i32)
declare spir_func i32 @_Z10atomic_addPU3AS1ii(ptr addrspace(1), i32)
declare spir_func i32 @_Z16atomic_fetch_addPVU3AS4U7_Atomicii(ptr addrspace(4), i32)
declare spir_func <4 x float> @_Z11read_imagef11ocl_image2d11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func i32 @_Z11dot_acc_satDv2_sS_i(<2 x i16>, <2 x i16>, i32)
declare spir_func i32 @_Z15get_image_width11ocl_image2d(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPKU3AS1S_m9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event"))
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event"))
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KDv4_fm9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event"))
declare spir_func i32 @_Z3dotii(i32, i32)

define spir_func void @f(ptr addrspace(1) %g, ptr addrspace(4) %p, ptr addrspace(3) %l, half %h, i32 %i, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %im, target("spirv.Sampler") %s, <2 x float> %c, <2 x i16> %d, target("spirv.Event") %e) {
  call spir_func void @_Z12atomic_storePU3AS4VU7_AtomicDhDh(ptr addrspace(4) %p, half %h)
  %a0 = call spir_func half @_Z11atomic_loadPU3AS4VU7_AtomicDh(ptr addrspace(4) %p)
  %a1 = call spir_func i32 @_Z10atomic_addPVU3AS1ii(ptr addrspace(1) %g, i32 %i)
  %a2 = call spir_func i32 @_Z10atomic_maxPU3AS3jVj(ptr addrspace(3) %l, i32 %i)
  %a3 = call spir_func i32 @_Z16atomic_fetch_addPVU3AS4U7_Atomicii(ptr addrspace(4) %p, i32 %i)
  %a13 = call spir_func i32 @_Z10atomic_addPU3AS1ii(ptr addrspace(1) %g, i32 %i)
  %a4 = call spir_func <4 x float> @_Z11read_imagef11ocl_image2d11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %im, target("spirv.Sampler") %s, <2 x float> %c)
  %a5 = call spir_func i32 @_Z11dot_acc_satDv2_sS_i(<2 x i16> %d, <2 x i16> %d, i32 %i)
  %a6 = call spir_func i32 @_Z15get_image_width11ocl_image2d(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %im)
  %a7 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPKU3AS1S_m9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %g, i64 1, target("spirv.Event") %e)
  %a8 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %g, i64 1, target("spirv.Event") %e)
  %a9 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KDv4_fm9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %g, i64 1, target("spirv.Event") %e)
  %a14 = call spir_func i32 @_Z3dotii(i32 %i, i32 %i)
  ret void
}
;> $ spirv-llvm --spirv-ext=+all --report-loss %t.bc -o %t.spv
;> lost: builtin _Z3dotii stays an import: no builtin of its name has these types (semantic, once): function @f, block %0, '%a14 = call @_Z3dotii'
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %_Z3dotii LinkageAttributes "_Z3dotii" Import
;>                OpAtomicStore %p %uint_1 %uint_784 %h
;>          %a0 = OpAtomicLoad %half %p %uint_1 %uint_784
;>          %a1 = OpAtomicIAdd %uint %32 %uint_1 %uint_0 %i
;>          %a2 = OpAtomicUMax %uint %36 %uint_1 %uint_0 %i
;>          %a3 = OpAtomicIAdd %uint %39 %uint_1 %uint_784 %i
;>         %a13 = OpAtomicIAdd %uint %32 %uint_1 %uint_0 %i
;>          %a4 = OpImageSampleExplicitLod %v4float %43 %c Lod %float_0
;>          %a5 = OpSDotAccSat %uint %d %d %i
;>          %48 = OpImageQuerySizeLod %v2uint %im %uint_0
;>          %a7 = OpGroupAsyncCopy %Event %uint_2 %l %g %ulong_1 %ulong_1 %e
;>          %a8 = OpGroupAsyncCopy %Event %uint_2 %l %g %ulong_1 %ulong_1 %e
;>          %a9 = OpGroupAsyncCopy %Event %uint_2 %l %g %ulong_1 %ulong_1 %e
