; Regression: Metadata names blocks of a function that nothing calls, and blocks with the same numbers of another one.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@number = internal addrspace(10) global i32 0

define internal void @unused() {
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %next, %continue ]
  %is_left = icmp ult i32 %i, 8
  br i1 %is_left, label %continue, label %done, !spirv.LoopMerge !1
continue:
  %next = add i32 %i, 1
  br label %head
done:
  ret void
}

define void @main() #0 {
  store i32 1, ptr addrspace(10) @number
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %next, %continue ]
  %is_left = icmp ult i32 %i, 8
  br i1 %is_left, label %continue, label %done, !spirv.LoopMerge !2
continue:
  %next = add i32 %i, 1
  br label %head
done:
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!1 = !{ptr blockaddress(@unused, %done), ptr blockaddress(@unused, %continue), i32 1}
!2 = !{ptr blockaddress(@main, %done), ptr blockaddress(@main, %continue), i32 1}
