// An array of textures without an end.
#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(location = 0) in vec2 uv;
layout(location = 1) flat in uint which;
layout(set = 1, binding = 0) uniform sampler2D pictures[];
layout(location = 0) out vec4 colour;
void main() { colour = texture(pictures[nonuniformEXT(which)], uv); }
