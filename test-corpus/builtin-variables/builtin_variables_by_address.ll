; Regression: Builtin variables as C++ compilers declare them, indexed, cast and passed on: variables of the class Input, or a copy.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify -o %t.checked.bc %t.back.bc
; RUN: spirv-llvm %t.checked.bc -o %t.again.spv
; RUN: spirv-val %t.again.spv
; RUN: llvm-dis %t.back.bc -o -
; KEEP: alloca getelementptr addrspacecast load store get_global Input OpPtrCast OpLoad OpStore
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInGlobalLinearId = external addrspace(1) constant i64, align 8

@__spirv_BuiltInGlobalSize = external addrspace(1) constant <3 x i64>, align 32

declare spir_func void @reads(ptr addrspace(4))

define spir_kernel void @k(ptr addrspace(1) %out, i32 %dimension) {
entry:
  %component = getelementptr <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, i64 0, i32 %dimension
  %generic = addrspacecast ptr addrspace(1) @__spirv_BuiltInGlobalLinearId to ptr addrspace(4)
  br label %then

then:
  %linear = load i64, ptr addrspace(4) %generic, align 8
  %halves = load <2 x i32>, ptr addrspace(1) @__spirv_BuiltInGlobalLinearId, align 8
  %half = extractelement <2 x i32> %halves, i32 0
  %one = load i64, ptr addrspace(1) %component, align 8
  %sum = add i64 %linear, %one
  store i64 %sum, ptr addrspace(1) %out, align 8
  store i32 %half, ptr addrspace(1) %out, align 8
  call spir_func void @reads(ptr addrspace(4) addrspacecast (ptr addrspace(1) @__spirv_BuiltInGlobalSize to ptr addrspace(4)))
  ret void
}
;> $ spirv-llvm dis %t.spv
;> %_ptr_Input_v3ulong = OpTypePointer Input %v3ulong
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3ulong Input
;> %_ptr_Input_ulong = OpTypePointer Input %ulong
;> %__spirv_BuiltInGlobalLinearId = OpVariable %_ptr_Input_ulong Input
;> %__spirv_BuiltInGlobalSize = OpVariable %_ptr_Input_v3ulong Input
;> %_ptr_Input_v2uint = OpTypePointer Input %v2uint
;>          %25 = OpBitcast %_ptr_Input_v2uint %__spirv_BuiltInGlobalLinearId
;>          %18 = OpLoad %v3ulong %__spirv_BuiltInGlobalSize
;>                OpStore %17 %18
;>   %component = OpPtrAccessChain %_ptr_Input_ulong %__spirv_BuiltInGlobalInvocationId %ulong_0 %dimension
;>      %linear = OpLoad %ulong %__spirv_BuiltInGlobalLinearId Aligned 8
;>      %halves = OpLoad %v2uint %25 Aligned 8
;>         %one = OpLoad %ulong %component Aligned 8
;>                OpStore %31 %sum Aligned 8
;>                OpStore %out %half Aligned 8
;>          %33 = OpPtrCastToGeneric %_ptr_Generic_v3ulong %17
;> $ llvm-dis %t.back.bc -o -
;>   %0 = alloca i64, align 8
;>   %1 = call spir_func i64 @_Z20get_global_linear_idv() #2
;>   store i64 %1, ptr %0, align 8
;>   %2 = alloca <3 x i64>, align 32
;>   %3 = call spir_func i64 @_Z15get_global_sizej(i32 0) #2
;>   %5 = call spir_func i64 @_Z15get_global_sizej(i32 1) #2
;>   %7 = call spir_func i64 @_Z15get_global_sizej(i32 2) #2
;>   store <3 x i64> %8, ptr %2, align 32
;>   %linear = call spir_func i64 @_Z20get_global_linear_idv() #2
;>   %halves = load <2 x i32>, ptr %0, align 8
;>   %one = call spir_func i64 @_Z13get_global_idj(i32 %dimension) #2
;>   store i64 %sum, ptr addrspace(1) %out, align 8
;>   store i32 %half, ptr addrspace(1) %out, align 8
;>   %9 = addrspacecast ptr %2 to ptr addrspace(4)
;> declare spir_func i64 @_Z20get_global_linear_idv() #2
;> declare spir_func i64 @_Z15get_global_sizej(i32) #2
;> declare spir_func i64 @_Z13get_global_idj(i32) #2
