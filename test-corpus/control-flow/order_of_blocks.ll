; Regression: Blocks keep their order where each but the first has a predecessor before it; where one has not, they are put in another.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLabel OpBranch OpSwitch OpReturn OpName
target triple = "spir64-unknown-unknown"

define spir_kernel void @kept(i32 %n) {
entry:
  switch i32 %n, label %default [ i32 1, label %one ]
one:
  br label %end
default:
  br label %end
end:
  ret void
}

define spir_kernel void @moved(i1 %c) {
entry:
  br label %first
last:
  ret void
first:
  br i1 %c, label %last, label %second
second:
  br label %last
}
;>                OpName %kept "kept"
;>                OpName %n "n"
;>                OpName %entry "entry"
;>                OpName %one "one"
;>                OpName %default "default"
;>                OpName %end "end"
;>                OpName %moved "moved"
;>                OpName %c "c"
;>                OpName %entry_0 "entry"
;>                OpName %first "first"
;>                OpName %second "second"
;>                OpName %last "last"
;>       %entry = OpLabel
;>                OpSwitch %n %default 1 %one
;>         %one = OpLabel
;>                OpBranch %end
;>     %default = OpLabel
;>                OpBranch %end
;>         %end = OpLabel
;>                OpReturn
;>     %entry_0 = OpLabel
;>                OpBranch %first
;>       %first = OpLabel
;>                OpBranchConditional %c %last %second
;>      %second = OpLabel
;>                OpBranch %last
;>        %last = OpLabel
;>                OpReturn
