; Which pointers a statepoint relocates is a comment behind the call.
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1), !foo !0
  ret ptr addrspace(1) %r
}
define ptr addrspace(1) @h(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" personality ptr @g {
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b)] to label %n unwind label %l
n:
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0)
  ret ptr addrspace(1) %r
l:
  %pad = landingpad token cleanup
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 0, i32 1)
  ret ptr addrspace(1) %s
}
define ptr addrspace(1) @i() {
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token undef, i32 0, i32 1)
  ret ptr addrspace(1) %s
}
declare void @g()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
!0 = !{}
