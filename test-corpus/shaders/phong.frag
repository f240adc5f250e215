// Light by the model of Phong, for several lights.
#version 460
struct Light { vec4 position; vec4 colour; };
layout(location = 0) in vec3 normal;
layout(location = 1) in vec3 position;
layout(binding = 0) uniform Lights { Light lights[4]; vec3 eye; float shininess; };
layout(location = 0) out vec4 colour;
void main() {
    vec3 n = normalize(normal), v = normalize(eye - position), sum = vec3(0.05);
    for (int i = 0; i < 4; ++i) {
        vec3 l = normalize(lights[i].position.xyz - position);
        float diffuse = max(dot(n, l), 0.0);
        float gloss = pow(max(dot(reflect(-l, n), v), 0.0), shininess);
        sum += lights[i].colour.rgb * (diffuse + gloss);
    }
    colour = vec4(sum, 1.0);
}
