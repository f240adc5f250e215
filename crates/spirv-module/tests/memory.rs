//! Memory grows with the input, whatever the input says about itself.

mod common;

use peak_alloc::PeakAlloc;
use spirv_module::{Builder, Id, Module, Op, Operands, Version, check};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Bytes that decoding and checking may take at most, besides the input itself.
fn limit(input: usize) -> usize {
    64 * input + (16 << 20)
}

/// Decodes and checks, and compares the peak with the limit. One test, because the peak is that of the process.
fn measure(name: &str, bytes: &[u8]) {
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    if let Ok(module) = Module::decode(bytes) {
        let _ = check(&module);
    }
    let taken = MEMORY.peak_usage() - before;
    assert!(taken <= limit(bytes.len()), "{name}: {taken} bytes for {}", bytes.len());
}

#[test]
fn hostile_modules() {
    let kernel = common::small_kernel().encode();
    let mut bound = kernel.clone();
    bound[12..16].copy_from_slice(&[0xFF; 4]);
    measure("a bound of 2^32 - 1", &bound);

    let mut many = Builder::new(Version::V1_0);
    for _ in 0..300_000 {
        let id = many.alloc_id();
        many.push(Op::TypeVoid, None, Some(id), &[]).unwrap();
    }
    let many = many.finish();
    measure("many ids", &many.encode());

    let mut far = Module::new(Version::V1_0);
    far.header.bound = u32::MAX;
    for number in 1..300_000u32 {
        far.list_mut().push(Op::TypeVoid, None, Some(Id(number.wrapping_mul(14_000))), &[]).unwrap();
    }
    measure("ids far apart", &far.encode());

    let mut errors = Module::new(Version::V1_0);
    for _ in 0..300_000 {
        errors.list_mut().push(Op::Return, None, None, &[1]).unwrap();
    }
    measure("many errors", &errors.encode());

    let mut phis = Module::new(Version::V1_0);
    phis.header.bound = 1000;
    let list = phis.list_mut();
    list.push(Op::Function, Some(Id(1)), Some(Id(2)), &[0, 3]).unwrap();
    list.push(Op::Label, None, Some(Id(4)), &[]).unwrap();
    for _ in 0..100 {
        let pairs = vec![4u32; 60_000];
        list.push(Op::Phi, Some(Id(1)), Some(Id(5)), &pairs).unwrap();
        list.push(Op::Switch, None, None, &pairs).unwrap();
    }
    list.push(Op::FunctionEnd, None, None, &[]).unwrap();
    measure("long phis and switches", &phis.encode());

    let mut names = Builder::new(Version::V1_0);
    for _ in 0..50_000 {
        let id = names.alloc_id();
        names.push(Op::EntryPoint, None, None, &Operands::new().word(6u32).id(id).string("entry")).unwrap();
    }
    measure("many entry points", &names.finish().encode());
}
