//! Debug-info nodes.

use super::Writer;
use crate::debug_layout::{When, print_order};
use crate::dwarf;
use crate::keywords::{
    CHECKSUM_KINDS, DI_ACCESS, DI_FLAGS, DI_INDIRECT_VIRTUAL_BASE, DI_INHERITANCE, DISP_FLAGS,
    DISP_VIRTUALITY, EMISSION_KINDS, FIXED_POINT_KINDS, NAME_TABLE_KINDS,
};
use llvm_model::debug_info::{DiField, DiFieldKind};
use llvm_model::{DebugNode, DiKind, MdId, Metadata, Release};

/// The bit of a compile unit's language for a versioned name (`DW_LNAME_*`).
const VERSIONED_LANGUAGE: u64 = 1 << 63;

/// A field of composite types that LLVM 23 prints in front of the flags.
const MOVED_FIELD: &str = "num_extra_inhabitants";

/// The fields of a kind in the order of a release.
fn field_order(kind: DiKind, release: Release) -> impl Iterator<Item = (&'static str, When)> {
    let fields = print_order(kind).iter().copied();
    let moves = kind == DiKind::DICompositeType && release >= Release::Llvm23;
    let moved = fields.clone().find(move |(name, _)| moves && *name == MOVED_FIELD);
    fields.filter(move |field| Some(*field) != moved).flat_map(move |field| {
        let before = moved.filter(|_| field.0 == "flags");
        before.into_iter().chain([field])
    })
}

impl Writer<'_> {
    /// A debug-info node without `distinct`.
    pub(super) fn debug_node(&mut self, node: &DebugNode) {
        self.put(format_args!("!{}(", node.kind.name()));
        let start = self.out.len();
        if node.kind == DiKind::DIExpression {
            if let Some(DiField::Ops(ops)) = node.fields.first() {
                self.expression_operations(ops);
            }
        } else {
            for (name, when) in field_order(node.kind, self.release) {
                let Some(index) = node.kind.field_index(name) else { continue };
                let (_, what) = node.kind.fields()[index];
                let value = node.fields.get(index).unwrap_or(&DiField::None);
                if self.is_printed(node, name, when, value) {
                    self.push(if self.out.len() == start { "" } else { ", " });
                    self.field(node, name, what, value);
                }
            }
        }
        self.push(")");
    }

    /// The number a bound of a generic subrange is when its expression is nothing but a signed constant.
    fn signed_constant(&self, kind: DiKind, id: MdId) -> Option<i64> {
        const CONSTS: u64 = 0x11;
        const STACK_VALUE: u64 = 0x9f;
        let Metadata::Debug(node) = &self.module.metadata[id] else { return None };
        match (kind, node.fields.first()) {
            (DiKind::DIGenericSubrange, Some(DiField::Ops(ops))) => match **ops {
                [CONSTS, value] | [CONSTS, value, STACK_VALUE] => Some(value as i64),
                _ => None,
            },
            _ => None,
        }
    }

    fn is_number_field(&self, kind: DiKind, name: &str) -> bool {
        let what = kind.field_index(name).and_then(|at| kind.fields().get(at)).map(|(_, what)| *what);
        matches!(what, Some(DiFieldKind::SignedOrNode | DiFieldKind::UnsignedOrNode))
    }

    fn is_printed(&self, node: &DebugNode, name: &str, when: When, value: &DiField) -> bool {
        let number = self.number(value);
        match when {
            When::Always => true,
            When::Present => *value != DiField::None,
            When::Not(default) => number.unwrap_or(0) != default,
            When::NotZero if node.kind == DiKind::DIFixedPointType && name != "name" => match name {
                "factor" => node.int("kind") != 2,
                "numerator" | "denominator" => node.int("kind") == 2,
                "file" | "scope" => *value != DiField::None,
                _ => number != Some(0),
            },
            // The index is written for virtual functions also when it is zero.
            When::NotZero if name == "virtualIndex" => number != Some(0) || node.int("spFlags") & 3 != 0,
            When::NotZero => match value {
                DiField::Md(id) if node.kind == DiKind::GenericDINode && name == "operands" => {
                    !self.module.tuple(*id).is_empty()
                }
                // A number held as a constant may stand for itself, as in `extraData: i32 0`.
                DiField::Md(_) => !self.is_number_field(node.kind, name) || number != Some(0),
                DiField::Big(bits, _) => !bits.is_zero(),
                DiField::Ops(ops) => !ops.is_empty(),
                _ => number != Some(0),
            },
        }
    }

    /// The number in a field, also when it is held as constant metadata; `None` for other nodes, 0 when absent.
    fn number(&self, value: &DiField) -> Option<u64> {
        match value {
            DiField::None => Some(0),
            DiField::Int(value) => Some(*value),
            DiField::Md(id) => self.module.md_u64(*id),
            DiField::Big(..) | DiField::Ops(_) => None,
        }
    }

    fn field(&mut self, node: &DebugNode, name: &str, what: DiFieldKind, value: &DiField) {
        if name == "ptrAuth" {
            return self.pointer_authentication(self.number(value).unwrap_or(0));
        }
        if name == "language" && self.number(value).is_some_and(|v| v & VERSIONED_LANGUAGE != 0) {
            let language = self.number(value).unwrap_or(0) & !VERSIONED_LANGUAGE;
            self.push("sourceLanguageName: ");
            self.dwarf(dwarf::LANGUAGE_NAME, "DW_LNAME_", language);
            if node.int("sourceLanguageVersion") != 0 {
                self.put(format_args!(", sourceLanguageVersion: {}", node.int("sourceLanguageVersion")));
            }
            return;
        }
        self.put(format_args!("{name}: "));
        let number = self.number(value).unwrap_or(0);
        match what {
            DiFieldKind::Node => {
                let reference = match value {
                    DiField::Md(id) => Some(*id),
                    _ => None,
                };
                match reference.and_then(|id| self.signed_constant(node.kind, id)) {
                    Some(number) => self.put(number),
                    None => self.optional_reference(reference),
                }
            }
            DiFieldKind::String => match value {
                DiField::Md(id) => match &self.module.metadata[*id] {
                    Metadata::String(text) => self.quoted("", text.as_bytes()),
                    _ => self.metadata_reference(*id),
                },
                _ => self.push("\"\""),
            },
            DiFieldKind::Operands => {
                self.push("{");
                if let DiField::Md(id) = value {
                    self.list(self.module.tuple(*id), |this, operand| this.optional_reference(*operand));
                }
                self.push("}");
            }
            DiFieldKind::Unsigned => self.put(number),
            DiFieldKind::Signed => self.put(number as i64),
            DiFieldKind::SignedOrNode | DiFieldKind::UnsignedOrNode => self.number_or_node(node, what, value),
            DiFieldKind::Bool => self.push(if number != 0 { "true" } else { "false" }),
            DiFieldKind::Tag => self.dwarf(dwarf::TAG, "DW_TAG_", number),
            DiFieldKind::Encoding => self.dwarf(dwarf::ENCODING, "DW_ATE_", number),
            DiFieldKind::Language => self.dwarf(dwarf::LANGUAGE, "DW_LANG_", number),
            DiFieldKind::LanguageDialect => {
                self.dwarf(dwarf::LANGUAGE_DIALECT, "DW_LLVM_LANG_DIALECT_", number)
            }
            DiFieldKind::CallingConv => self.dwarf(dwarf::CALLING_CONV, "DW_CC_", number),
            DiFieldKind::MacroInfo => self.dwarf(dwarf::MACINFO, "DW_MACINFO_", number),
            DiFieldKind::EnumKind => self.dwarf(dwarf::ENUM_KIND, "DW_APPLE_ENUM_KIND_", number),
            DiFieldKind::ChecksumKind => self.word(CHECKSUM_KINDS, number),
            DiFieldKind::EmissionKind => self.word(EMISSION_KINDS, number),
            DiFieldKind::NameTableKind => self.word(NAME_TABLE_KINDS, number),
            DiFieldKind::FixedPointKind => self.word(FIXED_POINT_KINDS, number),
            DiFieldKind::Flags => self.di_flags(number),
            DiFieldKind::SubprogramFlags if number == 0 => self.push("0"),
            DiFieldKind::SubprogramFlags => {
                self.flag_words("DISPFlag", number, &[(3, DISP_VIRTUALITY)], DISP_FLAGS);
            }
            DiFieldKind::Big => match value {
                DiField::Big(bits, _) if self.is_unsigned(node) => self.unsigned(bits),
                DiField::Big(bits, width) => self.signed(bits, *width),
                _ => self.put(number as i64),
            },
            DiFieldKind::Ops => {}
        }
    }

    /// Whether the numbers of any width in a node have no sign.
    fn is_unsigned(&self, node: &DebugNode) -> bool {
        const UNSIGNED_FIXED: u64 = 0x0e;
        let by_encoding = node.kind == DiKind::DIFixedPointType && self.release >= Release::Llvm23;
        node.int("isUnsigned") != 0 || by_encoding && node.int("encoding") == UNSIGNED_FIXED
    }

    /// A number without a type, or a node. Bounds and strides of subrange types keep the constant's type.
    fn number_or_node(&mut self, node: &DebugNode, what: DiFieldKind, value: &DiField) {
        let typed = node.kind == DiKind::DISubrangeType && what == DiFieldKind::SignedOrNode;
        match value {
            DiField::Md(id) if typed || self.module.md_u64(*id).is_none() => self.metadata_reference(*id),
            _ => {
                let number = self.number(value).unwrap_or(0);
                match what {
                    DiFieldKind::UnsignedOrNode => self.put(number),
                    _ if typed => self.put(format_args!("i64 {}", number as i64)),
                    _ => self.put(number as i64),
                }
            }
        }
    }

    fn dwarf(&mut self, table: dwarf::Table, prefix: &str, value: u64) {
        match dwarf::name(table, value) {
            Some(name) => self.put(format_args!("{prefix}{name}")),
            None => self.put(value),
        }
    }

    fn word(&mut self, words: &[&str], value: u64) {
        match usize::try_from(value).ok().and_then(|v| words.get(v)) {
            Some(word) => self.push(word),
            None => self.put(value),
        }
    }

    fn di_flags(&mut self, value: u64) {
        let (both, name) = DI_INDIRECT_VIRTUAL_BASE;
        if value & both == both {
            // One name for two bits, printed last.
            if value & !both != 0 {
                self.flag_words(
                    "DIFlag",
                    value & !both,
                    &[(3, DI_ACCESS), (3 << 16, DI_INHERITANCE)],
                    DI_FLAGS,
                );
                self.push(" | ");
            }
            return self.put(format_args!("DIFlag{name}"));
        }
        self.flag_words("DIFlag", value, &[(3, DI_ACCESS), (3 << 16, DI_INHERITANCE)], DI_FLAGS);
    }

    /// The names of the set flags, those of `fields` (several bits, one name) first, the remaining bits as a number.
    fn flag_words(
        &mut self,
        prefix: &str,
        value: u64,
        fields: &[(u64, &[(u64, &str)])],
        bits: &[(u64, &str)],
    ) {
        let mut left = value;
        let mut first = true;
        let mut separate = |this: &mut Self| {
            this.push(if std::mem::take(&mut first) { "" } else { " | " });
        };
        if value == 0 {
            return self.put(format_args!("{prefix}Zero"));
        }
        for (mask, names) in fields {
            if let Some((bits, name)) = names.iter().find(|(bits, _)| left & mask == *bits) {
                separate(self);
                self.put(format_args!("{prefix}{name}"));
                left &= !bits;
            }
        }
        for (bit, name) in bits {
            if left & bit != 0 {
                separate(self);
                self.put(format_args!("{prefix}{name}"));
                left &= !bit;
            }
        }
        if left != 0 {
            separate(self);
            self.put(left);
        }
    }

    fn pointer_authentication(&mut self, packed: u64) {
        self.put(format_args!("ptrAuthKey: {}", packed & 15));
        self.put(format_args!(", ptrAuthIsAddressDiscriminated: {}", packed >> 4 & 1 != 0));
        if packed >> 5 & 0xffff != 0 {
            self.put(format_args!(", ptrAuthExtraDiscriminator: {}", packed >> 5 & 0xffff));
        }
        self.put(format_args!(", ptrAuthIsaPointer: {}", packed >> 21 & 1 != 0));
        self.put(format_args!(", ptrAuthAuthenticatesNullValues: {}", packed >> 22 & 1 != 0));
    }

    fn expression_operations(&mut self, ops: &[u64]) {
        let Some(operations) = split_operations(ops) else {
            return self.list(ops, |this, op| this.put(op));
        };
        self.list(operations, |this, operation| {
            let (op, args) = operation.split_first().unwrap_or((&0, &[]));
            this.dwarf(dwarf::OP, "DW_OP_", *op);
            let convert = *op == 0x1001;
            for (index, arg) in args.iter().enumerate() {
                this.push(", ");
                match (convert, index) {
                    (true, 1) => this.dwarf(dwarf::ENCODING, "DW_ATE_", *arg),
                    _ => this.put(arg),
                }
            }
        });
    }
}

/// The operations of an expression with their arguments; `None` when one is unknown or cut short.
fn split_operations(mut ops: &[u64]) -> Option<Vec<&[u64]>> {
    let mut out = Vec::new();
    while let Some(&op) = ops.first() {
        let name = dwarf::name(dwarf::OP, op)?;
        let length = 1 + match name {
            "LLVM_fragment"
            | "LLVM_convert"
            | "LLVM_extract_bits_sext"
            | "LLVM_extract_bits_zext"
            | "bregx" => 2,
            "constu" | "consts" | "deref_size" | "plus_uconst" | "LLVM_tag_offset" | "LLVM_entry_value"
            | "LLVM_arg" | "regx" => 1,
            _ if (0x70..=0x8f).contains(&op) => 1,
            _ => 0,
        };
        let (operation, rest) = ops.split_at_checked(length)?;
        out.push(operation);
        ops = rest;
    }
    Some(out)
}
