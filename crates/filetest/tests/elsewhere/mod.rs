//! The rows of the catalogue of errors that no file test reaches, with the reasons.

/// The test of options that only the library refuses: the command refuses their values earlier.
const OPTIONS: &str = "crates/spirv-llvm/tests/options.rs";
/// A row without a test: neither an input that reaches it nor a check that excludes it is known.
const UNKNOWN: &str = "no input is known";

/// The name of each row, and the reason.
pub(crate) const ROWS: &[(&str, &str)] = &[
    ("constants/OpenMode", UNKNOWN),
    ("files/Report", UNKNOWN),
    ("library/Internal", "a defect: the mutants look for inputs that cause it"),
    ("llvm-constants/AssemblyValue", UNKNOWN),
    ("llvm-instructions/UnsizedElement", UNKNOWN),
    ("llvm-modules/DataLayout", UNKNOWN),
    ("llvm-modules/TooManyWords", UNKNOWN),
    ("llvm-types/Byte", UNKNOWN),
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
