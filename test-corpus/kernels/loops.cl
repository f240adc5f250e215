// Loops of every shape: Duff's device, jumps into and out of nests, hints to unroll or not, infinite with a break.
//
//@ buffer n: uint[128] uniform 0 60
//@ buffer out: uint[512] zero
//@ launch loops(n, out) global 128 local 32
//@ also O1 O3

static uint duff(uint count) {
  uint sum = 0, i = count;
  if (count == 0)
    return 0;
  switch (count & 3) {
    do {
    case 0:
      sum += i--;
    case 3:
      sum ^= i--;
    case 2:
      sum += i-- * 3;
    case 1:
      sum ^= i-- << 1;
    } while ((int)i > 0);
  }
  return sum;
}

static uint collatz(uint x) {
  uint steps = 0;
  for (;;) {
    if (x <= 1)
      return steps;
    x = x & 1 ? 3 * x + 1 : x / 2;
    if (++steps > 500)
      break;
  }
  return ~0u;
}

static uint nest(uint limit) {
  uint found = 0;
  __attribute__((opencl_unroll_hint(1))) for (uint a = 1; a < limit; ++a) {
    uint b = a;
    while (++b < limit) {
      uint c = b;
      do {
        if (a * a + b * b == c * c)
          ++found;
        if (c * c > a * a + b * b)
          goto next;
        if (found > 20)
          goto out;
      } while (++c < limit);
    next:;
    }
  }
out:
  return found;
}

static uint enter_the_middle(uint x) {
  uint r = x;
  if (x & 1)
    goto inside;
  while (r < 1000) {
    r = r * 2 + 3;
  inside:
    r += 7;
    if (r % 11 == 0)
      break;
  }
  return r;
}

__kernel void loops(__global const uint *n, __global uint *out) {
  size_t i = get_global_id(0);
  out[i * 4] = duff(n[i]);
  out[i * 4 + 1] = collatz(n[i]);
  out[i * 4 + 2] = nest(n[i]);
  out[i * 4 + 3] = enter_the_middle(n[i]);
}
