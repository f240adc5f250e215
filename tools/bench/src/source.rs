//! A large OpenCL C source for measuring: many kernels of the same kinds as real ones, none alike, always the same.

use std::fmt::Write;

/// The text of a source with `kernels` kernels.
pub(super) fn generate(kernels: u32) -> String {
    let mut out =
        String::from("typedef struct { float4 position; float3 velocity; int id; float mass; } Particle;\n");
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for number in 0..kernels {
        kernel(&mut out, number, &mut random);
    }
    out
}

fn kernel(out: &mut String, number: u32, random: &mut Random) {
    let (a, b, c) = (random.expression(3), random.expression(3), random.expression(4));
    let (ints, shift) = (random.int_expression(4), random.below(31) + 1);
    let steps = random.below(60) + 4;
    // Writing to a String cannot fail.
    let _ = write!(
        out,
        "float helper_{number}(float x, float y, int n) {{
  float z = {a};
  for (int i = 0; i < n; ++i) {{ if (z > y) z = {b}; else z += x * (float)i; }}
  return z;
}}
kernel void work_{number}(global float *data, global const int *index, global Particle *particles,
                          constant float *table, local float *tile, int n) {{
  size_t g = get_global_id(0), l = get_local_id(0);
  float x = data[g], y = table[l & 15], z = particles[g].mass;
  int i = index[g], j = (int)l, k = n;
  tile[l] = x + y;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int s = 0; s < {steps}; ++s) {{
    float4 v = (float4)(x, y, z, tile[(l + s) & 63]);
    v = mad(v, v.wzyx, particles[g].position);
    x += dot(v, v.yzwx) + {c};
    k = {ints};
    switch (k & 7) {{
      case 0: y = native_sin(x); break;
      case 1: y += helper_{number}(x, z, s);
      case 2: z = fmin(y, z); break;
      case 5: i = rotate(i, {shift}); break;
      default: j ^= k >> 3;
    }}
    if (x > 1.0e6f) break;
  }}
  particles[g].velocity = (float3)(x, y, z);
  particles[g].id = atomic_add((volatile global int *)&index[0], i ^ j);
  data[g] = helper_{number}(x, y, k & 31);
}}
"
    );
}

/// A small generator of numbers that are the same everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as u32 % limit
    }

    fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len() as u32) as usize]
    }

    fn expression(&mut self, depth: u32) -> String {
        if depth == 0 {
            return match self.below(4) {
                0 => format!("{}.25f", self.below(900)),
                _ => self.pick(&["x", "y", "z"]).to_owned().replace('z', "(x + y)"),
            };
        }
        let (a, b) = (self.expression(depth - 1), self.expression(depth - 1));
        match self.below(6) {
            0 => format!("{}({a})", self.pick(&["sqrt", "exp", "fabs", "floor", "native_cos"])),
            1 => format!("{}({a}, {b})", self.pick(&["fmax", "pow", "hypot", "fmod"])),
            _ => format!("({a} {} {b})", self.pick(&["+", "-", "*", "/"])),
        }
    }

    fn int_expression(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.pick(&["i", "j", "k", "s", "n", "0x5bd1e995"]).to_owned();
        }
        let (a, b) = (self.int_expression(depth - 1), self.int_expression(depth - 1));
        match self.below(6) {
            0 => format!("{}({a}, {b})", self.pick(&["max", "min", "mul_hi", "hadd"])),
            1 => format!("(({a}) {} ({}))", self.pick(&["<<", ">>"]), self.below(31)),
            _ => format!("({a} {} {b})", self.pick(&["+", "-", "*", "^", "&", "|"])),
        }
    }
}
