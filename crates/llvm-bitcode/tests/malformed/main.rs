//! Damaged and hostile files end in an error or a result: no panic, bounded memory, bounded time.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]
#![allow(unsafe_code, reason = "an allocator that counts can only be written with it")]

mod bounds;
#[path = "../support/mod.rs"]
mod support;

use bounds::read_within_bounds;

use std::sync::{Mutex, PoisonError};

use llvm_bitcode::bitstream::{Abbrev, BitstreamWriter, Field, Tail};

/// Held while something is measured.
static MEASURING: Mutex<()> = Mutex::new(());

/// Small files of five kinds: OpenCL C optimized with debug info and without, typed pointers, a module with a summary, a
/// combined index.
fn seeds() -> Vec<(&'static str, Vec<u8>)> {
    let input = support::inputs().join("small.cl");
    let opencl = ["-target", "spir64", "-cl-std=CL2.0", "-Xclang", "-finclude-default-header"];
    [
        ("debug info", "clang-22", ["-O2", "-g"]),
        ("optimized", "clang-22", ["-O2", "-g0"]),
        ("typed pointers", "clang-14", ["-O0", "-g0"]),
    ]
    .into_iter()
    .map(|(name, clang, level)| {
        let args: Vec<&str> = ["-c", "-emit-llvm", "-w"].into_iter().chain(level).chain(opencl).collect();
        let out = support::produce(clang, &args, &input).expect("the input compiles");
        (name, std::fs::read(out).unwrap())
    })
    .chain(summaries())
    .collect()
}

fn summaries() -> [(&'static str, Vec<u8>); 2] {
    let text = support::inputs().join("summarized.ll");
    let module = support::produce("opt-22", &["-module-summary"], &text).expect("the input is read");
    let index =
        support::produce("llvm-lto-22", &["-thinlto-action=thinlink"], &module).expect("it is linked");
    [("summary", std::fs::read(module).unwrap()), ("index", std::fs::read(index).unwrap())]
}

/// A generator of numbers that are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
}

#[test]
fn truncated_files() {
    let _guard = MEASURING.lock().unwrap_or_else(PoisonError::into_inner);
    for (name, bytes) in seeds() {
        assert!(read_within_bounds(name, &bytes));
        for len in 0..bytes.len() {
            read_within_bounds(&format!("{name} cut to {len}"), &bytes[..len]);
        }
    }
}

#[test]
fn every_byte_changed() {
    let _guard = MEASURING.lock().unwrap_or_else(PoisonError::into_inner);
    for (name, bytes) in seeds().into_iter().skip(1) {
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << (at % 8);
            read_within_bounds(&format!("{name} with byte {at} changed"), &damaged);
        }
    }
}

#[test]
fn random_damage() {
    let _guard = MEASURING.lock().unwrap_or_else(PoisonError::into_inner);
    let seeds = seeds();
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    for round in 0..20_000 {
        let (name, bytes) = &seeds[numbers.below(seeds.len())];
        let mut damaged = bytes.clone();
        for _ in 0..1 + numbers.below(3) {
            let at = numbers.below(damaged.len());
            match numbers.below(5) {
                0 => damaged[at] ^= 1 << numbers.below(8),
                1 => damaged[at] = numbers.next() as u8,
                2 => damaged[at] = [0, 0xFF, 0x7F, 0x80][numbers.below(4)],
                3 => {
                    let from = numbers.below(damaged.len());
                    let len = numbers.below(16).min(damaged.len() - from).min(damaged.len() - at);
                    damaged.copy_within(from..from + len, at);
                }
                _ => {
                    let len = numbers.below(8).min(damaged.len() - at);
                    damaged.drain(at..at + len);
                    damaged.extend(std::iter::repeat_n(0, len));
                }
            }
        }
        read_within_bounds(&format!("{name}, round {round}"), &damaged);
    }
}

/// Numbers of blocks and records that the files below are made of.
mod code {
    pub(super) const MODULE: u32 = 8;
    pub(super) const CONSTANTS: u32 = 11;
    pub(super) const FUNCTION: u32 = 12;
    pub(super) const METADATA: u32 = 15;
    pub(super) const TYPE: u32 = 17;
    pub(super) const MODULE_STRTAB: u32 = 19;
    pub(super) const GLOBALVAL_SUMMARY: u32 = 20;
    pub(super) const STRTAB: u32 = 23;
}

/// A module with a few types (0 i32, 1 void, 2 void (), 3 ptr) to which `fill` adds. `globals` records stand before
/// the blocks; `strings` is the string table.
fn dense_file(strings: &[u8], fill: impl FnOnce(&mut BitstreamWriter)) -> Vec<u8> {
    let mut w = BitstreamWriter::new();
    w.enter_block(code::MODULE, 3);
    w.record(1, &[2]);
    w.enter_block(code::TYPE, 4);
    w.record(1, &[4]);
    w.record(7, &[32]);
    w.record(2, &[]);
    w.record(21, &[0, 1]);
    w.record(25, &[0]);
    w.end_block();
    fill(&mut w);
    w.end_block();
    w.enter_block(code::STRTAB, 3);
    let blob = w.define_abbrev(Abbrev::new(1, &[], Tail::Blob));
    w.abbreviated_text(blob, 1, &[], strings);
    w.end_block();
    w.finish()
}

const MANY: u64 = 200_000;

#[test]
fn dense_instructions() {
    let _guard = MEASURING.lock().unwrap_or_else(PoisonError::into_inner);
    let unreachable = Abbrev::new(15, &[], Tail::None);
    let file = dense_file(b"f", |w| {
        w.record(8, &[0, 1, 2, 0, 0, 0, 0, 0, 0, 0]);
        w.enter_block(code::FUNCTION, 3);
        w.record(1, &[MANY]);
        let id = w.define_abbrev(unreachable);
        (0..MANY).for_each(|_| w.abbreviated(id, 15, &[]));
        w.end_block();
    });
    read_within_bounds("many unreachable", &file);
}

#[test]
fn dense_metadata() {
    let _guard = MEASURING.lock().unwrap_or_else(PoisonError::into_inner);
    for operands in [0, 1, 20] {
        // Operands that take no bits.
        let node = Abbrev::new(3, &vec![Field::Literal(0); operands], Tail::None);
        let file = dense_file(b"", |w| {
            w.enter_block(code::METADATA, 3);
            let id = w.define_abbrev(node);
            (0..MANY).for_each(|_| w.abbreviated(id, 3, &vec![0; operands]));
            w.end_block();
        });
        read_within_bounds("many nodes", &file);
    }
    let composite = Abbrev::new(18, &[Field::Literal(0); 22], Tail::None);
    let file = dense_file(b"", |w| {
        w.enter_block(code::METADATA, 3);
        let id = w.define_abbrev(composite);
        (0..MANY).for_each(|_| w.abbreviated(id, 18, &[0; 22]));
        w.end_block();
    });
    read_within_bounds("many types of debug info", &file);
}

#[test]
fn dense_constants() {
    let _guard = MEASURING.lock().unwrap_or_else(PoisonError::into_inner);
    let file = dense_file(b"", |w| {
        w.enter_block(code::CONSTANTS, 3);
        let id = w.define_abbrev(Abbrev::new(4, &[Field::Fixed(18)], Tail::None));
        (0..MANY).for_each(|n| w.abbreviated(id, 4, &[n]));
        w.end_block();
    });
    read_within_bounds("many integers", &file);
    let file = dense_file(b"", |w| {
        w.enter_block(code::CONSTANTS, 3);
        let id = w.define_abbrev(Abbrev::new(2, &[], Tail::None));
        (0..MANY).for_each(|_| w.abbreviated(id, 2, &[]));
        w.end_block();
    });
    read_within_bounds("many zeros", &file);
}

/// Summaries that are many times the same record, whose operands take no bits.
#[test]
fn dense_summaries() {
    let _guard = MEASURING.lock().unwrap_or_else(PoisonError::into_inner);
    let shapes: [(&str, u32, &[u64]); 12] = [
        ("functions", 2, &[0; 7]),
        ("variables", 3, &[0; 3]),
        ("aliases", 7, &[0; 3]),
        ("combined functions", 5, &[0; 9]),
        ("type tests", 11, &[]),
        ("virtual calls", 14, &[0; 2]),
        ("names of functions", 17, &[0; 2]),
        ("type identifiers", 21, &[0, 1, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0]),
        ("uses of parameters", 25, &[0; 4]),
        ("calls", 26, &[0]),
        ("allocations", 27, &[0]),
        ("values", 16, &[0, 0, 0]),
    ];
    for (name, record, operands) in shapes {
        let fields: Vec<Field> = operands.iter().map(|&value| Field::Literal(value)).collect();
        for combined in [false, true] {
            let file = dense_file(b"f", |w| {
                w.record(8, &[0, 1, 2, 0, 1, 0, 0, 0, 0, 0]);
                if combined {
                    w.enter_block(code::MODULE_STRTAB, 3);
                    w.record(1, &[0, 97]);
                    w.end_block();
                }
                w.enter_block(code::GLOBALVAL_SUMMARY, 3);
                w.record(10, &[12]);
                let id = w.define_abbrev(Abbrev::new(record, &fields, Tail::None));
                (0..MANY).for_each(|_| w.abbreviated(id, record, operands));
                w.end_block();
            });
            read_within_bounds(&format!("many {name}, combined: {combined}"), &file);
        }
    }
}

/// Values with hashes of their own, and modules with paths of their own.
#[test]
fn many_summarized_values() {
    let _guard = MEASURING.lock().unwrap_or_else(PoisonError::into_inner);
    let file = dense_file(b"", |w| {
        w.enter_block(code::MODULE_STRTAB, 3);
        let id = w.define_abbrev(Abbrev::new(1, &[Field::Fixed(18)], Tail::None));
        (0..MANY).for_each(|n| w.abbreviated(id, 1, &[n]));
        w.end_block();
        w.enter_block(code::GLOBALVAL_SUMMARY, 3);
        w.record(10, &[9]);
        let id = w.define_abbrev(Abbrev::new(16, &[Field::Fixed(18), Field::Fixed(18)], Tail::None));
        (0..MANY).for_each(|n| w.abbreviated(id, 16, &[n, n]));
        w.end_block();
    });
    read_within_bounds("many values", &file);
}

/// Contexts that share a long path through the radix tree.
#[test]
fn long_contexts_of_allocations() {
    let _guard = MEASURING.lock().unwrap_or_else(PoisonError::into_inner);
    let file = dense_file(b"f", |w| {
        w.record(8, &[0, 1, 2, 0, 1, 0, 0, 0, 0, 0]);
        w.enter_block(code::GLOBALVAL_SUMMARY, 3);
        w.record(10, &[12]);
        w.record(30, &[0, 1]);
        let mut tree = vec![0; 20_000];
        tree[0] = 19_999;
        w.record(32, &tree);
        (0..20_000).for_each(|_| w.record(27, &[1, 1, 0]));
        w.end_block();
    });
    assert!(!read_within_bounds("one context for many allocations", &file));
    // Jumps to behind the tree, and from one jump to the next.
    for tree in [[1u64, 0xFFFF_FF00], [2, 0xFFFF_FFFF]] {
        let file = dense_file(b"f", |w| {
            w.record(8, &[0, 1, 2, 0, 1, 0, 0, 0, 0, 0]);
            w.enter_block(code::GLOBALVAL_SUMMARY, 3);
            w.record(10, &[12]);
            w.record(32, &tree);
            w.record(27, &[1, 1, 0]);
            w.end_block();
        });
        assert!(!read_within_bounds("a broken tree", &file));
    }
}

#[test]
fn a_long_name_for_many_globals() {
    let _guard = MEASURING.lock().unwrap_or_else(PoisonError::into_inner);
    let name = vec![b'x'; 100_000];
    let file = dense_file(&name, |w| {
        for _ in 0..20_000 {
            w.record(7, &[0, 100_000, 0, 2, 0, 0, 0, 0]);
        }
    });
    assert!(!read_within_bounds("one name for many globals", &file));
}

#[test]
fn deep_nesting() {
    let _guard = MEASURING.lock().unwrap_or_else(PoisonError::into_inner);
    // Types within types, and blocks within blocks.
    let mut w = BitstreamWriter::new();
    w.enter_block(code::MODULE, 3);
    w.record(1, &[2]);
    w.enter_block(code::TYPE, 4);
    w.record(1, &[100_001]);
    w.record(7, &[32]);
    (0..100_000).for_each(|n| w.record(11, &[1, n]));
    w.end_block();
    w.end_block();
    assert!(!read_within_bounds("arrays of arrays", &w.finish()));

    let file = dense_file(b"", |w| {
        (0..1000).for_each(|_| w.enter_block(code::METADATA, 3));
        (0..1000).for_each(|_| w.end_block());
    });
    read_within_bounds("blocks within blocks", &file);

    // Each constant the negation of the one behind it.
    let file = dense_file(b"", |w| {
        w.enter_block(code::CONSTANTS, 4);
        (0..100_000).for_each(|n| w.record(10, &[12, n + 1, n + 1]));
        w.record(4, &[2]);
        w.end_block();
    });
    assert!(!read_within_bounds("a chain of constants", &file));

    let file = dense_file(b"", |w| {
        w.enter_block(code::CONSTANTS, 4);
        (0..1000).for_each(|n| w.record(10, &[12, (n + 1) % 1000, n]));
        w.end_block();
    });
    assert!(!read_within_bounds("a ring of constants", &file));
}
