// Dynamic programming in private arrays: edit distance and longest common subsequence of short strings.
//
//@ buffer left: char[512] text abcd
//@ buffer right: char[512] text abcd
//@ buffer distance: int[32] zero
//@ buffer common: uchar[32] zero
//@ launch edit_distance(left, right, distance) global 32 local 8
//@ launch common_subsequence(left, right, common) global 32 local 8

#define LENGTH 16

__kernel void edit_distance(__global const char *left, __global const char *right, __global int *distance) {
  int row[LENGTH + 1];
  __global const char *a = left + get_global_id(0) * LENGTH, *b = right + get_global_id(0) * LENGTH;
  for (int j = 0; j <= LENGTH; ++j)
    row[j] = j;
  for (int i = 1; i <= LENGTH; ++i) {
    int diagonal = row[0];
    row[0] = i;
    for (int j = 1; j <= LENGTH; ++j) {
      int substitution = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = min(min(row[j], row[j - 1]) + 1, substitution);
    }
  }
  distance[get_global_id(0)] = row[LENGTH];
}

__kernel void common_subsequence(__global const char *left, __global const char *right, __global uchar *common) {
  uchar table[LENGTH + 1][LENGTH + 1] = {{0}};
  size_t base = get_global_id(0) * LENGTH;
  for (int i = LENGTH - 1; i >= 0; --i)
    for (int j = LENGTH - 1; j >= 0; --j)
      table[i][j] = left[base + i] == right[base + j] ? table[i + 1][j + 1] + 1 : max(table[i + 1][j], table[i][j + 1]);
  common[get_global_id(0)] = table[0][0];
}
