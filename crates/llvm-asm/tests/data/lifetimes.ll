; Lifetime intrinsics with a size leave a declaration behind that takes only the size.
target datalayout = "A5"

define void @f() {
  %a = alloca i32, addrspace(5)
  %b = addrspacecast ptr addrspace(5) %a to ptr
  call void @llvm.lifetime.start.p0(i64 4, ptr %b)
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %a)
  call void @llvm.lifetime.end.p0(i64 4, ptr %b)
  ret void
}

define void @g(ptr %p) {
  %v = load <4 x i1>, ptr %p
  store <9 x i7> zeroinitializer, ptr %p
  %w = load <3 x i24>, ptr %p
  ret void
}

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.start.p5(i64, ptr addrspace(5))
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.lifetime.end.p7(i32, ptr addrspace(7))
