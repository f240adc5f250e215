; Regression: Atomic operations on each element of a vector, minima and maxima of numbers, and fast-math flags of conversions.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: llvm-as-23 %s -o %t.bc
; RUN: spirv-llvm %t.bc --spirv-ext=+all -o %t.all.spv
; RUN: spirv-llvm dis %t.all.spv
; RUN: spirv-llvm dis %t.bc
; FAIL: spirv-llvm as --llvm-version 22 %s -o %t.22.bc
; RUN: spirv-llvm --report-loss %s -o %t.spv
; KEEP: OpAtomic OpConvert OpCompositeExtract OpPtrAccessChain OpFunctionCall
; KEEP: OpCapability OpExtension OpAtomic
; KEEP: atomicrmw sitofp uitofp
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, <2 x float> %v, float %f, i32 %i) {
  %o = atomicrmw elementwise fadd ptr addrspace(1) %p, <2 x float> %v monotonic, align 8
  %o2 = atomicrmw elementwise add ptr addrspace(1) %p, <4 x i32> <i32 1, i32 2, i32 3, i32 4> monotonic, align 16
  %m = atomicrmw fmaximumnum ptr addrspace(1) %p, float %f monotonic, align 4
  %m2 = atomicrmw fminimumnum ptr addrspace(1) %p, float %f monotonic, align 4
  %s = sitofp fast i32 %i to float
  %u = uitofp nnan nneg i32 %i to float
  %e0 = extractelement <2 x float> %o, i32 0
  store float %s, ptr addrspace(1) %p
  store float %u, ptr addrspace(1) %p
  store float %e0, ptr addrspace(1) %p
  ret void
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Int64
;>                OpName %expanded_atomicrmw_fadd_p1_f32_monotonic_0 "expanded.atomicrmw_fadd_p1_f32_monotonic_0"
;>                OpName %expanded_atomicrmw_fmaximumnum_p1_f32_monotonic_0 "expanded.atomicrmw_fmaximumnum_p1_f32_monotonic_0"
;>                OpName %expanded_atomicrmw_fminimumnum_p1_f32_monotonic_0 "expanded.atomicrmw_fminimumnum_p1_f32_monotonic_0"
;>          %15 = OpPtrAccessChain %_ptr_CrossWorkgroup_float %p %ulong_0
;>          %16 = OpCompositeExtract %float %v 0
;>          %20 = OpFunctionCall %float %expanded_atomicrmw_fadd_p1_f32_monotonic_0 %19 %16
;>          %22 = OpPtrAccessChain %_ptr_CrossWorkgroup_float %p %ulong_1
;>          %23 = OpCompositeExtract %float %v 1
;>          %25 = OpFunctionCall %float %expanded_atomicrmw_fadd_p1_f32_monotonic_0 %24 %23
;>          %28 = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %27 %ulong_0
;>          %35 = OpCompositeExtract %uint %34 0
;>          %37 = OpAtomicIAdd %uint %28 %uint_0 %uint_0 %35
;>          %38 = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %27 %ulong_1
;>          %39 = OpCompositeExtract %uint %34 1
;>          %40 = OpAtomicIAdd %uint %38 %uint_0 %uint_0 %39
;>          %42 = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %27 %ulong_2
;>          %43 = OpCompositeExtract %uint %34 2
;>          %44 = OpAtomicIAdd %uint %42 %uint_0 %uint_0 %43
;>          %46 = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %27 %ulong_3
;>          %47 = OpCompositeExtract %uint %34 3
;>          %48 = OpAtomicIAdd %uint %46 %uint_0 %uint_0 %47
;>           %m = OpFunctionCall %float %expanded_atomicrmw_fmaximumnum_p1_f32_monotonic_0 %50 %f
;>          %m2 = OpFunctionCall %float %expanded_atomicrmw_fminimumnum_p1_f32_monotonic_0 %50 %f
;>           %s = OpConvertSToF %float %i
;>           %u = OpConvertUToF %float %i
;>          %e0 = OpCompositeExtract %float %o 0
;> %expanded_atomicrmw_fadd_p1_f32_monotonic_0 = OpFunction %float None %57
;>          %61 = OpAtomicLoad %uint %58 %uint_0 %uint_0
;>          %63 = OpAtomicCompareExchange %uint %58 %uint_0 %uint_0 %uint_0 %67 %64
;> %expanded_atomicrmw_fmaximumnum_p1_f32_monotonic_0 = OpFunction %float None %57
;>          %74 = OpAtomicLoad %uint %71 %uint_0 %uint_0
;>          %76 = OpAtomicCompareExchange %uint %71 %uint_0 %uint_0 %uint_0 %89 %77
;> %expanded_atomicrmw_fminimumnum_p1_f32_monotonic_0 = OpFunction %float None %57
;>          %95 = OpAtomicLoad %uint %92 %uint_0 %uint_0
;>          %97 = OpAtomicCompareExchange %uint %92 %uint_0 %uint_0 %uint_0 %110 %98
;> $ spirv-llvm dis %t.all.spv
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Int64
;>                OpCapability AtomicFloat32AddEXT
;>                OpExtension "SPV_EXT_shader_atomic_float_add"
;>                OpName %expanded_atomicrmw_fmaximumnum_p1_f32_monotonic_1 "expanded.atomicrmw_fmaximumnum_p1_f32_monotonic_1"
;>                OpName %expanded_atomicrmw_fminimumnum_p1_f32_monotonic_1 "expanded.atomicrmw_fminimumnum_p1_f32_monotonic_1"
;>          %15 = OpPtrAccessChain %_ptr_CrossWorkgroup_float %p %ulong_0
;>          %16 = OpCompositeExtract %float %v 0
;>          %18 = OpAtomicFAddEXT %float %15 %uint_0 %uint_0 %16
;>          %20 = OpPtrAccessChain %_ptr_CrossWorkgroup_float %p %ulong_1
;>          %21 = OpCompositeExtract %float %v 1
;>          %22 = OpAtomicFAddEXT %float %20 %uint_0 %uint_0 %21
;>          %26 = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %25 %ulong_0
;>          %33 = OpCompositeExtract %uint %32 0
;>          %34 = OpAtomicIAdd %uint %26 %uint_0 %uint_0 %33
;>          %35 = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %25 %ulong_1
;>          %36 = OpCompositeExtract %uint %32 1
;>          %37 = OpAtomicIAdd %uint %35 %uint_0 %uint_0 %36
;>          %39 = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %25 %ulong_2
;>          %40 = OpCompositeExtract %uint %32 2
;>          %41 = OpAtomicIAdd %uint %39 %uint_0 %uint_0 %40
;>          %43 = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %25 %ulong_3
;>          %44 = OpCompositeExtract %uint %32 3
;>          %45 = OpAtomicIAdd %uint %43 %uint_0 %uint_0 %44
;>           %m = OpFunctionCall %float %expanded_atomicrmw_fmaximumnum_p1_f32_monotonic_1 %47 %f
;>          %m2 = OpFunctionCall %float %expanded_atomicrmw_fminimumnum_p1_f32_monotonic_1 %47 %f
;>           %s = OpConvertSToF %float %i
;>           %u = OpConvertUToF %float %i
;>          %e0 = OpCompositeExtract %float %o 0
;> %expanded_atomicrmw_fmaximumnum_p1_f32_monotonic_1 = OpFunction %float None %54
;>          %58 = OpAtomicLoad %uint %55 %uint_0 %uint_0
;>          %60 = OpAtomicCompareExchange %uint %55 %uint_0 %uint_0 %uint_0 %74 %61
;> %expanded_atomicrmw_fminimumnum_p1_f32_monotonic_1 = OpFunction %float None %54
;>          %80 = OpAtomicLoad %uint %77 %uint_0 %uint_0
;>          %82 = OpAtomicCompareExchange %uint %77 %uint_0 %uint_0 %uint_0 %95 %83
;> $ spirv-llvm dis %t.bc
;>   %o = atomicrmw elementwise fadd ptr addrspace(1) %p, <2 x float> %v monotonic, align 8
;>   %o2 = atomicrmw elementwise add ptr addrspace(1) %p, <4 x i32> <i32 1, i32 2, i32 3, i32 4> monotonic, align 16
;>   %m = atomicrmw fmaximumnum ptr addrspace(1) %p, float %f monotonic, align 4
;>   %m2 = atomicrmw fminimumnum ptr addrspace(1) %p, float %f monotonic, align 4
;>   %s = sitofp fast i32 %i to float
;>   %u = uitofp nnan nneg i32 %i to float
;> $ spirv-llvm as --llvm-version 22 %s -o %t.22.bc
;> %s: function @k, block %0, 'instruction 1': error: atomicrmw of a vector of integers needs LLVM 23, but bitcode for LLVM 22 was asked for
;> $ spirv-llvm --report-loss %s -o %t.spv
;> lost: flag reassoc (performance, once): function @k, block %0, '%s = sitofp'
;> lost: flag nnan (performance, 2 times): function @k, block %0, '%s = sitofp'; function @k, block %0, '%u = uitofp'
;> lost: flag ninf (performance, once): function @k, block %0, '%s = sitofp'
;> lost: flag nsz (performance, once): function @k, block %0, '%s = sitofp'
;> lost: flag arcp (performance, once): function @k, block %0, '%s = sitofp'
;> lost: flag contract (performance, once): function @k, block %0, '%s = sitofp'
;> lost: flag afn (performance, once): function @k, block %0, '%s = sitofp'
;> lost: flag nneg (performance, once): function @k, block %0, '%u = uitofp'
