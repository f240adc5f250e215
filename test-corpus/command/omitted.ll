; Decorations and lifetimes that a consumer cannot read are left out and reported, by name or by the preset of the consumer.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-omit=Alignment,OpLifetimeStart,OpLifetimeStop --report-loss %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm --target mlir %t.bc -o %t.mlir.spv
; FAIL: spirv-llvm --target mlir --strict=semantic %t.bc -o %t.strict.spv
; KEEP: lost error OpDecorate Lifetime help
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%s = type { i32, i32 }

define spir_kernel void @k(ptr addrspace(1) align 4 %p, ptr byval(%s) align 4 %s) {
  %a = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  %v = load i32, ptr %s, align 4
  store i32 %v, ptr %a, align 4
  %w = load i32, ptr %a, align 4
  store i32 %w, ptr addrspace(1) %p, align 4
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
;> $ spirv-llvm --spirv-omit=Alignment,OpLifetimeStart,OpLifetimeStop --report-loss %t.bc -o %t.spv
;> lost: decoration Alignment (left out for the consumer) (performance, 3 times): function @k; function @k; function @k, block %0, '%a = alloca'
;>   help: remove it from the list of omitted constructs (--spirv-omit, --target)
;> lost: hint OpLifetimeStart (left out for the consumer) (performance, once): function @k, block %0, 'call @llvm.lifetime.start.p0'
;>   help: remove it from the list of omitted constructs (--spirv-omit, --target)
;> lost: hint OpLifetimeStop (left out for the consumer) (performance, once): function @k, block %0, 'call @llvm.lifetime.end.p0'
;>   help: remove it from the list of omitted constructs (--spirv-omit, --target)
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %s_0 FuncParamAttr ByVal
;> $ spirv-llvm --target mlir %t.bc -o %t.mlir.spv
;> %t.bc: function @k: warning: lost: decoration FuncParamAttr (left out for the consumer)
;>   help: remove it from the list of omitted constructs (--spirv-omit, --target)
;> $ spirv-llvm --target mlir --strict=semantic %t.bc -o %t.strict.spv
;> %t.bc: function @k: error: decoration FuncParamAttr (left out for the consumer) is lost (once)
;>   help: remove it from the list of omitted constructs (--spirv-omit, --target)
