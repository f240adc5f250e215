; Rejected: A structure is copied to one of another layout: their parts are of the same types.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.5-unknown-vulkan1.2-compute"

%outer = type { %from }
%from = type { i32 }
%to = type { float }

@input = external addrspace(13) constant %outer, !spirv.Decorations !0

declare spir_func %to @_Z19__spirv_CopyLogical4from(%from)

define void @main() #0 {
  %place = alloca %to, align 8
  %at = getelementptr %outer, ptr addrspace(13) @input, i32 0, i32 0
  %value = load %from, ptr addrspace(13) %at, align 8
  %copy = call spir_func %to @_Z19__spirv_CopyLogical4from(%from %value)
  store %to %copy, ptr %place, align 8
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

!spirv.Structure = !{!1, !2}
!spirv.MemoryModel = !{!3}
!0 = !{}
!1 = !{%outer poison, !{!{i32 2}}, !{!{i32 35, i32 0}}}
!2 = !{%from poison, !{}, !{!{i32 35, i32 0}}}
!3 = !{i32 0, i32 1}
;> %s: function @main, block %0, '%copy = call @_Z19__spirv_CopyLogical4from': error: a structure is copied to one with parts of other types
;>   help: name the types that pointers among its members point to (!spirv.Decorations, or accesses by getelementptr)
