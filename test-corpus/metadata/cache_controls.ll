; How an access uses the caches, stated on the instruction: its pointer becomes a value of its own, which SPIR-V decorates. Annotations of
; addresses that are no members decorate them too, with numbers in quotation marks as without. Without the extension it is lost.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_cache_controls %t.bc -o %t.spv
; RUN: spirv-dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o -
; RUN: spirv-llvm %t.bc --report-loss -o - | spirv-dis -
; KEEP: CacheControl AccessChain getelementptr OpLoad OpStore OpFunctionCall call spirv.Decorations lost: !{i32
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@text = private unnamed_addr addrspace(1) constant [13 x i8] c"{6442:\221,2\22}\00", section "llvm.metadata"

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load i32, ptr addrspace(1) %p, align 4, !spirv.DecorationCacheControlINTEL !0
  store i32 %x, ptr addrspace(1) %q, align 4, !spirv.DecorationCacheControlINTEL !1
  call spir_func void @f(ptr addrspace(1) %p, ptr addrspace(1) %q), !spirv.DecorationCacheControlINTEL !2
  %r = getelementptr i32, ptr addrspace(1) %p, i64 3
  %s = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %r, ptr addrspace(1) @text, ptr addrspace(1) null, i32 0, ptr addrspace(1) null)
  store i32 %x, ptr addrspace(1) %s, align 4
  ret void
}

declare spir_func void @f(ptr addrspace(1), ptr addrspace(1))
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))

!0 = !{!{i32 6442, i32 0, i32 1, i32 0}, !{i32 6442, i32 1, i32 2, i32 0}}
!1 = !{!{i32 6443, i32 0, i32 1, i32 1}}
!2 = !{!{i32 6442, i32 0, i32 1, i32 0}, !{i32 6443, i32 0, i32 1, i32 1}}
;> $ spirv-dis %t.spv
;> OpCapability CacheControlsINTEL
;> OpDecorate %8 CacheControlLoadINTEL 1 StreamingINTEL
;> OpDecorate %10 CacheControlLoadINTEL 0 CachedINTEL
;> OpDecorate %10 CacheControlLoadINTEL 1 StreamingINTEL
;> OpDecorate %13 CacheControlStoreINTEL 0 WriteThroughINTEL
;> OpDecorate %14 CacheControlLoadINTEL 0 CachedINTEL
;> OpDecorate %17 CacheControlStoreINTEL 0 WriteThroughINTEL
;> %10 = OpPtrAccessChain %4 %6 %11
;> %12 = OpLoad %3 %10 Aligned 4
;> %13 = OpPtrAccessChain %4 %7 %11
;> OpStore %13 %12 Aligned 4
;> %14 = OpPtrAccessChain %4 %6 %16
;> %17 = OpPtrAccessChain %4 %7 %16
;> %19 = OpFunctionCall %2 %18 %14 %17
;> %8 = OpPtrAccessChain %4 %6 %20
;> OpStore %8 %12 Aligned 4
;> $ spirv-llvm -r %t.spv -S -o -
;>   %1 = getelementptr i32, ptr addrspace(1) %p, i32 0, !spirv.Decorations !8
;>   %2 = getelementptr i32, ptr addrspace(1) %q, i32 0, !spirv.Decorations !11
;>   %3 = getelementptr i32, ptr addrspace(1) %p, i64 0, !spirv.Decorations !13
;>   %4 = getelementptr i32, ptr addrspace(1) %q, i64 0, !spirv.Decorations !11
;>   call spir_func void @f(ptr addrspace(1) %3, ptr addrspace(1) %4) #0
;>   %r = getelementptr i32, ptr addrspace(1) %p, i64 3, !spirv.Decorations !14
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !3 = !{i32 1, i32 1}
;> !9 = !{i32 6442, i32 0, i32 1}
;> !10 = !{i32 6442, i32 1, i32 2}
;> !12 = !{i32 6443, i32 0, i32 1}
;> $ spirv-llvm %t.bc --report-loss -o - | spirv-dis -
;> %10 = OpLoad %3 %6 Aligned 4
;> OpStore %7 %10 Aligned 4
;> %12 = OpFunctionCall %2 %11 %6 %7
;> %8 = OpPtrAccessChain %4 %6 %14
;> OpStore %8 %10 Aligned 4
;> lost: decoration CacheControlLoadINTEL (needs SPV_INTEL_cache_controls) (performance, once): function @k, block %0, '%s = call @llvm.ptr.annotation.p1.p1'
;> lost: metadata !spirv.DecorationCacheControlINTEL (performance, 3 times): function @k, block %0, '%x = load'; function @k, block %0, 'store'; function @k, block %0, 'call @f'
