// Neighbours weighted by a table.
#version 460
layout(location = 0) in vec2 uv;
layout(binding = 0) uniform sampler2D picture;
layout(constant_id = 0) const int DIRECTION = 0;
layout(location = 0) out vec4 colour;
void main() {
    const float weights[5] = float[5](0.227, 0.194, 0.121, 0.054, 0.016);
    vec2 pixel = 1.0 / vec2(textureSize(picture, 0));
    colour = texture(picture, uv) * weights[0];
    for (int i = 1; i < 5; ++i) {
        vec2 by = (DIRECTION == 0 ? vec2(pixel.x, 0.0) : vec2(0.0, pixel.y)) * float(i);
        colour += (texture(picture, uv + by) + texture(picture, uv - by)) * weights[i];
    }
}
