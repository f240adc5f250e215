// What an earlier subpass left.
#version 460
layout(input_attachment_index = 0, binding = 0) uniform subpassInput albedo;
layout(input_attachment_index = 1, binding = 1) uniform usubpassInput ids;
layout(location = 0) out vec4 colour;
void main() { colour = subpassLoad(albedo) * float(subpassLoad(ids).x & 1u); }
