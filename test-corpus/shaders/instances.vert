// Instances with rows of their own, integers that are not interpolated.
#version 460
layout(location = 0) in vec2 corner;
layout(location = 1) in ivec2 cell;
layout(location = 2) in uint kind;
layout(location = 0) flat out uint kind_out;
layout(location = 1) flat out ivec2 cell_out;
void main() {
    gl_Position = vec4(corner + vec2(cell) + 0.01 * float(gl_InstanceIndex), 0.0, 1.0);
    gl_PointSize = 4.0;
    kind_out = kind + 1u;
    cell_out = -cell;
}
