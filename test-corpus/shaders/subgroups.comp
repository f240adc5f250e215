// Operations of invocations that run together.
#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_vote : require
layout(local_size_x = 64) in;
layout(binding = 0) buffer B { uint v[]; };
void main() {
    uint x = v[gl_GlobalInvocationID.x];
    uint sum = subgroupAdd(x) + subgroupExclusiveMax(x);
    uvec4 ballot = subgroupBallot(x > 3u);
    if (subgroupElect()) sum += subgroupBallotBitCount(ballot);
    if (subgroupAll(x != 0u)) sum ^= subgroupShuffle(x, gl_SubgroupInvocationID ^ 1u);
    v[gl_GlobalInvocationID.x] = sum + subgroupBroadcastFirst(x);
}
