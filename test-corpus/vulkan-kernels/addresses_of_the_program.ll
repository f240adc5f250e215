; Variables of the program, constants that are taken as numbers, and the buffer of printf have addresses, which are push
; constants in front of the arguments. The reflection states which of the contents are addresses. A table that is only read
; stays a variable of the shader unless the settings ask for a buffer.
; RUN: spirv-llvm --target vulkan1.2 --vulkan-physical-buffers %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Pointer OpVariable OpString OpAtomicIAdd
; RUN: spirv-llvm --target vulkan1.2 --vulkan-physical-buffers --vulkan-constants-in-buffer %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: PointerPushConstant Relocation OpVariable OpString
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%class = type { i32, ptr addrspace(2) }

@small = internal addrspace(2) constant [6 x i8] c"small\00", align 1
@large = internal addrspace(2) constant [6 x i8] c"large\00", align 1
@classes = internal addrspace(2) constant [2 x %class] [%class { i32 9, ptr addrspace(2) @small }, %class { i32 99, ptr addrspace(2) getelementptr (i8, ptr addrspace(2) @large, i64 1) }], align 8
@table = internal addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 5], align 4
@counted = internal addrspace(2) constant [2 x i32] [i32 7, i32 11], align 4
@counter = addrspace(1) global i32 5, align 4
@where = addrspace(1) global ptr addrspace(1) @counter, align 8
@unused = addrspace(1) global [2 x i32] zeroinitializer, align 4
@format = internal addrspace(2) constant [4 x i8] c"%d\0A\00", align 1

define spir_kernel void @use(ptr addrspace(1) align 8 %out, i64 %i) {
  %name.place = getelementptr inbounds [2 x %class], ptr addrspace(2) @classes, i64 0, i64 %i, i32 1
  %name = load ptr addrspace(2), ptr addrspace(2) %name.place, align 8
  %letter = load i8, ptr addrspace(2) %name, align 1
  %wide = zext i8 %letter to i32
  %element = getelementptr inbounds [4 x i32], ptr addrspace(2) @table, i64 0, i64 %i
  %number = load i32, ptr addrspace(2) %element, align 4
  %sum = add i32 %wide, %number
  %old = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) @counter)
  %to = load ptr addrspace(1), ptr addrspace(1) @where, align 8
  store i32 %sum, ptr addrspace(1) %to, align 4
  %address = ptrtoint ptr addrspace(2) getelementptr (i32, ptr addrspace(2) @counted, i64 1) to i64
  store i64 %address, ptr addrspace(1) %out, align 8
  %printed = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, i32 %old)
  ret void
}

declare spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1))
declare spir_func i32 @printf(ptr addrspace(2), ...)
;> $ spirv-llvm dis %t.spv
;>         %104 = OpString "use"
;>         %105 = OpString "__kernel"
;>         %108 = OpString "out"
;>         %113 = OpString "i"
;>         %118 = OpString "070000000b000000"
;>         %120 = OpString "050000000000000000000000000000000000000000000000736d616c6c006c6172676500000000000900000000000000000000000000000063000000000000000000000000000000"
;>         %131 = OpString "%d
;> %_ptr_Private_uint = OpTypePointer Private %uint
;>       %small = OpVariable %_ptr_Private_uint Private
;>       %large = OpVariable %_ptr_Private_uint Private
;>     %classes = OpVariable %_ptr_Private_uint Private
;> %_ptr_Private__arr_uint_uint_4 = OpTypePointer Private %_arr_uint_uint_4
;>       %table = OpVariable %_ptr_Private__arr_uint_uint_4 Private %18
;>     %counted = OpVariable %_ptr_Private_uint Private
;>     %counter = OpVariable %_ptr_Private_uint Private
;>       %where = OpVariable %_ptr_Private_uint Private
;>      %unused = OpVariable %_ptr_Private_uint Private
;> %_ptr_Private__arr_uchar_uint_4 = OpTypePointer Private %_arr_uchar_uint_4
;>      %format = OpVariable %_ptr_Private__arr_uchar_uint_4 Private %31
;>      %launch = OpVariable %_ptr_Private_uint Private
;>    %launch_1 = OpVariable %_ptr_Private_uint Private
;>    %launch_2 = OpVariable %_ptr_Private_uint Private
;> %_ptr_PushConstant_use_arguments_24 = OpTypePointer PushConstant %use_arguments_24
;> %use_arguments = OpVariable %_ptr_PushConstant_use_arguments_24 PushConstant
;> %_ptr_PushConstant_ulong = OpTypePointer PushConstant %ulong
;> %_ptr_PhysicalStorageBuffer_ulong = OpTypePointer PhysicalStorageBuffer %ulong
;> %_ptr_PhysicalStorageBuffer_uchar = OpTypePointer PhysicalStorageBuffer %uchar
;> %_ptr_PhysicalStorageBuffer_uint = OpTypePointer PhysicalStorageBuffer %uint
;>          %74 = OpAtomicIAdd %uint %73 %uint_1 %uint_0 %uint_1
;>          %83 = OpAtomicIAdd %uint %82 %uint_1 %uint_0 %uint_2
;>         %112 = OpExtInst %void %106 ArgumentPointerPushConstant %107 %uint_0 %uint_24 %uint_8 %109
;>         %119 = OpExtInst %void %106 ConstantDataPointerPushConstant %uint_0 %uint_8 %118
;>         %121 = OpExtInst %void %106 ProgramScopeVariablePointerPushConstant %uint_8 %uint_8 %120
;>         %124 = OpExtInst %void %106 PrintfBufferPointerPushConstant %uint_16 %uint_8 %uint_1048576
;>         %125 = OpExtInst %void %106 ProgramScopeVariablePointerRelocation %uint_0 %uint_8 %uint_8
;>         %127 = OpExtInst %void %106 ProgramScopeVariablePointerRelocation %uint_24 %uint_48 %uint_8
;>         %130 = OpExtInst %void %106 ProgramScopeVariablePointerRelocation %uint_31 %uint_64 %uint_8
;> $ spirv-llvm dis %t.spv
;>         %104 = OpString "use"
;>         %105 = OpString "__kernel"
;>         %108 = OpString "out"
;>         %113 = OpString "i"
;>         %118 = OpString "01000000020000000300000005000000070000000b000000"
;>         %120 = OpString "050000000000000000000000000000000000000000000000736d616c6c006c6172676500000000000900000000000000000000000000000063000000000000000000000000000000"
;>         %131 = OpString "%d
;>       %small = OpVariable %_ptr_Private_uint Private
;>       %large = OpVariable %_ptr_Private_uint Private
;>     %classes = OpVariable %_ptr_Private_uint Private
;>       %table = OpVariable %_ptr_Private_uint Private
;>     %counted = OpVariable %_ptr_Private_uint Private
;>     %counter = OpVariable %_ptr_Private_uint Private
;>       %where = OpVariable %_ptr_Private_uint Private
;>      %unused = OpVariable %_ptr_Private_uint Private
;>      %format = OpVariable %_ptr_Private__arr_uchar_uint_4 Private %24
;>      %launch = OpVariable %_ptr_Private_uint Private
;>    %launch_1 = OpVariable %_ptr_Private_uint Private
;>    %launch_2 = OpVariable %_ptr_Private_uint Private
;> %use_arguments = OpVariable %_ptr_PushConstant_use_arguments_24 PushConstant
;>         %112 = OpExtInst %void %106 ArgumentPointerPushConstant %107 %uint_0 %uint_24 %uint_8 %109
;>         %119 = OpExtInst %void %106 ConstantDataPointerPushConstant %uint_0 %uint_8 %118
;>         %121 = OpExtInst %void %106 ProgramScopeVariablePointerPushConstant %uint_8 %uint_8 %120
;>         %124 = OpExtInst %void %106 PrintfBufferPointerPushConstant %uint_16 %uint_8 %uint_1048576
;>         %125 = OpExtInst %void %106 ProgramScopeVariablePointerRelocation %uint_0 %uint_8 %uint_8
;>         %127 = OpExtInst %void %106 ProgramScopeVariablePointerRelocation %uint_24 %uint_48 %uint_8
;>         %130 = OpExtInst %void %106 ProgramScopeVariablePointerRelocation %uint_31 %uint_64 %uint_8
