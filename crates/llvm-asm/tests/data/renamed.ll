; Intrinsics that have another name, and what is dropped where LLVM makes their calls anew.
target triple = "thumbv8.1m.main-unknown-linux"
define void @f(ptr %p, <4 x i1> %m, <4 x float> %x) {
  %a = tail call fast <4 x float> @llvm.masked.load.v4f32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x float> zeroinitializer), !foo !0
  %b = tail call nnan <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> zeroinitializer, i32 4, <4 x i1> %m, <4 x float> zeroinitializer), !foo !0
  tail call void @llvm.masked.store.v4f32.p0(<4 x float> %a, ptr %p, i32 4, <4 x i1> %m), !foo !0
  %t = tail call <4 x i32> @llvm.experimental.stepvector.v4i32(), !foo !0
  tail call void @llvm.nvvm.barrier0(), !foo !0
  %th = tail call ptr @llvm.aarch64.thread.pointer() nounwind, !foo !0
  %own = tail call ptr @llvm.thread.pointer()
  tail call void @llvm.nvvm.barrier.n(i32 3)
  tail call void @llvm.nvvm.barrier(i32 3, i32 5)
  tail call void @llvm.nvvm.barrier.sync(i32 3)
  tail call void @llvm.nvvm.barrier.sync.cnt(i32 3, i32 4)
  %v = tail call <4 x half> @llvm.arm.neon.vrintz.v4f16(<4 x half> zeroinitializer)
  ret void
}
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, i32, <4 x i1>)
declare <4 x i32> @llvm.experimental.stepvector.v4i32()
declare void @llvm.nvvm.barrier0()
declare ptr @llvm.aarch64.thread.pointer()
declare ptr @llvm.thread.pointer()
declare void @llvm.nvvm.barrier.n(i32)
declare void @llvm.nvvm.barrier(i32, i32)
declare void @llvm.nvvm.barrier.sync(i32)
declare void @llvm.nvvm.barrier.sync.cnt(i32, i32)
declare <4 x half> @llvm.arm.neon.vrintz.v4f16(<4 x half>)
define void @s0() "sign-return-address"="non-leaf" { 
 ret void 
}
define void @s1() "sign-return-address"="none" { 
 ret void 
}
define void @s2() "sign-return-address"="all" "sign-return-address-key"="b_key" { 
 ret void 
}
define void @s3() "branch-target-enforcement"="true" { 
 ret void 
}
define void @s4() "branch-target-enforcement"="false" { 
 ret void 
}
define void @s5() "branch-target-enforcement" { 
 ret void 
}
define void @s6() "branch-protection-pauth-lr"="true" "guarded-control-stack"="true" { 
 ret void 
}
!0 = !{}
