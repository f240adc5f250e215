; Constants of every form, and every type they can have.
target datalayout = "e-m:e-p:64:64-p1:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%opaque = type opaque
%pair = type { i32, %"odd name" }
%"odd name" = type <{ i8, ptr }>
%0 = type { ptr, i16 }
%nested = type { %pair, [2 x %0], <4 x half>, { i1, float } }

@i1 = global i1 true
@small = global i7 -3
@wide = global i128 -170141183460469231731687303715884105728
@wider = global i200 1606938044258990275541962092341162602522202993782792835301375
@hex = global i32 u0xFF
@hex_signed = global i8 s0xFF
@half = global half 0xH3C00
@bfloat = global bfloat 0xR3FC0
@bfloat_decimal = global bfloat 1.5
@float = global float 0x3FB99999A0000000
@float_exact = global float -2.5
@float_nan = global float 0x7FF4000000000000
@double = global double 1.000000e-01
@double_odd = global double 0x3FF3C0C9539B8887
@double_decimal = global double 1.7976931348623157e308
@fp80 = global x86_fp80 0xK3FFF8000000000000000
@fp128 = global fp128 0xL00000000000000003FFF000000000000
@ppc = global ppc_fp128 0xM3FF00000000000000000000000000000
@null = global ptr addrspace(1) null
@undef = global %pair undef
@poison = global [2 x i8] poison
@zero = global %nested zeroinitializer
@aggregate = global %pair { i32 5, %"odd name" <{ i8 1, ptr @i1 }> }
@string = constant [8 x i8] c"a\00\FF\22\5C\09bc"
@words = constant [3 x i16] [i16 1, i16 -2, i16 3]
@floats = constant [2 x float] [float 1.0, float 0x7FF0000000000000]
@pointers = constant [2 x ptr] [ptr @i1, ptr getelementptr inbounds nuw (i8, ptr @string, i64 3)]
@bits = constant <4 x i1> <i1 true, i1 false, i1 undef, i1 poison>
@splat = constant <4 x i32> splat (i32 7)
@splat_float = constant <2 x float> <float 3.0, float 3.0>
@vector = constant <2 x i64> <i64 1, i64 2>
@vector_of_pointers = constant <2 x ptr> <ptr @i1, ptr null>
@numbered = global %0 zeroinitializer
@to_int = global i64 ptrtoint (ptr @i1 to i64)
@sum = global i64 add (i64 ptrtoint (ptr @i1 to i64), i64 5)
@difference = global i64 sub nuw nsw (i64 ptrtoint (ptr @string to i64), i64 ptrtoint (ptr @i1 to i64))
@truncated = global i32 trunc (i64 ptrtoint (ptr @i1 to i64) to i32)
@from_int = global ptr inttoptr (i64 4096 to ptr)
@other_space = global ptr addrspace(1) addrspacecast (ptr @i1 to ptr addrspace(1))
@in_range = global ptr getelementptr inrange(-16, 8) ({ [3 x ptr], [3 x ptr] }, ptr @string, i32 0, i32 1, i32 0)
@equivalent = global ptr dso_local_equivalent @callee
@unprotected = global ptr no_cfi @callee
@signed = global ptr ptrauth (ptr @callee, i32 1, i64 1234, ptr @i1)
@address = global ptr blockaddress(@blocks, %second)
@number_address = global ptr blockaddress(@numbered_blocks, %1)
@image = global ptr addrspace(1) null

define void @callee() {
  ret void
}

define void @blocks() {
  indirectbr ptr blockaddress(@blocks, %second), [label %first, label %second]

first:
  ret void

second:
  ret void
}

define void @numbered_blocks() {
  br label %1

1:
  ret void
}

define <vscale x 4 x i32> @scalable(ptr %p) {
  %a = add <vscale x 4 x i32> zeroinitializer, splat (i32 2)
  store target("spirv.Event") zeroinitializer, ptr %p
  ret <vscale x 4 x i32> %a
}
