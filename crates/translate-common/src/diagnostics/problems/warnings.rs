//! Warnings: constructs that are assumed, tolerated or without effect.

use super::rows::problems;

problems! {
    /// There is a result, and something that its user should know.
    pub enum WarningProblem ("warnings") {
        PointerWidth { triple: String, actual: u32, bits: u32 } => Assumed,
            "the data layout does not fit the target \"{triple}\": its pointers have {actual} bits, and {bits} are assumed",
            "use the data layout that clang gives the target";
        NoTarget { bits: u32 } => Assumed,
            "the module has no target; pointers of {bits} bits are assumed",
            "compile for spir64 or spirv64 (32-bit pointers: spir, spirv32)";
        NoPointerWidth { triple: String, bits: u32 } => Assumed,
            "the target \"{triple}\" has no pointer width; pointers of {bits} bits are assumed",
            "compile for spir64 or spirv64 (32-bit pointers: spir, spirv32)";
        BrokenRule { rule: &'static str, others: String, meaning: &'static str } => BrokenRule,
            "a broken rule of SPIR-V: {rule}{others}", "interpreted as: {meaning}";
        Breakpoint => NoEffect, "llvm.debugtrap has no effect: SPIR-V cannot stop a kernel for a debugger";
    }
}
