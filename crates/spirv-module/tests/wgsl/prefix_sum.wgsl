// An inclusive scan within a work group.
struct Totals { counter: atomic<u32>, largest: atomic<i32> }
@group(0) @binding(0) var<storage, read> values: array<i32>;
@group(0) @binding(1) var<storage, read_write> sums: array<i32>;
@group(0) @binding(2) var<storage, read_write> totals: Totals;
var<workgroup> scratch: array<i32, 64>;

@compute @workgroup_size(64)
fn scan(@builtin(global_invocation_id) global: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
    let inside = global.x < arrayLength(&values);
    scratch[lane] = select(0, values[global.x], inside);
    workgroupBarrier();
    for (var step = 1u; step < 64u; step <<= 1u) {
        var left = 0;
        if lane >= step { left = scratch[lane - step]; }
        workgroupBarrier();
        scratch[lane] += left;
        workgroupBarrier();
    }
    if !inside { return; }
    sums[global.x] = scratch[lane];
    atomicAdd(&totals.counter, 1u);
    atomicMax(&totals.largest, scratch[lane]);
}
