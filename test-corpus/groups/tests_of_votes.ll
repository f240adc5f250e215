; Regression: A vote whose number nobody uses got a number, and a test of a vote that a phi in front of it uses got a copy.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpGroup OpSelect OpINotEqual OpCopyObject OpPhi
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func i32 @_Z25sub_group_non_uniform_alli(i32) convergent

define spir_kernel void @main(ptr addrspace(1) %out, i32 %x) {
entry:
  %unused = call spir_func i32 @_Z25sub_group_non_uniform_alli(i32 %x) convergent
  br label %loop

loop:
  %last = phi i1 [ false, %entry ], [ %test, %loop ]
  %vote = call spir_func i32 @_Z25sub_group_non_uniform_alli(i32 %x) convergent
  %test = icmp ne i32 %vote, 0
  br i1 %last, label %end, label %loop

end:
  ret void
}
;>          %13 = OpINotEqual %bool %x %uint_0
;>          %14 = OpGroupNonUniformAll %bool %uint_3 %13
;>        %last = OpPhi %bool %false %entry %test %loop
;>          %19 = OpINotEqual %bool %x %uint_0
;>        %test = OpGroupNonUniformAll %bool %uint_3 %19
