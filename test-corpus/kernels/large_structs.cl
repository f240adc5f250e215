// Structures too large for registers: copied whole, zeroed, nested, indexed by pointers into their middle.
//
//@ buffer records: uint[2048] uniform 0 1000
//@ buffer out: uint[2048] zero
//@ buffer sums: ulong[32] zero
//@ launch shuffle_records(records, out, sums, local uint[512]) global 32 local 8
//@ also O1 O3 spir.O2

typedef struct {
  ushort tag[4];
  uint data[10];
} Part;

typedef struct {
  uint header[4];
  Part parts[5];
} Record;

static ulong total(const Record *r) {
  ulong sum = 0;
  for (int p = 0; p < 5; ++p) {
    const uint *data = r->parts[p].data;
    for (const uint *d = data; d != data + 10; ++d)
      sum += *d;
    sum += r->parts[p].tag[p & 3];
  }
  return sum + r->header[3];
}

static Record rotated(Record r) {
  Part first = r.parts[0];
  for (int i = 0; i < 4; ++i)
    r.parts[i] = r.parts[i + 1];
  r.parts[4] = first;
  return r;
}

__kernel void shuffle_records(__global const Record *records, __global Record *out, __global ulong *sums,
                              __local Record *shared) {
  size_t gid = get_global_id(0), lid = get_local_id(0);
  Record empty = {{0}};
  Record mine = records[gid];
  shared[lid] = mine;
  barrier(CLK_LOCAL_MEM_FENCE);
  Record other = shared[lid ^ 1];
  if (total(&mine) > total(&other))
    mine = rotated(other);
  else if (mine.header[0] & 1)
    mine = empty;
  out[gid] = mine;
  sums[gid] = total(&mine) * 2 + total(&empty);
}
