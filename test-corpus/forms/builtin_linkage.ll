; Linkage of builtin variables: `builtin-linkage` alone changes the encoding (imported).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=builtin-linkage=import %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable BuiltIn Linkage
target triple = "spir64-unknown-unknown"

define spir_func i64 @f() {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  ret i64 %id
}
declare spir_func i64 @_Z13get_global_idj(i32)
;> $ spirv-llvm dis %t.plain.spv
;>                OpCapability Linkage
;>                OpName %__spirv_BuiltInGlobalInvocationId "__spirv_BuiltInGlobalInvocationId"
;>                OpDecorate %f LinkageAttributes "f" Export
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId Constant
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3ulong Input
;>           %9 = OpLoad %v3ulong %__spirv_BuiltInGlobalInvocationId
;> $ spirv-llvm dis %t.spv
;>                OpCapability Linkage
;>                OpName %__spirv_BuiltInGlobalInvocationId "__spirv_BuiltInGlobalInvocationId"
;>                OpDecorate %f LinkageAttributes "f" Export
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId Constant
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId LinkageAttributes "__spirv_BuiltInGlobalInvocationId" Import
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3ulong Input
;>           %9 = OpLoad %v3ulong %__spirv_BuiltInGlobalInvocationId
