; Regression: Pointers, images and parts of specialization composites in variables of a function, where `reg2mem` leaves them, are values again.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpSpecConstant OpSpecConstantComposite OpAccessChain OpPhi OpSelect OpLoad OpStore OpImageRead OpSwitch
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%block = type { i32, %spirv.Array.4 }
%spirv.Array.4 = type { [0 x i32] }
@buffer = external addrspace(11) global %block, !spirv.Decorations !2
@image = external addrspace(2) global target("spirv.Image", float, 1, 0, 0, 0, 2, 1), !spirv.Decorations !3

define void @pointers() !reqd_work_group_size !1 {
entry:
  %place = alloca ptr addrspace(11)
  %element = getelementptr %block, ptr addrspace(11) @buffer, i32 0, i32 1, i32 0, i32 2
  store ptr addrspace(11) %element, ptr %place
  %number = load i32, ptr addrspace(11) @buffer
  switch i32 %number, label %other [
    i32 0, label %end
    i32 1, label %end
    i32 2, label %count
  ]

count:
  store ptr addrspace(11) @buffer, ptr %place
  br label %end

other:
  %known = load ptr addrspace(11), ptr %place
  %next = getelementptr i8, ptr addrspace(11) %known, i64 4
  store ptr addrspace(11) %next, ptr %place
  br label %end

nowhere:
  %again = load ptr addrspace(11), ptr %place
  store i32 7, ptr addrspace(11) %again
  br label %end

end:
  %chosen = load ptr addrspace(11), ptr %place
  store i32 1, ptr addrspace(11) %chosen
  ret void
}

define void @images() !reqd_work_group_size !1 {
entry:
  %spilled = alloca target("spirv.Image", float, 1, 0, 0, 0, 2, 1)
  %whole = load target("spirv.Image", float, 1, 0, 0, 0, 2, 1), ptr addrspace(2) @image
  store target("spirv.Image", float, 1, 0, 0, 0, 2, 1) %whole, ptr %spilled
  br label %later

later:
  %read = load target("spirv.Image", float, 1, 0, 0, 0, 2, 1), ptr %spilled
  %texel = call spir_func <4 x float> @_Z17__spirv_ImageRead31__spirv_Image__float_1_0_0_0_2_1Dv2_i(target("spirv.Image", float, 1, 0, 0, 0, 2, 1) %read, <2 x i32> zeroinitializer)
  %part = extractelement <4 x float> %texel, i32 0
  %bits = bitcast float %part to i32
  store i32 %bits, ptr addrspace(11) @buffer
  ret void
}

define void @constants() !reqd_work_group_size !1 {
entry:
  %spilled = alloca i32
  %x = call i32 @_Z20__spirv_SpecConstantii(i32 3, i32 16)
  store i32 %x, ptr %spilled
  %part = load i32, ptr %spilled
  %size = call <3 x i32> @_Z29__spirv_SpecConstantCompositeiii(i32 %part, i32 1, i32 1)
  %sum = call i32 @llvm.vector.reduce.add.v3i32(<3 x i32> %size)
  store i32 %sum, ptr addrspace(11) @buffer
  ret void
}

declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare <3 x i32> @_Z29__spirv_SpecConstantCompositeiii(i32, i32, i32)
declare i32 @llvm.vector.reduce.add.v3i32(<3 x i32>)
declare spir_func <4 x float> @_Z17__spirv_ImageRead31__spirv_Image__float_1_0_0_0_2_1Dv2_i(target("spirv.Image", float, 1, 0, 0, 0, 2, 1), <2 x i32>)

!spirv.EntryPoint = !{!0, !5, !6}
!spirv.Structure = !{!4}
!0 = !{ptr @pointers, i32 5, !"pointers", ptr addrspace(11) @buffer}
!1 = !{i32 1, i32 1, i32 1}
!2 = !{!{i32 34, i32 0}, !{i32 33, i32 0}}
!3 = !{!{i32 34, i32 0}, !{i32 33, i32 1}}
!4 = !{%block poison, !{!{i32 2}}, !{!{i32 35, i32 0}}, !{!{i32 35, i32 4}}}
!5 = !{ptr @images, i32 5, !"images", ptr addrspace(11) @buffer, ptr addrspace(2) @image}
!6 = !{ptr @constants, i32 5, !"constants", ptr addrspace(11) @buffer}
;>      %buffer = OpVariable %_ptr_StorageBuffer_block StorageBuffer
;>       %image = OpVariable %_ptr_UniformConstant_7 UniformConstant
;>           %x = OpSpecConstant %uint 16
;>          %47 = OpSpecConstantComposite %v3uint %x %uint_1 %uint_1
;>          %48 = OpSpecConstantOp %uint CompositeExtract %47 0
;>          %49 = OpSpecConstantOp %uint CompositeExtract %47 1
;>          %50 = OpSpecConstantOp %uint CompositeExtract %47 2
;>          %51 = OpSpecConstantOp %uint IAdd %48 %49
;>          %52 = OpSpecConstantOp %uint IAdd %51 %50
;>          %16 = OpAccessChain %_ptr_StorageBuffer_uint %buffer %uint_0
;>          %17 = OpLoad %uint %16
;>                OpSelectionMerge %end None
;>                OpSwitch %17 %other 0 %end 1 %end 2 %count
;>          %23 = OpPhi %uint %uint_2 %entry %uint_3 %other %uint_0 %count
;>          %25 = OpPhi %uint %uint_0 %entry %uint_0 %other %uint_1 %count
;>                OpSelectionMerge %28 None
;>          %31 = OpAccessChain %_ptr_StorageBuffer_uint %buffer %uint_1 %23
;>                OpStore %31 %uint_1
;>          %32 = OpAccessChain %_ptr_StorageBuffer_uint %buffer %uint_0
;>                OpStore %32 %uint_1
;>       %whole = OpLoad %7 %image
;>       %texel = OpImageRead %v4float %whole %38
;>          %43 = OpAccessChain %_ptr_StorageBuffer_uint %buffer %uint_0
;>                OpStore %43 %bits
;>          %54 = OpAccessChain %_ptr_StorageBuffer_uint %buffer %uint_0
;>                OpStore %54 %52
