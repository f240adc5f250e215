; Under the name clspv: options of that compiler, those that are not supported, and one that is misspelled.
; RUN: clspv -spv-version=1.5 -global-offset -pod-ubo -int8 -cluster-pod-kernel-args -inline-entry-points -w %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpDecorate ArgumentPod PushConstantGlobal
; RUN: clspv -x ir --output-format=c %s -o -
; KEEP: 0x07230203
; RUN: clspv -print-before=pass %s -o %t.spv
; FAIL(2): clspv -relaxed-ubo-layout %s -o %t.spv
; FAIL(2): clspv -physical-storage-buffers %s -o %t.spv
; FAIL(2): clspv -images=0 %s -o %t.spv
; FAIL(2): clspv -pod-uboo %s -o %t.spv
; FAIL(2): clspv -spv-version 2.0 %s -o %t.spv
; FAIL(2): clspv %s %s -o %t.spv
; FAIL(2): clspv
; FAIL: clspv %d/no_such_module.ll -o %t.spv
target datalayout = "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir-unknown-unknown"

define spir_kernel void @scale(ptr addrspace(1) align 4 %out, float %by) {
  %at = call spir_func i32 @_Z13get_global_idj(i32 0)
  %offset = call spir_func i32 @_Z17get_global_offsetj(i32 0)
  %from = sub i32 %at, %offset
  %place = getelementptr inbounds float, ptr addrspace(1) %out, i32 %from
  %old = load float, ptr addrspace(1) %place, align 4
  %new = fmul float %old, %by
  store float %new, ptr addrspace(1) %place, align 4
  ret void
}

declare spir_func i32 @_Z13get_global_idj(i32)
declare spir_func i32 @_Z17get_global_offsetj(i32)
;> $ spirv-llvm dis %t.spv
;>                OpCapability Shader
;>                OpDecorate %3 SpecId 0
;>                OpDecorate %4 SpecId 1
;>                OpDecorate %5 SpecId 2
;>                OpDecorate %gl_WorkGroupSize BuiltIn WorkgroupSize
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;>                OpDecorate %_runtimearr_float ArrayStride 4
;>                OpDecorate %out_14 Block
;>                OpDecorate %out DescriptorSet 0
;>                OpDecorate %out Binding 0
;>                OpDecorate %out Aliased
;>                OpDecorate %scale_arguments_16 Block
;>                OpDecorate %scale_arguments DescriptorSet 0
;>                OpDecorate %scale_arguments Binding 1
;>                OpDecorate %20 SpecId 3
;>                OpDecorate %21 SpecId 4
;>                OpDecorate %22 SpecId 5
;>                OpDecorate %new NoContraction
;>          %51 = OpExtInst %void %42 ArgumentPodUniform %43 %uint_1 %uint_0 %uint_1 %uint_0 %uint_4 %48
;> $ clspv -x ir --output-format=c %s -o -
;> {0x07230203, 0x00010000, 0x00000000, 0x0000002f, 0x00000000, 0x00020011, 0x00000001, 0x0008000a,
;> $ clspv -print-before=pass %s -o %t.spv
;> warning: -print-before has no effect: the translator has other passes; `spirv-llvm --explain` lists reasons
;> $ clspv -relaxed-ubo-layout %s -o %t.spv
;> error: -relaxed-ubo-layout is not supported
;>   help: leave it out: buffers are storage buffers with descriptors
;> $ clspv -physical-storage-buffers %s -o %t.spv
;> error: -physical-storage-buffers needs pointers of 64 bits
;>   help: add -arch=spir64
;> $ clspv -images=0 %s -o %t.spv
;> error: -images=0 is not supported
;>   help: leave out images in the source
;> $ clspv -pod-uboo %s -o %t.spv
;> error: unknown option -pod-uboo
;>   help: the closest option is -pod-ubo; --help lists all
;> $ clspv -spv-version 2.0 %s -o %t.spv
;> error: -spv-version does not have the value '2.0'
;>   help: use 1.0, 1.3, 1.4, 1.5 or 1.6
;> $ clspv %s %s -o %t.spv
;> error: there are several inputs
;>   help: compile each input by a command of its own
;> $ clspv
;> error: there is no input
;>   help: name a file, or - for standard input
;> $ clspv %d/no_such_module.ll -o %t.spv
;> %d/no_such_module.ll: error: No such file or directory (os error 2)
;>   help: pass the name of an existing file, or - for standard input
