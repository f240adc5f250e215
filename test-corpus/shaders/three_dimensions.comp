// Grids and workgroups of three dimensions: every builtin variable that says where an invocation is.
//
//@ buffer places: uint[1920] zero
//@ dispatch 2 4 5: 0.0 places
#version 460
layout(local_size_x = 4, local_size_y = 3, local_size_z = 1) in;
layout(binding = 0) buffer Places { uint places[]; };
shared uint order[12];
void main() {
    uvec3 size = gl_NumWorkGroups * gl_WorkGroupSize, at = gl_GlobalInvocationID;
    uint index = (at.z * size.y + at.y) * size.x + at.x;
    order[gl_LocalInvocationIndex] = index;
    barrier();
    uvec3 sum = gl_WorkGroupID * uvec3(1, 10, 100) + gl_LocalInvocationID * uvec3(1000, 10000, 100000);
    for (uint i = index; i < 1920u; i += size.x * size.y * size.z)
        places[i] = (sum.x + sum.y + sum.z) * 16u + order[11u - gl_LocalInvocationIndex] + i;
}
