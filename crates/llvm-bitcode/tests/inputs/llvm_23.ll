; What LLVM 23 has and LLVM 22 has not.
target datalayout = "e-p:64:64-i64:64"
target triple = "x86_64-linux-gnu"

module asm(target_features: "+a", target_cpu: "c")
    "nop"
    "with \22quotes\22"
module asm(target_cpu: "c2")
    "nop2"
module asm
    "plain"

%pair = type { b32, ptr }

@bits = global [4 x b8] c"ab\01\00"
@words = global [2 x b32] [b32 1, b32 -2]
@lanes = global <2 x b16> <b16 1, b16 2>
@splat = global <2 x b64> splat (b64 3)
@single = global b1 -1
@none = global %pair zeroinitializer
@wide = global b128 170141183460469231731687303715884105727
@address = global b64 bitcast (ptr @bits to b64)
@nulls = global <2 x ptr> splat (ptr null)
@float = global float 1.000000e-01
@infinity = global double +inf
@quiet = global half -qnan
@payload = global bfloat +nan(0x3)
@signaling = global x86_fp80 +snan(0x1)
@exact = global fp128 f0x3FFF0000000000010000000000000000
@pair = global ppc_fp128 f0x00000000000000013FF0000000000000
@guided = global i32 0, !guid !30

define b32 @bytes(ptr %p, i1 %c, <4 x b8> %v, b64 %a) prefalign(32) !guid !31 {
entry:
  %x = load b32, ptr %p, align 4
  %l = bitcast <4 x b8> %v to b32
  %s = select i1 %c, b32 %x, b32 %l
  %f = freeze b32 %s
  store b32 %f, ptr %p, align 4
  store b1 0, ptr %p, align 1
  store [2 x b1] [b1 -1, b1 0], ptr %p, align 1
  %q = bitcast b64 %a to ptr
  %b = bitcast ptr %q to b64
  store atomic b64 %b, ptr %p seq_cst, align 8
  %e = extractelement <4 x b8> %v, i32 1
  %i = insertelement <4 x b8> %v, b8 %e, i32 0
  %r = call <4 x b8> @llvm.vector.reverse.v4b8(<4 x b8> %i)
  store <4 x b8> %r, ptr %p, align 4
  br i1 %c, label %loop, label %end

loop:                                             ; preds = %loop, %entry
  %y = phi b32 [ %f, %entry ], [ 7, %loop ]
  br i1 %c, label %loop, label %end

end:                                              ; preds = %loop, %entry
  %z = phi b32 [ 9, %entry ], [ %y, %loop ]
  ret b32 %z
}

define float @operations(ptr %p, <2 x float> %v, float %f, i32 %i, <2 x i32> %w) {
  %a = atomicrmw fmaximumnum ptr %p, float %f seq_cst, align 4
  %b = atomicrmw fminimumnum ptr %p, float %f seq_cst, align 4
  %c = atomicrmw elementwise fadd ptr %p, <2 x float> %v monotonic, align 8
  %d = atomicrmw volatile elementwise add ptr %p, <2 x i32> %w syncscope("x") monotonic, align 16
  %e = sitofp fast i32 %i to float
  %g = uitofp fast nneg i32 %i to float
  %h = uitofp nnan contract i32 %i to float
  %j = call i1 @llvm.is.fpclass.f32(float %f, /* (nan zero) */ i32 99)
  %k = call ptr @llvm.returnaddress.p0(i32 0)
  ret float %g
}

declare <4 x b8> @llvm.vector.reverse.v4b8(<4 x b8>)

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

declare ptr @llvm.returnaddress.p0(i32 immarg)

define void @modes() denormal_fpenv(ieee|dynamic, float: positivezero|preservesign) flatten nooutline noipa {
  ret void
}

define void @float_mode() denormal_fpenv(float: preservesign) {
  ret void
}

define void @dead(ptr dead_on_return %a, ptr dead_on_return(8) %b) memory(read, target_mem: write) {
  ret void
}

declare void @inaccessible() memory(argmem: read, inaccessiblemem: write)

declare void @target0() memory(target_mem0: write)

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "p", isOptimized: true, flags: "f", runtimeVersion: 7, splitDebugFilename: "s", emissionKind: FullDebug, retainedTypes: !4, dwoId: 9, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: None, rangesBaseAddress: true, sysroot: "sr", sdk: "sdk", dialect: DW_LLVM_LANG_DIALECT_tile)
!2 = !DIFile(filename: "a", directory: "b")
!4 = !{!3, !5, !6, !7, !8}
!3 = !DIBasicType(name: "x", scope: !1, file: !2, line: 77, size: 32, align: 16, dataSize: 24, encoding: DW_ATE_signed, num_extra_inhabitants: 5, flags: DIFlagBigEndian)
!5 = !DIFixedPointType(name: "fx", scope: !1, file: !2, line: 78, size: 32, align: 16, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!6 = !DIFixedPointType(name: "fz", size: 32, align: 16, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!7 = !DIBasicType(name: "y", size: 32, encoding: DW_ATE_signed)
!8 = !DICompositeType(tag: DW_TAG_structure_type, name: "c", file: !2, line: 3, size: 64, num_extra_inhabitants: 4, flags: DIFlagTypePassByValue, elements: !9)
!9 = !{}
!30 = !{i64 1234}
!31 = !{i64 12345}
