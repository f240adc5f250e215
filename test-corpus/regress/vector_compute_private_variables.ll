; Variables of vector compute that each thread has its own of are in address space 0: in SPIR-V they are Private, and so are
; the pointers of accesses and of intrinsics that are given nothing else. Where memory of allocations is meant as well,
; their addresses go through integers.
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
