// The Mandelbrot set near a spiral, with smooth colours.
//
// At the border orbits go apart that are rounded differently.
#pragma OPENCL FP_CONTRACT OFF

kernel void mandelbrot(global uchar4 *image, int limit)
{
    const int x = get_global_id(0), y = get_global_id(1), width = get_global_size(0), height = get_global_size(1);
    const float scale = 0.0045f / width;
    const float cx = -0.743643f + (x - width / 2) * scale, cy = 0.131825f + (y - height / 2) * scale;
    float a = 0, b = 0, aa = 0, bb = 0;
    int n = 0;
    while (n < limit && aa + bb < 64.0f) {
        b = 2 * a * b + cy;
        a = aa - bb + cx;
        aa = a * a;
        bb = b * b;
        ++n;
    }
    float3 colour = (float3)(0);
    if (n < limit) {
        const float shade = n + 1 - log2(log2(aa + bb) * 0.5f);
        colour = 0.5f + 0.5f * cos((float3)(0.3f, 0.9f, 1.6f) + 0.045f * shade);
    }
    image[y * width + x] = (uchar4)(convert_uchar3_sat_rte(colour * 255), 255);
}
