; The intrinsic and the builtin count bits by two instructions, and each comes back as what it was.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: spirv-llvm dis %t.spv
; RUN: llvm-dis %t.back.bc -o -
; KEEP: OpBitCount popcount ctpop
target triple = "spir64-unknown-unknown"

declare i32 @llvm.ctpop.i32(i32)
declare spir_func i32 @_Z8popcountj(i32)

define spir_kernel void @count(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p, align 4
  %a = call i32 @llvm.ctpop.i32(i32 %v)
  %b = call spir_func i32 @_Z8popcountj(i32 %a)
  store i32 %b, ptr addrspace(1) %p, align 4
  ret void
}
;> $ spirv-llvm dis %t.spv
;>           %a = OpBitCount %uint %v
;>           %b = OpExtInst %uint %10 popcount %a
;> $ llvm-dis %t.back.bc -o -
;>   %a = call i32 @llvm.ctpop.i32(i32 %v)
;>   %b = call spir_func i32 @_Z8popcounti(i32 %a) #2
;> declare i32 @llvm.ctpop.i32(i32) #1
;> declare spir_func i32 @_Z8popcounti(i32) #2
