; Translated: A pointer that is chosen from several variables of a shader: each access becomes one for each of them.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoad OpStore OpAccessChain OpPhi OpSelect OpAtomic OpSwitch OpBranch OpLabel OpFunction
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@private_a = internal addrspace(10) global [4 x i32] zeroinitializer
@private_b = internal addrspace(10) global [4 x i32] zeroinitializer
@shared = internal addrspace(3) global i32 poison
@shared_array = internal addrspace(3) global [8 x i32] poison
@input = external addrspace(7) global i32

; A select of elements; the path goes on behind it.
define void @elements() #0 {
  %v = load i32, ptr addrspace(10) @private_a
  %c = icmp eq i32 %v, 0
  %b1 = getelementptr [4 x i32], ptr addrspace(10) @private_b, i32 0, i32 1
  %p = select i1 %c, ptr addrspace(10) @private_a, ptr addrspace(10) %b1
  %q = getelementptr i32, ptr addrspace(10) %p, i32 1
  store i32 7, ptr addrspace(10) %q
  ret void
}

; Three variables, one of which is local, in a loop; a pointer to nothing is none of them.
define void @loops() #0 {
entry:
  %local = alloca i32
  store i32 1, ptr %local
  %n = load i32, ptr addrspace(10) @private_a
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr addrspace(3) [ @shared, %entry ], [ %r, %loop ]
  %old = atomicrmw add ptr addrspace(3) %p, i32 1 syncscope("workgroup") monotonic
  %c = icmp eq i32 %old, 3
  %e = getelementptr [8 x i32], ptr addrspace(3) @shared_array, i32 0, i32 %i
  %q = select i1 %c, ptr addrspace(3) %e, ptr addrspace(3) null
  %d = icmp eq i32 %old, 4
  %r = select i1 %d, ptr addrspace(3) %q, ptr addrspace(3) %p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; Both pointers of a copy are chosen.
define void @copies() #0 {
  %v = load i32, ptr addrspace(10) @private_a
  %x = alloca [2 x i32]
  %y = alloca [2 x i32]
  %z = alloca [2 x i32]
  store [2 x i32] [i32 1, i32 2], ptr %x
  store [2 x i32] [i32 3, i32 4], ptr %y
  store [2 x i32] zeroinitializer, ptr %z
  %c = icmp eq i32 %v, 0
  %d = icmp eq i32 %v, 1
  %from = select i1 %c, ptr %x, ptr %y
  %to = select i1 %d, ptr %z, ptr %y
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
  %r = load i32, ptr %to
  store i32 %r, ptr addrspace(10) @private_a
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }
;>    %elements = OpFunction %void None %18
;>          %19 = OpLabel
;>          %22 = OpAccessChain %_ptr_Private_uint %private_a %uint_0
;>          %23 = OpLoad %uint %22
;>          %27 = OpSelect %uint %c %uint_0 %uint_1
;>                OpSelectionMerge %29 None
;>                OpBranchConditional %28 %30 %31
;>          %30 = OpLabel
;>          %32 = OpAccessChain %_ptr_Private_uint %private_a %uint_1
;>                OpStore %32 %uint_7
;>                OpBranch %29
;>          %31 = OpLabel
;>          %35 = OpAccessChain %_ptr_Private_uint %private_b %uint_2
;>                OpStore %35 %uint_7
;>                OpBranch %29
;>          %29 = OpLabel
;>                OpFunctionEnd
;>       %loops = OpFunction %void None %18
;>       %entry = OpLabel
;>                OpStore %local %uint_1
;>          %40 = OpAccessChain %_ptr_Private_uint %private_a %uint_0
;>          %41 = OpLoad %uint %40
;>                OpBranch %42
;>          %42 = OpLabel
;>          %45 = OpPhi %uint %uint_0 %entry %43 %44
;>          %47 = OpPhi %uint %uint_0 %entry %46 %44
;>          %49 = OpPhi %uint %uint_0 %entry %next %44
;>                OpBranch %loop
;>        %loop = OpLabel
;>                OpSelectionMerge %53 None
;>                OpBranchConditional %52 %54 %55
;>          %54 = OpLabel
;>         %old = OpAtomicIAdd %uint %shared %uint_2 %uint_0 %uint_1
;>                OpBranch %53
;>          %55 = OpLabel
;>          %57 = OpAccessChain %_ptr_Workgroup_uint %shared_array %45
;>       %old_0 = OpAtomicIAdd %uint %57 %uint_2 %uint_0 %uint_1
;>                OpBranch %53
;>          %53 = OpLabel
;>          %59 = OpPhi %uint %old %54 %old_0 %55
;>          %62 = OpSelect %uint %c_0 %49 %uint_0
;>          %46 = OpSelect %uint %d %uint_1 %47
;>          %43 = OpSelect %uint %d %62 %45
;>                OpBranchConditional %more %44 %done
;>          %44 = OpLabel
;>                OpBranch %42
;>        %done = OpLabel
;>                OpFunctionEnd
;>      %copies = OpFunction %void None %18
;>          %66 = OpLabel
;>          %67 = OpAccessChain %_ptr_Private_uint %private_a %uint_0
;>          %68 = OpLoad %uint %67
;>                OpStore %x %74
;>                OpStore %y %75
;>                OpStore %z %76
;>          %79 = OpSelect %uint %c_1 %uint_0 %uint_1
;>          %80 = OpSelect %uint %d_0 %uint_2 %uint_1
;>                OpSelectionMerge %82 None
;>                OpBranchConditional %81 %83 %84
;>          %83 = OpLabel
;>                OpSelectionMerge %86 None
;>                OpBranchConditional %85 %87 %88
;>          %87 = OpLabel
;>          %89 = OpLoad %_arr_uint_uint_2 %x
;>                OpStore %y %89
;>                OpBranch %86
;>          %88 = OpLabel
;>                OpBranch %86
;>          %86 = OpLabel
;>                OpBranch %82
;>          %84 = OpLabel
;>                OpSelectionMerge %91 None
;>                OpBranchConditional %90 %92 %93
;>          %92 = OpLabel
;>          %94 = OpLoad %_arr_uint_uint_2 %x
;>                OpStore %z %94
;>                OpBranch %91
;>          %93 = OpLabel
;>          %95 = OpLoad %_arr_uint_uint_2 %y
;>                OpStore %z %95
;>                OpBranch %91
;>          %91 = OpLabel
;>                OpBranch %82
;>          %82 = OpLabel
;>                OpSelectionMerge %97 None
;>                OpBranchConditional %96 %98 %99
;>          %98 = OpLabel
;>         %100 = OpAccessChain %_ptr_Function_uint %y %uint_0
;>         %101 = OpLoad %uint %100
;>                OpBranch %97
;>          %99 = OpLabel
;>         %102 = OpAccessChain %_ptr_Function_uint %z %uint_0
;>         %103 = OpLoad %uint %102
;>                OpBranch %97
;>          %97 = OpLabel
;>         %104 = OpPhi %uint %101 %98 %103 %99
;>         %105 = OpAccessChain %_ptr_Private_uint %private_a %uint_0
;>                OpStore %105 %104
;>                OpFunctionEnd
