// A helper invocation that goes on.
#version 460
#extension GL_EXT_demote_to_helper_invocation : require
layout(location = 0) in vec4 v;
layout(location = 0) out vec4 colour;
void main() {
    if (v.x < 0.0) demote;
    colour = dFdx(v) + (helperInvocationEXT() ? vec4(0.0) : v);
}
