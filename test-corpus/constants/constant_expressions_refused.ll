; Rejected: Constants that are expressions on vectors, and addresses that stand for a function of another module.
; FAIL: spirv-llvm --spirv-ext=+SPV_INTEL_function_pointers %s -o %t.spv
target triple = "spir64-unknown-unknown"

@a = addrspace(1) global i32 0
@vector = addrspace(1) constant <2 x i64> <i64 ptrtoint (ptr addrspace(1) @a to i64), i64 extractelement (<2 x i64> <i64 1, i64 2>, i32 0)>
@equivalent = addrspace(1) constant ptr dso_local_equivalent @f

define spir_func void @f() {
  ret void
}
;> %s: '@vector': error: the constant expression 'extractelement' is not supported
;>   help: compute the value in a function
;> %s: '@equivalent': error: this kind of function address cannot be expressed in SPIR-V
;>   help: call functions directly
