; Regression: A pointer to a structure in the generic address space is passed to a function as its object, with untyped pointers.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-untyped-pointers
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify %t.back.bc -o %t.verified.bc
; RUN: spirv-llvm %t.back.bc -o %t.again.spv --spirv-untyped-pointers
; RUN: spirv-val %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; KEEP: OpTypePointer OpBitcast Untyped OpPtrCastToGeneric OpFunctionCall
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%class.Range = type { i64, i64 }

define linkonce_odr spir_func void @_ZN5RangeC2Emm(ptr addrspace(4) %this, i64 %first, i64 %last) {
  %last.at = getelementptr inbounds %class.Range, ptr addrspace(4) %this, i32 0, i32 1
  store i64 %first, ptr addrspace(4) %this, align 8
  store i64 %last, ptr addrspace(4) %last.at, align 8
  ret void
}

define spir_kernel void @main(ptr addrspace(1) %out, i64 %n) {
  %range = alloca %class.Range, align 8
  %this = addrspacecast ptr %range to ptr addrspace(4)
  call spir_func void @_ZN5RangeC2Emm(ptr addrspace(4) %this, i64 0, i64 %n)
  %last.at = getelementptr inbounds i8, ptr %range, i64 8
  %last = load i64, ptr %last.at, align 8
  store i64 %last, ptr addrspace(1) %out, align 8
  ret void
}
;>                OpCapability UntypedPointersKHR
;> %_ptr_Generic = OpTypeUntypedPointerKHR Generic
;> %_ptr_CrossWorkgroup = OpTypeUntypedPointerKHR CrossWorkgroup
;> %_ptr_Function = OpTypeUntypedPointerKHR Function
;>     %last_at = OpUntypedInBoundsPtrAccessChainKHR %_ptr_Generic %class_Range %this %uint_0 %uint_1
;>       %range = OpUntypedVariableKHR %_ptr_Function Function %class_Range
;>      %this_0 = OpPtrCastToGeneric %_ptr_Generic %range
;>          %30 = OpFunctionCall %void %_ZN5RangeC2Emm %this_0 %ulong_0 %n
;>   %last_at_0 = OpUntypedInBoundsPtrAccessChainKHR %_ptr_Function %class_Range %range %ulong_0 %uint_1
