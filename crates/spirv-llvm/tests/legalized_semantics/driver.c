// Calls every function of the module under test on reproducible inputs and prints what it stores.
typedef unsigned long long u64;
int printf(const char *, ...);
float frexpf(float, int *);
double frexp(double, int *);
float modff(float, float *);
double modf(double, double *);

extern void (*const tests[])(u64 *, u64 *);
extern const char *const names[];
extern const int test_count;

// The OpenCL builtins that legalised code calls.
u64 _Z6mul_himm(u64 a, u64 b) { return (unsigned __int128)a * b >> 64; }
u64 _Z6mul_hill(long long a, long long b) { return (__int128)a * b >> 64; }
float _Z5frexpfPi(float x, int *e) { return frexpf(x, e); }
double _Z5frexpdPi(double x, int *e) { return frexp(x, e); }
float _Z4modffPf(float x, float *i) { return modff(x, i); }
double _Z4modfdPd(double x, double *i) { return modf(x, i); }

static const u64 edges[] = {
    0, 1, 2, 3, 7, 8, 15, 16, 31, 32, 63, 64, 127, 128, 255, 256, ~0ull, ~1ull,
    0x80, 0x8000, 0x80000000, 0x8000000000000000, 0x7f, 0x7fff, 0x7fffffff, 0x7fffffffffffffff,
    0x3f800000, 0xbf800000, 0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 0x4f000000, 0xcf000000, 0x4effffff,
    0x3c00, 0x7c00, 0xfc00, 0x7e00, 0x7c01, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000,
    0x3ff0000000000000, 0x41dfffffffc00000, 0x43e0000000000000, 0xc3e0000000000000,
    0x5555555555555555, 0xaaaaaaaaaaaaaaaa, 0x123456789abcdef0, 0x100000000, 0xffffffff,
};
// Zeros, infinities and NaNs of all formats: where the results of two operands depend on both.
static const u64 specials[] = {
    0, 0x8000, 0x80000000, 0x8000000000000000, 0x7c00, 0xfc00, 0x7e00, 0x7c01, 0x7f800000, 0xff800000,
    0x7fc00000, 0x7f800001, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 0x7ff0000000000001,
};
enum { EDGES = sizeof edges / sizeof *edges, SPECIALS = sizeof specials / sizeof *specials, WORDS = 64 };

static u64 state;
static u64 next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

static u64 word(void) {
    u64 kind = next() % 4, x = next();
    switch (kind) {
    case 0: return edges[x % EDGES];
    case 1: return x;
    case 2: return x >> next() % 64;
    default: return edges[x % EDGES] + next() % 5 - 2;
    }
}

int main(void) {
    for (int test = 0; test < test_count; ++test) {
        state = 0x9e3779b97f4a7c15 + test;
        for (int round = 0; round < 1000; ++round) {
            u64 in[WORDS], out[WORDS];
            for (int i = 0; i < WORDS; ++i) {
                out[i] = 0;
                in[i] = i && next() % 8 == 0 ? in[i - 1] : word();
            }
            if (round % 4 == 3)
                for (int i = 0; i < 2; ++i) in[i] = specials[next() % SPECIALS];
            tests[test](in, out);
            printf("%s %d:", names[test], round);
            for (int i = 0; i < 8; ++i) printf(" %llx", out[i]);
            printf("\n");
        }
    }
}
