; Rejected: A file that does not exist, a folder, and an output that cannot be written.
; FAIL: spirv-llvm %d/no-such-file.bc -o %t.spv
; FAIL: spirv-llvm %d -o %t.spv
; FAIL: spirv-llvm %s -o %d/no-such-folder/a.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
  ret void
}
;> $ spirv-llvm %d/no-such-file.bc -o %t.spv
;> %d/no-such-file.bc: error: No such file or directory (os error 2)
;>   help: pass the name of an existing file, or - for standard input
;> $ spirv-llvm %d -o %t.spv
;> %d: error: Is a directory (os error 21)
;>   help: name the files in it
;> $ spirv-llvm %s -o %d/no-such-folder/a.spv
;> %d/no-such-folder/a.spv: error: No such file or directory (os error 2)
;>   help: make the folder first, or name another with -o
