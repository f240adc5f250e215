// A texture by its coordinates, times a tint.
#version 460
layout(location = 0) in vec2 uv;
layout(binding = 1) uniform sampler2D picture;
layout(push_constant) uniform Tint { vec4 tint; };
layout(location = 0) out vec4 colour;
void main() { colour = texture(picture, uv) * tint; }
