// Several targets, of floats and of integers, and a depth.
#version 460
layout(location = 0) in vec3 normal;
layout(location = 0) out vec4 albedo;
layout(location = 1) out ivec2 ids;
layout(location = 2) out uint mask;
layout(depth_greater) out float gl_FragDepth;
void main() {
    albedo = vec4(0.5 * normal + 0.5, gl_FrontFacing ? 1.0 : 0.0);
    ids = ivec2(gl_FragCoord.xy) - 3;
    mask = uint(gl_PrimitiveID) << 2;
    gl_FragDepth = gl_FragCoord.z + 0.001;
}
