// A primitive for each of several layers.
#version 460
layout(triangles, invocations = 2) in;
layout(triangle_strip, max_vertices = 3) out;
layout(binding = 0) uniform Views { mat4 views[2]; };
void main() {
    for (int i = 0; i < gl_in.length(); ++i) {
        gl_Layer = gl_InvocationID;
        gl_Position = views[gl_InvocationID] * gl_in[i].gl_Position;
        EmitVertex();
    }
    EndPrimitive();
}
