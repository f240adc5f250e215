// One draw for several views.
#version 460
#extension GL_EXT_multiview : require
layout(location = 0) in vec3 position;
layout(binding = 0) uniform Views { mat4 views[2]; };
void main() { gl_Position = views[gl_ViewIndex] * vec4(position, 1.0); }
