// Strides and offsets that LLVM's own layout does not have.
//
//@ buffer scene: float[96] uniform -1 1
//@ buffer total: float[4] zero ulp 4
//@ dispatch 4: 0.0 uniform scene, 0.1 total
#version 460
layout(local_size_x = 1) in;
struct Light { vec3 position; float range; vec3 color; };
layout(std140, binding = 0) uniform Scene { float weights[5]; Light lights[4]; layout(row_major) mat3 turn; vec2 sizes[3]; };
layout(std430, binding = 1) buffer Out { float total[]; };
void main() {
    float sum = 0.0;
    for (int i = 0; i < 4; ++i)
        sum += weights[i] * lights[i].range + dot(turn * lights[i].position, lights[i].color) + sizes[i % 3].y;
    total[gl_GlobalInvocationID.x] = sum;
}
