; Attributes of functions, parameters and results; the rest is reported.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss --spirv-ext=+SPV_EXT_optnone
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: lost OpDecorate OpFunction define attributes
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%S = type { i32, [4 x float] }

define spir_func zeroext i8 @f(i8 zeroext %a, i16 signext %b, ptr noalias readonly captures(none) align 16 %p, ptr byval(%S) align 4 %s, ptr writeonly nonnull %w, float nofpclass(nan) %x, ptr readnone %r, i32 noundef range(i32 0, 5) %n) alwaysinline memory(read) {
  ret i8 %a
}
define spir_func noundef align 16 dereferenceable(8) ptr @g(ptr %o) noinline memory(none) {
  ret ptr null
}
define spir_func void @h() noinline optnone convergent willreturn mustprogress cold norecurse nounwind "key"="value" {
  ret void
}
define spir_func void @result(ptr sret(%S) align 4 %o) {
  ret void
}
define spir_kernel void @k(ptr addrspace(1) %a, float %b) convergent "uniform-work-group-size"="true" !kernel_arg_type !0 !kernel_arg_type_qual !1 !kernel_arg_base_type !0 !other !1 {
  ret void
}
!0 = !{!"uint*", !"float"}
!1 = !{!"restrict volatile", !""}
;> $ spirv-llvm %t.bc -o %t.spv --report-loss --spirv-ext=+SPV_EXT_optnone
;> lost: attribute nonnull (performance, once): function @f
;> lost: attribute writeonly (performance, once): function @f
;> lost: attribute nofpclass (performance, once): function @f
;> lost: attribute noundef (performance, once): function @f
;> lost: attribute range (performance, once): function @f
;> lost: attribute align (result) (performance, once): function @g
;> lost: attribute dereferenceable (result) (performance, once): function @g
;> lost: attribute noundef (result) (performance, once): function @g
;> lost: attribute cold (performance, once): function @h
;> lost: attribute willreturn (performance, once): function @h
;> lost: attribute mustprogress (performance, once): function @h
;> lost: attribute "key" (performance, once): function @h
;> lost: attribute "uniform-work-group-size" (performance, once): function @k
;> lost: metadata !other (performance, once): function @k
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %f LinkageAttributes "f" Export
;>                OpDecorate %f FuncParamAttr Zext
;>                OpDecorate %a FuncParamAttr Zext
;>                OpDecorate %b FuncParamAttr Sext
;>                OpDecorate %p FuncParamAttr NoAlias
;>                OpDecorate %p FuncParamAttr NoWrite
;>                OpDecorate %p FuncParamAttr NoCapture
;>                OpDecorate %p Alignment 16
;>                OpDecorate %s FuncParamAttr ByVal
;>                OpDecorate %s Alignment 4
;>                OpDecorate %r FuncParamAttr NoReadWrite
;>                OpDecorate %g LinkageAttributes "g" Export
;>                OpDecorate %h LinkageAttributes "h" Export
;>                OpDecorate %result LinkageAttributes "result" Export
;>                OpDecorate %o_0 FuncParamAttr Sret
;>                OpDecorate %o_0 Alignment 4
;>                OpDecorate %a_0 Volatile
;>           %f = OpFunction %uchar Inline|Pure %11
;>           %a = OpFunctionParameter %uchar
;>           %b = OpFunctionParameter %ushort
;>           %p = OpFunctionParameter %_ptr_Function_uchar
;>           %s = OpFunctionParameter %_ptr_Function_S
;>           %w = OpFunctionParameter %_ptr_Function_uchar
;>           %x = OpFunctionParameter %float
;>           %r = OpFunctionParameter %_ptr_Function_uchar
;>           %n = OpFunctionParameter %uint
;>                OpFunctionEnd
;>           %g = OpFunction %_ptr_Function_uchar DontInline|Const %22
;>           %o = OpFunctionParameter %_ptr_Function_uchar
;>                OpFunctionEnd
;>           %h = OpFunction %void DontInline|OptNoneEXT %28
;>                OpFunctionEnd
;>      %result = OpFunction %void None %31
;>         %o_0 = OpFunctionParameter %_ptr_Function_S
;>                OpFunctionEnd
;>           %k = OpFunction %void None %36
;>         %a_0 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
;>         %b_0 = OpFunctionParameter %float
;>                OpFunctionEnd
;> $ opt -passes=verify -S %t.r.bc -o -
;> define spir_func zeroext i8 @f(i8 zeroext %a, i16 signext %b, ptr noalias readonly align 16 captures(none) %p, ptr byval(%S) align 4 %s, ptr %w, float %x, ptr readnone %r, i32 %n) #0 {
;> define spir_func ptr @g(ptr %o) #1 {
;> define spir_func void @h() #2 {
;> define spir_func void @result(ptr sret(%S) align 4 %o) #3 {
;> define spir_kernel void @k(ptr addrspace(1) %a, float %b) #4 !spirv.ParameterDecorations !4 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
;> attributes #0 = { alwaysinline convergent nounwind memory(read) }
;> attributes #1 = { convergent noinline nounwind memory(none) }
;> attributes #2 = { convergent noinline nounwind optnone }
;> attributes #3 = { convergent nounwind }
;> attributes #4 = { nounwind }
