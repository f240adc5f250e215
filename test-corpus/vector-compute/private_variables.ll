; Regression: Variables of vector compute in address space 0 are Private, and so are pointers of accesses and what intrinsics are given.
; Where memory of allocations is meant as well, their addresses go through integers.
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_vector_compute %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_vector_compute --spirv-untyped-pointers %t.bc -o %t.again.spv
; RUN: spirv-val %t.again.spv
; FAIL: spirv-llvm %s -o %t.none.spv
; KEEP: OpVariable OpUntypedVariable OpDecorate OpFunctionCall OpLoad OpStore OpCopy AccessChain OpSelect OpPhi OpConvert @ "VC
target triple = "spir64-unknown-unknown"

@in = internal global <8 x i8> undef, align 256 #0
@out = internal global [4 x i32] zeroinitializer #2
@other = external global ptr #3
@llvm.compiler.used = appending global [1 x ptr] [ptr @in], section "llvm.metadata"

declare <8 x i8> @llvm.genx.vload(ptr)
declare void @llvm.genx.vstore(i32, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal spir_func i32 @helper(ptr %p) #1 {
  %v = load i32, ptr %p
  ret i32 %v
}

define spir_kernel void @k(i32 %n, i32 %c) #1 {
entry:
  %v = call <8 x i8> @llvm.genx.vload(ptr @in)
  store <8 x i8> %v, ptr @in
  %p = getelementptr [4 x i32], ptr @out, i32 0, i32 %n
  %q = getelementptr i32, ptr %p, i32 1
  %x = load i32, ptr %q
  store i32 %x, ptr getelementptr inbounds ([4 x i32], ptr @out, i32 0, i32 2)
  %y = call spir_func i32 @helper(ptr %q)
  %a = alloca [4 x i32]
  %is = icmp eq i32 %c, 0
  %s = select i1 %is, ptr @out, ptr %a
  call void @llvm.genx.vstore(i32 %y, ptr %s)
  call void @llvm.genx.vstore(i32 %y, ptr @out)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @out, i64 16, i1 false)
  store ptr %a, ptr @other
  br i1 %is, label %then, label %end
then:
  br label %end
end:
  %phi = phi ptr [ @out, %entry ], [ %q, %then ]
  store i32 5, ptr %phi
  ret void
}

attributes #0 = { "VCByteOffset"="1" "VCVolatile" "VCGlobalVariable" }
attributes #1 = { "VCFunction" }
attributes #2 = { "VCGlobalVariable" }
attributes #3 = { "VCGlobalVariable" "VCSingleElementVector" }
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %in GlobalVariableOffsetINTEL 1
;>                OpDecorate %in VectorComputeVariableINTEL
;>                OpDecorate %in Volatile
;>                OpDecorate %in Alignment 256
;>                OpDecorate %out VectorComputeVariableINTEL
;>                OpDecorate %other VectorComputeVariableINTEL
;>                OpDecorate %other SingleElementVectorINTEL
;>                OpDecorate %other LinkageAttributes "other" Import
;>                OpDecorate %helper VectorComputeFunctionINTEL
;>                OpDecorate %k VectorComputeFunctionINTEL
;>                OpDecorate %a Alignment 4
;>                OpDecorate %llvm_genx_vload LinkageAttributes "llvm.genx.vload" Import
;>                OpDecorate %llvm_genx_vstore LinkageAttributes "llvm.genx.vstore" Import
;>          %in = OpVariable %_ptr_Private_v8uchar Private
;>         %out = OpVariable %_ptr_Private__arr_uint_uint_4 Private %9
;>       %other = OpVariable %_ptr_Private__ptr_Function__arr_uint_uint_4 Private
;>           %v = OpLoad %uint %p Aligned 4
;>           %a = OpVariable %_ptr_Function__arr_uint_uint_4 Function
;>         %v_0 = OpFunctionCall %v8uchar %llvm_genx_vload %30
;>                OpStore %in %v_0 Aligned 8
;>          %34 = OpPtrAccessChain %_ptr_Private_uint %out %uint_0 %n
;>          %36 = OpPtrAccessChain %_ptr_Private_uint %34 %uint_1
;>          %38 = OpConvertPtrToU %ulong %36
;>           %q = OpConvertUToPtr %_ptr_Function_uint %38
;>           %x = OpLoad %uint %36 Aligned 4
;>          %41 = OpInBoundsPtrAccessChain %_ptr_Private_uint %out %uint_0 %uint_2
;>                OpStore %41 %x Aligned 4
;>           %y = OpFunctionCall %uint %helper %q
;>          %46 = OpConvertPtrToU %ulong %out
;>          %47 = OpConvertUToPtr %_ptr_Function__arr_uint_uint_4 %46
;>           %s = OpSelect %_ptr_Function__arr_uint_uint_4 %is %47 %a
;>          %52 = OpFunctionCall %void %llvm_genx_vstore %y %51
;>          %53 = OpConvertPtrToU %ulong %out
;>          %54 = OpConvertUToPtr %_ptr_Function__arr_uint_uint_4 %53
;>          %56 = OpFunctionCall %void %llvm_genx_vstore %y %55
;>          %57 = OpConvertPtrToU %ulong %out
;>          %58 = OpConvertUToPtr %_ptr_Function__arr_uint_uint_4 %57
;>                OpCopyMemorySized %a %58 %ulong_16 Aligned 1
;>                OpStore %other %a Aligned 8
;>          %60 = OpConvertPtrToU %ulong %out
;>          %61 = OpConvertUToPtr %_ptr_Function__arr_uint_uint_4 %60
;>         %phi = OpPhi %_ptr_Function_uint %25 %entry %q %then
;>                OpStore %phi %uint_5 Aligned 4
;> $ opt -passes=verify -S %t.bc
;> @in = internal global <8 x i8> poison, align 256 #0
;> @out = internal global [4 x i32] zeroinitializer #1
;> @other = external global ptr #2
;> declare <8 x i8> @llvm.genx.vload(ptr) #3
;> declare void @llvm.genx.vstore(i32, ptr) #3
;> define internal spir_func i32 @helper(ptr %p) #4 {
;> define spir_kernel void @k(i32 %n, i32 %c) #5 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !kernel_arg_name !7 {
;>   %v = call <8 x i8> @llvm.genx.vload(ptr @in) #3
;>   store <8 x i8> %v, ptr @in, align 8
;>   %0 = getelementptr [4 x i32], ptr @out, i32 0, i32 %n
;>   %3 = getelementptr inbounds [4 x i32], ptr @out, i32 0, i32 2
;>   %y = call spir_func i32 @helper(ptr %q) #3
;>   %4 = ptrtoint ptr @out to i64
;>   call void @llvm.genx.vstore(i32 %y, ptr %s) #3
;>   %6 = ptrtoint ptr @out to i64
;>   call void @llvm.genx.vstore(i32 %y, ptr %7) #3
;>   %8 = ptrtoint ptr @out to i64
;>   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %a, ptr align 1 %9, i64 16, i1 false)
;>   store ptr %a, ptr @other, align 8
;>   %10 = ptrtoint ptr @out to i64
;> declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6
;> attributes #0 = { "VCByteOffset"="1" "VCGlobalVariable" "VCVolatile" }
;> attributes #1 = { "VCGlobalVariable" }
;> attributes #2 = { "VCGlobalVariable" "VCSingleElementVector" }
;> attributes #4 = { convergent nounwind "VCFunction" }
;> attributes #5 = { nounwind "VCFunction" }
;> $ spirv-llvm %s -o %t.none.spv
;> %s: function @k, block %entry, 'call @llvm.genx.vload': error: the intrinsic is unknown (3 times)
;>   also: function @k, block %entry, 'call @llvm.genx.vstore'
;>   also: function @k, block %entry, 'call @llvm.genx.vstore'
;> %s: function @k, block %entry, 'store': error: @in is a variable in the private address space (0), which SPIR-V does not have
;> %s: function @k, block %entry, '%p = getelementptr': error: @out is a variable in the private address space (0), which SPIR-V does not have (5 times)
;>   also: function @k, block %entry, '%0 = getelementptr'
;>   also: function @k, block %entry, '%s = select'
;> %s: function @k, block %entry, 'store': error: @other is a variable in the private address space (0), which SPIR-V does not have (2 times)
;>   also: function @k, block %entry, 'store'
