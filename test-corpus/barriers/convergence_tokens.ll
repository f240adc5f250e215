; Regression: Tokens that say which threads meet are reported as hints that are lost; the calls that they are for stay.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm -v --report-loss %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: converg OpFunctionCall OpLabel OpBranch
target triple = "spir64-unknown-unknown"

declare spir_func void @meet() convergent

define spir_kernel void @k(i32 %n) convergent {
entry:
  %all = call token @llvm.experimental.convergence.entry()
  br label %again

again:
  %i = phi i32 [ 0, %entry ], [ %next, %again ]
  %each = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %all) ]
  call spir_func void @meet() [ "convergencectrl"(token %each) ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %again, label %done

done:
  ret void
}
;> $ spirv-llvm -v --report-loss %t.bc -o %t.spv
;> lost: hint llvm.experimental.convergence.entry (performance, once): function @k, block %entry, 'call @llvm.experimental.convergence.entry'
;> lost: hint llvm.experimental.convergence.loop (performance, once): function @k, block %again, 'call @llvm.experimental.convergence.loop'
;> $ spirv-llvm dis %t.spv
;>       %entry = OpLabel
;>                OpBranch %again
;>       %again = OpLabel
;>          %12 = OpFunctionCall %void %meet
;>                OpBranchConditional %more %again %done
;>        %done = OpLabel
