// Constants that the pipeline chooses.
//
//@ buffer v: float[8] uniform 0 1
//@ dispatch 1: 0.0 v
#version 460
layout(local_size_x_id = 0) in;
layout(constant_id = 1) const int COUNT = 4;
layout(constant_id = 2) const float SCALE = 0.5;
layout(constant_id = 3) const bool NEGATE = false;
layout(binding = 0) buffer B { float v[]; };
void main() {
    float sum = 0.0;
    for (int i = 0; i < COUNT; ++i) sum += v[i] * SCALE;
    v[gl_GlobalInvocationID.x] = NEGATE ? -sum : sum;
}
