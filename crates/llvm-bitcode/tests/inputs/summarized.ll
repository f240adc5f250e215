; Functions whose summaries have a memory profile, uses of parameters, tail calls and special references.
source_filename = "summarized.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@counter = internal global i32 0
@limit = internal constant i32 7
@last = internal global ptr null
@table = constant [2 x ptr] [ptr @fill, ptr @count]
@other_name = hidden alias i32 (ptr, i64), ptr @count

declare ptr @_Znam(i64)
declare void @external(ptr)

define ptr @allocate() noinline {
  %cold_or_not = call ptr @_Znam(i64 10) #1, !memprof !0, !callsite !5
  %never_cold = call ptr @_Znam(i64 20) #1, !memprof !6, !callsite !9
  store ptr %never_cold, ptr @last
  ret ptr %cold_or_not
}

define ptr @middle() noinline {
  %inlined = call ptr @allocate(), !callsite !10
  ret ptr %inlined
}

define i32 @main() {
  %first = call ptr @middle(), !callsite !11
  %second = call ptr @middle(), !callsite !12
  %n = tail call i32 @count(ptr %first, i64 4)
  ret i32 %n
}

define i32 @count(ptr %p, i64 %at) sanitize_memtag {
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q
  %old = load i32, ptr @limit
  %sum = add i32 %v, %old
  store i32 %sum, ptr @counter
  call void @fill(ptr %q, i64 %at)
  ret i32 %sum
}

define void @fill(ptr %p, i64 %at) sanitize_memtag {
  %q = getelementptr i8, ptr %p, i64 %at
  store i64 0, ptr %p
  call void @external(ptr %q)
  ret void
}

attributes #1 = { builtin allocsize(0) }

!0 = !{!1, !3}
!1 = !{!2, !"notcold"}
!2 = !{i64 9086428284934609951, i64 -5964873800580613432, i64 2732490490862098848, i64 8632435727821051414}
!3 = !{!4, !"cold"}
!4 = !{i64 9086428284934609951, i64 -5964873800580613432, i64 2732490490862098848, i64 -3421689549917153178}
!5 = !{i64 9086428284934609951}
!6 = !{!7}
!7 = !{!8, !"notcold"}
!8 = !{i64 17, i64 -5964873800580613432}
!9 = !{i64 17}
!10 = !{i64 -5964873800580613432, i64 2732490490862098848}
!11 = !{i64 8632435727821051414}
!12 = !{i64 -3421689549917153178}
