// Ways out: returns from loops in loops, breaks out of switches, invocations that are done before the others.
//
//@ buffer data: int[128] uniform -50 50
//@ buffer results: int[128] zero
//@ dispatch 2: 0.0 data, 0.1 results
#version 460
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { int data[]; };
layout(binding = 1) buffer Out { int results[]; };
int first_pair(int sum) {
    for (int i = 0; i < 128; ++i)
        for (int j = i + 1; j < 128; ++j) {
            if (data[j] == 0) break;
            if (data[i] + data[j] == sum) return i * 128 + j;
        }
    return -1;
}
int classified(int x) {
    switch (x & 7) {
    case 0:
        return 1;
    case 1:
    case 2:
        x += 100;
    case 3:
        if (x > 100) break;
        x *= 2;
        break;
    default:
        do { x -= 7; if (x < -40) return x; } while (x > 0);
    }
    return x;
}
void main() {
    int i = int(gl_GlobalInvocationID.x);
    if (data[i] == 13) return;
    results[i] = classified(data[i]);
    if (i % 5 == 0) {
        results[i] += first_pair(data[i] * 2);
        return;
    }
    results[i] *= 2;
}
