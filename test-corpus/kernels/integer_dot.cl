// cl_khr_integer_dot_product and cl_khr_extended_bit_ops: quantised layers, similarity of descriptors, packed fields.
//
//@ flags -cl-std=CL3.0
//@ buffer weights: char4[64] uniform -128 127
//@ buffer inputs: uchar4[64] uniform 0 255
//@ buffer packed: uint[64] uniform 0 4294967295
//@ buffer sums: int[256] zero
//@ buffer fields: uint[256] zero
//@ launch layer(weights, inputs, sums) global 64 local 16
//@ launch packed_layer(packed, sums) global 64 local 16
//@ launch bit_fields(packed, fields) global 64 local 16
//@ also O3

__kernel void layer(__global const char4 *weights, __global const uchar4 *inputs, __global int *sums) {
  int i = get_global_id(0);
  int sum = 0;
  for (int k = 0; k < 4; ++k)
    sum += dot(weights[(i + k) & 63], inputs[(i * 3 + k) & 63]);
  sums[i * 2] = sum;
  sums[i * 2 + 1] = dot_acc_sat(weights[i], weights[63 - i], INT_MAX - 1000);
}

__kernel void packed_layer(__global const uint *packed, __global int *sums) {
  int i = get_global_id(0);
  uint a = packed[i], b = packed[63 - i];
  sums[128 + i * 2] = dot_4x8packed_ss_int(a, b) + dot_4x8packed_su_int(a, b);
  sums[129 + i * 2] = (int)(dot_4x8packed_uu_uint(a, b) + dot_acc_sat_4x8packed_uu_uint(a, b, 0xfffffff0u)) +
                      dot_acc_sat_4x8packed_us_int(a, b, -5);
}

__kernel void bit_fields(__global const uint *packed, __global uint *fields) {
  int i = get_global_id(0);
  uint a = packed[i];
  uint offset = i & 31, count = min((uint)i >> 1, 32 - offset);
  fields[i * 4] = bitfield_insert(a, packed[63 - i], offset, count);
  fields[i * 4 + 1] = (uint)bitfield_extract_signed(a, offset, count);
  fields[i * 4 + 2] = bitfield_extract_unsigned(as_ushort2(a), 3, 9).y + bitfield_insert((uchar)a, (uchar)i, 0, 8);
  fields[i * 4 + 3] = bit_reverse(a);
}
