// Eight-by-eight discrete cosine transform of image blocks with quantisation, rows then columns.
//
//@ flags -cl-std=CL1.2
//@ buffer pixels: uchar[1024] uniform 0 255
//@ buffer quant: ushort[64] uniform 4 40
//@ buffer raw: float[1024] zero ulp 16 at 256
//@ buffer out: short[1024] zero
//@ launch dct8x8(pixels, raw) global 128 local 8
//@ launch quantise(pixels, quant, out) global 1024 local 64

__constant float cosines[8][8] = {
    {0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f},
    {0.49039264f, 0.41573481f, 0.27778512f, 0.09754516f, -0.09754516f, -0.27778512f, -0.41573481f, -0.49039264f},
    {0.46193977f, 0.19134172f, -0.19134172f, -0.46193977f, -0.46193977f, -0.19134172f, 0.19134172f, 0.46193977f},
    {0.41573481f, -0.09754516f, -0.49039264f, -0.27778512f, 0.27778512f, 0.49039264f, 0.09754516f, -0.41573481f},
    {0.35355339f, -0.35355339f, -0.35355339f, 0.35355339f, 0.35355339f, -0.35355339f, -0.35355339f, 0.35355339f},
    {0.27778512f, -0.49039264f, 0.09754516f, 0.41573481f, -0.41573481f, -0.09754516f, 0.49039264f, -0.27778512f},
    {0.19134172f, -0.46193977f, 0.46193977f, -0.19134172f, -0.19134172f, 0.46193977f, -0.46193977f, 0.19134172f},
    {0.09754516f, -0.27778512f, 0.41573481f, -0.49039264f, 0.49039264f, -0.41573481f, 0.27778512f, -0.09754516f}};

__kernel void dct8x8(__global const uchar *pixels, __global float *out) {
  __local float rows[8][8];
  int i = get_local_id(0);
  int block = get_group_id(0) * 64;
  float line[8];
  for (int x = 0; x < 8; ++x)
    line[x] = (float)pixels[block + i * 8 + x] - 128.0f;
  for (int u = 0; u < 8; ++u) {
    float sum = 0.0f;
    for (int x = 0; x < 8; ++x)
      sum = mad(cosines[u][x], line[x], sum);
    rows[i][u] = sum;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int v = 0; v < 8; ++v) {
    float sum = 0.0f;
    for (int y = 0; y < 8; ++y)
      sum = mad(cosines[v][y], rows[y][i], sum);
    out[block + v * 8 + i] = sum;
  }
}

// Dead-zone quantisation of the centred samples, in integers.
__kernel void quantise(__global const uchar *pixels, __global const ushort *quant, __global short *out) {
  uint i = get_global_id(0);
  short centred = (short)pixels[i] - (short)128;
  ushort q = quant[i & 63];
  short magnitude = (short)((abs(centred) * 8 + q / 3) / q);
  out[i] = centred < 0 ? -magnitude : magnitude;
}
