; Regression: Functions for bit fields, scalars and vectors: masks and shifts where the extension for their instructions is not allowed.
;
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_bit_instructions %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=CL2.0 %t.spv -o %t.r.bc
; RUN: llvm-dis %t.r.bc -o -
; KEEP: OpCapability OpShift OpBit OpSelect
; KEEP: OpCapability OpBit
; KEEP: call
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z15bitfield_insertiijj(i32, i32, i32, i32)
declare spir_func signext i8 @_Z23bitfield_extract_signedcjj(i8 signext, i32, i32)
declare spir_func <2 x i16> @_Z25bitfield_extract_unsignedDv2_tjj(<2 x i16>, i32, i32)
declare spir_func i32 @_Z11bit_reversej(i32)

define spir_kernel void @fields(ptr addrspace(1) %out, i32 %a, i8 %b, <2 x i16> %c, i32 %offset, i32 %count) {
  %inserted = call spir_func i32 @_Z15bitfield_insertiijj(i32 %a, i32 7, i32 %offset, i32 %count)
  store i32 %inserted, ptr addrspace(1) %out
  %signed = call spir_func signext i8 @_Z23bitfield_extract_signedcjj(i8 signext %b, i32 %offset, i32 %count)
  store i8 %signed, ptr addrspace(1) %out
  %unsigned = call spir_func <2 x i16> @_Z25bitfield_extract_unsignedDv2_tjj(<2 x i16> %c, i32 %offset, i32 %count)
  store <2 x i16> %unsigned, ptr addrspace(1) %out
  %reversed = call spir_func i32 @_Z11bit_reversej(i32 %a)
  store i32 %reversed, ptr addrspace(1) %out
  ret void
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Int16
;>                OpCapability Int8
;>          %54 = OpBitcast %_ptr_CrossWorkgroup_uchar %out
;>          %72 = OpBitcast %_ptr_CrossWorkgroup_v2ushort %out
;>          %17 = OpBitwiseAnd %uint %offset %uint_31
;>          %18 = OpBitwiseAnd %uint %count %uint_31
;>          %20 = OpShiftLeftLogical %uint %uint_1 %18
;>          %26 = OpSelect %uint %24 %uint_4294967295 %21
;>          %27 = OpShiftLeftLogical %uint %26 %17
;>          %28 = OpBitwiseXor %uint %27 %uint_4294967295
;>          %29 = OpBitwiseAnd %uint %a %28
;>          %31 = OpBitwiseAnd %uint %uint_7 %26
;>          %32 = OpShiftLeftLogical %uint %31 %17
;>    %inserted = OpBitwiseOr %uint %29 %32
;>          %37 = OpBitwiseAnd %uchar %34 %uchar_7
;>          %38 = OpBitwiseAnd %uchar %35 %uchar_7
;>          %40 = OpShiftLeftLogical %uchar %uchar_1 %38
;>          %45 = OpSelect %uchar %43 %uchar_255 %41
;>          %48 = OpBitwiseAnd %uchar %47 %uchar_7
;>          %49 = OpShiftRightLogical %uchar %b %37
;>          %50 = OpBitwiseAnd %uchar %49 %45
;>          %51 = OpShiftLeftLogical %uchar %50 %48
;>      %signed = OpShiftRightArithmetic %uchar %51 %48
;>          %58 = OpBitwiseAnd %ushort %55 %ushort_15
;>          %59 = OpBitwiseAnd %ushort %56 %ushort_15
;>          %61 = OpShiftLeftLogical %ushort %ushort_1 %59
;>          %66 = OpSelect %ushort %64 %ushort_65535 %62
;>          %69 = OpShiftRightLogical %v2ushort %c %68
;>    %unsigned = OpBitwiseAnd %v2ushort %69 %67
;>          %74 = OpShiftLeftLogical %uint %a %uint_16
;>          %75 = OpShiftRightLogical %uint %a %uint_16
;>          %76 = OpBitwiseOr %uint %74 %75
;>          %78 = OpBitwiseAnd %uint %76 %uint_16711935
;>          %80 = OpShiftLeftLogical %uint %78 %uint_8
;>          %81 = OpShiftRightLogical %uint %76 %uint_8
;>          %82 = OpBitwiseAnd %uint %81 %uint_16711935
;>          %83 = OpBitwiseOr %uint %80 %82
;>          %85 = OpBitwiseAnd %uint %83 %uint_252645135
;>          %87 = OpShiftLeftLogical %uint %85 %uint_4
;>          %88 = OpShiftRightLogical %uint %83 %uint_4
;>          %89 = OpBitwiseAnd %uint %88 %uint_252645135
;>          %90 = OpBitwiseOr %uint %87 %89
;>          %92 = OpBitwiseAnd %uint %90 %uint_858993459
;>          %94 = OpShiftLeftLogical %uint %92 %uint_2
;>          %95 = OpShiftRightLogical %uint %90 %uint_2
;>          %96 = OpBitwiseAnd %uint %95 %uint_858993459
;>          %97 = OpBitwiseOr %uint %94 %96
;>          %99 = OpBitwiseAnd %uint %97 %uint_1431655765
;>         %100 = OpShiftLeftLogical %uint %99 %uint_1
;>         %101 = OpShiftRightLogical %uint %97 %uint_1
;>         %102 = OpBitwiseAnd %uint %101 %uint_1431655765
;>    %reversed = OpBitwiseOr %uint %100 %102
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Int16
;>                OpCapability Int8
;>                OpCapability BitInstructions
;>          %20 = OpBitcast %_ptr_CrossWorkgroup_uchar %out
;>          %23 = OpBitcast %_ptr_CrossWorkgroup_v2ushort %out
;>    %inserted = OpBitFieldInsert %uint %a %uint_7 %offset %count
;>      %signed = OpBitFieldSExtract %uchar %b %offset %count
;>    %unsigned = OpBitFieldUExtract %v2ushort %c %offset %count
;>    %reversed = OpBitReverse %uint %a
;> $ llvm-dis %t.r.bc -o -
;>   %inserted = call spir_func i32 @_Z15bitfield_insertiijj(i32 %a, i32 7, i32 %offset, i32 %count) #1
;>   %signed = call spir_func i8 @_Z23bitfield_extract_signedcjj(i8 %b, i32 %offset, i32 %count) #1
;>   %unsigned = call spir_func <2 x i16> @_Z25bitfield_extract_unsignedDv2_tjj(<2 x i16> %c, i32 %offset, i32 %count) #1
;>   %reversed = call i32 @llvm.bitreverse.i32(i32 %a)
;> ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
;> attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
