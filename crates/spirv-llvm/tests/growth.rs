//! Time grows as the input does: each dimension of a module is made 64 times as large, and no unit of it may cost
//! twice as much then, in neither direction.
//!
//! The test measures processor time, the shortest of several runs; only failing cases are measured more often.
//! Therefore other work on the machine does not make the test fail or slow.

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "a test that reports")]

use spirv_llvm::Options;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// How much more of a dimension the large module has.
const FACTOR: usize = 64;
/// How much more a unit may cost in the large module.
const LIMIT: f64 = 2.0;
/// How long a measurement takes at least.
const LEAST: Duration = Duration::from_millis(60);
/// The number of measurements of a failing case.
const ROUNDS: usize = 6;

/// A dimension: its name, how much of it the small module has, and the text of a module with that much of it.
type Dimension = (&'static str, usize, fn(usize) -> String);

const DIMENSIONS: &[Dimension] = &[
    ("functions", 64, functions),
    ("kernels", 32, kernels),
    ("kernels that call functions", 64, calling_kernels),
    ("calls in a chain", 64, call_chain),
    ("calls of builtins", 64, builtin_calls),
    ("operands of a call", 16, call_operands),
    ("declarations", 32, declarations),
    ("globals", 64, globals),
    ("blocks", 32, blocks),
    ("phis", 32, phis),
    ("pointers in phis", 32, pointer_phis),
    ("switch cases", 32, switch_cases),
    ("loops with hints", 32, loops),
    ("nested loops with hints", 16, nested_loops),
    ("constants", 64, constants),
    ("debug locations", 32, locations),
    ("metadata nodes", 64, metadata),
    ("struct members", 32, members),
    ("elements of a constant", 64, elements),
    ("predecessors of a phi", 32, predecessors),
    ("compare-exchanges", 16, exchanges),
];

#[test]
fn time_grows_as_the_input_does() {
    let mut bad = Vec::new();
    // Some of the inputs are larger than consumers must accept.
    let mut options = Options::default();
    options.policy.lift_universal_limits = true;
    for &(name, count, text) in DIMENSIONS {
        let [small, large] = [count, count * FACTOR].map(|count| module(&text(count)));
        let forward = |input: &String| spirv_llvm::llvm_to_spirv(input.as_bytes(), &options);
        let [spirv, large_spirv] =
            [&small, &large].map(|input| forward(input).unwrap_or_else(|e| panic!("{name}: {e}")).bytes);
        let reverse = |input: &Vec<u8>| spirv_llvm::spirv_to_llvm(input, &Options::default());
        let there = growth(|| drop(forward(&small)), || drop(forward(&large)));
        let back = growth(|| drop(reverse(&spirv)), || drop(reverse(&large_spirv)));
        println!("{name}: a unit costs {there:.2} times as much, {back:.2} on the way back");
        if there > LIMIT || back > LIMIT {
            bad.push(name);
        }
    }
    assert!(bad.is_empty(), "time grows faster than the input in: {}", bad.join(", "));
}

/// How much more a unit costs in the large module.
fn growth(small: impl Fn(), large: impl Fn()) -> f64 {
    let start = Instant::now();
    large();
    // The clock may tick only every few milliseconds.
    let times = (LEAST.as_secs_f64() / start.elapsed().as_secs_f64()).ceil().clamp(1.0, 1000.0) as usize;
    let mut best = [Duration::MAX; 2];
    let mut growth = f64::INFINITY;
    for _ in 0..ROUNDS {
        // Both do the same number of units.
        best[0] = best[0].min(time(times * FACTOR, &small));
        best[1] = best[1].min(time(times, &large));
        growth = best[1].as_secs_f64() / best[0].as_secs_f64().max(1e-3);
        if growth <= LIMIT {
            break;
        }
    }
    growth
}

/// The time on a processor that running something so often takes.
fn time(times: usize, run: impl Fn()) -> Duration {
    let (clock, start) = (processor_time(), Instant::now());
    (0..times).for_each(|_| run());
    match (clock, processor_time()) {
        (Some(before), Some(after)) => after.saturating_sub(before),
        _ => start.elapsed(),
    }
}

/// Returns the processor time of this thread, if the system reports it.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split_whitespace().next()?.parse().ok()?))
}

fn module(text: &str) -> String {
    format!("target triple = \"spir64-unknown-unknown\"\n{text}")
}

/// A text that `write` adds `count` pieces to.
fn repeat(count: usize, mut write: impl FnMut(&mut String, usize)) -> String {
    let mut out = String::new();
    (0..count).for_each(|index| write(&mut out, index));
    out
}

macro_rules! pieces {
    ($count:expr, $index:ident, $($format:tt)*) => {
        repeat($count, |out, $index| writeln!(out, $($format)*).unwrap())
    };
}

/// A kernel with this body.
fn kernel(body: &str) -> String {
    format!(
        "define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n, i1 %c) {{\nentry:\n{body}}}\n"
    )
}

fn functions(count: usize) -> String {
    pieces!(count, i, "define spir_func i32 @f{i}(i32 %x) {{\n  %y = add i32 %x, {i}\n  ret i32 %y\n}}")
}

fn kernels(count: usize) -> String {
    pieces!(
        count,
        i,
        "define spir_kernel void @k{i}(ptr addrspace(1) %p, i32 %n) {{\n  store i32 %n, ptr addrspace(1) %p\n  ret void\n}}"
    )
}

/// As clang makes them: a kernel has a size of groups, and calls an exported function with its body.
fn calling_kernels(count: usize) -> String {
    let kernels = pieces!(
        count,
        i,
        "define spir_func void @body{i}(i32 %n) {{\n  ret void\n}}\n\
         define spir_kernel void @k{i}(i32 %n) !reqd_work_group_size !0 {{\n  call spir_func void @body{i}(i32 %n)\n  \
         ret void\n}}"
    );
    format!("{kernels}!0 = !{{i32 64, i32 1, i32 1}}\n")
}

fn builtin_calls(count: usize) -> String {
    let calls = repeat(count, |out, i| {
        let dimension = i % 3;
        writeln!(out, "  %f{i} = call spir_func float @_Z4fmaxff(float {i}.0, float 1.0)").unwrap();
        writeln!(out, "  %g{i} = call spir_func i64 @_Z13get_global_idj(i32 {dimension})").unwrap();
    });
    "declare spir_func float @_Z4fmaxff(float, float)\ndeclare spir_func i64 @_Z13get_global_idj(i32)\n"
        .to_owned()
        + &kernel(&(calls + "  ret void\n"))
}

fn call_operands(count: usize) -> String {
    let params: Vec<String> = (0..count).map(|i| format!("i32 %a{i}")).collect();
    let args = vec!["i32 %n"; count].join(", ");
    format!("define spir_func void @wide({}) {{\n  ret void\n}}\n", params.join(", "))
        + &kernel(&format!("  call spir_func void @wide({args})\n  ret void\n"))
}

fn call_chain(count: usize) -> String {
    let first = "define spir_func i32 @f0(i32 %x) {\n  ret i32 %x\n}\n";
    let rest = repeat(count, |out, i| {
        let next = i + 1;
        write!(out, "define spir_func i32 @f{next}(i32 %x) {{\n  %y = call spir_func i32 @f{i}(i32 %x)\n  ret i32 %y\n}}\n")
            .unwrap();
    });
    first.to_owned() + &rest
}

fn declarations(count: usize) -> String {
    let calls = pieces!(count, i, "  call spir_func void @d{i}(i32 %n)");
    pieces!(count, i, "declare spir_func void @d{i}(i32)") + &kernel(&(calls + "  ret void\n"))
}

fn globals(count: usize) -> String {
    pieces!(count, i, "@g{i} = addrspace(1) global [2 x i32] [i32 {i}, i32 1], align 4")
}

fn blocks(count: usize) -> String {
    let blocks = repeat(count, |out, i| {
        let next = i + 1;
        write!(out, "b{i}:\n  br i1 %c, label %t{i}, label %b{next}\nt{i}:\n  store i32 {i}, ptr addrspace(1) %p\n  br label %b{next}\n")
            .unwrap();
    });
    kernel(&format!("  br label %b0\n{blocks}b{count}:\n  ret void\n"))
}

fn phis(count: usize) -> String {
    let values = pieces!(count, i, "  %v{i} = add i32 %n, {i}");
    let phis = pieces!(count, i, "  %x{i} = phi i32 [ %n, %entry ], [ %v{i}, %other ]");
    let stores = pieces!(count, i, "  store i32 %x{i}, ptr addrspace(1) %p");
    kernel(&format!(
        "  br i1 %c, label %other, label %join\nother:\n{values}  br label %join\njoin:\n{phis}{stores}  ret void\n"
    ))
}

fn pointer_phis(count: usize) -> String {
    let values = pieces!(count, i, "  %v{i} = getelementptr i16, ptr addrspace(1) %q, i32 {i}");
    let uses = pieces!(count, i, "  store i16 0, ptr addrspace(1) %v{i}");
    let phis = pieces!(count, i, "  %x{i} = phi ptr addrspace(1) [ %p, %entry ], [ %v{i}, %other ]");
    let stores = pieces!(count, i, "  store float 0.0, ptr addrspace(1) %x{i}");
    kernel(&format!(
        "  br i1 %c, label %other, label %join\nother:\n{values}{uses}  br label %join\njoin:\n{phis}{stores}  ret void\n"
    ))
}

fn switch_cases(count: usize) -> String {
    let cases = pieces!(count, i, "    i32 {i}, label %b{i}");
    let blocks = pieces!(count, i, "b{i}:\n  store i32 {i}, ptr addrspace(1) %p\n  br label %done");
    kernel(&format!("  switch i32 %n, label %done [\n{cases}  ]\n{blocks}done:\n  ret void\n"))
}

const HINTS: &str = "!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.unroll.enable\"}\n";

fn loops(count: usize) -> String {
    let loops = repeat(count, |out, i| {
        let next = i + 1;
        write!(out, "l{i}:\n  store i32 {i}, ptr addrspace(1) %p\n  br i1 %c, label %l{i}, label %l{next}, !llvm.loop !0\n")
            .unwrap();
    });
    kernel(&format!("  br label %l0\n{loops}l{count}:\n  ret void\n")) + HINTS
}

fn nested_loops(count: usize) -> String {
    let headers = repeat(count, |out, i| writeln!(out, "h{i}:\n  br label %h{}", i + 1).unwrap());
    let latches = repeat(count, |out, i| {
        let own = count - 1 - i;
        writeln!(out, "e{i}:\n  br i1 %c, label %h{own}, label %e{}, !llvm.loop !0", i + 1).unwrap();
    });
    kernel(&format!(
        "  br label %h0\n{headers}h{count}:\n  store i32 0, ptr addrspace(1) %p\n  br label %e0\n{latches}e{count}:\n  ret void\n"
    )) + HINTS
}

fn constants(count: usize) -> String {
    let stores = pieces!(count, i, "  store i32 {i}, ptr addrspace(1) %p");
    kernel(&(stores + "  ret void\n"))
}

fn locations(count: usize) -> String {
    let stores = repeat(count, |out, i| {
        writeln!(out, "  store i32 1, ptr addrspace(1) %p, !dbg !{}", i + 5).unwrap();
    });
    let body = kernel(&(stores + "  ret void\n")).replacen(") {", ") !dbg !3 {", 1);
    let nodes = repeat(count, |out, i| {
        writeln!(out, "!{} = !DILocation(line: {i}, column: 1, scope: !3)", i + 5).unwrap();
    });
    format!(
        "{body}!llvm.dbg.cu = !{{!1}}\n!llvm.module.flags = !{{!0}}\n!0 = !{{i32 2, !\"Debug Info Version\", i32 3}}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: \"a.cl\", directory: \"/\")
!3 = distinct !DISubprogram(name: \"k\", file: !2, line: 1, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{{}})\n{nodes}"
    )
}

fn metadata(count: usize) -> String {
    let nodes = repeat(count, |out, i| writeln!(out, "!{} = !{{!{i}, i32 {i}}}", i + 1).unwrap());
    format!("!first = !{{!0}}\n!last = !{{!{count}}}\n!0 = !{{i32 0}}\n{nodes}")
}

fn members(count: usize) -> String {
    let fields = vec!["i32"; count].join(", ");
    let stores = repeat(count, |out, i| {
        writeln!(out, "  %m{i} = getelementptr %s, ptr addrspace(1) %p, i32 0, i32 {i}").unwrap();
        writeln!(out, "  store i32 1, ptr addrspace(1) %m{i}").unwrap();
    });
    format!("%s = type {{ {fields} }}\n") + &kernel(&(stores + "  ret void\n"))
}

fn elements(count: usize) -> String {
    let elements: Vec<String> = (0..count).map(|i| format!("i32 {i}")).collect();
    format!("@g = addrspace(2) constant [{count} x i32] [{}], align 4\n", elements.join(", "))
}

fn predecessors(count: usize) -> String {
    let cases = pieces!(count, i, "    i32 {i}, label %b{i}");
    let blocks = pieces!(count, i, "b{i}:\n  br label %join");
    let incoming = repeat(count, |out, i| write!(out, ", [ {i}, %b{i} ]").unwrap());
    kernel(&format!(
        "  switch i32 %n, label %join [\n{cases}  ]\n{blocks}join:\n  %x = phi i32 [ %n, %entry ]{incoming}
  store i32 %x, ptr addrspace(1) %p\n  ret void\n"
    ))
}

fn exchanges(count: usize) -> String {
    let exchanges =
        pieces!(count, i, "  %x{i} = cmpxchg ptr addrspace(1) %p, i32 {i}, i32 %n seq_cst monotonic");
    kernel(&(exchanges + "  ret void\n"))
}
