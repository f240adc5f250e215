; Regression: A kernel as C++ for OpenCL compiles it without optimisation: a vector taken apart for `printf`, a method called through the generic address space.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCompositeExtract OpVectorExtractDynamic OpFunctionCall printf OpVariable
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%class.P = type { <3 x i32> }
@.str = private unnamed_addr addrspace(2) constant [8 x i8] c"%v3d %d\00"
declare spir_func i32 @printf(ptr addrspace(2), ...)
define internal spir_func i32 @_ZNU3AS41P1xEi(ptr addrspace(4) %this, i32 %i) {
  %this.addr = alloca ptr addrspace(4), align 8
  %i.addr = alloca i32, align 4
  store ptr addrspace(4) %this, ptr %this.addr, align 8
  store i32 %i, ptr %i.addr, align 4
  %this1 = load ptr addrspace(4), ptr %this.addr, align 8
  %v = getelementptr inbounds %class.P, ptr addrspace(4) %this1, i32 0, i32 0
  %vec = load <3 x i32>, ptr addrspace(4) %v, align 16
  %idx = load i32, ptr %i.addr, align 4
  %e = extractelement <3 x i32> %vec, i32 %idx
  ret i32 %e
}
define spir_kernel void @k(i32 %n) {
  %p = alloca %class.P, align 16
  %g = addrspacecast ptr %p to ptr addrspace(4)
  store <3 x i32> <i32 1, i32 2, i32 3>, ptr %p, align 16
  %v = load <4 x i32>, ptr %p, align 16
  %three = shufflevector <4 x i32> %v, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %x = call spir_func i32 @_ZNU3AS41P1xEi(ptr addrspace(4) %g, i32 %n)
  %r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @.str, <3 x i32> %three, i32 %x)
  ret void
}
;>        %_str = OpVariable %_ptr_UniformConstant__arr_uchar_uint_8 UniformConstant %12
;>   %this_addr = OpVariable %_ptr_Function__ptr_Generic_class_P Function
;>      %i_addr = OpVariable %_ptr_Function_uint Function
;>           %e = OpVectorExtractDynamic %uint %vec %idx
;>           %p = OpVariable %_ptr_Function_class_P Function
;>           %x = OpFunctionCall %uint %_ZNU3AS41P1xEi %g %n
;>           %r = OpExtInst %uint %54 printf %56 %three %x
