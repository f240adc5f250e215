; Rejected: A call that may throw.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func void @g()
declare i32 @__gxx_personality_v0(...)

define spir_func void @f() personality ptr @__gxx_personality_v0 {
  invoke spir_func void @g() to label %n unwind label %u
n:
  ret void
u:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
;> %s: function @f, block %0, 'call @g': error: 'invoke' cannot be expressed in SPIR-V
;>   help: SPIR-V has no exceptions; compile with -fno-exceptions
;> %s: function @f, block %u, '%l = landingpad': error: 'landingpad' cannot be expressed in SPIR-V
;>   help: SPIR-V has no exceptions; compile with -fno-exceptions
;> %s: function @f, block %u, 'resume': error: 'resume' cannot be expressed in SPIR-V
;>   help: SPIR-V has no exceptions; compile with -fno-exceptions
