// Inputs interpolated in other places, and not at all.
#version 460
layout(location = 0) in vec2 uv;
layout(location = 1) flat in int id;
layout(location = 2) noperspective in float depth;
layout(location = 3) centroid in vec3 normal;
layout(location = 4) sample in vec4 tint;
layout(location = 0) out vec4 colour;
void main() {
    colour = vec4(interpolateAtCentroid(uv), interpolateAtSample(uv, gl_SampleID)) * tint;
    colour.x += float(id) + depth + normal.z + interpolateAtOffset(uv, vec2(0.25)).y;
}
