//! Options for the constructs that a translation accepts, rejects and omits, in both directions.

use crate::losses::LossGrade;

/// The accepted input, the accepted losses, and the data that is kept beside the program itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Policy {
    /// The lowest severity of a loss that is an error; `None`: losses are never errors.
    pub strict: Option<LossGrade>,
    /// To LLVM IR: whether a SPIR-V module must keep the rules that widely used producers break
    /// ([`Tolerance`](spirv_module::Tolerance)), and declare every capability and extension that it uses. Otherwise a broken
    /// rule is a warning, and declarations are inferred from use.
    pub strict_input: bool,
    /// Whether names that only help people are left out: of values and blocks in functions, of structure types and their
    /// members. Symbols and parameters keep theirs.
    pub strip_names: bool,
    /// Whether attributes and metadata of functions and variables that SPIR-V has no equivalent for are kept in the set
    /// `NonSemantic.AuxData`, and attached again from it. `None`: only in modules for AMD's GPUs.
    pub aux_data: Option<bool>,
    /// Whether a module may exceed the sizes that every consumer accepts ([`spirv_module::universal_limits`]). Otherwise it
    /// is an error to SPIR-V, and a warning to LLVM IR.
    pub lift_universal_limits: bool,
}
