; The size of lifetimes of a byte: `byte-lifetimes` alone changes the encoding (1).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=byte-lifetimes=one %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLifetime
target triple = "spir64-unknown-unknown"

define spir_func void @f() {
  %v = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr %v)
  call void @use(ptr %v)
  call void @llvm.lifetime.end.p0(ptr %v)
  ret void
}
declare spir_func void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
;> $ spirv-llvm dis %t.plain.spv
;>                OpLifetimeStart %v 0
;>                OpLifetimeStop %v 0
;> $ spirv-llvm dis %t.spv
;>                OpLifetimeStart %v 1
;>                OpLifetimeStop %v 1
