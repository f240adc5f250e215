#version 450
layout(location = 0) in vec2 uv; layout(location = 1) flat in int mode; layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D tex; layout(binding = 1) uniform samplerCubeShadow cube; layout(input_attachment_index = 0, binding = 2) uniform subpassInput sub;
void main() { vec4 c = texture(tex, uv, 0.5) + textureLod(tex, uv, 1.0) + textureGrad(tex, uv, dFdx(uv), dFdy(uv)) + texelFetch(tex, ivec2(uv), 0) + textureGather(tex, uv, 1);
 if (mode == 3) discard; c.x += texture(cube, vec4(uv, 0, 1)); c += subpassLoad(sub); color = mode > 4 ? c : c.wzyx; }
