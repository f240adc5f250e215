; Rejected: An unknown option, and one that is close to another.
; FAIL(2): spirv-llvm --no-such-option %s
; FAIL(2): spirv-llvm --spirv-ex=+all %s
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
;> $ spirv-llvm --no-such-option %s
;> error: unexpected argument '--no-such-option' found
;>
;>   tip: to pass '--no-such-option' as a value, use '-- --no-such-option'
;>
;> Usage: spirv-llvm [OPTIONS] [INPUT]...
;>        spirv-llvm <COMMAND>
;>
;> For more information, try '--help'.
;> $ spirv-llvm --spirv-ex=+all %s
;> error: unexpected argument '--spirv-ex' found
;>
;>   tip: a similar argument exists: '--spirv-ext'
;>
;> Usage: spirv-llvm --spirv-ext <LIST> [INPUT]...
;>
;> For more information, try '--help'.
