; Intrinsics without a form in SPIR-V become calls of imported functions where that is allowed, by prefix or all.
; RUN: llvm-as %s -o %t.bc
; FAIL(8): llvm-spirv %t.bc -o %t.spv
; FAIL(8): llvm-spirv -spirv-allow-unknown-intrinsics=llvm.some %t.bc -o %t.spv
; RUN: llvm-spirv -spirv-allow-unknown-intrinsics=random,llvm.some,llvm.genx. %t.bc -o %t.spv
; RUN: llvm-spirv --spirv-allow-unknown-intrinsics %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-dis %t.spv
; RUN: llvm-spirv -r %t.spv -o - | llvm-dis - -o -
; KEEP: error LinkageAttributes declare
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out) {
  %a = call i64 @llvm.some.custom.intrinsic()
  %b = call i64 @llvm.genx.custom(i64 %a)
  store i64 %b, ptr addrspace(1) %out, align 8
  ret void
}

declare i64 @llvm.some.custom.intrinsic()
declare i64 @llvm.genx.custom(i64)
;> $ llvm-spirv %t.bc -o %t.spv
;> %t.bc: function @k, 'call @llvm.some.custom.intrinsic': error: the intrinsic is unknown (2 times)
;> $ llvm-spirv -spirv-allow-unknown-intrinsics=llvm.some %t.bc -o %t.spv
;> %t.bc: function @k, 'call @llvm.genx.custom': error: the intrinsic is unknown
;> $ spirv-dis %t.spv
;> OpDecorate %9 LinkageAttributes "llvm.some.custom.intrinsic" Import
;> OpDecorate %11 LinkageAttributes "llvm.genx.custom" Import
;> $ llvm-spirv -r %t.spv -o - | llvm-dis - -o -
;> declare i64 @llvm.some.custom.intrinsic() #0
;> declare i64 @llvm.genx.custom(i64) #0
