// Parameters that are changed, unused, and structures by value.

struct Pair {
  int first;
  long second;
};

long take(struct Pair pair, int unused, int changed, struct Pair *out) {
  changed += pair.first;
  *out = pair;
  out->second = changed;
  return pair.second;
}
