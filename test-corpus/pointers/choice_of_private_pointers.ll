; Rejected: A chosen pointer that is passed to a function: shaders choose from pointers to few kinds of memory.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@a = internal addrspace(10) global i32 0
@b = internal addrspace(10) global i32 0

define void @main() #0 {
  %v = load i32, ptr addrspace(10) @a
  %c = icmp eq i32 %v, 0
  %p = select i1 %c, ptr addrspace(10) @a, ptr addrspace(10) @b
  call void @set(ptr addrspace(10) %p)
  ret void
}

define internal void @set(ptr addrspace(10) %p) noinline {
  store i32 1, ptr addrspace(10) %p
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="64,1,1" }
;> %s: function @main, block %0, '%p = select': error: a pointer is chosen from several, which shaders can do in few kinds of memory
;>   help: choose an index or the value; pointers to storage buffers and shared memory (feature variable-pointers) and addresses (feature buffer-address) can be chosen
