; Regression: A private constant that holds the address of another one is filled at the start of each function that uses it, like the
; locations that Rust's panics report.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpStore OpCompositeInsert OpFunctionCall OpInBoundsPtrAccessChain
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@file = private unnamed_addr constant [4 x i8] c"a.rs"
@where = private unnamed_addr constant { ptr, i64 } { ptr @file, i64 4 }
@outer = private unnamed_addr constant { ptr, ptr } { ptr @where, ptr getelementptr (i8, ptr @file, i64 2) }
@circle = private unnamed_addr constant { ptr, i32 } { ptr @circle, i32 1 }

define spir_kernel void @direct(ptr addrspace(1) %o) {
  call spir_func void @stop(ptr @where)
  ret void
}

define spir_kernel void @nested(ptr addrspace(1) %o, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  br label %no
no:
  %p = phi ptr [ @outer, %yes ], [ @circle, %entry ]
  call spir_func void @stop(ptr %p)
  %line = load i64, ptr getelementptr ({ ptr, i64 }, ptr @where, i64 0, i32 1)
  store i64 %line, ptr addrspace(1) %o
  ret void
}

declare spir_func void @stop(ptr)
;>          %15 = OpVariable %_ptr_Function__struct_13 Function
;>        %file = OpVariable %_ptr_Function__arr_uchar_uint_4 Function %21
;>          %23 = OpCompositeInsert %_struct_13 %file %16 0
;>          %25 = OpCompositeInsert %_struct_13 %ulong_4 %23 1
;>                OpStore %15 %25
;>          %27 = OpFunctionCall %void %stop %15
;>          %36 = OpVariable %_ptr_Function__struct_38 Function
;>          %43 = OpVariable %_ptr_Function__struct_13 Function
;>          %41 = OpVariable %_ptr_Function__struct_35 Function
;>      %file_0 = OpVariable %_ptr_Function__arr_uchar_uint_4 Function %21
;>          %49 = OpCompositeInsert %_struct_38 %43 %48 0
;>          %50 = OpCompositeInsert %_struct_38 %47 %49 1
;>                OpStore %36 %50
;>          %51 = OpCompositeInsert %_struct_13 %file_0 %16 0
;>          %52 = OpCompositeInsert %_struct_13 %ulong_4 %51 1
;>                OpStore %43 %52
;>          %54 = OpCompositeInsert %_struct_35 %41 %53 0
;>          %56 = OpCompositeInsert %_struct_35 %uint_1 %54 1
;>                OpStore %41 %56
;>          %61 = OpFunctionCall %void %stop %60
;>                OpStore %o_0 %line Aligned 8
