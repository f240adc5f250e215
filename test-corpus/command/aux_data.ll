; Attributes and metadata without words in SPIR-V go along in the set NonSemantic.AuxData and come back, where asked for.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv --spirv-preserve-auxdata --spirv-max-version=1.5 %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-dis %t.spv
; RUN: llvm-spirv -r --spirv-preserve-auxdata %t.spv -o - | llvm-dis - -o -
; RUN: llvm-spirv -r %t.spv -o - | llvm-dis - -o -
; FAIL(18): llvm-spirv --spirv-preserve-auxdata --spirv-max-version=1.5 --spirv-ext=-SPV_KHR_non_semantic_info %t.bc -o %t.no.spv
; RUN: llvm-spirv --spirv-preserve-auxdata %t.bc -o - | spirv-dis -
; KEEP: NonSemantic Version FunctionAttribute OpExtInst define attributes @table key word !{ OpString error help OpExtension
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@table = addrspace(1) global i32 7, align 4, !key !1 #1

define spir_func void @f() #0 !word !0 {
  ret void
}

attributes #0 = { cold nounwind "stack-probes"="never" "plain" }
attributes #1 = { "unique-id"="_Z5table" }

!0 = !{!"text", i32 5}
!1 = !{i64 0, i64 16}
;> OpExtension "SPV_KHR_non_semantic_info"
;> %10 = OpExtInstImport "NonSemantic.AuxData"
;> %8 = OpString "key"
;> %12 = OpString "unique-id"
;> %13 = OpString "_Z5table"
;> %17 = OpString "text"
;> %19 = OpString "word"
;> %21 = OpString "nounwind"
;> %23 = OpString "cold"
;> %25 = OpString "plain"
;> %27 = OpString "stack-probes"
;> %28 = OpString "never"
;> %11 = OpExtInst %9 %10 2 %4 %8 %6 %7
;> %14 = OpExtInst %9 %10 3 %4 %12 %13
;> %20 = OpExtInst %9 %10 0 %15 %19 %17 %18
;> %22 = OpExtInst %9 %10 1 %15 %21
;> %24 = OpExtInst %9 %10 1 %15 %23
;> %26 = OpExtInst %9 %10 1 %15 %25
;> %29 = OpExtInst %9 %10 1 %15 %27 %28
;> @table = addrspace(1) global i32 7, align 4, !key !0 #0
;> define spir_func void @f() #1 !word !5 {
;> attributes #0 = { "unique-id"="_Z5table" }
;> attributes #1 = { cold nounwind "plain" "stack-probes"="never" }
;> !spirv.MemoryModel = !{!1}
;> !opencl.spir.version = !{!2}
;> !opencl.ocl.version = !{!2}
;> !spirv.Generator = !{!3}
;> !opencl.enable.FP_CONTRACT = !{!4}
;> !0 = !{i64 0, i64 16}
;> !1 = !{i32 2, i32 2}
;> !2 = !{i32 1, i32 2}
;> !3 = !{i16 0, i16 0}
;> !4 = !{}
;> !5 = !{!"text", i32 5}
;> @table = addrspace(1) global i32 7, align 4
;> define spir_func void @f() #0 {
;> attributes #0 = { convergent nounwind }
;> !spirv.MemoryModel = !{!0}
;> !opencl.spir.version = !{!1}
;> !opencl.ocl.version = !{!1}
;> !spirv.Generator = !{!2}
;> !opencl.enable.FP_CONTRACT = !{!3}
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 1, i32 2}
;> !2 = !{i16 0, i16 0}
;> !3 = !{}
;> %t.bc: error: keeping attributes and metadata needs SPV_KHR_non_semantic_info
;>   help: allow it with --spirv-ext=+SPV_KHR_non_semantic_info, or --spirv-max-version=1.6
;> %10 = OpExtInstImport "NonSemantic.AuxData"
;> %8 = OpString "key"
;> %12 = OpString "unique-id"
;> %13 = OpString "_Z5table"
;> %17 = OpString "text"
;> %19 = OpString "word"
;> %21 = OpString "nounwind"
;> %23 = OpString "cold"
;> %25 = OpString "plain"
;> %27 = OpString "stack-probes"
;> %28 = OpString "never"
;> %11 = OpExtInst %9 %10 2 %4 %8 %6 %7
;> %14 = OpExtInst %9 %10 3 %4 %12 %13
;> %20 = OpExtInst %9 %10 0 %15 %19 %17 %18
;> %22 = OpExtInst %9 %10 1 %15 %21
;> %24 = OpExtInst %9 %10 1 %15 %23
;> %26 = OpExtInst %9 %10 1 %15 %25
;> %29 = OpExtInst %9 %10 1 %15 %27 %28
