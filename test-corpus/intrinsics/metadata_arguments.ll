; Rejected: An unknown intrinsic that stays a call, with metadata as an argument.
; FAIL: spirv-llvm --spirv-allow-unknown-intrinsics=llvm.unknown %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare i32 @llvm.unknown.reading(metadata)

define spir_func i32 @f() {
  %value = call i32 @llvm.unknown.reading(metadata !"name")
  ret i32 %value
}
;> %s: function @f, block %0, '%value = call @llvm.unknown.reading': error: a label, metadata or x86 type cannot be expressed in SPIR-V
;>   help: remove it: SPIR-V has no equivalent
;> %s: function @f, block %0, '%value = call @llvm.unknown.reading': error: metadata or a label is an operand, which SPIR-V cannot express
;>   help: pass a value instead
