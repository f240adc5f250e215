; Regression: Traps and abort end the execution where the extension for that is allowed: nothing stands behind them. Elsewhere traps are
; dropped with a warning, and calls of the instruction are refused.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_abort %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --strict %t.spv -o %t.back.bc
; RUN: opt -passes=verify -disable-output %t.back.bc
; RUN: spirv-llvm dis %t.back.bc
; FAIL: spirv-llvm %t.bc -o %t.without.spv
; KEEP: error Abort OpUnreachable OpReturn OpPhi OpLabel warning unreachable phi
target triple = "spir64-unknown-unknown"

define spir_kernel void @trap(ptr addrspace(1) %p, i1 %c, i32 %x) {
entry:
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  br label %good
good:
  %v = phi i32 [ 1, %entry ], [ 2, %bad ]
  store i32 %v, ptr addrspace(1) %p, align 4
  ret void
}

define spir_func void @numbered() {
  call void @llvm.ubsantrap(i8 7)
  unreachable
}

define spir_func i32 @of_c(i32 %x) {
  call void @abort()
  %y = add i32 %x, 1
  ret i32 %y
}

define spir_func void @message(float %x) {
  call spir_func void @_Z16__spirv_AbortKHRIfEvT_(float %x)
  ret void
}

define spir_func void @goes_on() {
  call void @llvm.debugtrap()
  ret void
}

declare void @llvm.trap()
declare void @llvm.ubsantrap(i8)
declare void @llvm.debugtrap()
declare void @abort()
declare spir_func void @_Z16__spirv_AbortKHRIfEvT_(float)
;> $ spirv-llvm --spirv-ext=+SPV_KHR_abort %t.bc -o %t.spv
;> %t.bc: function @goes_on, 'call @llvm.debugtrap': warning: llvm.debugtrap has no effect: SPIR-V cannot stop a kernel for a debugger
;> $ spirv-llvm dis %t.spv
;>                OpCapability AbortKHR
;>       %entry = OpLabel
;>         %bad = OpLabel
;>                OpAbortKHR %uint %uint_0
;>        %good = OpLabel
;>           %v = OpPhi %uint %uint_1 %entry
;>                OpReturn
;>          %18 = OpLabel
;>                OpAbortKHR %uint %uint_7
;>          %23 = OpLabel
;>                OpAbortKHR %uint %uint_0
;>          %28 = OpLabel
;>                OpAbortKHR %float %x_1
;>          %30 = OpLabel
;>                OpReturn
;> $ spirv-llvm dis %t.back.bc
;>   call spir_func void @_Z16__spirv_AbortKHRi(i32 0) #2
;>   unreachable
;>   %v = phi i32 [ 1, %entry ]
;>   call spir_func void @_Z16__spirv_AbortKHRi(i32 7) #2
;>   unreachable
;>   call spir_func void @_Z16__spirv_AbortKHRi(i32 0) #2
;>   unreachable
;>   call spir_func void @_Z16__spirv_AbortKHRf(float %x) #2
;>   unreachable
;> declare spir_func void @_Z16__spirv_AbortKHRi(i32) #2
;> declare spir_func void @_Z16__spirv_AbortKHRf(float) #2
;> $ spirv-llvm %t.bc -o %t.without.spv
;> %t.bc: function @goes_on, 'call @llvm.debugtrap': warning: llvm.debugtrap has no effect: SPIR-V cannot stop a kernel for a debugger
;> %t.bc: function @message, block %0, 'call @_Z16__spirv_AbortKHRIfEvT_': error: OpAbortKHR (capability AbortKHR) needs SPV_KHR_abort
