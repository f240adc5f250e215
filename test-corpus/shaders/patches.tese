// Points of a patch between its corners.
#version 460
layout(quads, fractional_even_spacing, cw) in;
layout(location = 0) in vec3 normal[];
layout(location = 1) patch in float weight;
layout(location = 0) out vec3 normal_out;
void main() {
    vec2 t = gl_TessCoord.xy;
    vec4 low = mix(gl_in[0].gl_Position, gl_in[1].gl_Position, t.x);
    vec4 high = mix(gl_in[3].gl_Position, gl_in[2].gl_Position, t.x);
    gl_Position = mix(low, high, t.y) * weight;
    normal_out = normalize(mix(normal[0], normal[2], t.x));
}
