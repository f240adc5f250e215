// Each function of GLSL by itself: those that have one answer, and those that may be a little off.
//
//@ buffer x: float[64] uniform -4 4
//@ buffer y: float[64] uniform 0.1 2
//@ buffer one: float[1792] zero ulp 2
//@ buffer near: float[1472] zero ulp 65536 at 1
//@ dispatch 1: 0.0 x, 0.1 y, 0.2 one, 0.3 near
#version 460
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer X { float xs[]; };
layout(binding = 1) readonly buffer Y { float ys[]; };
layout(binding = 2) writeonly buffer One { float one[][28]; };
layout(binding = 3) writeonly buffer Near { float near[][23]; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    float x = xs[i], y = ys[i], whole;
    int exponent;
    one[i][0] = floor(x);
    one[i][1] = ceil(x);
    one[i][2] = trunc(x);
    one[i][3] = roundEven(x);
    one[i][4] = fract(x);
    one[i][5] = sign(x);
    one[i][6] = abs(x);
    one[i][7] = min(x, y);
    one[i][8] = max(x, y);
    one[i][9] = clamp(x, -y, y);
    one[i][10] = step(y, x);
    one[i][11] = modf(x, whole);
    one[i][12] = whole;
    one[i][13] = frexp(x, exponent);
    one[i][14] = float(exponent);
    one[i][15] = ldexp(x, int(y * 3.0));
    one[i][16] = sqrt(y);
    one[i][17] = isnan(x) ? 1.0 : 0.0;
    one[i][18] = isinf(x) ? 1.0 : 0.0;
    one[i][19] = radians(x);
    one[i][20] = degrees(x);
    one[i][21] = uintBitsToFloat(packHalf2x16(vec2(x, y)) & 0x3fffffffu);
    one[i][22] = unpackHalf2x16(floatBitsToUint(y)).x;
    one[i][23] = unpackSnorm2x16(floatBitsToUint(x)).y;
    one[i][24] = unpackUnorm4x8(floatBitsToUint(x)).z;
    one[i][25] = float(bitfieldExtract(floatBitsToInt(x), 20, 9));
    one[i][26] = float(findMSB(floatBitsToInt(x)) - findLSB(floatBitsToInt(y)));
    one[i][27] = float(bitfieldExtract(floatBitsToInt(x), 0, 32) == floatBitsToInt(x));
    near[i][0] = sin(x);
    near[i][1] = cos(x);
    near[i][2] = sin(x) / (cos(x) + 4.0);
    near[i][3] = asin(x / 4.0);
    near[i][4] = acos(x / 4.0);
    near[i][5] = atan(x);
    near[i][6] = atan(x, y);
    near[i][7] = sinh(x / 4.0);
    near[i][8] = cosh(x / 4.0);
    near[i][9] = tanh(x);
    near[i][10] = asinh(x);
    near[i][11] = acosh(y + 1.0);
    near[i][12] = atanh(x / 5.0);
    near[i][13] = pow(y, x / 2.0) / 64.0;
    near[i][14] = exp(x / 4.0);
    near[i][15] = log(y);
    near[i][16] = exp2(x / 4.0);
    near[i][17] = log2(y);
    near[i][18] = inversesqrt(y + 1.0);
    near[i][19] = smoothstep(-y, y, x);
    near[i][20] = mix(x, y, 0.25);
    near[i][21] = mod(x, y);
    near[i][22] = tan(x / 4.0);
}
