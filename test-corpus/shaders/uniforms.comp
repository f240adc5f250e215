// Uniform blocks in the layout std140: arrays of scalars at strides of 16 bytes, matrices by rows and by columns, structures.
//
//@ buffer block: float[68] uniform -2 2
//@ buffer results: float[96] zero ulp 8
//@ dispatch 3: 0.0 uniform block, 0.1 results
#version 460
layout(local_size_x = 8) in;
struct Light { vec3 place; float power; vec2 cone; };
layout(std140, binding = 0) uniform Block {
    float weights[3];
    mat3 by_columns;
    layout(row_major) mat2x3 by_rows;
    Light lights[2];
    vec2 tail[3];
    float last;
};
layout(std430, binding = 1) writeonly buffer Out { vec4 results[]; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    vec3 v = vec3(weights[i % 3u], last, float(i));
    precise vec3 turned = by_columns * v;
    precise vec3 wide = by_rows * tail[i % 3u];
    Light light = lights[i & 1u];
    precise float strength = light.power * dot(light.cone, light.place.xy) + light.place.z;
    results[i] = vec4(turned.x + wide.z, turned.y - wide.x, turned.z * wide.y, strength);
}
