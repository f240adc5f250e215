; Branch protection that is stated for the module becomes attributes of its functions.
target triple = "aarch64-linux"
define void @f() { 
 ret void 
}
define void @g() "sign-return-address"="none" "branch-target-enforcement"="false" { 
 ret void 
}
define void @h() "sign-return-address"="all" { 
 ret void 
}
declare void @d()
!llvm.module.flags = !{!0, !1, !2, !3, !4}
!0 = !{i32 8, !"branch-target-enforcement", i32 1}
!1 = !{i32 1, !"sign-return-address", i32 1}
!2 = !{i32 8, !"sign-return-address-all", i32 0}
!3 = !{i32 8, !"sign-return-address-with-bkey", i32 1}
!4 = !{i32 8, !"guarded-control-stack", i32 1}
