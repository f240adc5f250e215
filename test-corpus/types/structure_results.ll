; Instructions that give two numbers, called by return and through memory, there, back and there again.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -o %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; RUN: spirv-llvm %t.rev.bc -o %t.again.spv
; RUN: spirv-val %t.again.spv
; KEEP: IAddCarry ISubBorrow MulExtended alloca
target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }
%wide = type { <2 x i64>, <2 x i64> }

define spir_func void @by_return(i32 %a, i32 %b, ptr addrspace(1) %out) {
  %sum = call spir_func %pair @_Z17__spirv_IAddCarryii(i32 %a, i32 %b)
  %low = extractvalue %pair %sum, 0
  %carry = extractvalue %pair %sum, 1
  %product = call spir_func %pair @_Z20__spirv_UMulExtendedjj(i32 %low, i32 %carry)
  %high = extractvalue %pair %product, 1
  store i32 %high, ptr addrspace(1) %out, align 4
  ret void
}

define spir_func void @through_memory(i32 %a, i32 %b, <2 x i64> %v, ptr addrspace(1) %out, ptr addrspace(1) %wide) {
  %memory = alloca %pair, align 4
  %more = alloca %wide, align 16
  call spir_func void @_Z18__spirv_ISubBorrowii(ptr sret(%pair) %memory, i32 %a, i32 %b)
  %borrow = getelementptr %pair, ptr %memory, i32 0, i32 1
  %bit = load i32, ptr %borrow, align 4
  store i32 %bit, ptr addrspace(1) %out, align 4
  call spir_func void @_Z20__spirv_SMulExtendedDv2_lS_(ptr sret(%wide) %more, <2 x i64> %v, <2 x i64> %v)
  %high = getelementptr %wide, ptr %more, i32 0, i32 1
  %lanes = load <2 x i64>, ptr %high, align 16
  store <2 x i64> %lanes, ptr addrspace(1) %wide, align 16
  ret void
}

declare spir_func %pair @_Z17__spirv_IAddCarryii(i32, i32)
declare spir_func %pair @_Z20__spirv_UMulExtendedjj(i32, i32)
declare spir_func void @_Z18__spirv_ISubBorrowii(ptr sret(%pair), i32, i32)
declare spir_func void @_Z20__spirv_SMulExtendedDv2_lS_(ptr sret(%wide), <2 x i64>, <2 x i64>)
;> $ spirv-llvm dis %t.spv
;>         %sum = OpIAddCarry %pair %a %b
;>     %product = OpUMulExtended %pair %low %carry
;>          %32 = OpISubBorrow %pair %a_0 %b_0
;>          %38 = OpSMulExtended %wide_0 %v %v
;> $ spirv-llvm dis %t.rev.bc
;>   %1 = alloca %pair
;>   %2 = alloca %pair
;>   call spir_func void @_Z17__spirv_IAddCarryii(ptr sret(%pair) %1, i32 %a, i32 %b) #1
;>   call spir_func void @_Z20__spirv_UMulExtendedii(ptr sret(%pair) %2, i32 %low, i32 %carry) #1
;> declare spir_func void @_Z17__spirv_IAddCarryii(ptr sret(%pair), i32, i32) #1
;> declare spir_func void @_Z20__spirv_UMulExtendedii(ptr sret(%pair), i32, i32) #1
;>   %memory = alloca %pair, align 4
;>   %more = alloca %wide, align 16
;>   call spir_func void @_Z18__spirv_ISubBorrowii(ptr sret(%pair) %memory, i32 %a, i32 %b) #1
;>   call spir_func void @_Z20__spirv_SMulExtendedDv2_lS_(ptr sret(%wide) %more, <2 x i64> %v, <2 x i64> %v) #1
;> declare spir_func void @_Z18__spirv_ISubBorrowii(ptr sret(%pair), i32, i32) #1
;> declare spir_func void @_Z20__spirv_SMulExtendedDv2_lS_(ptr sret(%wide), <2 x i64>, <2 x i64>) #1
