; What asked first for the version, each capability and each extension; where, and how many do.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --explain --spirv-ext=+SPV_EXT_shader_atomic_float_add,+SPV_INTEL_subgroups
; RUN: spirv-llvm %t.bc -o %t.spv --explain --json --spirv-ext=-all,+SPV_EXT_shader_atomic_float_add,+SPV_INTEL_subgroups
; FAIL: spirv-llvm %t.bc -o %t.spv --spirv-ext=+SPV_EXT_shader_atomic_float_add
; FAIL: spirv-llvm %t.bc -o %t.spv --spirv-ext=+all,-SPV_INTEL_subgroups
; FAIL: spirv-llvm %t.bc -o %t.spv --spirv-ext=+all --spirv-max-version=1.3
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func i32 @_Z23intel_sub_group_shuffleij(i32, i32)

define spir_kernel void @main(ptr addrspace(1) %sum, float %value, i1 %which, { i64, half } %a, { i64, half } %b) {
  %old = atomicrmw fadd ptr addrspace(1) %sum, float %value seq_cst
  %again = atomicrmw fadd ptr addrspace(1) %sum, float %value seq_cst
  %chosen = select i1 %which, { i64, half } %a, { i64, half } %b
  %first = extractvalue { i64, half } %chosen, 0
  store i64 %first, ptr addrspace(1) %sum, align 8
  %narrow = trunc i64 %first to i32
  %shuffled = call spir_func i32 @_Z23intel_sub_group_shuffleij(i32 %narrow, i32 0)
  store i32 %shuffled, ptr addrspace(1) %sum, align 4
  ret void
}
;> $ spirv-llvm %t.bc -o %t.spv --explain --spirv-ext=+SPV_EXT_shader_atomic_float_add,+SPV_INTEL_subgroups
;> needed: version 1.4: OpSelect of an aggregate, at function @main, block %0, '%chosen = select'
;> needed: capability Addresses: AddressingModel Physical64 (OpMemoryModel), at module
;> needed: capability Kernel: MemoryModel OpenCL (OpMemoryModel), first at module (2 times)
;> needed: capability Float16Buffer: a 16-bit float type (OpTypeFloat), at function @main
;> needed: capability Float16: a value of a 16-bit float type (OpTypeStruct), at function @main
;> needed: capability Int64: a 64-bit integer type (OpTypeInt), at function @main
;> needed: capability SubgroupShuffleINTEL: OpSubgroupShuffleINTEL, at function @main, block %0, '%shuffled = call @_Z23intel_sub_group_shuffleij'
;> needed: capability AtomicFloat32AddEXT: a floating-point atomic operation (OpAtomicFAddEXT), first at function @main, block %0, '%old = atomicrmw fadd' (2 times)
;> needed: extension SPV_EXT_shader_atomic_float_add: a floating-point atomic operation (capability AtomicFloat32AddEXT) (OpAtomicFAddEXT), first at function @main, block %0, '%old = atomicrmw fadd' (2 times)
;> needed: extension SPV_INTEL_subgroups: OpSubgroupShuffleINTEL (capability SubgroupShuffleINTEL), at function @main, block %0, '%shuffled = call @_Z23intel_sub_group_shuffleij'
;> $ spirv-llvm %t.bc -o %t.spv --explain --json --spirv-ext=-all,+SPV_EXT_shader_atomic_float_add,+SPV_INTEL_subgroups
;> {"diagnostics":[],"input":"%t.bc","losses":[],"oldestLlvm":null,"output":"%t.spv","requirements":[{"count":1,"kind":"version","name":"1.4","opcode":"OpSelect","place":"function @main, block %0, '%chosen = select'","reason":"OpSelect of an aggregate"},{"count":1,"kind":"capability","name":"Addresses","opcode":"OpMemoryModel","place":"module","reason":"AddressingModel Physical64"},{"count":2,"kind":"capability","name":"Kernel","opcode":"OpMemoryModel","place":"module","reason":"MemoryModel OpenCL"},{"count":1,"kind":"capability","name":"Float16Buffer","opcode":"OpTypeFloat","place":"function @main","reason":"a 16-bit float type"},{"count":1,"kind":"capability","name":"Float16","opcode":"OpTypeStruct","place":"function @main","reason":"a value of a 16-bit float type"},{"count":1,"kind":"capability","name":"Int64","opcode":"OpTypeInt","place":"function @main","reason":"a 64-bit integer type"},{"count":1,"kind":"capability","name":"SubgroupShuffleINTEL","opcode":"OpSubgroupShuffleINTEL","place":"function @main, block %0, '%shuffled = call @_Z23intel_sub_group_shuffleij'","reason":"OpSubgroupShuffleINTEL"},{"count":2,"kind":"capability","name":"AtomicFloat32AddEXT","opcode":"OpAtomicFAddEXT","place":"function @main, block %0, '%old = atomicrmw fadd'","reason":"a floating-point atomic operation"},{"count":2,"kind":"extension","name":"SPV_EXT_shader_atomic_float_add","opcode":"OpAtomicFAddEXT","place":"function @main, block %0, '%old = atomicrmw fadd'","reason":"a floating-point atomic operation (capability AtomicFloat32AddEXT)"},{"count":1,"kind":"extension","name":"SPV_INTEL_subgroups","opcode":"OpSubgroupShuffleINTEL","place":"function @main, block %0, '%shuffled = call @_Z23intel_sub_group_shuffleij'","reason":"OpSubgroupShuffleINTEL (capability SubgroupShuffleINTEL)"}]}
;> $ spirv-llvm %t.bc -o %t.spv --spirv-ext=+SPV_EXT_shader_atomic_float_add
;> %t.bc: function @main, block %0, '%shuffled = call @_Z23intel_sub_group_shuffleij': error: OpSubgroupShuffleINTEL (capability SubgroupShuffleINTEL) needs SPV_INTEL_subgroups
;>   help: allow it with --spirv-ext=+SPV_INTEL_subgroups
;> $ spirv-llvm %t.bc -o %t.spv --spirv-ext=+all,-SPV_INTEL_subgroups
;> %t.bc: function @main, block %0, '%shuffled = call @_Z23intel_sub_group_shuffleij': error: OpSubgroupShuffleINTEL (capability SubgroupShuffleINTEL) needs SPV_INTEL_subgroups
;>   help: allow it with --spirv-ext=+SPV_INTEL_subgroups
;> $ spirv-llvm %t.bc -o %t.spv --spirv-ext=+all --spirv-max-version=1.3
;> %t.bc: function @main, block %0, '%chosen = select': error: OpSelect of an aggregate needs SPIR-V 1.4
;>   help: allow it with --spirv-max-version=1.4
