; Regression: The formats of images of 64-bit integers are those of SPV_EXT_shader_image_int64.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_EXT_shader_image_int64 %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -o %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; KEEP: Int64Image OpTypeImage spirv.Image
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(target("spirv.Image", i64, 1, 0, 0, 0, 2, 40, 2) %u, target("spirv.Image", i64, 1, 0, 0, 0, 2, 41, 2) %s) {
  ret void
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability Int64ImageEXT
;>           %4 = OpTypeImage %ulong 2D 0 0 0 2 R64ui ReadWrite
;>           %5 = OpTypeImage %ulong 2D 0 0 0 2 R64i ReadWrite
;> $ spirv-llvm dis %t.rev.bc
;> define spir_func void @f(target("spirv.Image", i64, 1, 0, 0, 0, 2, 40, 2) %u, target("spirv.Image", i64, 1, 0, 0, 0, 2, 41, 2) %s) #0 {
