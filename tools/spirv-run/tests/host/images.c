//! Images in memory of the driver: sampling against the formulas of the specification (OpenCL C 3.0, 8.2) in double, and texels
//! of every format against their bytes.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  void *data;
  uint32_t width, height, depth, array_size;
  uint64_t row_pitch, slice_pitch;
  uint32_t channel_order, channel_data_type, dimensions_and_kind, mip_levels, samples;
} image;

void sample(const image *, int, int, const float *, float *);
void read(const image *, int, int, float *, int32_t *);
void write(const image *, int, int, int, const float *, const int32_t *);
void read_others(const image *, int, int, int, float *);
void queries(const image *, int32_t *);

static int failures;
static void fail(const char *what, double a, double b) {
  if (++failures < 40) printf("%s: %g, %g\n", what, a, b);
}

enum { W = 7, H = 5, D = 4 };
static float texels[D][H][W][4];

// One dimension: the texels that a coordinate meets, -1 for the border, and their weights.
static void meet(double s, int n, int normalised, int mode, int linear, int at[2], double weight[2]) {
  double u;
  if (mode == 6) u = (s - floor(s)) * n;
  else if (mode == 8) u = fabs(s - 2 * rint(0.5 * s)) * n;
  else u = normalised ? s * n : s;
  at[0] = (int)floor(linear ? u - 0.5 : u);
  at[1] = at[0] + 1;
  weight[1] = linear ? u - 0.5 - floor(u - 0.5) : 0;
  weight[0] = 1 - weight[1];
  for (int k = 0; k < 2; ++k) {
    if (mode == 6) at[k] = (at[k] % n + n) % n;
    else if (mode == 4) at[k] = at[k] < 0 || at[k] >= n ? -1 : at[k];
    else at[k] = at[k] < 0 ? 0 : at[k] >= n ? n - 1 : at[k];
  }
}

static void judge_sampling(void) {
  static const int SHAPES[] = {1, 2, 3, 5, 6};
  const int modes[] = {0, 2, 4, 6, 8};
  for (int z = 0; z < D; ++z) for (int y = 0; y < H; ++y) for (int x = 0; x < W; ++x) for (int c = 0; c < 4; ++c)
    texels[z][y][x][c] = (float)((x * 31 + y * 17 + z * 7 + c * 3) % 23) / 4;
  for (int k = 0; k < 5; ++k) for (int m = 0; m < 5; ++m) for (int linear = 0; linear < 2; ++linear) for (int normalised = 0; normalised < 2; ++normalised) {
    int shape = SHAPES[k], dims = shape & 3, arrayed = shape >> 2, mode = modes[m];
    // Only normalised coordinates repeat.
    if (mode >= 6 && !normalised) continue;
    image i = {texels, W, dims > 1 ? H : 1, dims > 2 ? D : 1, arrayed ? D : 1, sizeof texels[0][0], dims == 1 ? sizeof texels[0][0] : sizeof texels[0],
               0x10B5, 0x10DE, 0, 1, 1};
    int sizes[3] = {W, H, D};
    for (int t = 0; t < 400; ++t) {
      // Without rounding: all coordinates are of few bits, and normalised ones do not lie between two texels by a hair.
      float c[4] = {0};
      for (int d = 0; d < dims; ++d) c[d] = (float)((rand() % 4096 - 1024) + 0.37) / 1024 * (normalised ? 1 : sizes[d]);
      if (arrayed) c[dims] = (float)(rand() % 80 - 16) / 10;
      if (mode == 0) for (int d = 0; d < dims; ++d) c[d] = (float)(fabs(fmod(c[d], 0.8) + 0.1) * (normalised ? 1 : 0.8 * sizes[d]));
      int at[3][2] = {{0}};
      double weight[3][2] = {{1, 0}, {1, 0}, {1, 0}}, want[4] = {0};
      for (int d = 0; d < dims; ++d) meet(c[d], sizes[d], normalised, mode, linear, at[d], weight[d]);
      double layer = arrayed ? fmin(fmax(rint(c[dims]), 0), D - 1) : 0;
      for (int b = 0; b < 8; ++b) {
        int x = at[0][b & 1], y = at[1][b >> 1 & 1], z = at[2][b >> 2];
        double w = weight[0][b & 1] * weight[1][b >> 1 & 1] * weight[2][b >> 2];
        if (x < 0 || y < 0 || z < 0 || w == 0) continue;
        const float *texel = arrayed ? dims == 1 ? ((float(*)[4])texels)[(int)layer * W + x] : texels[(int)layer][y][x] : texels[z][y][x];
        for (int e = 0; e < 4; ++e) want[e] += w * texel[e];
      }
      float got[4];
      sample(&i, mode | normalised | (linear ? 0x20 : 0x10), shape, c, got);
      for (int e = 0; e < 4; ++e) if (!(fabs(got[e] - want[e]) < 2e-3)) {
        printf("shape %d mode %d linear %d normalised %d at %g %g %g: ", shape, mode, linear, normalised, c[0], c[1], c[2]);
        fail("texel", got[e], want[e]);
      }
    }
  }
}

static void judge_levels(void) {
  // 4 by 4 texels, then 2 by 2, then one.
  float levels[21][4];
  for (int k = 0; k < 21; ++k) for (int c = 0; c < 4; ++c) levels[k][c] = (float)k;
  image i = {levels, 4, 4, 1, 1, 64, 256, 0x10B5, 0x10DE, 0, 3, 1};
  const float at[][4] = {{0.9f, 0.9f, 0, 15}, {0.9f, 0.9f, 1, 19}, {0.1f, 0.9f, 1.2f, 18}, {0.5f, 0.5f, 2, 20}, {0.5f, 0.5f, 9, 20}, {0.9f, 0.1f, -3, 3}};
  for (int k = 0; k < 6; ++k) {
    float got[4];
    sample(&i, 1 | 2 | 0x10, 7, at[k], got);
    if (got[0] != at[k][3]) fail("level", got[0], at[k][3]);
  }
}

typedef struct { uint32_t order, type; int size, kind; double steps; const char *channels; } format;
// The channels in memory, and into how many steps a unit is parted; zero for what is exact.
static const format FORMATS[] = {
    {0x10B5, 0x10D2, 4, 0, 255, "xyzw"}, {0x10B6, 0x10D2, 4, 0, 255, "zyxw"}, {0x10B7, 0x10D2, 4, 0, 255, "wxyz"}, {0x10C3, 0x10D2, 4, 0, 255, "wzyx"},
    {0x10B0, 0x10D2, 1, 0, 255, "x"}, {0x10B1, 0x10D2, 1, 0, 255, "w"}, {0x10B2, 0x10D2, 2, 0, 255, "xy"}, {0x10B3, 0x10D2, 2, 0, 255, "xw"},
    {0x10B8, 0x10D2, 1, 0, 255, "x"}, {0x10B9, 0x10D2, 1, 0, 255, "x"}, {0x10B5, 0x10D0, 4, 0, 127, "xyzw"}, {0x10B5, 0x10D1, 8, 0, 32767, "xyzw"},
    {0x10B5, 0x10D3, 8, 0, 65535, "xyzw"}, {0x10B5, 0x10DD, 8, 0, 1024, "xyzw"}, {0x10B5, 0x10DE, 16, 0, 0, "xyzw"}, {0x10BD, 0x10DE, 4, 0, 0, "x"},
    {0x10BD, 0x10D3, 2, 0, 65535, "x"}, {0x10B4, 0x10D4, 2, 0, 31, ""}, {0x10B4, 0x10D5, 2, 0, 31, ""}, {0x10B4, 0x10D6, 4, 0, 1023, ""},
    {0x10B5, 0x10E0, 4, 0, 3, ""}, {0x10C1, 0x10D2, 4, 0, 20, "xyzw"}, {0x10B5, 0x10D7, 4, 1, 0, "xyzw"}, {0x10B5, 0x10D8, 8, 1, 0, "xyzw"},
    {0x10B5, 0x10D9, 16, 1, 0, "xyzw"}, {0x10B2, 0x10D9, 8, 1, 0, "xy"}, {0x10B5, 0x10DA, 4, 2, 0, "xyzw"}, {0x10B5, 0x10DB, 8, 2, 0, "xyzw"},
    {0x10B5, 0x10DC, 16, 2, 0, "xyzw"}, {0x10B0, 0x10DC, 4, 2, 0, "x"},
};

static void judge_formats(void) {
  for (unsigned k = 0; k < sizeof FORMATS / sizeof *FORMATS; ++k) {
    const format f = FORMATS[k];
    unsigned char bytes[4 * 32 * 3 + 16];
    memset(bytes, 0xEE, sizeof bytes);
    image i = {bytes, 3, 3, 1, 2, (uint64_t)f.size * 3 + 4, 0, f.order, f.type, 0, 1, 1};
    float color[4] = {0.75f, 0.3f, 0.125f, 0.6f}, got[5];
    int32_t numbers[4] = {100, 3, 77, 1}, read_back[5];
    write(&i, 1, 2, f.kind, color, numbers);
    // Nothing else is written, least of all what lies outside.
    write(&i, 3, 0, f.kind, color, numbers), write(&i, -1, 0, f.kind, color, numbers), write(&i, 0, 3, f.kind, color, numbers);
    size_t at = (size_t)i.row_pitch * 2 + (size_t)f.size;
    for (size_t b = 0; b < sizeof bytes; ++b) if (bytes[b] != 0xEE && (b < at || b >= at + (size_t)f.size)) fail("a byte beside the texel", k, (double)b);
    int count = (int)strlen(f.channels);
    for (int c = 0; c < count; ++c) {
      int component = f.channels[c] == 'x' ? 0 : f.channels[c] == 'y' ? 1 : f.channels[c] == 'z' ? 2 : 3;
      if (f.type == 0x10D2 && f.order != 0x10C1 && bytes[at + (size_t)c] != (int)rint(color[component] * 255)) fail("a byte", k, bytes[at + (size_t)c]);
      if (f.type == 0x10DE && memcmp(bytes + at + 4 * c, &color[component], 4)) fail("a float", k, c);
      if ((f.type == 0x10D9 || f.type == 0x10DC) && memcmp(bytes + at + 4 * c, &numbers[component], 4)) fail("an integer", k, c);
    }
    read(&i, 1, 2, got, read_back);
    int has[4] = {0};
    for (int c = 0; c < count; ++c) has[f.channels[c] == 'x' ? 0 : f.channels[c] == 'y' ? 1 : f.channels[c] == 'z' ? 2 : 3] = 1;
    if (!count) has[0] = has[1] = has[2] = 1, has[3] = f.type == 0x10E0;
    for (int c = 0; c < 4; ++c) {
      double want = has[c] ? color[c] : c == 3;
      if (f.order == 0x10B8) want = color[0];
      if (f.order == 0x10B9 && c < 3) want = color[0];
      double close = f.steps ? 0.51 / f.steps : 0;
      if (f.kind == 0 && !(fabs(got[c] - want) <= close)) fail("a texel as floats", k * 10 + c, got[c]);
      if (f.kind && read_back[c] != (has[c] ? numbers[c] : c == 3)) fail("a texel as integers", k * 10 + c, read_back[c]);
    }
    if (f.kind == 0 && (float)got[4] != got[0]) fail("a depth", k, got[4]);
  }
}

int main(void) {
  judge_sampling();
  judge_levels();
  judge_formats();
  // Layers, samples, buffers, and what an image says of itself.
  float memory[2][3][2][4] = {{{{0}}}}, color[4] = {1, 2, 3, 4}, got[8];
  image i = {memory, 2, 3, 1, 2, 32, 96, 0x10B5, 0x10DE, 0, 1, 1};
  write(&i, 1, 2, 4, color, NULL);
  if (memcmp(memory[1][2][1], color, 16)) fail("a layer", memory[1][2][1][0], 1);
  image s = {memory, 1, 3, 1, 1, 32, 96, 0x10B5, 0x10DE, 0, 1, 2};
  memcpy(memory[0][2][1], color, 16);
  read_others(&s, 0, 2, 1, got);
  if (memcmp(got, color, 16)) fail("a sample", got[0], 1);
  memcpy(memory[0][0][1], color, 16);
  read_others(&i, 1, 0, 0, got);
  if (memcmp(got + 4, color, 16)) fail("a buffer", got[4], 1);
  int32_t q[5];
  queries(&i, q);
  if (q[0] != 2 || q[1] != 2 || q[2] != 3 || q[3] != 2 || q[4] != 0x10B5) fail("a query", q[1], q[3]);
  return failures != 0;
}
