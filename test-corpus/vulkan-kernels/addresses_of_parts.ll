; Accesses through addresses are of numbers and vectors of at most four elements that are aligned to their elements: structures,
; long vectors, packed members, truth values and copies are several accesses.
; RUN: spirv-llvm --target vulkan1.2 --vulkan-physical-buffers %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Aligned OpAtomic OpEntryPoint
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%pair = type { i32, [2 x half] }

define spir_kernel void @aggregates(ptr addrspace(1) align 4 %from, ptr addrspace(1) align 4 %to) {
  %all = load %pair, ptr addrspace(1) %from, align 4
  store %pair %all, ptr addrspace(1) %to, align 4
  ret void
}

define spir_kernel void @vectors(ptr addrspace(1) align 32 %from, ptr addrspace(1) align 4 %to) {
  %all = load <8 x float>, ptr addrspace(1) %from, align 32
  store <8 x float> %all, ptr addrspace(1) %to, align 4
  %three = load <3 x i32>, ptr addrspace(1) %from, align 16
  store <3 x i32> %three, ptr addrspace(1) %to, align 16
  ret void
}

define spir_kernel void @packed(ptr addrspace(1) align 1 %bytes, i32 %flag) {
  %bit = icmp ne i32 %flag, 0
  %place = getelementptr inbounds i8, ptr addrspace(1) %bytes, i64 1
  %number = load double, ptr addrspace(1) %place, align 1
  %to = getelementptr inbounds i8, ptr addrspace(1) %bytes, i64 10
  store double %number, ptr addrspace(1) %to, align 2
  %words = load <2 x i32>, ptr addrspace(1) %to, align 2
  store <2 x i32> %words, ptr addrspace(1) %place, align 1
  store i1 %bit, ptr addrspace(1) %bytes, align 1
  ret void
}

define spir_kernel void @copies(ptr addrspace(1) align 4 %from, ptr addrspace(1) align 4 %to, ptr addrspace(3) align 4 %shared, i8 %byte) {
  %own = alloca [3 x i32], align 4
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %own, ptr addrspace(1) align 4 %from, i64 12, i1 false)
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %shared, ptr addrspace(1) align 2 %from, i64 7, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %to, i8 %byte, i64 8, i1 false)
  call void @llvm.memmove.p1.p0.i64(ptr addrspace(1) align 4 %to, ptr align 4 %own, i64 12, i1 false)
  ret void
}

define spir_kernel void @atomics(ptr addrspace(1) align 8 %counters) {
  %narrow = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) %counters)
  %wide = call spir_func i64 @_Z8atom_incPU3AS1Vl(ptr addrspace(1) %counters)
  ret void
}

declare spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1))
declare spir_func i64 @_Z8atom_incPU3AS1Vl(ptr addrspace(1))
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
declare void @llvm.memmove.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
;>                OpEntryPoint GLCompute %aggregates "aggregates" %aggregates_arguments
;>                OpEntryPoint GLCompute %vectors "vectors" %vectors_arguments
;>                OpEntryPoint GLCompute %packed "packed" %packed_arguments
;>                OpEntryPoint GLCompute %copies "copies" %copies_arguments %shared
;>                OpEntryPoint GLCompute %atomics "atomics" %atomics_arguments
;>          %41 = OpLoad %uint %40 Aligned 4
;>          %47 = OpLoad %half %46 Aligned 4
;>          %51 = OpLoad %half %50 Aligned 2
;>                OpStore %58 %57 Aligned 4
;>                OpStore %62 %61 Aligned 4
;>                OpStore %65 %63 Aligned 2
;>          %76 = OpLoad %v4float %75 Aligned 32
;>          %84 = OpLoad %v4float %83 Aligned 16
;>                OpStore %90 %89 Aligned 4
;>                OpStore %93 %92 Aligned 4
;>          %96 = OpLoad %v3uint %95 Aligned 16
;>                OpStore %97 %96 Aligned 16
;>         %111 = OpLoad %uchar %110 Aligned 1
;>         %114 = OpLoad %uchar %113 Aligned 1
;>         %121 = OpLoad %uchar %120 Aligned 1
;>         %124 = OpLoad %uchar %123 Aligned 1
;>         %132 = OpLoad %uchar %131 Aligned 1
;>         %135 = OpLoad %uchar %134 Aligned 1
;>         %140 = OpLoad %uchar %139 Aligned 1
;>         %143 = OpLoad %uchar %142 Aligned 1
;>                OpStore %159 %157 Aligned 2
;>                OpStore %162 %160 Aligned 2
;>                OpStore %167 %166 Aligned 2
;>                OpStore %170 %168 Aligned 2
;>         %172 = OpLoad %ushort %171 Aligned 2
;>         %175 = OpLoad %ushort %174 Aligned 2
;>         %180 = OpLoad %ushort %179 Aligned 2
;>         %183 = OpLoad %ushort %182 Aligned 2
;>                OpStore %192 %191 Aligned 1
;>                OpStore %195 %193 Aligned 1
;>                OpStore %200 %199 Aligned 1
;>                OpStore %203 %201 Aligned 1
;>                OpStore %210 %209 Aligned 1
;>                OpStore %213 %211 Aligned 1
;>                OpStore %218 %217 Aligned 1
;>                OpStore %221 %219 Aligned 1
;>                OpStore %225 %224 Aligned 1
;>         %240 = OpLoad %uint %239 Aligned 4
;>         %243 = OpLoad %uint %242 Aligned 4
;>         %247 = OpLoad %uint %246 Aligned 4
;>         %253 = OpLoad %ushort %252 Aligned 2
;>         %256 = OpLoad %ushort %255 Aligned 2
;>         %259 = OpLoad %ushort %258 Aligned 2
;>         %263 = OpLoad %uchar %262 Aligned 1
;>                OpStore %304 %291 Aligned 4
;>                OpStore %313 %308 Aligned 4
;>                OpStore %315 %310 Aligned 4
;>                OpStore %317 %312 Aligned 4
;>         %323 = OpAtomicIAdd %uint %322 %uint_1 %uint_0 %uint_1
;>         %326 = OpAtomicIAdd %ulong %325 %uint_1 %uint_0 %ulong_1
