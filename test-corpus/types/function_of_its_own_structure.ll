; Rejected: A structure whose member points to a function that takes the structure: each type would have to come before the other,
; and only pointers to structures can be declared before what they point to.
; FAIL: spirv-llvm --spirv-ext=+all %s -o %t.spv
target triple = "spir64-unknown-unknown"

%S = type { i32, ptr addrspace(9) }

@t = addrspace(1) constant %S { i32 3, ptr addrspace(9) @f }

define spir_func i32 @f(%S %s) addrspace(9) {
  %v = extractvalue %S %s, 0
  ret i32 %v
}
;> %s: '@t': error: a structure with a pointer to a function that takes the structure itself has no form in SPIR-V
;>   help: give the function the structure's address
