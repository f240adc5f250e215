; Declarations of targets' intrinsics have LLVM's attributes, and names with the suffixes of their types.
define i32 @f(<4 x i32> %a, ptr addrspace(8) %buffer, i32 %i) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.amdgcn.s.sleep(i32 1)
  %s = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %l = call <4 x float> @llvm.amdgcn.raw.ptr.buffer.load(ptr addrspace(8) %buffer, i32 %i, i32 0, i32 0)
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %a, <4 x i32> %a)
  %w = call i32 @llvm.amdgcn.wavefrontsize()
  ret i32 %x
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.sleep(i32) nounwind
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
declare <4 x float> @llvm.amdgcn.raw.ptr.buffer.load(ptr addrspace(8), i32, i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>)
declare i32 @llvm.amdgcn.wavefrontsize()
declare void @llvm.amdgcn.no.such.intrinsic()
