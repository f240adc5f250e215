// Structures as values: passed, returned, compared and copied.
//
//@ buffer all: int[30] uniform -100 100
//@ dispatch 1: 0.0 all
#version 460
layout(local_size_x = 1) in;
struct Inner { vec2 a; int b[2]; };
struct Outer { Inner one; Inner two; float c; };
layout(binding = 0) buffer B { Outer stored; Outer others[2]; };
Outer swapped(Outer o) { return Outer(o.two, o.one, -o.c); }
struct Answer { bool yes; float number; };
Answer flipped(Answer a) { return Answer(!a.yes, -a.number); }
void main() {
    Outer mine = stored;
    mine.one.b[1] = 7;
    mine = swapped(mine);
    others[0] = mine;
    others[1].two = mine.one;
    Answer answer = Answer(mine == others[1], 3.0);
    if (!flipped(answer).yes) others[1].c = answer.number;
    stored.c = mine == others[1] ? 1.0 : mine.two.a.y;
}
