; Constants of every kind.
target datalayout = "e-p1:32:32"
%rec = type { i32, ptr, %two }
%two = type { i8, [3 x i16] }
@i1t = global i1 true
@i8 = global i8 -128
@i64 = global i64 -9223372036854775808
@i65 = global i65 -1
@i128 = global i128 -170141183460469231731687303715884105728
@i200 = global i200 340282366920938463463374607431768211456
@i3 = global i3 -3
@half = global half 0xH3C00
@bf = global bfloat 0xR3F80
@flt = global float 0x3FF3333340000000
@nanf = global float 0x7FF8000020000000
@dbl = global double -0.0
@dblz = global double 0.0
@x86 = global x86_fp80 0xK3FFF8000000000000001
@fp128 = global fp128 0xL00000000000000013FFF000000000000
@ppc = global ppc_fp128 0xM3FF00000000000003CA0000000000000
@null = global ptr null
@undef = global i32 undef
@poison = global <2 x i32> poison
@zero = global [4 x %rec] zeroinitializer
@rec = global %rec { i32 1, ptr @i8, %two { i8 2, [3 x i16] [i16 1, i16 -1, i16 3] } }
@packed = global <{ i8, i32 }> <{ i8 1, i32 undef }>
@empty = global {} zeroinitializer
@empty_array = global [0 x i32] zeroinitializer
@cstr = global [6 x i8] c"hello\00"
@str = global [5 x i8] c"hello"
@str8 = global [4 x i8] c"\FF\80\00\7F"
@cstr8 = global [3 x i8] c"\FF\80\00"
@words = global [3 x i32] [i32 1, i32 -1, i32 2147483647]
@longs = global [2 x i64] [i64 -1, i64 4611686018427387904]
@halfs = global [2 x half] [half 0xH3C00, half 0xH8000]
@doubles = global [2 x double] [double 1.0, double 0x7FF0000000000000]
@vec = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@vecf = global <2 x float> <float 1.0, float -2.5>
@veci1 = global <2 x i1> <i1 true, i1 false>
@vecmix = global <3 x i32> <i32 1, i32 undef, i32 poison>
@splat = global <4 x i8> splat (i8 7)
@ptrs = global [2 x ptr] [ptr @i8, ptr @ptrs]
@vecptr = global <2 x ptr> <ptr @i8, ptr null>
@gep = global ptr getelementptr (%rec, ptr @rec, i64 0, i32 2, i32 1, i64 2)
@gepin = global ptr getelementptr inbounds (i8, ptr @rec, i64 4)
@gepnuw = global ptr getelementptr nuw (i8, ptr @rec, i64 4)
@gepboth = global ptr getelementptr inbounds nuw (i8, ptr @rec, i64 4)
@geprange = global ptr getelementptr inbounds inrange(-8, 16) (i8, ptr @rec, i64 8)
@p2i = global i64 ptrtoint (ptr @i8 to i64)
@p2a = global i64 ptrtoaddr (ptr @i8 to i64)
@i2p = global ptr inttoptr (i64 1234 to ptr)
@asc = global ptr addrspacecast (ptr addrspace(1) @as1 to ptr)
@as1 = addrspace(1) global i32 5
@diff = global i64 sub (i64 ptrtoint (ptr @i8 to i64), i64 ptrtoint (ptr @rec to i64))
@sum = global i64 add (i64 ptrtoint (ptr @i8 to i64), i64 8)
@flip = global i64 xor (i64 ptrtoint (ptr @i8 to i64), i64 -1)
@tr = global i32 trunc (i64 ptrtoint (ptr @i8 to i64) to i32)
@dso_eq = global ptr dso_local_equivalent @fn
@nocfi = global ptr no_cfi @fn
@auth = global ptr ptrauth (ptr @fn, i32 1, i64 5, ptr @auth)
@authd = global ptr ptrauth (ptr @fn, i32 1, i64 5, ptr @auth, ptr @null)
@block = global ptr blockaddress(@fn, %bb)
@tgt = global target("spirv.Event") zeroinitializer
@fnp = global ptr @fn

define i32 @fn(i32 %x) {
entry:
  br label %bb
bb:
  %a = add i32 %x, trunc (i64 ptrtoint (ptr @i8 to i64) to i32)
  %v = add <vscale x 4 x i32> splat (i32 3), zeroinitializer
  %s = shufflevector <vscale x 4 x i32> %v, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %e = extractelement <vscale x 4 x i32> %s, i64 0
  %i = call target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @image(target("spirv.Sampler") poison)
  %b = xor i32 %a, %e
  ret i32 %b
}
declare target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @image(target("spirv.Sampler"))
