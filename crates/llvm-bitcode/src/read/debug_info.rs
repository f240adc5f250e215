//! Records of debug-info nodes, driven by the model's table of their fields.

use llvm_model::debug_info::{DebugNode, DiField, DiFieldKind, DiKind};
use llvm_model::{ApInt, Constant, MdId, Metadata, Type};

use super::ModuleReader;
use super::ops::{Ops, Parsed};
use crate::bitstream::decode_signed;
use crate::debug_layout::{self, Place};
use crate::error::ReadErrorKind;

/// The bit of a subprogram's flags that makes it a definition.
const SUBPROGRAM_DEFINITION: u64 = 1 << 3;

impl ModuleReader<'_> {
    pub(super) fn debug_node(&mut self, kind: DiKind, record: &[u64]) -> Parsed<DebugNode> {
        let mut ops = Ops::new(record);
        let head = ops.next()?;
        let fields = kind.fields();
        self.charge(64 + 48 * fields.len() as u64)?;
        let mut node = DebugNode::new(kind, head & debug_layout::DISTINCT != 0);
        if debug_layout::max_operands(kind).is_some_and(|max| record.len() > max) {
            return Err(ops.wrong_count());
        }
        match kind {
            DiKind::DILocation => self.location(&mut node, &mut ops)?,
            DiKind::GenericDINode => self.generic_node(&mut node, &mut ops)?,
            DiKind::DIEnumerator => self.enumerator(&mut node, head, &mut ops)?,
            DiKind::DIExpression => {
                if head >> 1 != 3 {
                    return Err(ReadErrorKind::Unsupported("debug expressions of LLVM before 5"));
                }
                self.charge(8 * ops.left() as u64)?;
                node.set("operations", DiField::Ops(ops.rest().into()));
            }
            DiKind::DIFixedPointType => self.fixed_point_type(&mut node, head, record)?,
            _ => {
                self.check_form(kind, head)?;
                for (index, (name, what)) in fields.iter().enumerate() {
                    let value = match debug_layout::place(kind, index, record.len(), head) {
                        Place::Operand(at) => match record.get(at) {
                            Some(&raw) => self.field(kind, head, name, *what, raw)?,
                            None => DiField::None,
                        },
                        Place::Bit(bit) => int(head >> bit & 1),
                        Place::Absent => DiField::None,
                    };
                    if let Some(slot) = node.fields.get_mut(index) {
                        *slot = value;
                    }
                }
                if kind == DiKind::DISubprogram && node.int("spFlags") & SUBPROGRAM_DEFINITION != 0 {
                    node.distinct = true;
                }
            }
        }
        Ok(node)
    }

    /// Refuses forms from before LLVM 14 that have other fields.
    fn check_form(&self, kind: DiKind, head: u64) -> Parsed<()> {
        let old = match kind {
            DiKind::DISubprogram => head & 6 != 6,
            DiKind::DIGlobalVariable => head >> 1 == 0,
            DiKind::DISubrange => head >> 1 > 2,
            _ => false,
        };
        if old { Err(ReadErrorKind::Unsupported("the form of debug info of LLVM before 8")) } else { Ok(()) }
    }

    /// The value of one field from its operand.
    fn field(&mut self, kind: DiKind, head: u64, name: &str, what: DiFieldKind, raw: u64) -> Parsed<DiField> {
        Ok(match what {
            DiFieldKind::Node => self.node_field(raw)?,
            DiFieldKind::String => self.string_field(raw)?,
            DiFieldKind::SignedOrNode => match (kind, head >> 1, name) {
                // Older forms have numbers here.
                (DiKind::DISubrange, 0 | 1, "lowerBound") => DiField::Int(unrotated(raw) as u64),
                (DiKind::DISubrange, 0, "count") => DiField::Int(raw),
                (DiKind::DISubrange, 0 | 1, "upperBound" | "stride") => DiField::None,
                _ => self.number_or_node(raw)?,
            },
            DiFieldKind::UnsignedOrNode => match debug_layout::size_is_metadata(kind) {
                Some(bit) if head & bit != 0 => match self.number_or_node(raw)? {
                    DiField::Int(0) => DiField::None,
                    value => value,
                },
                _ => int(raw),
            },
            DiFieldKind::Signed => int(raw as i32 as i64 as u64),
            DiFieldKind::EnumKind if raw == u64::from(u32::MAX) => DiField::None,
            DiFieldKind::EnumKind => DiField::Int(raw),
            _ => match (kind, name) {
                (DiKind::DIDerivedType, "dwarfAddressSpace") => {
                    raw.checked_sub(1).map_or(DiField::None, DiField::Int)
                }
                (DiKind::DILabel, "coroSuspendIdx") => match raw {
                    u64::MAX | 0xFFFF_FFFF => DiField::None,
                    index => DiField::Int(index),
                },
                _ => int(raw),
            },
        })
    }

    /// A node or string by its number plus one; 0 is null.
    fn node_field(&mut self, raw: u64) -> Parsed<DiField> {
        Ok(self.metadata_or_null(raw)?.map_or(DiField::None, DiField::Md))
    }

    fn string_field(&mut self, raw: u64) -> Parsed<DiField> {
        let Some(id) = self.metadata_or_null(raw)? else { return Ok(DiField::None) };
        // Strings come before all nodes.
        match self.module.metadata.get(id) {
            Some(Metadata::String(_)) => Ok(DiField::Md(id)),
            _ => Err(ReadErrorKind::BadReference { what: "metadata string", id: raw - 1 }),
        }
    }

    /// A node, or its number where it is an i64 constant, which is how numbers stand here.
    fn number_or_node(&mut self, raw: u64) -> Parsed<DiField> {
        let field = self.node_field(raw)?;
        if let DiField::Md(id) = field
            && let Some(&Metadata::Constant(c)) = self.module.metadata.get(id)
            && let Constant::Int(bits) = &self.module.constants[c]
            && self.module.types[self.module.constants.ty(c)] == Type::Integer(64)
            && let Some(value) = bits.to_u64()
        {
            return Ok(DiField::Int(value));
        }
        Ok(field)
    }

    fn location(&mut self, node: &mut DebugNode, ops: &mut Ops<'_>) -> Parsed<()> {
        let extended = ops.left() == 7;
        node.set("line", int(ops.next()?));
        node.set("column", int(ops.next()?));
        let scope = ops.next()?;
        let scope = self.metadata_forward(scope)?;
        node.set("scope", DiField::Md(scope));
        let inlined_at = ops.next()?;
        node.set("inlinedAt", self.node_field(inlined_at)?);
        node.set("isImplicitCode", int(u64::from(ops.or_zero() != 0)));
        if extended {
            node.set("atomGroup", int(ops.next()?));
            node.set("atomRank", int(ops.next()? & 7));
        }
        Ok(())
    }

    fn generic_node(&mut self, node: &mut DebugNode, ops: &mut Ops<'_>) -> Parsed<()> {
        node.set("tag", int(ops.next()?));
        ops.next()?;
        let header = ops.next()?;
        node.set("header", self.string_field(header)?);
        let operands = ops
            .rest()
            .iter()
            .map(|&raw| self.metadata_or_null(raw))
            .collect::<Parsed<Box<[Option<MdId>]>>>()?;
        self.charge(16 * operands.len() as u64)?;
        // They become a tuple, which has no number of its own in the file.
        self.metadata.late_tuples.push((self.module.metadata.next_id(), operands));
        Ok(())
    }

    fn enumerator(&mut self, node: &mut DebugNode, head: u64, ops: &mut Ops<'_>) -> Parsed<()> {
        node.set("isUnsigned", int(head >> 1 & 1));
        if head & 4 == 0 {
            let value = unrotated(ops.next()?);
            node.set("value", DiField::Big(ApInt::from_i64(64, value), 64));
            let name = ops.next()?;
            node.set("name", self.string_field(name)?);
            return Ok(());
        }
        let width = big_width(ops.next()?)?;
        let name = ops.next()?;
        node.set("name", self.string_field(name)?);
        let words: Vec<u64> = ops.rest().iter().map(|&w| decode_signed(w) as u64).collect();
        self.charge(u64::from(width) / 8)?;
        node.set("value", DiField::Big(ApInt::from_words(width, &words), width));
        Ok(())
    }

    fn fixed_point_type(&mut self, node: &mut DebugNode, head: u64, record: &[u64]) -> Parsed<()> {
        const FIRST_BIG: usize = 8;
        for (index, (name, what)) in node.kind.fields().iter().enumerate().take(FIRST_BIG) {
            let raw = record.get(index + 1).copied().unwrap_or(0);
            let value = self.field(node.kind, head, name, *what, raw)?;
            if let Some(slot) = node.fields.get_mut(index) {
                *slot = value;
            }
        }
        let mut ops = Ops::new(record.get(FIRST_BIG + 1..).unwrap_or(&[]));
        for name in ["numerator", "denominator"] {
            let counts = ops.next()?;
            let words: Vec<u64> = ops.take(counts >> 32)?.iter().map(|&w| decode_signed(w) as u64).collect();
            let width = counts & 0xFFFF_FFFF;
            if width == 0 {
                continue;
            }
            let width = big_width(width)?;
            self.charge(u64::from(width) / 8)?;
            node.set(name, DiField::Big(ApInt::from_words(width, &words), width));
        }
        // Where it is declared, since LLVM 23.
        for name in ["file", "scope"] {
            let raw = ops.or_zero();
            if name == "file" {
                node.set("line", int(ops.or_zero()));
            }
            node.set(name, self.node_field(raw)?);
        }
        Ok(())
    }
}

/// A signed number of older records: its sign in the low bit, negative ones inverted.
fn unrotated(value: u64) -> i64 {
    (value >> 1) as i64 ^ -((value & 1) as i64)
}

/// A number; 0 is absent.
fn int(value: u64) -> DiField {
    if value == 0 { DiField::None } else { DiField::Int(value) }
}

fn big_width(value: u64) -> Parsed<u32> {
    match u32::try_from(value) {
        Ok(width) if (1..=1 << 23).contains(&width) => Ok(width),
        _ => Err(ReadErrorKind::BadValue { what: "integer width", value }),
    }
}
