; The alignment of captures of blocks is that of the variable, or the one that LLVM prefers.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=capture-alignment=preferred %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpEnqueueKernel
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

define spir_kernel void @k(ptr addrspace(1) %out, i64 %n) {
  %range = alloca %struct.ndrange_t, align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 32
  %queue = call spir_func target("spirv.Queue") @_Z17get_default_queuev()
  call spir_func void @_Z10ndrange_1Dm(ptr sret(%struct.ndrange_t) align 8 %range, i64 %n)
  %field = getelementptr inbounds <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__k_block_invoke to ptr addrspace(4)), ptr %field, align 8
  %captured = getelementptr inbounds <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 3
  store ptr addrspace(1) %out, ptr %captured, align 8
  %literal = addrspacecast ptr %block to ptr addrspace(4)
  %1 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %queue, i32 0, ptr %range, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %literal)
  ret void
}

define internal spir_func void @__k_block_invoke(ptr addrspace(4) %b) {
  ret void
}

define spir_kernel void @__k_block_invoke_kernel(ptr addrspace(4) %b) {
  call spir_func void @__k_block_invoke(ptr addrspace(4) %b)
  ret void
}

declare spir_func target("spirv.Queue") @_Z17get_default_queuev()
declare spir_func void @_Z10ndrange_1Dm(ptr sret(%struct.ndrange_t) align 8, i64)
declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4))
;> $ spirv-llvm dis %t.plain.spv
;>          %40 = OpEnqueueKernel %uint %queue %uint_0 %range %uint_0 %35 %35 %__k_block_invoke_kernel %36 %uint_24 %uint_32
;> $ spirv-llvm dis %t.spv
;>          %40 = OpEnqueueKernel %uint %queue %uint_0 %range %uint_0 %35 %35 %__k_block_invoke_kernel %36 %uint_24 %uint_8
