; Regression: A table of virtual functions in global memory holds addresses of functions in that memory.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_function_pointers %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; KEEP: FunctionPointer OpConstantComposite @table call
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@table = linkonce_odr unnamed_addr addrspace(1) constant { [2 x ptr addrspace(1)] } { [2 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @virtual to ptr addrspace(1))] }, align 8

define spir_func i32 @virtual(ptr addrspace(4) %this, i32 %x) {
  ret i32 %x
}

define spir_kernel void @k(ptr addrspace(1) %o, ptr addrspace(4) %this) {
  %f = load ptr addrspace(1), ptr addrspace(1) getelementptr ({ [2 x ptr addrspace(1)] }, ptr addrspace(1) @table, i64 0, i32 0, i64 1)
  %r = call spir_func addrspace(1) i32 %f(ptr addrspace(4) %this, i32 3)
  store i32 %r, ptr addrspace(1) %o
  store ptr addrspace(1) addrspacecast (ptr @virtual to ptr addrspace(1)), ptr addrspace(1) %o
  ret void
}
;> $ spirv-llvm --spirv-ext=+SPV_INTEL_function_pointers %t.bc -o %t.spv
;> %t.bc: '@table': warning: lost: linkage linkonce_odr
;> $ spirv-llvm dis %t.spv
;>                OpCapability FunctionPointersINTEL
;>          %12 = OpConstantFunctionPointerINTEL %_ptr_CrossWorkgroup_4 %virtual
;>          %13 = OpConstantComposite %_arr__ptr_CrossWorkgroup_4_uint_2 %10 %12
;>          %14 = OpConstantComposite %_struct_8 %13
;>           %r = OpFunctionPointerCallINTEL %uint %f %this_0 %uint_3
;> $ spirv-llvm dis %t.rev.bc
;> @table = addrspace(1) constant { [2 x ptr addrspace(1)] } { [2 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @virtual to ptr addrspace(1))] }, align 8
;>   %1 = getelementptr { [2 x ptr addrspace(1)] }, ptr addrspace(1) @table, i64 0, i32 0, i64 1
;>   %r = call spir_func addrspace(1) i32 %f(ptr addrspace(4) %this, i32 3)
