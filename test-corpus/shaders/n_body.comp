// Bodies that attract each other, in tiles.
//
//@ buffer bodies: float[1024] uniform -1 1 ulp 4096 at 1
//@ dispatch 2: 0.0 bodies, push {float 0.01, uint 128}
#version 460
layout(local_size_x = 64) in;
struct Body { vec4 position; vec4 velocity; };
layout(binding = 0) buffer Bodies { Body bodies[]; };
layout(push_constant) uniform Step { float dt; uint count; };
shared vec4 tile[64];
void main() {
    uint i = gl_GlobalInvocationID.x;
    vec3 force = vec3(0.0), here = bodies[i].position.xyz;
    for (uint start = 0u; start < count; start += 64u) {
        tile[gl_LocalInvocationIndex] = bodies[start + gl_LocalInvocationIndex].position;
        barrier();
        for (int k = 0; k < 64; ++k) {
            vec3 d = tile[k].xyz - here;
            force += d * (tile[k].w * inversesqrt(pow(dot(d, d) + 0.01, 3.0)));
        }
        barrier();
    }
    bodies[i].velocity.xyz += dt * force;
}
