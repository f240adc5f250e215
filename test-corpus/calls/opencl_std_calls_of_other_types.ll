; Regression: A call named after an instruction of OpenCL.std with types that the instruction does not take stays an import, which is
; reported. A pointer to another type than the instruction accesses is cast.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExtInst OpFunctionCall Bitcast warning
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @imports(ptr addrspace(1) %o, float %x, half %h, <2 x float> %v, <3 x float> %w, <8 x float> %e, i32 %i, i64 %l) {
  %exponent = call spir_func float @_Z17__spirv_ocl_ilogbf(float %x)
  %power = call spir_func float @_Z16__spirv_ocl_pownfl(float %x, i64 %l)
  %nan = call spir_func float @_Z15__spirv_ocl_nanm(i64 %l)
  %product = call spir_func i64 @_Z19__spirv_ocl_u_mul24mm(i64 %l, i64 %l)
  %most = call spir_func i32 @_Z17__spirv_ocl_s_maxil(i32 %i, i64 %l)
  %wide = call spir_func i32 @_Z22__spirv_ocl_u_upsamplejj(i32 %i, i32 %i)
  %normal = call spir_func <2 x float> @_Z17__spirv_ocl_crossDv2_fS_(<2 x float> %v, <2 x float> %v)
  %length = call spir_func float @_Z18__spirv_ocl_lengthDv8_f(<8 x float> %e)
  %selected = call spir_func float @_Z18__spirv_ocl_selectffm(float %x, float %x, i64 %l)
  %shuffled = call spir_func <3 x float> @_Z19__spirv_ocl_shuffleDv3_fDv3_j(<3 x float> %w, <3 x i32> zeroinitializer)
  call spir_func void @_Z23__spirv_ocl_vstore_halfDhmPU3AS1Dh(half %h, i64 0, ptr addrspace(1) %o)
  ret void
}

define spir_kernel void @casts(ptr addrspace(1) %o, float %x) {
  %fraction = call spir_func float @_Z17__spirv_ocl_fractfPU3AS1i(float %x, ptr addrspace(1) %o)
  %mantissa = call spir_func float @_Z17__spirv_ocl_frexpfPU3AS1f(float %x, ptr addrspace(1) %o)
  %loaded = call spir_func <2 x float> @_Z25__spirv_ocl_vloadn_Rfloat2mPU3AS1ii(i64 0, ptr addrspace(1) %o, i32 2)
  ret void
}

declare spir_func float @_Z17__spirv_ocl_ilogbf(float)
declare spir_func float @_Z16__spirv_ocl_pownfl(float, i64)
declare spir_func float @_Z15__spirv_ocl_nanm(i64)
declare spir_func i64 @_Z19__spirv_ocl_u_mul24mm(i64, i64)
declare spir_func i32 @_Z17__spirv_ocl_s_maxil(i32, i64)
declare spir_func i32 @_Z22__spirv_ocl_u_upsamplejj(i32, i32)
declare spir_func <2 x float> @_Z17__spirv_ocl_crossDv2_fS_(<2 x float>, <2 x float>)
declare spir_func float @_Z18__spirv_ocl_lengthDv8_f(<8 x float>)
declare spir_func float @_Z18__spirv_ocl_selectffm(float, float, i64)
declare spir_func <3 x float> @_Z19__spirv_ocl_shuffleDv3_fDv3_j(<3 x float>, <3 x i32>)
declare spir_func void @_Z23__spirv_ocl_vstore_halfDhmPU3AS1Dh(half, i64, ptr addrspace(1))
declare spir_func float @_Z17__spirv_ocl_fractfPU3AS1i(float, ptr addrspace(1))
declare spir_func float @_Z17__spirv_ocl_frexpfPU3AS1f(float, ptr addrspace(1))
declare spir_func <2 x float> @_Z25__spirv_ocl_vloadn_Rfloat2mPU3AS1ii(i64, ptr addrspace(1), i32)
;> $ spirv-llvm %t.bc -o %t.spv
;> %t.bc: function @imports, block %0, '%exponent = call @_Z17__spirv_ocl_ilogbf': warning: lost: builtin _Z17__spirv_ocl_ilogbf stays an import: no builtin of its name has these types
;> %t.bc: function @imports, block %0, '%power = call @_Z16__spirv_ocl_pownfl': warning: lost: builtin _Z16__spirv_ocl_pownfl stays an import: no builtin of its name has these types
;> %t.bc: function @imports, block %0, '%nan = call @_Z15__spirv_ocl_nanm': warning: lost: builtin _Z15__spirv_ocl_nanm stays an import: no builtin of its name has these types
;> %t.bc: function @imports, block %0, '%product = call @_Z19__spirv_ocl_u_mul24mm': warning: lost: builtin _Z19__spirv_ocl_u_mul24mm stays an import: no builtin of its name has these types
;> %t.bc: function @imports, block %0, '%most = call @_Z17__spirv_ocl_s_maxil': warning: lost: builtin _Z17__spirv_ocl_s_maxil stays an import: no builtin of its name has these types
;> %t.bc: function @imports, block %0, '%wide = call @_Z22__spirv_ocl_u_upsamplejj': warning: lost: builtin _Z22__spirv_ocl_u_upsamplejj stays an import: no builtin of its name has these types
;> %t.bc: function @imports, block %0, '%normal = call @_Z17__spirv_ocl_crossDv2_fS_': warning: lost: builtin _Z17__spirv_ocl_crossDv2_fS_ stays an import: no builtin of its name has these types
;> %t.bc: function @imports, block %0, '%length = call @_Z18__spirv_ocl_lengthDv8_f': warning: lost: builtin _Z18__spirv_ocl_lengthDv8_f stays an import: no builtin of its name has these types
;> %t.bc: function @imports, block %0, '%selected = call @_Z18__spirv_ocl_selectffm': warning: lost: builtin _Z18__spirv_ocl_selectffm stays an import: no builtin of its name has these types
;> %t.bc: function @imports, block %0, '%shuffled = call @_Z19__spirv_ocl_shuffleDv3_fDv3_j': warning: lost: builtin _Z19__spirv_ocl_shuffleDv3_fDv3_j stays an import: no builtin of its name has these types
;> %t.bc: function @imports, block %0, 'call @_Z23__spirv_ocl_vstore_halfDhmPU3AS1Dh': warning: lost: builtin _Z23__spirv_ocl_vstore_halfDhmPU3AS1Dh stays an import: no builtin of its name has these types
;> $ spirv-llvm dis %t.spv
;>          %52 = OpExtInstImport "OpenCL.std"
;>    %exponent = OpFunctionCall %float %_Z17__spirv_ocl_ilogbf %x
;>       %power = OpFunctionCall %float %_Z16__spirv_ocl_pownfl %x %l
;>         %nan = OpFunctionCall %float %_Z15__spirv_ocl_nanm %l
;>     %product = OpFunctionCall %ulong %_Z19__spirv_ocl_u_mul24mm %l %l
;>        %most = OpFunctionCall %uint %_Z17__spirv_ocl_s_maxil %i %l
;>        %wide = OpFunctionCall %uint %_Z22__spirv_ocl_u_upsamplejj %i %i
;>      %normal = OpFunctionCall %v2float %_Z17__spirv_ocl_crossDv2_fS_ %v %v
;>      %length = OpFunctionCall %float %_Z18__spirv_ocl_lengthDv8_f %e
;>    %selected = OpFunctionCall %float %_Z18__spirv_ocl_selectffm %x %x %l
;>    %shuffled = OpFunctionCall %v3float %_Z19__spirv_ocl_shuffleDv3_fDv3_j %w %41
;>          %45 = OpFunctionCall %void %_Z23__spirv_ocl_vstore_halfDhmPU3AS1Dh %h %ulong_0 %o
;>          %55 = OpBitcast %_ptr_CrossWorkgroup_uint %o_0
;>    %fraction = OpExtInst %float %52 fract %x_0 %o_0
;>    %mantissa = OpExtInst %float %52 frexp %x_0 %55
;>      %loaded = OpExtInst %v2float %52 vloadn %ulong_0 %o_0 2
