; Annotations of NVIDIA's targets that became attributes and a calling convention.
target triple = "nvptx64-nvidia-cuda"
define void @a() { 
  ret void 
}
define void @b() #0 { 
  ret void 
}
define void @c(ptr align 2 %p, ptr %q) { 
  ret void 
}
define i32 @h(ptr %p) {
  ret i32 0
}
define void @d() { 
  ret void 
}
define void @e() { 
  ret void 
}
define void @g() { 
  ret void 
}
@v = global i32 0
@tex = global i64 0
attributes #0 = { "nvvm.maxntid"="5" }
!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6, !0, !7, !8, !9, !10, !11, !12, !13, !14}
!0 = !{ptr @a, !"kernel", i32 1}
!1 = !{ptr @b, !"kernel", i32 1, !"maxntidx", i32 128, !"maxntidz", i32 2, !"reqntidx", i32 16, !"foo", i32 3}
!2 = !{ptr @c, !"align", i32 8}
!3 = !{ptr @c, !"align", i32 65552, !"align", i32 131080}
!4 = !{ptr @d, !"minctasm", i32 2, !"maxnreg", i32 40, !"maxclusterrank", i32 4, !"cluster_max_blocks", i32 8}
!5 = !{ptr @d, !"cluster_dim_x", i32 3, !"cluster_dim_y", i32 4}
!6 = !{ptr @v, !"managed", i32 1}
!7 = !{null, !"align", i32 8}
!8 = !{ptr @e, !"kernel", i32 0}
!9 = !{ptr @e, !"foo", !15}
!10 = !{ptr @g, !"reqntidy", i32 3, !"reqntidz", i32 4}
!11 = !{ptr @g, !"maxntidy", i32 3}
!12 = !{ptr @tex, !"texture", i32 1}
!13 = !{ptr @h, !"rdoimage", i32 0}
!14 = !{ptr @g, !"cluster_dim_z", i32 7}
!15 = !{i32 1}
