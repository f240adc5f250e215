; Values that options cannot have.
; FAIL(2): spirv-llvm --spirv-max-version=9.9 %s
; FAIL(2): spirv-llvm --spirv-ext=all %s
; FAIL(2): spirv-llvm --spirv-address-space=0=Generic %s
; FAIL(2): spirv-llvm --spirv-address-space=9=Uniform %s
; FAIL(2): spirv-llvm -r --spec-const=1:i7:1 %s
; FAIL(2): spirv-llvm -r --spec-const=1:i8:300 %s
; FAIL(2): spirv-llvm -r --spec-const=1:i32 %s
; FAIL(2): spirv-llvm -r --llvm-version=99 %s
; FAIL(2): spirv-llvm --spirv-min-version=1.4 --spirv-max-version=1.1 %s
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
