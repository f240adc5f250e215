; Rejected: Arrays and structures that calls make of other parts than they have.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_func [2 x i32] @array(i32 %a, i64 %b) {
  %r = call spir_func [2 x i32] @_Z26__spirv_CompositeConstructil(i32 %a, i64 %b)
  ret [2 x i32] %r
}

define spir_func [2 x i32] @short(i32 %a) {
  %r = call spir_func [2 x i32] @_Z26__spirv_CompositeConstructi(i32 %a)
  ret [2 x i32] %r
}

define spir_func { i32, float } @structure(i32 %a, double %b) {
  %r = call spir_func { i32, float } @_Z26__spirv_CompositeConstructid(i32 %a, double %b)
  ret { i32, float } %r
}

define spir_func void @memory(ptr %to, i32 %a, double %b) {
  call spir_func void @_Z26__spirv_CompositeConstructPvid(ptr sret({ i32, float }) %to, i32 %a, double %b)
  ret void
}

declare spir_func [2 x i32] @_Z26__spirv_CompositeConstructil(i32, i64)
declare spir_func [2 x i32] @_Z26__spirv_CompositeConstructi(i32)
declare spir_func { i32, float } @_Z26__spirv_CompositeConstructid(i32, double)
declare spir_func void @_Z26__spirv_CompositeConstructPvid(ptr sret({ i32, float }), i32, double)
;> %s: function @array, block %0, '%r = call @_Z26__spirv_CompositeConstructil': error: the arguments of OpCompositeConstruct do not match the parts of its result (4 times)
;>   also: function @short, block %0, '%r = call @_Z26__spirv_CompositeConstructi'
;>   also: function @structure, block %0, '%r = call @_Z26__spirv_CompositeConstructid'
;>   help: pass one value for each part of the result, with its type
