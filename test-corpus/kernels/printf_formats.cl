// printf with every conversion, flag, width and length, vectors of all kinds, strings, and formats that take nothing.
//
//@ buffer ints: int[8] uniform -100000 100000
//@ buffer reals: float[8] uniform -1000 1000
//@ buffer results: int[4] zero
//@ lavapipe results apart 100: printf results in 0 (OpenCL C 3.0, 6.15.14), not in a number of characters
//@ cuda results apart 100: printf results in 0
//@ launch numbers(ints, reals) global 1 local 1
//@ launch vectors(ints, reals) global 1 local 1
//@ launch words(results, int 2) global 1 local 1
//@ also O1 O3 spir.O2

__kernel void numbers(__global const int *ints, __global const float *reals) {
  int i = ints[0];
  long wide = (long)i * 1000000007L;
  printf("%d %i %u %x %X %o %c\n", i, ints[1], (uint)ints[2], ints[3], ints[4], ints[5], 'a' + (ints[6] & 15));
  printf("[%8d] [%-8d] [%+d] [% d] [%08d] [%.6d]\n", i, i, i, i, i, i);
  printf("%ld %lu %lx %#lo\n", wide, (ulong)wide, wide, wide);
  printf("%hd %hu %hhd %hhu\n", (short)i, (ushort)i, (char)i, (uchar)i);
  float f = reals[0];
  printf("%f %e %g %a\n", f, reals[1], reals[2], 1.5f);
  printf("%F %E %G %A\n", f, reals[1], reals[2], -0.375f);
  printf("[%10.3f] [%-10.2e] [%+g] [%#.0f] [%010.1f]\n", f, f, f, f, f);
  printf("%.15g %f\n", (double)f / 3.0, (double)reals[3]);
  printf("%#x %#o %5.3d%%\n", i, i, ints[7] & 7);
}

__kernel void vectors(__global const int *ints, __global const float *reals) {
  int4 four = vload4(0, ints);
  float3 three = vload3(0, reals);
  printf("%v4hld\n", four);
  printf("%v4hlx %v4hlu\n", as_uint4(four), as_uint4(four));
  printf("%v2hlf [%8.2v3hlf]\n", three.xy, three);
  printf("%v8hd %v16hhd\n", convert_short8((int8)(four, four.wzyx)), (char16)(convert_char16((int16)(7))));
  printf("%v2ld %v2hle\n", convert_long2(four.xy), three.yz);
}

static __constant char yes[] = "yes", no[] = "no";

__kernel void words(__global int *results, int choice) {
  results[0] = printf("no arguments\n");
  results[1] = printf("%s and %s: 100%%\n", "a literal", choice > 1 ? yes : no);
  printf("%10s|%-10s|%.3s\n", "right", "left", "shortened");
  if (choice == 1)
    printf("%p\n", results);
  results[2] = printf("%s %c%c%c %d %f\n", "mixed", 'x', 'y', 'z', choice, 0.5f);
  results[3] = printf("");
}
