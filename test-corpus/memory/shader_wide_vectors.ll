; Vectors that shaders do not have: matrices of six elements, vectors of one, and bits that are grouped in another way.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFAdd OpFMul OpExtInst OpSelect OpStore
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@matrix = internal addrspace(10) global [6 x float] zeroinitializer
@pair = internal addrspace(10) global <2 x float> zeroinitializer
@wide = internal addrspace(10) global [3 x i64] zeroinitializer
@number = internal addrspace(10) global i32 0

declare <6 x float> @llvm.fabs.v6f32(<6 x float>)

define void @main() #0 {
entry:
  %m = load <6 x float>, ptr addrspace(10) @matrix
  %n = load i32, ptr addrspace(10) @number
  %positive = call <6 x float> @llvm.fabs.v6f32(<6 x float> %m)
  %is = icmp eq i32 %n, 0
  br i1 %is, label %once, label %done
once:
  %set = insertelement <6 x float> %positive, float 3.0, i32 %n
  br label %done
done:
  %both = phi <6 x float> [ %positive, %entry ], [ %set, %once ]
  %sum = fadd <6 x float> %both, splat (float 1.0)
  store <6 x float> %sum, ptr addrspace(10) @matrix
  %two = shufflevector <6 x float> %sum, <6 x float> poison, <2 x i32> <i32 5, i32 0>
  store <2 x float> %two, ptr addrspace(10) @pair
  %one = extractelement <6 x float> %sum, i32 %n
  %single = insertelement <1 x float> poison, float %one, i64 0
  %twice = fmul <1 x float> %single, splat (float 2.0)
  %bits = bitcast <1 x float> %twice to i32
  store i32 %bits, ptr addrspace(10) @number
  %words = bitcast <6 x float> %sum to <3 x i64>
  %first = extractelement <3 x i64> %words, i64 0
  store i64 %first, ptr addrspace(10) @wide
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>          %43 = OpExtInstImport "GLSL.std.450"
;>          %44 = OpExtInst %float %43 FAbs %27
;>          %45 = OpExtInst %float %43 FAbs %30
;>          %46 = OpExtInst %float %43 FAbs %33
;>          %47 = OpExtInst %float %43 FAbs %35
;>          %48 = OpExtInst %float %43 FAbs %38
;>          %49 = OpExtInst %float %43 FAbs %41
;>                OpSelectionMerge %done None
;>          %56 = OpSelect %float %54 %float_3 %44
;>          %58 = OpSelect %float %57 %float_3 %45
;>          %60 = OpSelect %float %59 %float_3 %46
;>          %62 = OpSelect %float %61 %float_3 %47
;>          %64 = OpSelect %float %63 %float_3 %48
;>          %66 = OpSelect %float %65 %float_3 %49
;>          %74 = OpFAdd %float %72 %float_1
;>          %75 = OpFAdd %float %71 %float_1
;>          %76 = OpFAdd %float %70 %float_1
;>          %77 = OpFAdd %float %69 %float_1
;>          %78 = OpFAdd %float %68 %float_1
;>          %79 = OpFAdd %float %67 %float_1
;>                OpStore %80 %74
;>                OpStore %81 %75
;>                OpStore %82 %76
;>                OpStore %83 %77
;>                OpStore %84 %78
;>                OpStore %85 %79
;>                OpStore %pair %86
;>          %88 = OpSelect %float %87 %75 %74
;>          %90 = OpSelect %float %89 %76 %88
;>          %92 = OpSelect %float %91 %77 %90
;>          %94 = OpSelect %float %93 %78 %92
;>          %96 = OpSelect %float %95 %79 %94
;>          %98 = OpFMul %float %96 %float_2
;>                OpStore %number %99
;>                OpStore %127 %first
