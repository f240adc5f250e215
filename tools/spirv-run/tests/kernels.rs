//! Kernels compute the same as plain Rust.
#![allow(unsafe_code, reason = "kernels are run")]
#![allow(clippy::expect_used, clippy::panic, reason = "a failed test panics")]

use spirv_run::{Argument, BufferId, Bytes, CompileOptions, Error, Kernel, Memory, Program, Range, input};

/// Assembly of LLVM for `spir64` around the body of a kernel `k`.
fn program(parameters: &str, body: &str) -> Program {
    let text = format!(
        "target datalayout = \"e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1\"\n\
        target triple = \"spir64-unknown-unknown\"\n\
        @tile = internal addrspace(3) global [64 x i32] undef, align 4\n\
        @format = internal addrspace(2) constant [11 x i8] c\"item %d %g\\00\"\n\
        declare spir_func i64 @_Z13get_global_idj(i32)\ndeclare spir_func i64 @_Z12get_local_idj(i32)\n\
        declare spir_func i64 @_Z14get_local_sizej(i32)\ndeclare spir_func i64 @_Z15get_global_sizej(i32)\n\
        declare spir_func i64 @_Z12get_group_idj(i32)\ndeclare spir_func i64 @_Z17get_global_offsetj(i32)\n\
        declare spir_func void @_Z7barrierj(i32) convergent\ndeclare spir_func float @_Z3sinf(float)\n\
        declare spir_func i32 @_Z21work_group_reduce_addi(i32) convergent\n\
        declare spir_func i32 @printf(ptr addrspace(2), ...)\n\
        define spir_kernel void @k({parameters}) {{\n{body}\n}}\n"
    );
    let spirv = input::to_spirv(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    Program::new(spirv).expect("a module")
}

fn compile(program: &Program, range: &Range) -> Kernel {
    let kernel = program.compile("k", &CompileOptions::new(range));
    kernel.unwrap_or_else(|error| panic!("{error}"))
}

fn run(kernel: &Kernel, memory: &mut Memory, arguments: &[Argument], range: &Range) -> String {
    // SAFETY: the kernels of this file stay in their buffers.
    let printed =
        unsafe { kernel.run(memory, arguments, range, 2) }.unwrap_or_else(|error| panic!("{error}"));
    String::from_utf8(printed).expect("text")
}

fn words(memory: &Memory, id: BufferId) -> Vec<u32> {
    let bytes = memory.get(id).expect("a buffer").to_vec();
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("four"))).collect()
}

fn zeros(memory: &mut Memory, words: usize) -> BufferId {
    memory.add(Bytes::zeros(4 * words).expect("memory"))
}

#[test]
fn a_kernel_runs_over_its_range_as_often_as_wanted() {
    let program = program(
        "ptr addrspace(1) %out, i32 %factor",
        "  %id = call spir_func i64 @_Z13get_global_idj(i32 0)\n  %short = trunc i64 %id to i32\n\
        %value = mul i32 %short, %factor\n  %at = getelementptr i32, ptr addrspace(1) %out, i64 %id\n\
        store i32 %value, ptr addrspace(1) %at\n  ret void",
    );
    let range = Range::linear(1000, 8);
    let kernel = compile(&program, &range);
    for factor in [3u32, 5] {
        let mut memory = Memory::default();
        let out = zeros(&mut memory, 1000);
        let arguments = [Argument::Buffer(out), Argument::Value(factor.to_le_bytes().to_vec())];
        run(&kernel, &mut memory, &arguments, &range);
        assert!(words(&memory, out).iter().enumerate().all(|(at, &word)| word == at as u32 * factor));
    }
}

#[test]
fn ids_have_three_dimensions_and_an_offset() {
    let program = program(
        "ptr addrspace(1) %out",
        "  %x = call spir_func i64 @_Z13get_global_idj(i32 0)\n  %y = call spir_func i64 @_Z13get_global_idj(i32 1)\n\
        %z = call spir_func i64 @_Z13get_global_idj(i32 2)\n  %lx = call spir_func i64 @_Z12get_local_idj(i32 0)\n\
        %gy = call spir_func i64 @_Z12get_group_idj(i32 1)\n  %ox = call spir_func i64 @_Z17get_global_offsetj(i32 0)\n\
        %wx = call spir_func i64 @_Z15get_global_sizej(i32 0)\n  %wy = call spir_func i64 @_Z15get_global_sizej(i32 1)\n\
        %cx = sub i64 %x, %ox\n  %a = mul i64 %z, %wy\n  %b = add i64 %a, %y\n  %c = mul i64 %b, %wx\n\
        %d = add i64 %c, %cx\n  %at = getelementptr i32, ptr addrspace(1) %out, i64 %d\n\
        %e = mul i64 %x, 100\n  %f = mul i64 %lx, 10\n  %g = add i64 %e, %f\n  %h = add i64 %g, %gy\n\
        %v = trunc i64 %h to i32\n  store i32 %v, ptr addrspace(1) %at\n  ret void",
    );
    // Groups at the edge of the first dimension are smaller.
    let range = Range { dimensions: 3, global: [10, 4, 3], group: [4, 2, 1], offset: [7, 0, 0] };
    let kernel = compile(&program, &range);
    let mut memory = Memory::default();
    let out = zeros(&mut memory, 120);
    run(&kernel, &mut memory, &[Argument::Buffer(out)], &range);
    let wanted = |at: u32| (at % 10 + 7) * 100 + at % 10 % 4 * 10 + at / 10 % 4 / 2;
    assert_eq!(words(&memory, out), (0..120).map(wanted).collect::<Vec<_>>());
}

#[test]
fn work_items_meet_at_barriers() {
    let program = program(
        "ptr addrspace(1) %out",
        "  %id = call spir_func i64 @_Z13get_global_idj(i32 0)\n  %l = call spir_func i64 @_Z12get_local_idj(i32 0)\n\
        %v = trunc i64 %id to i32\n  %mine = getelementptr i32, ptr addrspace(3) @tile, i64 %l\n\
        store i32 %v, ptr addrspace(3) %mine\n  call spir_func void @_Z7barrierj(i32 1)\n\
        %n = call spir_func i64 @_Z14get_local_sizej(i32 0)\n  %m = sub i64 %n, 1\n  %r = sub i64 %m, %l\n\
        %other = getelementptr i32, ptr addrspace(3) @tile, i64 %r\n  %w = load i32, ptr addrspace(3) %other\n\
        %sum = call spir_func i32 @_Z21work_group_reduce_addi(i32 1)\n  %t = mul i32 %w, %sum\n\
        %at = getelementptr i32, ptr addrspace(1) %out, i64 %id\n  store i32 %t, ptr addrspace(1) %at\n  ret void",
    );
    let range = Range::linear(256, 32);
    let kernel = compile(&program, &range);
    let mut memory = Memory::default();
    let out = zeros(&mut memory, 256);
    run(&kernel, &mut memory, &[Argument::Buffer(out)], &range);
    let wanted = |at: u32| (at / 32 * 32 + 31 - at % 32) * 32;
    assert_eq!(words(&memory, out), (0..256).map(wanted).collect::<Vec<_>>());
}

#[test]
fn the_library_computes() {
    let program = program(
        "ptr addrspace(1) %data",
        "  %id = call spir_func i64 @_Z13get_global_idj(i32 0)\n\
        %at = getelementptr float, ptr addrspace(1) %data, i64 %id\n  %x = load float, ptr addrspace(1) %at\n\
        %y = call spir_func float @_Z3sinf(float %x)\n  store float %y, ptr addrspace(1) %at\n  ret void",
    );
    let range = Range::linear(512, 64);
    let kernel = compile(&program, &range);
    let data: Vec<f32> = (0..512).map(|at| at as f32 * 0.37 - 90.0).collect();
    let mut memory = Memory::default();
    let bytes: Vec<u8> = data.iter().flat_map(|value| value.to_le_bytes()).collect();
    let buffer = memory.add(Bytes::from(&bytes[..]));
    run(&kernel, &mut memory, &[Argument::Buffer(buffer)], &range);
    for (x, bits) in data.iter().zip(words(&memory, buffer)) {
        let (got, wanted) = (f64::from(f32::from_bits(bits)), f64::from(*x).sin());
        assert!((got - wanted).abs() <= 1e-7 * wanted.abs() + 1e-9, "sin {x}: {got}, not {wanted}");
    }
}

#[test]
fn what_is_printed_stands_in_the_order_of_groups() {
    let program = program(
        "ptr addrspace(1) %out",
        "  %id = call spir_func i64 @_Z13get_global_idj(i32 0)\n  %i = trunc i64 %id to i32\n\
        %f = sitofp i32 %i to double\n  %h = fmul double %f, 5.000000e-01\n\
        %done = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, i32 %i, double %h)\n  ret void",
    );
    let range = Range::linear(40, 4);
    let kernel = compile(&program, &range);
    let mut memory = Memory::default();
    let out = zeros(&mut memory, 1);
    let printed = run(&kernel, &mut memory, &[Argument::Buffer(out)], &range);
    let wanted: String = (0..40).map(|at| format!("item {at} {}", f64::from(at) / 2.0)).collect();
    assert_eq!(printed, wanted);
}

#[test]
fn arguments_that_do_not_fit_are_refused() {
    let program = program("ptr addrspace(1) %out, i32 %n, ptr addrspace(3) %local", "  ret void");
    let range = Range::linear(4, 4);
    let kernel = compile(&program, &range);
    let mut memory = Memory::default();
    let out = zeros(&mut memory, 4);
    let (buffer, value, local) = (Argument::Buffer(out), Argument::Value(vec![0; 4]), Argument::Local(64));
    let mut refused = |arguments: &[Argument], range: &Range| {
        // SAFETY: the kernel does nothing.
        unsafe { kernel.run(&mut memory, arguments, range, 1) }.expect_err("it is refused")
    };
    assert!(matches!(
        refused(std::slice::from_ref(&buffer), &range),
        Error::Arguments { wanted: 3, given: 1, .. }
    ));
    let swapped = [value.clone(), buffer.clone(), local.clone()];
    assert!(matches!(refused(&swapped, &range), Error::Argument { number: 0, .. }));
    let short = [buffer.clone(), Argument::Value(vec![0; 3]), local.clone()];
    assert!(matches!(refused(&short, &range), Error::Argument { number: 1, .. }));
    let right = [buffer, value, local];
    assert!(matches!(refused(&right, &Range::linear(8, 2)), Error::Range(_)));
    assert!(matches!(refused(&right, &Range::linear(6, 4)), Error::Range(_)));
}

#[test]
fn what_is_not_there_is_named() {
    let text = "target triple = \"spir64-unknown-unknown\"\ndeclare spir_func i32 @_Z5magici(i32)\n\
        define spir_kernel void @k(ptr addrspace(1) %out) {\n  %v = call spir_func i32 @_Z5magici(i32 1)\n\
        store i32 %v, ptr addrspace(1) %out\n  ret void\n}\n";
    let program = Program::new(input::to_spirv(text.as_bytes()).expect("SPIR-V")).expect("a module");
    let options = CompileOptions::new(&Range::linear(1, 1));
    let Err(Error::Missing { functions }) = program.compile("k", &options) else { panic!("it compiles") };
    assert_eq!(functions, ["_Z5magici"]);
    assert!(matches!(program.compile("no", &options), Err(Error::NoEntry { .. })));
    assert!(matches!(input::to_spirv(&[0, 1, 2]), Err(Error::Format)));
}
