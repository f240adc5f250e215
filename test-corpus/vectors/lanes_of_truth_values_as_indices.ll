; Regression: Indices that are vectors of truth values: each lane becomes an integer, all bits of it set when it is true.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpConstant OpSelect OpCompositeExtract OpPtrAccessChain
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, <2 x i32> %n, ptr addrspace(1) %out) {
  %set = icmp eq <2 x i32> %n, zeroinitializer
  %both = getelementptr i32, ptr addrspace(1) %p, <2 x i1> %set
  %second = extractelement <2 x ptr addrspace(1)> %both, i32 1
  %value = load i32, ptr addrspace(1) %second
  store i32 %value, ptr addrspace(1) %out
  ret void
}
;>          %13 = OpConstantNull %v2uint
;> %uint_4294967295 = OpConstant %uint 4294967295
;>          %16 = OpConstantComposite %v2uint %uint_4294967295 %uint_4294967295
;>          %17 = OpSelect %v2uint %set %16 %13
;>          %18 = OpCompositeExtract %uint %17 1
;>      %second = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %p %18
