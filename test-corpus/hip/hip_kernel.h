// What the kernels here need of HIP: qualifiers, and the place of a work-item.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
static __device__ inline unsigned thread() { return __builtin_amdgcn_workitem_id_x(); }
static __device__ inline unsigned size() { return __builtin_amdgcn_workgroup_size_x(); }
static __device__ inline unsigned index() { return __builtin_amdgcn_workgroup_id_x() * size() + thread(); }
static __device__ inline void barrier() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
