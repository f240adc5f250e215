// Loops of every kind, left in every way.
//
//@ buffer v: int[16] uniform 0 20
//@ dispatch 1: 0.0 v
#version 460
layout(local_size_x = 1) in;
layout(binding = 0) buffer B { int v[16]; };
void main() {
    int i = 0;
    while (true) {
        if (v[i] < 0) break;
        if (v[i] == 3) { ++i; continue; }
        do { v[i] -= 2; } while (v[i] > 10);
        for (int k = i; k < 16; k += 3) {
            if (v[k] == i) return;
            v[k]++;
        }
        if (++i == 16) break;
    }
}
