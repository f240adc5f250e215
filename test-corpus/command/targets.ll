; A consumer by name: what it needs of version, extensions and spelling; options beside it count more.
; RUN: spirv-llvm --target help
; RUN: spirv-llvm targets pocl opencl1.2
; RUN: spirv-llvm targets --json opencl1.2
; FAIL(2): spirv-llvm targets pokl
; FAIL(2): spirv-llvm targets --json pokl
; RUN: spirv-llvm --target opencl2.2 %s -o - | spirv-dis
; FAIL: spirv-llvm --target opencl1.2 --strict=all %s -o %t.spv
; FAIL(2): spirv-llvm --target nobody %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() !intel_reqd_sub_group_size !0 {
  ret void
}
!0 = !{i32 8}
;> $ spirv-llvm --target help
;> adaptivecpp        AdaptiveCpp's SSCP compiler
;> amdgcn             AMD's GPUs: HIP's SPIR-V for amdgcnspirv, and on the way back LLVM's target
;> chipstar           chipStar: HIP and CUDA over OpenCL and Level Zero
;> clvk               clvk, which compiles the LLVM IR with clspv
;> igc                Intel's graphics compiler
;> level-zero         Level Zero with SPIR-V 1.2, which all drivers support; add extensions of the device with --spirv-ext
;> mlir               MLIR's SPIR-V dialect, as mlir-translate reads it
;> opencl1.2          OpenCL 1.2
;> opencl2.0          OpenCL 2.0
;> opencl2.1          OpenCL 2.1
;> opencl2.2          OpenCL 2.2
;> opencl3.0          OpenCL 3.0 with SPIR-V 1.2, which most devices support
;> pocl               PoCL, devices with generic pointers
;> rusticl            Mesa's clc and rusticl
;> sycl               SYCL kernels of DPC++ for spir64
;> vulkan-adaptivecpp kernels of AdaptiveCpp's Vulkan backend, in place of clspv
;> vulkan-angle       kernels of ANGLE's OpenCL, in place of clspv
;> vulkan-clvk        kernels of clvk, in place of clspv
;> vulkan-lavapipe    kernels and shaders for Mesa's lavapipe: Vulkan 1.3 and the features of its device
;> vulkan1.0          shaders of Vulkan 1.0; kernels become compute shaders
;> vulkan1.1          shaders of Vulkan 1.1; kernels become compute shaders
;> vulkan1.2          shaders of Vulkan 1.2; kernels become compute shaders
;> vulkan1.3          shaders of Vulkan 1.3; kernels become compute shaders
;> vulkan1.4          shaders of Vulkan 1.4; kernels become compute shaders
;> $ spirv-llvm targets pocl opencl1.2
;> opencl1.2: OpenCL 1.2
;>   --spirv-max-version=1.0
;>   --spirv-ext=-all
;>   --spirv-target-env=CL1.2  # with -r
;> pocl: PoCL, devices with generic pointers
;>   --spirv-max-version=1.2
;>   --spirv-ext=+SPV_EXT_shader_atomic_float_add,+SPV_EXT_shader_atomic_float_min_max
;>   --spirv-target-env=CL2.0  # with -r
;> $ spirv-llvm targets --json opencl1.2
;> {"targets":[{"about":"OpenCL 1.2","name":"opencl1.2","settings":[{"name":"spirv-max-version","value":"1.0"},{"name":"spirv-ext","value":"-all"},{"name":"spirv-target-env","value":"CL1.2"}]}]}
;> $ spirv-llvm targets pokl
;> error: invalid value 'pokl' for '[TARGET]...'
;>   [possible values: adaptivecpp, amdgcn, chipstar, clvk, igc, level-zero, mlir, opencl1.2, opencl2.0, opencl2.1, opencl2.2, opencl3.0, pocl, rusticl, sycl, vulkan-adaptivecpp, vulkan-angle, vulkan-clvk, vulkan-lavapipe, vulkan1.0, vulkan1.1, vulkan1.2, vulkan1.3, vulkan1.4]
;>
;>   tip: a similar value exists: 'pocl'
;>
;> For more information, try '--help'.
;> $ spirv-llvm targets --json pokl
;> {"diagnostics":[{"at":{},"code":null,"count":1,"file":null,"help":null,"message":"invalid value 'pokl' for '[TARGET]...'\n  [possible values: adaptivecpp, amdgcn, chipstar, clvk, igc, level-zero, mlir, opencl1.2, opencl2.0, opencl2.1, opencl2.2, opencl3.0, pocl, rusticl, sycl, vulkan-adaptivecpp, vulkan-angle, vulkan-clvk, vulkan-lavapipe, vulkan1.0, vulkan1.1, vulkan1.2, vulkan1.3, vulkan1.4]\n\n  tip: a similar value exists: 'pocl'\n\nFor more information, try '--help'.","place":"module","problem":null,"severity":"error"}],"input":null,"losses":[],"output":null}
;> $ spirv-llvm --target opencl2.2 %s -o - | spirv-dis
;> OpCapability Addresses
;> OpCapability Kernel
;> OpCapability SubgroupDispatch
;> OpMemoryModel Physical64 OpenCL
;> OpEntryPoint Kernel %1 "k"
;> OpExecutionMode %1 SubgroupSize 8
;> OpName %1 "k"
;> %2 = OpTypeVoid
;> %3 = OpTypeFunction %2
;> %1 = OpFunction %2 None %3
;> %4 = OpLabel
;> OpReturn
;> OpFunctionEnd
;> $ spirv-llvm --target opencl1.2 --strict=all %s -o %t.spv
;> %s: function @k: error: execution mode SubgroupSize needs SPIR-V 1.1
;>   help: allow it with --spirv-max-version=1.1
;> $ spirv-llvm --target nobody %s -o %t.spv
;> error: invalid value 'nobody' for '--target <NAME>': there is no target 'nobody'; --target help lists the targets
;>
;> For more information, try '--help'.
