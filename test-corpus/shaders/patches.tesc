// Levels of a patch by its distance.
#version 460
layout(vertices = 4) out;
layout(location = 0) in vec3 normal[];
layout(location = 0) out vec3 normal_out[];
layout(location = 1) patch out float weight;
void main() {
    normal_out[gl_InvocationID] = normal[gl_InvocationID];
    gl_out[gl_InvocationID].gl_Position = gl_in[gl_InvocationID].gl_Position;
    barrier();
    if (gl_InvocationID == 0) {
        weight = length(gl_in[0].gl_Position.xyz);
        for (int i = 0; i < 4; ++i) gl_TessLevelOuter[i] = clamp(64.0 / weight, 1.0, 64.0);
        gl_TessLevelInner[0] = gl_TessLevelInner[1] = 8.0;
    }
}
