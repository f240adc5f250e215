; Regression: A pipe that is made of its storage, and a read from it.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Pipe
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func target("spirv.Pipe", 0) @_Z38__spirv_CreatePipeFromPipeStorage_read11PipeStorage(target("spirv.PipeStorage"))
declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)
define spir_func i32 @f(target("spirv.PipeStorage") %s, ptr addrspace(4) %out) {
  %in = call spir_func target("spirv.Pipe", 0) @_Z38__spirv_CreatePipeFromPipeStorage_read11PipeStorage(target("spirv.PipeStorage") %s)
  %r = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %in, ptr addrspace(4) %out, i32 16, i32 16)
  ret i32 %r
}
;>                OpCapability Pipes
;>                OpCapability PipeStorage
;> %PipeStorage = OpTypePipeStorage
;>           %6 = OpTypeFunction %uint %PipeStorage %_ptr_Generic_uchar
;> %PipeReadOnly = OpTypePipe ReadOnly
;>           %s = OpFunctionParameter %PipeStorage
;>          %in = OpCreatePipeFromPipeStorage %PipeReadOnly %s
;>           %r = OpReadPipe %uint %in %out %uint_16 %uint_16
