; Names of values, blocks, types and members go along, also where an instruction is written as others; numbered values stay
; without a name. An option leaves them out, and keeps those of symbols and parameters.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r -S %t.spv -o -
; RUN: spirv-llvm --strip-names %t.bc -o %t.none.spv
; RUN: spirv-llvm dis %t.none.spv
; RUN: spirv-llvm -r -S --strip-names %t.spv -o -
; KEEP: OpName OpMemberName MemberName swapped OpLabel
target triple = "spir64-unknown-unknown"

%struct.pair = type { i32, i32 }

declare i32 @llvm.bswap.i32(i32)

@table = addrspace(1) global i32 0

define spir_kernel void @k(ptr addrspace(1) %out, i32 %number) {
start:
  %local = alloca %struct.pair
  %sum = add i32 %number, 1
  %swapped = call i32 @llvm.bswap.i32(i32 %sum)
  %0 = mul i32 %swapped, 3
  %cast = bitcast i32 %0 to i32
  %big = icmp ugt i32 %cast, 7
  br i1 %big, label %then, label %1

then:
  %second = getelementptr inbounds %struct.pair, ptr %local, i32 0, i32 1
  store i32 %cast, ptr %second
  br label %1

1:
  %2 = load i32, ptr %local
  store i32 %2, ptr addrspace(1) %out
  ret void
}

!spirv.MemberName = !{!0, !1, !2}
!0 = !{%struct.pair poison, i32 0, !"low"}
!1 = !{%struct.pair poison, i32 1, !"high"}
!2 = !{%struct.pair poison, i32 2, !"none"}
;> $ spirv-llvm dis %t.spv
;>                OpName %table "table"
;>                OpName %k "k"
;>                OpName %out "out"
;>                OpName %number "number"
;>                OpName %start "start"
;>                OpName %struct_pair "struct.pair"
;>                OpMemberName %struct_pair 0 "low"
;>                OpMemberName %struct_pair 1 "high"
;>                OpName %local "local"
;>                OpName %sum "sum"
;>                OpName %swapped "swapped"
;>                OpName %big "big"
;>                OpName %then "then"
;>                OpName %second "second"
;>       %start = OpLabel
;>     %swapped = OpBitwiseOr %uint %23 %25
;>          %28 = OpIMul %uint %swapped %uint_3
;>        %then = OpLabel
;>          %33 = OpLabel
;> $ spirv-llvm -r -S %t.spv -o -
;>   %swapped = or i32 %4, %6
;>   %7 = mul i32 %swapped, 3
;> !spirv.MemberName = !{!1, !2}
;> $ spirv-llvm dis %t.none.spv
;>                OpName %table "table"
;>                OpName %k "k"
;>                OpName %out "out"
;>                OpName %number "number"
;>          %10 = OpLabel
;>          %32 = OpLabel
;>          %33 = OpLabel
