//! Metadata: strings, constants, tuples and debug-info nodes of a module.

use crate::constants::ConstId;
use crate::debug_info::DebugNode;
use crate::define_id;
use crate::name::Name;

define_id!(
    /// A metadata node of a module.
    MdId
);
define_id!(
    /// A metadata kind of a module (`dbg`, `tbaa`, `kernel_arg_type`, …).
    MdKindId
);
define_id!(
    /// A source location of a module.
    DebugLocId
);

/// A metadata node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Metadata {
    /// `!"…"`
    String(Name),
    /// A constant, as in `!{i32 1}`.
    Constant(ConstId),
    /// `!{…}` or `distinct !{…}`.
    Tuple {
        /// Whether it has an identity of its own.
        distinct: bool,
        /// The operands; `None` is `null`.
        operands: Box<[Option<MdId>]>,
    },
    /// A debug-info node.
    Debug(Box<DebugNode>),
}

/// `!name = !{…}`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedMetadata {
    /// The name without the exclamation mark.
    pub name: Name,
    /// The operands.
    pub operands: Vec<MdId>,
}

/// A source location (`!DILocation` attached to an instruction).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DebugLoc {
    /// The line, 0 when unknown.
    pub line: u32,
    /// The column, 0 when unknown.
    pub column: u32,
    /// The scope node.
    pub scope: MdId,
    /// The location it was inlined at (a `DILocation` node).
    pub inlined_at: Option<MdId>,
    /// Whether it belongs to code the compiler made up.
    pub implicit_code: bool,
    /// Key-instructions group (LLVM 21), 0 for none.
    pub atom_group: u64,
    /// Key-instructions rank (LLVM 21), 0 for none.
    pub atom_rank: u8,
    /// Whether the `DILocation` node is distinct.
    pub distinct: bool,
}
