// Addresses of buffers in buffers.
#version 460
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 1) in;
layout(buffer_reference) buffer Node;
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Node { vec4 value; Node next; };
layout(push_constant) uniform Head { Node head; int count; };
void main() {
    Node at = head;
    for (int i = 0; i < count; ++i) {
        at.value += vec4(float(i));
        at = at.next;
    }
}
