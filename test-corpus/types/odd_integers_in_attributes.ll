; Regression: Structures of bit fields that are passed by value: an attribute has a type with an integer of 24 bits.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o - | llvm-dis - -o -
; KEEP: OpTypeStruct ByVal Sret OpFunctionCall byval sret
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%fields = type { i24 }

define internal spir_func void @f(ptr sret(%fields) align 4 %r, ptr byval(%fields) align 4 %x) {
  %y = load i24, ptr %x, align 4
  %z = xor i24 %y, -1
  store i24 %z, ptr %r, align 4
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = alloca %fields, align 4
  %b = alloca %fields, align 4
  %c = load i24, ptr addrspace(1) %p, align 4
  store i24 %c, ptr %b, align 4
  call spir_func void @f(ptr sret(%fields) align 4 %a, ptr byval(%fields) align 4 %b)
  %d = load i24, ptr %a, align 4
  store i24 %d, ptr addrspace(1) %p, align 4
  ret void
}
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %r FuncParamAttr Sret
;>                OpDecorate %x FuncParamAttr ByVal
;>      %fields = OpTypeStruct %uint
;>          %63 = OpFunctionCall %void %f %a %b
;> $ spirv-llvm -r %t.spv -o - | llvm-dis - -o -
;> define internal spir_func void @f(ptr sret(%fields) align 4 %r, ptr byval(%fields) align 4 %x) #0 {
;>   call spir_func void @f(ptr sret(%fields) align 4 %a, ptr byval(%fields) align 4 %b) #0
