; A string without an end.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@s = addrspace(2) constant [3 x i8] c"abc
;> %s:6:38: error: this string has no closing quote
;>   @s = addrspace(2) constant [3 x i8] c"abc
;>                                        ^
