//! Kernels of AMD's GPUs: the triples `*-amd-amdhsa`, which clang uses for HIP.
//!
//! Source: LLVM's documentation and code of the target `spirv64-amd-amdhsa` (`llvm/docs/SPIRVUsage.rst`,
//! `SPIRVPrepareGlobals.cpp`), and AMD's branch of Khronos' translator.

mod processors;

pub use processors::{has_features, processors, wavefront_sizes};

/// The vendor and the system of triples.
const SYSTEM: &str = "-amd-amdhsa";

/// The triple of LLVM IR that is SPIR-V again.
pub const TRIPLE: &str = "spirv64-amd-amdhsa";

/// The triple of LLVM IR that LLVM compiles for GPUs.
pub const DEVICE_TRIPLE: &str = "amdgcn-amd-amdhsa";

/// The generator word, whose low half readers recognize these modules by.
pub const GENERATOR: u32 = 0xFFFF;

/// The text of UserTypeGOOGLE that stands for `externally_initialized`.
pub const EXTERNALLY_INITIALIZED: &str = "externally_initialized";

/// The extension that has UserTypeGOOGLE.
pub const USER_TYPE_EXTENSION: &str = "SPV_GOOGLE_user_type";

/// The length of arrays of memory whose size the launch states; `[0 x T]` in LLVM IR.
pub const DYNAMIC_LENGTH: u32 = u32::MAX;

/// The intrinsic `i1 (i32 id, i1 default, metadata name)`: whether the device has a property. The id -1 is one that the
/// translation gives out.
pub const PREDICATE: &str = "llvm.spv.named.boolean.spec.constant";

/// The variable with the names of such properties: for each the name, a space, the number of its specialization constant, and a byte 0.
pub const PREDICATE_IDS: &str = "llvm.amdgcn.feature.predicate.ids";

/// What stands in front of the names of intrinsics, with underscores in the place of dots, that LLVM's SPIR-V target imports.
pub const INTRINSIC_IMPORT: &str = "spirv.";

/// Variables with names of LLVM's that are the program's: the command line of the compiler, and [`PREDICATE_IDS`].
pub const VARIABLES: &[&str] = &["llvm.cmdline", PREDICATE_IDS];

/// Whether a generator word is that of such a module.
pub fn is_generator(word: u32) -> bool {
    word & 0xFFFF == GENERATOR
}

/// Whether a triple is one of these targets.
pub fn is_amd(triple: &str) -> bool {
    triple.ends_with(SYSTEM)
}

/// Whether a processor has the property that a name stands for: to be this processor (`is.gfx90a`), or to have features
/// (`has.gfx12-insts`). `None` for other names, and for processors that are not known.
pub fn has_property(processor: &str, name: &str) -> Option<bool> {
    let is_one = |wanted: &str| processor.split(':').next() == Some(wanted);
    match name.split_once('.')? {
        ("is", wanted) => processors().any(&is_one).then(|| is_one(wanted)),
        ("has", condition) => has_features(processor, condition),
        _ => None,
    }
}

/// Names with their numbers from the contents of [`PREDICATE_IDS`]; what has another form is left out.
pub fn named_numbers(contents: &[u8]) -> Vec<(Vec<u8>, u32)> {
    let entry = |entry: &[u8]| {
        let space = entry.iter().rposition(|&byte| byte == b' ')?;
        let number = std::str::from_utf8(entry.get(space + 1..)?).ok()?.parse().ok()?;
        Some((entry[..space].to_vec(), number))
    };
    contents.split(|&byte| byte == 0).filter_map(entry).collect()
}
