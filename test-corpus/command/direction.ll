; Rejected: Options of the other direction.
; FAIL(2): spirv-llvm --spec-const=1:i32:1 %s
; FAIL(2): spirv-llvm -S %s
; FAIL(2): spirv-llvm -r --explain %s
; FAIL(2): spirv-llvm -r --spirv-untyped-pointers %s
; FAIL(2): spirv-llvm --strict-input %s
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
;> $ spirv-llvm --spec-const=1:i32:1 %s
;> error: --spec-const only affects translations from SPIR-V to LLVM IR
;>
;> Usage: spirv-llvm [OPTIONS] [INPUT]...
;>        spirv-llvm <COMMAND>
;>
;> For more information, try '--help'.
;> $ spirv-llvm -S %s
;> error: --emit-llvm only affects translations from SPIR-V to LLVM IR
;>
;> Usage: spirv-llvm [OPTIONS] [INPUT]...
;>        spirv-llvm <COMMAND>
;>
;> For more information, try '--help'.
;> $ spirv-llvm -r --explain %s
;> error: --explain only affects translations from LLVM IR to SPIR-V
;>
;> Usage: spirv-llvm [OPTIONS] [INPUT]...
;>        spirv-llvm <COMMAND>
;>
;> For more information, try '--help'.
;> $ spirv-llvm -r --spirv-untyped-pointers %s
;> error: --spirv-untyped-pointers only affects translations from LLVM IR to SPIR-V
;>
;> Usage: spirv-llvm [OPTIONS] [INPUT]...
;>        spirv-llvm <COMMAND>
;>
;> For more information, try '--help'.
;> $ spirv-llvm --strict-input %s
;> error: --strict-input only affects translations from SPIR-V to LLVM IR
;>
;> Usage: spirv-llvm [OPTIONS] [INPUT]...
;>        spirv-llvm <COMMAND>
;>
;> For more information, try '--help'.
