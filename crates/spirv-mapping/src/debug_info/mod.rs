//! Debug information: which instruction of a debug-info set means which debug-info node of LLVM, as one table that both
//! directions interpret.
//!
//! A [`Row`] is an instruction and the nodes that it represents; its operands, in order, are relations ([`What`]) to
//! fields of the node. The sets are columns ([`Dialect`]): they share numbers and most operands, and differ in whether
//! a number is a word or the id of a constant, and in a few operands that only some of them have. Numbers that differ
//! on the two sides are lists of pairs ([`choices`], [`flags`], [`operators`]). Fields without a row are in [`lost`],
//! with the reason. Code that cannot be data is a [`Hook`], completed in `lower/debug_info` and in `debug_info` of the
//! directions.
//!
//! Laws, each a test over the whole table: the operands of every row are those of the grammars, in order and each once;
//! every field of every kind of node is carried, derived, or lost with a reason; lists of pairs name nothing twice.

pub mod choices;
mod dialect;
pub mod flags;
pub mod lost;
pub mod operators;
mod row;
mod rows;
#[cfg(test)]
mod tests;

pub use dialect::{Dialect, Dialects, Form};
pub use row::{Hook, Inst, Node, Operand, Quantity, Row, What};
pub use rows::rows;

use llvm_model::{DebugNode, DiKind};
use rows::rows_of;

/// The row of an instruction.
pub fn row(inst: Inst) -> Option<&'static Row> {
    rows::row_of_instruction(inst)
}

/// The instruction with this number in a set; never one that stands in for another ([`Inst::stands_in`]).
pub fn instruction(dialect: Dialect, number: u32) -> Option<Inst> {
    let numbers = BY_NUMBER.get(dialect as usize)?;
    numbers.get(usize::try_from(number).ok()?).copied().flatten()
}

/// One above the highest number.
const NUMBERS: usize = 256;

/// The instructions of each set by their numbers; the compiler makes it.
static BY_NUMBER: [[Option<Inst>; NUMBERS]; Dialect::ALL.len()] = by_number();

const fn by_number() -> [[Option<Inst>; NUMBERS]; Dialect::ALL.len()] {
    let mut out = [[None; NUMBERS]; Dialect::ALL.len()];
    let mut set = 0;
    while set < Dialect::ALL.len() {
        let dialect = Dialect::ALL[set];
        let mut next = 0;
        while next < Inst::ALL.len() {
            let inst = Inst::ALL[next];
            if inst.dialects().has(dialect) && !inst.stands_in() {
                out[dialect as usize][inst.number() as usize] = Some(inst);
            }
            next += 1;
        }
        set += 1;
    }
    out
}

/// Returns the row by which a set represents a node in a form; `None` for kinds and tags without an instruction in it.
pub fn row_of(node: &DebugNode, dialect: Dialect, form: Form) -> Option<&'static Row> {
    let tag = node.int("tag");
    let fits = |of: &&Node| of.kind == node.kind && (of.tags.is_empty() || of.tags.contains(&tag));
    let is_written =
        |row: &&Row| row.inst.is_in(dialect, form) && row.nodes.iter().filter(fits).any(|of| (of.only)(node));
    // An instruction that stands in for another is emitted wherever the set has it.
    rows_of(node.kind).filter(is_written).max_by_key(|row| row.inst.stands_in())
}

/// Returns whether nodes of this kind can be used as types.
pub fn is_type(kind: DiKind) -> bool {
    use DiKind::*;
    matches!(
        kind,
        DIBasicType
            | DIDerivedType
            | DICompositeType
            | DISubroutineType
            | DIStringType
            | DISubrangeType
            | DIFixedPointType
    )
}

/// The beginning of the OpModuleProcessed that names the producer of a compile unit, where a set has no operand for it.
pub const PRODUCER: &str = "Debug info producer: ";

/// The separator between the text of a source and the checksum of its file: `//__CSK_MD5:…`.
pub const CHECKSUM: &str = "//__CSK_";

/// The name of the basic type, without size and encoding, that represents a missing type: not every version of the
/// validator accepts DebugInfoNone as a type.
pub const VOID: &str = "void";

/// The name of the type used where an instruction has DebugInfoNone and LLVM requires a type.
pub const UNKNOWN_TYPE: &str = "SPIRV unknown type";

/// The number of DebugTypePointer's storage class for an unspecified storage class.
pub const NO_STORAGE_CLASS: u32 = u32::MAX;

/// The version that compile units of the literal sets state.
pub const VERSION: u32 = 0x1_0000;
