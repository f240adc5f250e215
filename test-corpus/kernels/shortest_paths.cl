// Floyd-Warshall, one launch per intermediate vertex, and one level of breadth-first search with a frontier.
//
//@ buffer distances: uint[64] uniform 1 50
//@ buffer starts: int[17] steps 3
//@ buffer edges: int[48] uniform 0 15
//@ buffer levels: int[16] const -1
//@ buffer changed: int[1] zero
//@ launch relax(distances, int 8, int 0) global 8 8 local 4 4
//@ launch relax(distances, int 8, int 1) global 8 8 local 4 4
//@ launch relax(distances, int 8, int 2) global 8 8 local 4 4
//@ launch seed(levels, int 5) global 1 local 1
//@ launch expand(starts, edges, levels, changed, int 0) global 16 local 4
//@ launch expand(starts, edges, levels, changed, int 1) global 16 local 4

__kernel void relax(__global uint *distances, int n, int via) {
  int i = get_global_id(1), j = get_global_id(0);
  if (i == via || j == via)
    return;
  uint through = distances[i * n + via] + distances[via * n + j];
  if (through < distances[i * n + j])
    distances[i * n + j] = through;
}

__kernel void seed(__global int *levels, int root) { levels[root] = 0; }

__kernel void expand(__global const int *starts, __global const int *edges, volatile __global int *levels,
                     volatile __global int *changed, int level) {
  int v = get_global_id(0);
  if (levels[v] != level)
    return;
  for (int e = starts[v]; e < starts[v + 1]; ++e)
    if (atomic_cmpxchg(&levels[edges[e]], -1, level + 1) == -1)
      atomic_or(changed, 1 << edges[e]);
}
