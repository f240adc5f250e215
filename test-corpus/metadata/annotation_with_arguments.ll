; Regression: Annotations that have numbers as arguments: they are written behind the text.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: UserSemantic
target triple = "spir64-unknown-unknown"

@.text = private unnamed_addr addrspace(1) constant [4 x i8] c"abc\00", section "llvm.metadata"
@.file = private unnamed_addr addrspace(1) constant [5 x i8] c"a.cl\00", section "llvm.metadata"
@.numbers = private unnamed_addr addrspace(1) constant { i32, i8, i1 } { i32 30, i8 -6, i1 true }, section "llvm.metadata"
@.zeros = private unnamed_addr addrspace(1) constant { i32, i32 } zeroinitializer, section "llvm.metadata"

define spir_kernel void @k() {
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  call void @llvm.var.annotation.p0.p1(ptr %a, ptr addrspace(1) @.text, ptr addrspace(1) @.file, i32 3, ptr addrspace(1) @.numbers)
  call void @llvm.var.annotation.p0.p1(ptr %b, ptr addrspace(1) @.text, ptr addrspace(1) @.file, i32 3, ptr addrspace(1) @.zeros)
  ret void
}
declare void @llvm.var.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
;>                OpDecorate %a UserSemantic "abc: 30, -6, 1"
;>                OpDecorate %b UserSemantic "abc: 0, 0"
