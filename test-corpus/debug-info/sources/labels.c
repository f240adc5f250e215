// Labels and jumps to them.

int jumps(int n) {
  int steps = 0;
again:
  if (n <= 1)
    goto done;
  n = n % 2 ? 3 * n + 1 : n / 2;
  steps++;
  goto again;
done:
  return steps;
}
