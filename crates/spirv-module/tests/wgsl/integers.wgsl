// Integer arithmetic, packing, bit operations, nested arrays and loops.
struct Cell { key: vec2<u32>, weights: array<f32, 3> }
@group(0) @binding(0) var<storage, read_write> cells: array<Cell>;
const rounds: u32 = 4u;

fn mix_bits(value: u32) -> u32 {
    var x = value;
    x ^= x >> 16u;
    x *= 0x7feb352du;
    return reverseBits(x) ^ countOneBits(x) ^ firstLeadingBit(x) ^ extractBits(x, 3u, 7u);
}

@compute @workgroup_size(8, 4)
fn hash(@builtin(global_invocation_id) id: vec3<u32>) {
    let index = id.x + id.y * 8u;
    var key = cells[index].key;
    var round = 0u;
    loop {
        key = vec2<u32>(mix_bits(key.y), key.x % 97u + pack2x16float(vec2<f32>(0.5, f32(round))));
        round++;
        continuing { break if round >= rounds; }
    }
    cells[index].key = key;
    for (var i = 0; i < 3; i++) {
        cells[index].weights[i] = ldexp(f32(i32(key.x) / (i + 1)), -8) + sqrt(abs(cells[index].weights[i]));
    }
}
