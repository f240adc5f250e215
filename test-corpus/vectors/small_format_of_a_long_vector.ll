; Rejected: The bits of a vector can be more than a number of 32 bits counts.
; FAIL: spirv-llvm %s --spirv-ext=+SPV_EXT_float8 -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() !reqd_work_group_size !1 {
  %small = call <854087975 x i8> @_Z36__builtin_spirv_ConvertFP32ToE5M2EXTDv2_f(<2 x float> zeroinitializer)
  ret void
}

declare <854087975 x i8> @_Z36__builtin_spirv_ConvertFP32ToE5M2EXTDv2_f(<2 x float>)

!spirv.EntryPoint = !{!0}

!0 = !{ptr @main, i32 5, !"main"}
!1 = !{i32 1, i32 1, i32 1}
;> %s: function @main, block %0, '%small = call @_Z36__builtin_spirv_ConvertFP32ToE5M2EXTDv2_f': error: a vector of 854087975 elements cannot be expressed in SPIR-V
;>   help: use vectors of 2, 3, 4, 8 or 16 elements
;> %s: function @main, block %0, '%small = call @_Z36__builtin_spirv_ConvertFP32ToE5M2EXTDv2_f': error: the types of the call of _Z36__builtin_spirv_ConvertFP32ToE5M2EXTDv2_f do not match the converted numbers
;>   help: use single numbers, vectors, or an integer with the bits of several numbers
