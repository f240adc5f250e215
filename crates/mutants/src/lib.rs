//! Hostile input: what must hold for any bytes whatever, and mutants of valid modules to try it with.
//!
//! - [`TARGETS`] lists the doors through which bytes of others come in, each with the law that any input keeps:
//!   a result or a typed error, and a result that is what it claims. A law that is broken panics, as fuzzers want it.
//! - [`Format::mutate`] makes a mutant: the grammar of the format stays whole and its meaning breaks, so that mutants
//!   get past the decoder and reach the code behind it. [`spirv`] knows instructions and kinds of operands, [`bitcode`]
//!   blocks and records, [`text`] tokens, [`containers`] fields of headers.
//!
//! The same laws and mutants serve the fuzz targets in `fuzz/`, the smoke tests, and `cargo xtask mutants`. Nothing here
//! reads clocks, and files only as seeds ([`Seeds::of_corpus`]): a mutant is made of a seed and a number, and can be made
//! again.

pub mod bitcode;
pub mod containers;
mod seeds;
mod settings;
pub mod spirv;
mod targets;
pub mod text;
mod validity;

pub use seeds::Seeds;
pub use targets::{TARGETS, Target, target};

use fastrand::Rng;

/// What the bytes of an input are supposed to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A SPIR-V binary.
    Spirv,
    /// LLVM bitcode.
    Bitcode,
    /// LLVM assembly.
    LlvmAssembly,
    /// LLVM assembly of a shader, by its triple.
    ShaderAssembly,
    /// SPIR-V assembly.
    SpirvAssembly,
    /// An object file, an archive, an offload bundle or an offload package.
    Container,
    /// A mangled name.
    Name,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 7] = [
        Format::Spirv,
        Format::Bitcode,
        Format::LlvmAssembly,
        Format::ShaderAssembly,
        Format::SpirvAssembly,
        Format::Container,
        Format::Name,
    ];

    /// A mutant of `seed`, which should be of this format; of anything else it is the bytes with some changed.
    pub fn mutate(self, seed: &[u8], rng: &mut Rng) -> Vec<u8> {
        // One in eight has plain damage, which the decoders have to find.
        let structured = if rng.u8(..) < 32 {
            None
        } else {
            match self {
                Format::Spirv => spirv::mutate(seed, rng),
                Format::Bitcode => bitcode::mutate(seed, rng),
                Format::Container => containers::mutate(seed, rng),
                Format::LlvmAssembly | Format::ShaderAssembly | Format::SpirvAssembly | Format::Name => {
                    Some(text::mutate(seed, rng))
                }
            }
        };
        structured.unwrap_or_else(|| damage(seed, rng))
    }
}

/// Changes, cuts or repeats bytes without regard to what they mean.
fn damage(seed: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..rng.usize(1..=4) {
        if bytes.is_empty() {
            break;
        }
        let at = rng.usize(..bytes.len());
        match rng.u8(..6) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, rng.u8(..)),
            2 => {
                let end = (at + rng.usize(1..=16)).min(bytes.len());
                bytes.extend_from_within(at..end);
            }
            _ => bytes[at] = rng.u8(..),
        }
    }
    bytes
}

/// Numbers at which arithmetic, sizes and tables go wrong.
fn interesting(rng: &mut Rng) -> u64 {
    const NUMBERS: [u64; 22] = [
        0,
        1,
        2,
        3,
        4,
        7,
        8,
        16,
        31,
        32,
        33,
        63,
        64,
        65,
        127,
        255,
        256,
        65_535,
        0x7fff_ffff,
        0x8000_0000,
        0xffff_ffff,
        u64::MAX,
    ];
    match rng.u8(..4) {
        0 => rng.u64(..) >> rng.u32(..64),
        _ => NUMBERS[rng.usize(..NUMBERS.len())],
    }
}
