// Pipes filled and emptied by whole groups: packets that are structures and vectors, reserved by work-group or sub-group.
//
//@ unlaunched Intel's CPU runtime does not run reservations by groups the same way each time.

typedef struct {
  float4 position;
  uint id;
  ushort2 cell;
} Particle;

__kernel void emit(__global const Particle *particles, write_only pipe Particle out) {
  size_t local_id = get_local_id(0), size = get_local_size(0);
  reserve_id_t block = work_group_reserve_write_pipe(out, (uint)size);
  if (is_valid_reserve_id(block)) {
    Particle mine = particles[get_global_id(0)];
    mine.cell = convert_ushort2_sat(mine.position.xy);
    write_pipe(out, block, (uint)local_id, &mine);
    work_group_commit_write_pipe(out, block);
  }
}

__kernel void move(read_only pipe Particle in, write_only pipe float3 trail, __global Particle *particles, float dt) {
  reserve_id_t block = work_group_reserve_read_pipe(in, (uint)get_local_size(0));
  if (!is_valid_reserve_id(block))
    return;
  Particle mine;
  if (read_pipe(in, block, (uint)get_local_id(0), &mine) == 0) {
    mine.position.xyz += (float3)(dt);
    particles[mine.id] = mine;
  }
  work_group_commit_read_pipe(in, block);
  float3 packet = mine.position.xyz;
  write_pipe(trail, &packet);
}

#pragma OPENCL EXTENSION cl_khr_subgroups : enable

__kernel void by_sub_groups(read_only pipe ulong2 in, write_only pipe ulong2 out, __global uint *moved) {
  uint size = get_sub_group_size(), lane = get_sub_group_local_id();
  reserve_id_t from = sub_group_reserve_read_pipe(in, size);
  reserve_id_t to = sub_group_reserve_write_pipe(out, size);
  if (is_valid_reserve_id(from) && is_valid_reserve_id(to)) {
    ulong2 packet;
    read_pipe(in, from, lane, &packet);
    packet = packet.yx + 1;
    write_pipe(out, to, lane, &packet);
    moved[get_global_id(0)] = get_pipe_num_packets(out);
  }
  sub_group_commit_read_pipe(in, from);
  sub_group_commit_write_pipe(out, to);
}
