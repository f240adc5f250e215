; A number in a structure of its own, as `half` is in C++: passed to and given by functions of groups in memory. The instruction
; takes the number.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoad OpComposite OpGroup OpStore
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

%half = type { half }

declare spir_func void @_Z30__spirv_GroupNonUniformShuffleI4halfET_N5__spv5Scope4FlagES1_j(ptr addrspace(4) sret(%half), i32, ptr byval(%half), i32)

define spir_func void @shuffle(ptr addrspace(4) %to, ptr %from, i32 %lane) {
  call spir_func void @_Z30__spirv_GroupNonUniformShuffleI4halfET_N5__spv5Scope4FlagES1_j(ptr addrspace(4) sret(%half) align 2 %to, i32 3, ptr byval(%half) align 2 %from, i32 %lane)
  ret void
}
;>          %14 = OpLoad %half %from
;>          %15 = OpCompositeExtract %half_0 %14 0
;>          %16 = OpGroupNonUniformShuffle %half_0 %uint_3 %15 %lane
;>          %18 = OpCompositeInsert %half %16 %17 0
;>                OpStore %to %18
