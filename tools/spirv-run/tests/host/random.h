//! Numbers that come in the same order in every run (xorshift64, G. Marsaglia, "Xorshift RNGs", 2003).

#pragma once
#include <stdint.h>

static uint64_t next(void) {
  static uint64_t state = 88172645463325252ull;
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}
