#version 460
#extension GL_KHR_shader_subgroup_arithmetic : enable
#extension GL_KHR_shader_subgroup_ballot : enable
#extension GL_KHR_shader_subgroup_shuffle : enable
#extension GL_EXT_shader_explicit_arithmetic_types : enable
#extension GL_EXT_buffer_reference : enable
#extension GL_EXT_nonuniform_qualifier : enable
layout(local_size_x = 32) in;
layout(buffer_reference) buffer Node;
layout(buffer_reference, std430) buffer Node { Node next; int value; };
layout(binding=0) buffer B { Node head; int64_t big; float16_t small; double d; uint8_t bytes[]; } b[];
void main() { int s = subgroupAdd(b[nonuniformEXT(gl_LocalInvocationIndex)].head.value); uvec4 m = subgroupBallot(s > 3); b[0].big += int64_t(s) << 33; b[0].small *= float16_t(2.5); b[0].d = double(b[0].big) / 3.0lf; b[0].bytes[s] = uint8_t(subgroupShuffle(m.x, 1u)); }
