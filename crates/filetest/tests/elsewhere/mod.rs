//! The rows of the catalog of errors that no file test reaches, with the reasons.

/// The test of options that only the library refuses: the command refuses their values earlier.
const OPTIONS: &str = "crates/spirv-llvm/tests/options.rs";
/// The tests with inputs that are too large for a file.
const LARGE: &str = "crates/spirv-llvm/tests/errors.rs";

/// The name of each row, and the reason.
pub(crate) const ROWS: &[(&str, &str)] = &[
    ("files/Report", LARGE),
    ("library/Internal", "a defect: the mutants look for inputs that cause it"),
    ("limits/Cancelled", "crates/spirv-llvm/tests/limits.rs: only another thread of a host raises the flag"),
    ("llvm-modules/TooManyWords", LARGE),
    ("llvm-types/Nesting", LARGE),
    ("options/NoExecutable", "the message of builds without the feature `executable`"),
    ("options/AddressSpace", OPTIONS),
    ("options/DefaultAddressSpace", OPTIONS),
    ("options/Device", OPTIONS),
    ("options/Exclusive", OPTIONS),
    ("options/ExecutableAddressSpaces", OPTIONS),
    ("options/ExecutableSpecConstants", OPTIONS),
    ("options/LlvmVersion", OPTIONS),
    ("options/Machine", OPTIONS),
    ("options/Missing", OPTIONS),
    ("options/Misspelled", OPTIONS),
    ("options/StorageClass", OPTIONS),
    ("options/Unknown", OPTIONS),
    ("options/Value", OPTIONS),
    ("spirv/Assemble", "test-corpus/text/as_*.spvasm: `as` has no --json"),
];
