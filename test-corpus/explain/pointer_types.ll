; Why pointers point to what they point to: uses, flows, members, names, and where a bitcast is needed.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --explain-type @main --explain-type @main:%cursor --explain-type @main:%1 --explain-type @table --explain-type @pick --explain-type %Pair:1
; RUN: spirv-llvm %t.bc -o %t.spv --explain-type @main:%mixed --json
; FAIL: spirv-llvm %t.bc -o %t.spv --explain-type @main:%nothing --explain-type @table --explain-type @main:%n --explain-type main
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%Pair = type { i32, ptr addrspace(1) }

@text = internal addrspace(2) constant [3 x i8] c"ab\00", align 1
@table = internal addrspace(2) constant [2 x ptr addrspace(2)] [ptr addrspace(2) @text, ptr addrspace(2) null], align 8

declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(1))

define internal spir_func ptr addrspace(1) @pick(ptr addrspace(1) %pairs, i64 %i) {
  %at = getelementptr inbounds %Pair, ptr addrspace(1) %pairs, i64 %i, i32 1
  %member = load ptr addrspace(1), ptr addrspace(1) %at, align 8
  ret ptr addrspace(1) %member
}

define spir_kernel void @main(ptr addrspace(1) %pairs, ptr addrspace(1) %named, ptr addrspace(1) %mixed, i64 %n) {
entry:
  %cursor = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %pairs, ptr %cursor, align 8
  %0 = load ptr addrspace(1), ptr %cursor, align 8
  %1 = call spir_func ptr addrspace(1) @pick(ptr addrspace(1) %0, i64 %n)
  %v = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 0, ptr addrspace(1) %named)
  store <4 x float> %v, ptr addrspace(1) %1, align 16
  store i32 1, ptr addrspace(1) %mixed, align 4
  store i32 2, ptr addrspace(1) %mixed, align 4
  store double 1.0, ptr addrspace(1) %mixed, align 8
  ret void
}
;> $ spirv-llvm %t.bc -o %t.spv --explain-type @main --explain-type @main:%cursor --explain-type @main:%1 --explain-type @table --explain-type @pick --explain-type %Pair:1
;> @main:%pairs points to %Pair: follows values that flow from it or to it
;>   %Pair: follows values that flow from it or to it, 1 times: function @main, block %entry, 'store'
;> @main:%named points to float: accessed, indexed or merged as that type
;>   float: accessed, indexed or merged as that type, 1 times: function @main, block %entry, '%v = call @_Z6vload4mPU3AS1Kf'
;> @main:%mixed points to i32: accessed, indexed or merged as that type
;>   i32: accessed, indexed or merged as that type, 2 times: function @main, block %entry, 'store'; function @main, block %entry, 'store'
;>   double: accessed, indexed or merged as that type, 1 times: function @main, block %entry, 'store'
;>   bitcast from i32 to double: function @main, block %entry, 'store'
;> @main:%cursor points to ptr addrspace(1): the type that is allocated
;>   the pointers there point to %Pair: follows values that flow from it or to it
;>   %Pair: follows values that flow from it or to it, 2 times: function @main, block %entry, 'store'; function @main, block %entry, '%0 = load'
;> @main:%1 points to <4 x float>: accessed, indexed or merged as that type
;>   <4 x float>: accessed, indexed or merged as that type, 1 times: function @main, block %entry, 'store'
;> @table points to [2 x ptr addrspace(2)]: the type of the variable
;>   the pointers there point to [3 x i8]: an initializer with a pointer to that type
;>   [3 x i8]: an initializer with a pointer to that type, 1 times: '@table'
;> @pick:%pairs points to %Pair: accessed, indexed or merged as that type
;>   %Pair: accessed, indexed or merged as that type, 1 times: function @pick, block %0, '%at = getelementptr'
;> @pick points to <4 x float>: accessed, indexed or merged as that type
;>   <4 x float>: accessed, indexed or merged as that type, 1 times: function @main, block %entry, 'store'
;> %Pair:1 points to <4 x float>: follows values that flow from it or to it
;>   <4 x float>: follows values that flow from it or to it, 1 times: function @pick, block %0, '%member = load'
;> $ spirv-llvm %t.bc -o %t.spv --explain-type @main:%mixed --json
;> {"diagnostics":[],"input":"%t.bc","losses":[],"oldestLlvm":null,"output":"%t.spv","pointers":[{"casts":[{"from":"i32","place":"function @main, block %entry, 'store'","to":"double"}],"contents":null,"pointee":{"because":"accessed, indexed or merged as that type","opinions":[{"count":2,"places":["function @main, block %entry, 'store'","function @main, block %entry, 'store'"],"reason":"accessed, indexed or merged as that type","type":"i32"},{"count":1,"places":["function @main, block %entry, 'store'"],"reason":"accessed, indexed or merged as that type","type":"double"}],"type":"i32"},"pointer":"@main:%mixed"}]}
;> $ spirv-llvm %t.bc -o %t.spv --explain-type @main:%nothing --explain-type @table --explain-type @main:%n --explain-type main
;> @table points to [2 x ptr addrspace(2)]: the type of the variable
;>   the pointers there point to [3 x i8]: an initializer with a pointer to that type
;>   [3 x i8]: an initializer with a pointer to that type, 1 times: '@table'
;> %t.bc: error: there is no pointer @main:%nothing
;>   help: name the value as in the text of the module, an unnamed one by number
;> %t.bc: error: there is no pointer @main:%n
;>   help: name the value as in the text of the module, an unnamed one by number
;> %t.bc: error: 'main' is not the name of a pointer
;>   help: write @function:%value, @global, @function or %struct:member
