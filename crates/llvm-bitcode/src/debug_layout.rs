//! Where the fields of debug-info nodes stand in their records.
//!
//! Nearly always field `k` is operand `k + 1`; this lists the exceptions, some of which depend on how long the record
//! is, as records grew over time.

use llvm_model::DiKind;

/// Where a field stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The operand with this index.
    Operand(usize),
    /// This bit of operand 0.
    Bit(u32),
    /// Nowhere.
    Absent,
}

/// Bit 0 of operand 0: the node has an identity of its own.
pub(crate) const DISTINCT: u64 = 1;

/// The bit of operand 0 for sizes and offsets that are metadata (LLVM 21), for the kinds that have it.
pub(crate) fn size_is_metadata(kind: DiKind) -> Option<u64> {
    match kind {
        DiKind::DIBasicType
        | DiKind::DIDerivedType
        | DiKind::DIStringType
        | DiKind::DISubrangeType
        | DiKind::DIFixedPointType => Some(1 << 1),
        DiKind::DICompositeType => Some(1 << 2),
        _ => None,
    }
}

/// The bits of operand 0 for the form of a record, set in the form of LLVM 14 and later.
pub(crate) fn form_bits(kind: DiKind) -> u64 {
    match kind {
        DiKind::DISubrange | DiKind::DIGlobalVariable => 2 << 1,
        DiKind::DIEnumerator => 1 << 2,
        DiKind::DICompositeType | DiKind::DISubroutineType | DiKind::DILocalVariable => 1 << 1,
        DiKind::DISubprogram => 3 << 1,
        DiKind::DIExpression => 3 << 1,
        _ => 0,
    }
}

/// Most operands that LLVM 23 writes for a kind; `None` for records of any length.
pub(crate) fn max_operands(kind: DiKind) -> Option<usize> {
    let fields = kind.fields().len();
    match kind {
        DiKind::DIExpression | DiKind::GenericDINode | DiKind::DIEnumerator | DiKind::DIFixedPointType => {
            None
        }
        DiKind::DICompileUnit => Some(fields + 2),
        DiKind::DINamespace => Some(5),
        DiKind::DILabel => Some(fields),
        // Once with a DWARF tag.
        DiKind::DILocalVariable => Some(fields + 2),
        _ => Some(fields + 1),
    }
}

/// Returns the place of field `index` of a record with `total` operands and the operand 0 `head`.
pub(crate) fn place(kind: DiKind, index: usize, total: usize, head: u64) -> Place {
    use Place::{Absent, Bit, Operand};
    match kind {
        // Operand 11 once was the list of subprograms.
        DiKind::DICompileUnit if index >= 10 => Operand(index + 2),
        DiKind::DINamespace => match index {
            0 => Bit(1),
            1 => Operand(1),
            _ if total == 5 => Operand(3),
            _ => Operand(2),
        },
        DiKind::DITemplateValueParameter if total == 5 => match index {
            3 => Absent,
            4 => Operand(4),
            _ => Operand(index + 1),
        },
        DiKind::DIGlobalVariable if head >> 1 == 1 => match index {
            0..=7 => Operand(index + 1),
            8 => Operand(10),
            10 => Operand(11),
            _ => Absent,
        },
        DiKind::DILocalVariable if head & 2 == 0 => match index {
            0..=6 if total > 8 => Operand(index + 2),
            0..=6 => Operand(index + 1),
            _ => Absent,
        },
        DiKind::DIModule if total < 8 => match index {
            0 | 6 | 7 => Absent,
            _ => Operand(index),
        },
        DiKind::DILabel => match index {
            5 => Bit(1),
            6 => Operand(6),
            _ => Operand(index + 1),
        },
        // Without a file, the line has no meaning.
        DiKind::DIImportedEntity if total < 7 && index == 3 => Absent,
        DiKind::DIStringType if total == 8 => match index {
            4 => Absent,
            0..=3 => Operand(index + 1),
            _ => Operand(index),
        },
        _ => Operand(index + 1),
    }
}
