; Variables that are only loaded and stored become values; those with an address, volatile ones and others stay.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv --spirv-mem2reg %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-dis %t.spv
; KEEP: OpVariable OpPhi OpLoad OpStore OpUndef
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @loop(ptr addrspace(1) %out, i32 %n) {
entry:
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %sum = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  store i32 0, ptr %sum, align 4
  br label %test
test:
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %n.addr, align 4
  %less = icmp slt i32 %0, %1
  br i1 %less, label %body, label %end
body:
  %2 = load i32, ptr %sum, align 4
  %3 = load i32, ptr %i, align 4
  %4 = add i32 %2, %3
  store i32 %4, ptr %sum, align 4
  %5 = add i32 %3, 1
  store i32 %5, ptr %i, align 4
  br label %test
end:
  call void @llvm.lifetime.end.p0(ptr %i)
  %6 = load i32, ptr %sum, align 4
  store i32 %6, ptr addrspace(1) %out, align 4
  ret void
}

define spir_kernel void @others(ptr addrspace(1) %out, i1 %c, i32 %x) {
entry:
  %set.once = alloca i32, align 4
  %never.set = alloca i32, align 4
  %address = alloca i32, align 4
  %volatile = alloca i32, align 4
  %as.float = alloca i32, align 4
  store i32 %x, ptr %as.float, align 4
  store volatile i32 %x, ptr %volatile, align 4
  call spir_func void @use(ptr %address)
  br i1 %c, label %then, label %join
then:
  store i32 %x, ptr %set.once, align 4
  br label %join
join:
  %0 = load i32, ptr %set.once, align 4
  store i32 %0, ptr addrspace(1) %out, align 4
  %1 = load i32, ptr %never.set, align 4
  store i32 %1, ptr addrspace(1) %out, align 4
  %2 = load float, ptr %as.float, align 4
  store float %2, ptr addrspace(1) %out, align 4
  ret void
}

declare spir_func void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
;> %35 = OpUndef %4
;> %14 = OpPhi %4 %11 %9 %12 %13
;> %16 = OpPhi %4 %11 %9 %15 %13
;> OpStore %7 %14 Aligned 4
;> %28 = OpVariable %27 Function
;> %29 = OpVariable %27 Function
;> %30 = OpVariable %27 Function
;> OpStore %30 %25 Aligned 4
;> OpStore %29 %25 Volatile|Aligned 4
;> %36 = OpPhi %4 %35 %26 %25 %33
;> OpStore %23 %36 Aligned 4
;> OpStore %23 %35 Aligned 4
;> %40 = OpLoad %37 %39 Aligned 4
;> OpStore %42 %40 Aligned 4
