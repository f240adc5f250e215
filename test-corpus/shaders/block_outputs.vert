// Outputs in a block, and a clip distance.
#version 460
layout(location = 0) in vec4 position;
layout(location = 1) out Surface { vec3 normal; flat int material; vec4 tint[2]; } surface;
out gl_PerVertex { vec4 gl_Position; float gl_PointSize; float gl_ClipDistance[2]; };
void main() {
    gl_Position = position;
    gl_ClipDistance[0] = position.x;
    gl_ClipDistance[1] = dot(position, vec4(0.5));
    surface.normal = normalize(position.xyz);
    surface.material = gl_VertexIndex % 4;
    surface.tint[surface.material & 1] = vec4(1.0);
}
