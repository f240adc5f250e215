; Where the translator of Khronos casts pointers: in front of each use, where the program says so, untyped ones as well.
; A copy says the alignment of both sides.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv %t.bc -o %t.khronos.spv
; RUN: spirv-val %t.khronos.spv
; RUN: spirv-dis %t.khronos.spv
; RUN: llvm-spirv -r %t.khronos.spv -o %t.r.bc
; RUN: llvm-dis %t.r.bc -o -
; RUN: llvm-spirv --spirv-ext=+SPV_KHR_untyped_pointers %t.bc -o %t.untyped.spv
; RUN: spirv-val %t.untyped.spv
; RUN: spirv-dis %t.untyped.spv
; RUN: spirv-llvm %t.bc -o %t.plain.spv
; RUN: spirv-val %t.plain.spv
; RUN: spirv-dis %t.plain.spv
; KEEP: OpBitcast Variable OpStore OpLoad OpPtrEqual OpCopyMemorySized bitcast memcpy
target triple = "spir64-unknown-unknown"

define spir_kernel void @uses(ptr addrspace(1) %out) {
  %number = alloca i32, align 4
  %float = alloca float, align 4
  store i32 0, ptr addrspace(1) %out, align 8
  %same = bitcast ptr %float to ptr
  %bits = load i32, ptr %same, align 4
  %equal = icmp eq ptr %number, %float
  %chosen = select i1 %equal, i32 %bits, i32 0
  %wide = zext i32 %chosen to i64
  store i64 %wide, ptr addrspace(1) %out, align 8
  store i64 0, ptr addrspace(1) %out, align 8
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %number, ptr addrspace(1) align 8 %out, i64 4, i1 true)
  ret void
}

define spir_kernel void @array() {
  %array = alloca [2 x float], align 4
  store float 0.0, ptr %array, align 4
  ret void
}

define spir_kernel void @passed(ptr byval(i32) align 4 %value, ptr addrspace(1) %out) {
  %long = load i8, ptr %value, align 1
  store i8 %long, ptr addrspace(1) %out, align 1
  ret void
}

declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
;> $ spirv-dis %t.khronos.spv
;> %11 = OpVariable %10 Function
;> %14 = OpVariable %13 Function
;> %16 = OpBitcast %15 %7
;> OpStore %16 %17 Aligned 8
;> %18 = OpBitcast %13 %14
;> %19 = OpBitcast %10 %18
;> %20 = OpLoad %9 %19 Aligned 4
;> %22 = OpBitcast %10 %14
;> %23 = OpPtrEqual %21 %11 %22
;> OpStore %7 %25 Aligned 8
;> OpStore %7 %26 Aligned 8
;> OpCopyMemorySized %11 %7 %27 Volatile|Aligned 4 Volatile|Aligned 8
;> %34 = OpVariable %33 Function
;> %35 = OpBitcast %13 %34
;> OpStore %35 %36 Aligned 4
;> %45 = OpBitcast %44 %41
;> %46 = OpLoad %38 %45 Aligned 1
;> OpStore %42 %46 Aligned 1
;> $ llvm-dis %t.r.bc -o -
;>   %1 = bitcast ptr addrspace(1) %out to ptr addrspace(1)
;>   %same = bitcast ptr %float to ptr
;>   %2 = bitcast ptr %same to ptr
;>   %3 = bitcast ptr %float to ptr
;>   call void @llvm.memcpy.p0.p1.i64(ptr align 4 %number, ptr addrspace(1) align 8 %out, i64 4, i1 true)
;>   %1 = bitcast ptr %array to ptr
;>   %1 = bitcast ptr %value to ptr
;> declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #1
;> $ spirv-dis %t.untyped.spv
;> %11 = OpUntypedVariableKHR %48 Function %9
;> %14 = OpUntypedVariableKHR %48 Function %12
;> %16 = OpBitcast %47 %7
;> OpStore %16 %17 Aligned 8
;> %18 = OpBitcast %48 %14
;> %19 = OpBitcast %48 %18
;> %20 = OpLoad %9 %19 Aligned 4
;> %22 = OpBitcast %48 %14
;> %23 = OpPtrEqual %21 %11 %22
;> OpStore %7 %25 Aligned 8
;> OpStore %7 %26 Aligned 8
;> OpCopyMemorySized %11 %7 %27 Volatile|Aligned 4 Volatile|Aligned 8
;> %34 = OpVariable %33 Function
;> %35 = OpBitcast %48 %34
;> OpStore %35 %36 Aligned 4
;> %49 = OpBitcast %48 %41
;> %46 = OpLoad %38 %49 Aligned 1
;> OpStore %42 %46 Aligned 1
;> $ spirv-dis %t.plain.spv
;> %13 = OpVariable %12 Function
;> %9 = OpVariable %8 Function
;> %15 = OpBitcast %14 %6
;> OpStore %15 %16 Aligned 8
;> %17 = OpBitcast %12 %9
;> %18 = OpLoad %11 %17 Aligned 4
;> OpStore %6 %24 Aligned 8
;> OpStore %6 %25 Aligned 8
;> OpCopyMemorySized %13 %6 %26 Volatile|Aligned 4
;> %33 = OpVariable %32 Function
;> %34 = OpBitcast %8 %33
;> OpStore %34 %35 Aligned 4
;> %44 = OpBitcast %43 %40
;> %45 = OpLoad %37 %44 Aligned 1
;> OpStore %41 %45 Aligned 1
