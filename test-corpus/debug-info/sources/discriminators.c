// Several statements in one line, in loops and conditions.

int once(int n) { int s = 0; for (int i = 0; i < n; i++) if (i % 3) s += i; else s -= i; return s ? s : n; }

int again(int n) {
  int r = 0; while (n > 0) { r += n & 1; n >>= 1; } do { r++; } while (r < 3); return r;
}
