; OpLifetimeStart takes no untyped pointer: the variable stays typed, and everything else uses a cast of it.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-untyped-pointers %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm --spirv-untyped-pointers --spirv-forms=khronos %t.bc -o %t.khronos.spv
; RUN: spirv-val %t.khronos.spv
; RUN: spirv-llvm -r %t.spv -o %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; KEEP: Variable Lifetime Bitcast AccessChain OpLoad OpStore lifetime alloca
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i64 %i) {
  %a = alloca [4 x i32], align 4
  %s = alloca { i32, float }, align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %s)
  %q = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %i
  store i32 7, ptr %q, align 4
  %v = load i32, ptr %a, align 4
  store i32 %v, ptr %s, align 4
  store i32 %v, ptr addrspace(1) %p, align 4
  call void @llvm.lifetime.end.p0(ptr %s)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
;> $ spirv-llvm dis %t.spv
;>           %a = OpVariable %_ptr_Function__arr_uint_uint_4 Function
;>           %s = OpVariable %_ptr_Function__struct_15 Function
;>          %27 = OpBitcast %_ptr_Function %a
;>          %28 = OpBitcast %_ptr_Function %s
;>                OpLifetimeStart %a 0
;>                OpLifetimeStart %s 0
;>           %q = OpUntypedInBoundsPtrAccessChainKHR %_ptr_Function %_arr_uint_uint_4 %27 %ulong_0 %i
;>                OpStore %q %uint_7 Aligned 4
;>           %v = OpLoad %uint %27 Aligned 4
;>                OpStore %28 %v Aligned 4
;>                OpStore %p %v Aligned 4
;>                OpLifetimeStop %s 0
;>                OpLifetimeStop %a 0
;> $ spirv-llvm dis %t.rev.bc
;>   %a = alloca [4 x i32], align 4
;>   %s = alloca { i32, float }, align 4
;>   call void @llvm.lifetime.start.p0(ptr %a)
;>   call void @llvm.lifetime.start.p0(ptr %s)
;>   call void @llvm.lifetime.end.p0(ptr %s)
;>   call void @llvm.lifetime.end.p0(ptr %a)
;> declare void @llvm.lifetime.start.i64(i64)
;> declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
;> declare void @llvm.lifetime.end.i64(i64)
;> declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
