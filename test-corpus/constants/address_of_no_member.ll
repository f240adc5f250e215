; Rejected: An address in a constant whose index leads to no member of a structure.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

@table = addrspace(1) global { i32, i64 } zeroinitializer
@where = addrspace(1) global ptr addrspace(1) getelementptr ({ i32, i64 }, ptr addrspace(1) @table, i64 0, i32 16)
;> %s: 'a constant': error: not valid LLVM IR: the indices of a constant 'getelementptr' lead to no element
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
