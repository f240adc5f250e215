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
;> $ spirv-dis %t.spv
;> OpExtension "SPV_KHR_non_semantic_info"
;> %1 = OpExtInstImport "OpenCL.std"
;> %11 = OpExtInstImport "NonSemantic.AuxData"
;> %9 = OpString "key"
;> %13 = OpString "unique-id"
;> %14 = OpString "_Z5table"
;> %18 = OpString "text"
;> %20 = OpString "word"
;> %22 = OpString "nounwind"
;> %24 = OpString "cold"
;> %26 = OpString "plain"
;> %28 = OpString "stack-probes"
;> %29 = OpString "never"
;> %12 = OpExtInst %10 %11 2 %5 %9 %7 %8
;> %15 = OpExtInst %10 %11 3 %5 %13 %14
;> %21 = OpExtInst %10 %11 0 %16 %20 %18 %19
;> %23 = OpExtInst %10 %11 1 %16 %22
;> %25 = OpExtInst %10 %11 1 %16 %24
;> %27 = OpExtInst %10 %11 1 %16 %26
;> %30 = OpExtInst %10 %11 1 %16 %28 %29
;> $ llvm-spirv -r --spirv-preserve-auxdata %t.spv -o - | llvm-dis - -o -
;> @table = addrspace(1) global i32 7, align 4, !key !0 #0
;> define spir_func void @f() #1 !word !6 {
;> attributes #0 = { "unique-id"="_Z5table" }
;> attributes #1 = { cold nounwind "plain" "stack-probes"="never" }
;> !spirv.MemoryModel = !{!1}
;> !spirv.Source = !{!2}
;> !opencl.spir.version = !{!3}
;> !opencl.ocl.version = !{!3}
;> !spirv.Generator = !{!4}
;> !opencl.enable.FP_CONTRACT = !{!5}
;> !0 = !{i64 0, i64 16}
;> !1 = !{i32 2, i32 2}
;> !2 = !{i32 0, i32 0}
;> !3 = !{i32 1, i32 2}
;> !4 = !{i16 0, i16 0}
;> !5 = !{}
;> !6 = !{!"text", i32 5}
;> $ llvm-spirv -r %t.spv -o - | llvm-dis - -o -
;> @table = addrspace(1) global i32 7, align 4
;> define spir_func void @f() #0 {
;> attributes #0 = { convergent nounwind }
;> !spirv.MemoryModel = !{!0}
;> !spirv.Source = !{!1}
;> !opencl.spir.version = !{!2}
;> !opencl.ocl.version = !{!2}
;> !spirv.Generator = !{!3}
;> !opencl.enable.FP_CONTRACT = !{!4}
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 0, i32 0}
;> !2 = !{i32 1, i32 2}
;> !3 = !{i16 0, i16 0}
;> !4 = !{}
;> $ llvm-spirv --spirv-preserve-auxdata --spirv-max-version=1.5 --spirv-ext=-SPV_KHR_non_semantic_info %t.bc -o %t.no.spv
;> %t.bc: error: keeping attributes and metadata needs SPIR-V 1.6 or SPV_KHR_non_semantic_info
;>   help: allow it with --spirv-max-version=1.6 or --spirv-ext=+SPV_KHR_non_semantic_info
;> $ llvm-spirv --spirv-preserve-auxdata %t.bc -o - | spirv-dis -
;> %1 = OpExtInstImport "OpenCL.std"
;> %11 = OpExtInstImport "NonSemantic.AuxData"
;> %9 = OpString "key"
;> %13 = OpString "unique-id"
;> %14 = OpString "_Z5table"
;> %18 = OpString "text"
;> %20 = OpString "word"
;> %22 = OpString "nounwind"
;> %24 = OpString "cold"
;> %26 = OpString "plain"
;> %28 = OpString "stack-probes"
;> %29 = OpString "never"
;> %12 = OpExtInst %10 %11 2 %5 %9 %7 %8
;> %15 = OpExtInst %10 %11 3 %5 %13 %14
;> %21 = OpExtInst %10 %11 0 %16 %20 %18 %19
;> %23 = OpExtInst %10 %11 1 %16 %22
;> %25 = OpExtInst %10 %11 1 %16 %24
;> %27 = OpExtInst %10 %11 1 %16 %26
;> %30 = OpExtInst %10 %11 1 %16 %28 %29
