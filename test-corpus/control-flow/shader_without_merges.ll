; Regression: A selection and a loop of a shader that no merge instruction says anything about.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.5-unknown-vulkan1.2-compute"

@flag = internal addrspace(10) global i1 false

define void @main() {
  %if = load i1, ptr addrspace(10) @flag, align 1
  br i1 %if, label %yes, label %no

yes:
  br label %no

no:
  br label %loop

loop:
  %again = load i1, ptr addrspace(10) @flag, align 1
  br i1 %again, label %loop, label %done

done:
  ret void
}

!spirv.EntryPoint = !{!0}

!0 = !{ptr @main, i32 5, !"main", ptr addrspace(10) @flag}
;> %s: function @main, block %0, 'br': error: a selection without an OpSelectionMerge
;>   help: SPIR-V of shaders has structured control flow: translate before blocks are moved or removed
;> %s: function @main, block %loop, 'br': error: a loop without an OpLoopMerge
;>   help: SPIR-V of shaders has structured control flow: translate before blocks are moved or removed
