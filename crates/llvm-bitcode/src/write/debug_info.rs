//! Records of debug-info nodes, driven by the model's table of their fields.

use indexmap::IndexSet;
use llvm_model::debug_info::{DebugNode, DiField, DiFieldKind, DiKind};
use rustc_hash::FxBuildHasher;

use super::ModuleWriter;
use super::constants::active_words;
use super::dialect::WriteError;
use crate::bitstream::encode_signed;
use crate::debug_layout::{self, Place};

const DW_TAG_MEMBER: u64 = 0x0D;
const DW_TAG_VARIABLE: u64 = 0x34;

/// Fields that came later than LLVM 16, with the version they came in: the last ones of the kind. They are left out where
/// they say nothing.
fn late_fields(kind: DiKind) -> &'static [(&'static str, u32)] {
    match kind {
        DiKind::DIBasicType => {
            &[("num_extra_inhabitants", 20), ("dataSize", 22), ("file", 23), ("line", 23), ("scope", 23)]
        }
        DiKind::DIDerivedType => &[("ptrAuth", 19)],
        DiKind::DICompositeType => {
            &[("num_extra_inhabitants", 20), ("specification", 21), ("enumKind", 21), ("bitStride", 21)]
        }
        DiKind::DICompileUnit => &[("sourceLanguageVersion", 22), ("dialect", 23)],
        DiKind::DISubprogram => &[("keyInstructions", 21)],
        DiKind::DILabel => &[("column", 21), ("isArtificial", 21), ("coroSuspendIdx", 21)],
        DiKind::DILocation => &[("atomGroup", 21), ("atomRank", 21)],
        _ => &[],
    }
}

/// Kinds with records of the head and the fields in order, each in its plain form. The others take a longer way.
fn is_plain(kind: DiKind) -> bool {
    use DiKind::*;
    matches!(
        kind,
        DIBasicType
            | DISubroutineType
            | DISubprogram
            | DILexicalBlock
            | DILexicalBlockFile
            | DITemplateTypeParameter
            | DILocalVariable
    )
}

/// The value of an absent field in a record: nearly always 0.
fn absent(kind: DiKind, name: &str) -> u64 {
    match (kind, name) {
        (DiKind::DICompositeType, "enumKind") => u64::from(u32::MAX),
        (DiKind::DILabel, "coroSuspendIdx") => u64::MAX,
        _ => 0,
    }
}

impl ModuleWriter<'_> {
    /// Whether sizes and offsets of a node have to be written as metadata: where one of them is a node.
    fn has_size_node(node: &DebugNode) -> bool {
        let mut fields = node.kind.fields().iter().zip(&node.fields);
        fields
            .any(|((_, what), value)| *what == DiFieldKind::UnsignedOrNode && matches!(value, DiField::Md(_)))
    }

    /// Collects the numbers of a node that have to be written as metadata constants.
    pub(super) fn numbers_as_nodes(&self, node: &DebugNode, made: &mut IndexSet<u64, FxBuildHasher>) {
        let size_nodes = Self::has_size_node(node) && self.dialect.has(21);
        for ((_, what), value) in node.kind.fields().iter().zip(&node.fields) {
            match (what, value) {
                (DiFieldKind::SignedOrNode, DiField::Int(number)) => {
                    made.insert(*number);
                }
                (DiFieldKind::UnsignedOrNode, DiField::Int(number)) if size_nodes => {
                    made.insert(*number);
                }
                _ => {}
            }
        }
    }

    /// The operands of a node's record; `None` if the reader does not know the kind.
    pub(super) fn debug_node_ops(&mut self, node: &DebugNode) -> Result<Option<Vec<u64>>, WriteError> {
        let kind = node.kind;
        let new_kind = matches!(kind, DiKind::DISubrangeType | DiKind::DIFixedPointType);
        if new_kind && !self.dialect.keep(21, kind.name()) {
            return Ok(None);
        }
        let mut head = u64::from(node.distinct) | debug_layout::form_bits(kind);
        let size_nodes = Self::has_size_node(node);
        let size_nodes = size_nodes && self.dialect.keep(21, "a size that is not a number in debug info");
        if let (true, Some(bit)) = (size_nodes, debug_layout::size_is_metadata(kind)) {
            head |= bit;
        }
        let ops = match kind {
            DiKind::GenericDINode => self.generic_ops(node, head)?,
            DiKind::DIEnumerator => {
                head |= node.int("isUnsigned") << 1;
                let mut ops = vec![head];
                let name = self.metadata.node_or_null(node.md("name"))?;
                if let DiField::Big(value, width) = node.field("value") {
                    ops.extend([u64::from(*width), name]);
                    ops.extend(active_words(value.words()).iter().map(|&w| encode_signed(w as i64)));
                } else {
                    ops.extend([64, name, encode_signed(node.int("value") as i64)]);
                }
                ops
            }
            DiKind::DIExpression => {
                let mut ops = vec![head];
                if let DiField::Ops(operations) = node.field("operations") {
                    ops.extend_from_slice(operations);
                }
                ops
            }
            _ => self.usual_ops(node, head, size_nodes)?,
        };
        Ok(Some(ops))
    }

    fn usual_ops(
        &mut self,
        node: &DebugNode,
        mut head: u64,
        size_nodes: bool,
    ) -> Result<Vec<u64>, WriteError> {
        let kind = node.kind;
        let late = late_fields(kind);
        let first_late = kind.fields().len() - late.len();
        let mut ops = Vec::with_capacity(kind.fields().len() + 2);
        ops.push(head);
        let says_late = || node.fields.iter().skip(first_late).any(|value| *value != DiField::None);
        if is_plain(kind) && !says_late() {
            for ((_, what), value) in kind.fields().iter().zip(&node.fields).take(first_late) {
                ops.push(self.plain_value(*what, value, size_nodes)?);
            }
            return Ok(ops);
        }
        let is_static_variable = kind == DiKind::DIDerivedType && self.is_static_member_variable(node);
        // The minimum length of the record: everything of LLVM 16, and the later fields that have a meaning.
        let mut needed = 1;
        for (index, ((name, what), value)) in kind.fields().iter().zip(&node.fields).enumerate() {
            let since = index.checked_sub(first_late).and_then(|at| late.get(at)).map(|(_, since)| *since);
            let renamed = is_static_variable && *name == "tag";
            let value = if renamed { &DiField::Int(DW_TAG_MEMBER) } else { value };
            let dropped = value != &DiField::None
                && since
                    .is_some_and(|since| !self.dialect.keep(since, format!("{} of {}", name, kind.name())));
            let raw = if dropped {
                absent(kind, name)
            } else {
                self.field_value(kind, name, *what, value, size_nodes)?
            };
            match debug_layout::place(kind, index, usize::MAX, head) {
                Place::Operand(at) => {
                    if at == ops.len() {
                        ops.push(raw);
                    } else {
                        ops.resize(ops.len().max(at + 1), 0);
                        if let Some(slot) = ops.get_mut(at) {
                            *slot = raw;
                        }
                    }
                    let says_something = !dropped && value != &DiField::None;
                    if since.is_none() || says_something {
                        needed = needed.max(at + 1);
                    }
                }
                Place::Bit(bit) => head |= (raw & 1) << bit,
                Place::Absent => {}
            }
        }
        self.fit(node, &mut ops, needed);
        if let Some(first) = ops.first_mut() {
            *first = head;
        }
        if kind == DiKind::DIFixedPointType {
            ops.truncate(1 + kind.field_index("numerator").unwrap_or_default());
            for name in ["numerator", "denominator"] {
                match node.field(name) {
                    DiField::Big(value, width) => {
                        let words = active_words(value.words());
                        ops.push((words.len() as u64) << 32 | u64::from(*width));
                        ops.extend(words.iter().map(|&w| encode_signed(w as i64)));
                    }
                    _ => ops.push(0),
                }
            }
            let declared = ["file", "line", "scope"].map(|name| (name, node.field(name)));
            let is_declared = declared.iter().any(|(_, value)| **value != DiField::None);
            if is_declared && self.dialect.keep(23, "the declaration of DIFixedPointType") {
                for (name, value) in declared {
                    let what = if name == "line" { DiFieldKind::Unsigned } else { DiFieldKind::Node };
                    ops.push(self.plain_value(what, value, false)?);
                }
            }
        }
        Ok(ops)
    }

    /// Cuts a record to the length that the reader accepts.
    fn fit(&mut self, node: &DebugNode, ops: &mut Vec<u64>, needed: usize) {
        match node.kind {
            // Lengths that are accepted: 6 or 8; 3, 5 or 6.
            DiKind::DILocation => ops.truncate(if needed > 6 { 8 } else { 6 }),
            DiKind::DIFile => ops.truncate(if node.md("source").is_some() { 6 } else { 5 }),
            // Readers from LLVM 19 on see annotations only in records of full length; older ones refuse those.
            DiKind::DIDerivedType if node.md("annotations").is_some() => {
                let is_full = self.dialect.is_in_new_form(19, "annotations of DIDerivedType");
                ops.truncate(if is_full { 15 } else { 14 });
            }
            DiKind::DIDerivedType => ops.truncate(if needed > 14 { 15 } else { 13 }),
            _ => ops.truncate(needed),
        }
    }

    fn field_value(
        &self,
        kind: DiKind,
        name: &str,
        what: DiFieldKind,
        value: &DiField,
        size_nodes: bool,
    ) -> Result<u64, WriteError> {
        Ok(match value {
            DiField::None => absent(kind, name),
            // A location has the number of its scope as it is.
            DiField::Md(id) if kind == DiKind::DILocation && name == "scope" => self.metadata.node(*id)?,
            DiField::Int(number) if kind == DiKind::DIDerivedType && name == "dwarfAddressSpace" => {
                number.wrapping_add(1)
            }
            value => self.plain_value(what, value, size_nodes)?,
        })
    }

    /// The operand for a field that depends on no other.
    #[inline]
    fn plain_value(&self, what: DiFieldKind, value: &DiField, size_nodes: bool) -> Result<u64, WriteError> {
        Ok(match value {
            DiField::Md(id) => match what {
                DiFieldKind::UnsignedOrNode if !size_nodes => 0,
                _ => self.metadata.node(*id)? + 1,
            },
            DiField::Int(number) => match what {
                DiFieldKind::SignedOrNode => self.metadata.made(*number),
                DiFieldKind::UnsignedOrNode if size_nodes => self.metadata.made(*number),
                _ => *number,
            },
            DiField::None | DiField::Big(..) | DiField::Ops(_) => 0,
        })
    }

    /// Static data members are variables since LLVM 18; earlier readers reject that.
    fn is_static_member_variable(&self, node: &DebugNode) -> bool {
        const STATIC_MEMBER: u64 = 1 << 12;
        !self.dialect.has(18) && node.int("tag") == DW_TAG_VARIABLE && node.int("flags") & STATIC_MEMBER != 0
    }

    fn generic_ops(&self, node: &DebugNode, head: u64) -> Result<Vec<u64>, WriteError> {
        let mut ops = vec![head, node.int("tag"), 0, self.metadata.node_or_null(node.md("header"))?];
        if let Some(operands) = node.md("operands") {
            for &operand in self.module.tuple(operands) {
                ops.push(self.metadata.node_or_null(operand)?);
            }
        }
        Ok(ops)
    }
}
