; Rejected: Images, samplers and pipes have no null value, and neither has what holds one.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_func void @f() {
  call void @takes_image(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) zeroinitializer)
  call void @takes_sampler(target("spirv.Sampler") zeroinitializer)
  call void @takes_pipes({ i32, [2 x target("spirv.Pipe", 0)] } zeroinitializer)
  call void @takes_event(target("spirv.Event") zeroinitializer)
  ret void
}

declare void @takes_image(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare void @takes_sampler(target("spirv.Sampler"))
declare void @takes_pipes({ i32, [2 x target("spirv.Pipe", 0)] })
declare void @takes_event(target("spirv.Event"))
;> %s: function @f, block %0, 'call @takes_image': error: an image, a sampler, a pipe or the like has no null value in SPIR-V (3 times)
;>   also: function @f, block %0, 'call @takes_sampler'
;>   also: function @f, block %0, 'call @takes_pipes'
;>   help: pass the object, or poison where nothing uses it
