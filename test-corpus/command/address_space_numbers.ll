; Other numbers for address spaces than the convention's, and functions in one of their own: pointers, variables, names of
; intrinsics and the data layout follow; what is done with a function but calling it is done with a cast.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv --spirv-ext=+SPV_INTEL_function_pointers %t.bc -o %t.spv
; RUN: llvm-spirv -r --spirv-addrspace-map=0:5,4:0,2:4 %t.spv -o %t.moved.bc
; RUN: opt -passes=verify %t.moved.bc -o %t.verified.bc
; RUN: llvm-dis %t.verified.bc -o -
; RUN: llvm-spirv -r -spirv-addrspace-map 0:5,4:0 --spirv-function-program-addrspace=7 %t.spv -o %t.code.bc
; RUN: opt -passes=verify %t.code.bc -o %t.verified.bc
; RUN: llvm-dis %t.verified.bc -o -
; RUN: spirv-llvm -r -S --spirv-addrspace-map=0:5,4:0 --spirv-function-program-addrspace=7 %t.spv -o %t.ll
; RUN: llvm-as %t.ll -o %t.again.bc
; FAIL(2): spirv-llvm -r --spirv-addrspace-map=4 %t.spv -o %t.no.bc
; FAIL(2): spirv-llvm -r --spirv-addrspace-map=4:16777216 %t.spv -o %t.no.bc
; FAIL(1): llvm-spirv -r --spirv-addrspace-map=x:1 %t.spv -o %t.no.bc
; FAIL: spirv-llvm -r --spirv-addrspace-map=4:0 %t.spv -o %t.no.bc
; KEEP: datalayout @table @one alloca call load declare error help define
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@table = addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define spir_func i32 @one(i32 %a) {
  ret i32 %a
}

define spir_func ptr @taken() {
  ret ptr @one
}

define spir_kernel void @k(ptr addrspace(1) %out, i64 %i) {
  %v = alloca i32, align 4
  %wide = addrspacecast ptr %v to ptr addrspace(4)
  %at = getelementptr i32, ptr addrspace(2) @table, i64 %i
  %x = load i32, ptr addrspace(2) %at, align 4
  %y = call spir_func i32 @one(i32 %x)
  store i32 %y, ptr addrspace(4) %wide, align 4
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %out, ptr align 4 %v, i64 4, i1 false)
  ret void
}

declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
;> $ llvm-dis %t.verified.bc -o -
;> target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-A5-G1"
;> @table = addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
;> define spir_func i32 @one(i32 %a) #0 {
;> define spir_func ptr addrspace(5) @taken() #1 {
;>   ret ptr addrspace(5) addrspacecast (ptr @one to ptr addrspace(5))
;> define spir_kernel void @k(ptr addrspace(1) %out, i64 %i) #2 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_type_qual !8 !kernel_arg_base_type !7 {
;>   %v = alloca i32, align 4, addrspace(5)
;>   %at = getelementptr [4 x i32], ptr addrspace(4) @table, i64 0, i64 %i
;>   %x = load i32, ptr addrspace(4) %at, align 4
;>   %y = call spir_func i32 @one(i32 %x) #1
;>   call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %out, ptr addrspace(5) align 4 %v, i64 4, i1 false)
;> ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
;> declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #3
;> attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
;> $ llvm-dis %t.verified.bc -o -
;> target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-A5-G1-P7"
;> @table = addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
;> define spir_func i32 @one(i32 %a) addrspace(7) #0 {
;> define spir_func ptr addrspace(5) @taken() addrspace(7) #1 {
;>   ret ptr addrspace(5) addrspacecast (ptr addrspace(7) @one to ptr addrspace(5))
;> define spir_kernel void @k(ptr addrspace(1) %out, i64 %i) addrspace(7) #2 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_type_qual !8 !kernel_arg_base_type !7 {
;>   %v = alloca i32, align 4, addrspace(5)
;>   %at = getelementptr [4 x i32], ptr addrspace(2) @table, i64 0, i64 %i
;>   %x = load i32, ptr addrspace(2) %at, align 4
;>   %y = call spir_func addrspace(7) i32 @one(i32 %x) #1
;>   call addrspace(7) void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %out, ptr addrspace(5) align 4 %v, i64 4, i1 false)
;> ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
;> declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) addrspace(7) #3
;> attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
;> $ spirv-llvm -r --spirv-addrspace-map=4 %t.spv -o %t.no.bc
;> error: invalid value '4' for '--spirv-addrspace-map <FROM:TO>': '4' is not of the form FROM:TO
;> For more information, try '--help'.
;> $ spirv-llvm -r --spirv-addrspace-map=4:16777216 %t.spv -o %t.no.bc
;> error: invalid value '4:16777216' for '--spirv-addrspace-map <FROM:TO>': '16777216' is no address space, which are numbers up to 16777215
;> For more information, try '--help'.
;> $ llvm-spirv -r --spirv-addrspace-map=x:1 %t.spv -o %t.no.bc
;> error: invalid value 'x:1' for '--spirv-addrspace-map <FROM:TO>': 'x' is no address space, which are numbers up to 16777215
;> For more information, try '--help'.
;> $ spirv-llvm -r --spirv-addrspace-map=4:0 %t.spv -o %t.no.bc
;> %t.spv: error: the address spaces 0 and 4 would both be 0
;>   help: map the other address space, too (--spirv-addrspace-map)
