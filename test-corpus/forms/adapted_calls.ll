; Numbers that only adapt a builtin call's operands or result, such as truth values that are tested again: `adapted-calls` alone changes the encoding (computed at each call).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=adapted-calls=literal %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Group OpSelect OpBranch
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %x) {
  %all = call spir_func i32 @_Z13sub_group_alli(i32 %x)
  %c = icmp ne i32 %all, 0
  %r = select i1 %c, i32 4, i32 5
  ret i32 %r
}
declare spir_func i32 @_Z13sub_group_alli(i32)
;> $ spirv-llvm dis %t.plain.spv
;>                OpCapability Groups
;>           %c = OpGroupAll %bool %uint_3 %9
;>           %r = OpSelect %uint %c %uint_4 %uint_5
;> $ spirv-llvm dis %t.spv
;>                OpCapability Groups
;>          %10 = OpGroupAll %bool %uint_3 %9
;>         %all = OpSelect %uint %10 %uint_1 %uint_0
;>           %r = OpSelect %uint %c %uint_4 %uint_5
