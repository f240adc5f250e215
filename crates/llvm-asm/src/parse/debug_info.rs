//! Debug-info nodes, driven by the model's table of their fields.

use super::{Kind, Parser, Result};
use crate::debug_layout::{When, print_order};
use crate::dwarf;
use crate::keywords::{
    CHECKSUM_KINDS, DI_ACCESS, DI_FLAGS, DI_INDIRECT_VIRTUAL_BASE, DI_INHERITANCE, DISP_FLAGS,
    DISP_VIRTUALITY, EMISSION_KINDS, FIXED_POINT_KINDS, NAME_TABLE_KINDS,
};
use llvm_model::debug_info::{DiField, DiFieldKind};
use llvm_model::{DebugNode, DiKind, Metadata, Name};

/// Fields that must be written.
#[rustfmt::skip] // a table
fn required(kind: DiKind) -> &'static [&'static str] {
    match kind {
        DiKind::DILocation | DiKind::DILocalVariable | DiKind::DILexicalBlock => &["scope"],
        DiKind::GenericDINode => &["tag"],
        DiKind::DIEnumerator => &["name", "value"],
        DiKind::DIFile => &["filename", "directory"],
        DiKind::DIDerivedType => &["tag", "baseType"],
        DiKind::DICompositeType => &["tag"],
        DiKind::DISubroutineType => &["types"],
        DiKind::DICompileUnit => &["language", "file"],
        DiKind::DILexicalBlockFile => &["scope", "discriminator"],
        DiKind::DITemplateTypeParameter => &["type"],
        DiKind::DITemplateValueParameter => &["value"],
        DiKind::DIImportedEntity => &["tag", "scope"],
        DiKind::DIModule | DiKind::DILabel => &["scope", "name"],
        DiKind::DIMacro => &["type", "name"],
        DiKind::DIMacroFile => &["file"],
        DiKind::DIGlobalVariableExpression => &["var", "expr"],
        _ => &[],
    }
}

/// The bit of a compile unit's language for a versioned name (`DW_LNAME_*`).
const VERSIONED_LANGUAGE: u64 = 1 << 63;

/// `DW_OP_consts`: a signed constant follows.
const DW_OP_CONSTS: u64 = 0x11;

/// `DISPFlagDefinition`
const DISP_DEFINITION: u64 = 1 << 3;

impl<'t> Parser<'t> {
    /// `!DI…(field: value, …)`
    pub(super) fn debug_node(&mut self, distinct: bool) -> Result<DebugNode> {
        let token = self.token(0);
        let name = std::str::from_utf8(self.bytes(token).get(1..).unwrap_or_default()).unwrap_or_default();
        let Some(kind) = DiKind::from_name(name) else { return self.expected("the name of a metadata node") };
        self.advance();
        self.expect(Kind::OpenParen, "'('")?;
        let mut node = DebugNode::new(kind, distinct);
        if kind == DiKind::DIExpression {
            node.fields[0] = DiField::Ops(self.expression_operations()?.into());
            return Ok(node);
        }
        let mut seen: Vec<&str> = Vec::new();
        self.list(Kind::CloseParen, |this| {
            let label = this.token(0);
            if label.kind != Kind::Label {
                return this.expected(&format!("a field of '{}' such as 'name:'", kind.name()));
            }
            let text = std::str::from_utf8(this.bytes(label)).unwrap_or_default().trim_end_matches(':');
            if seen.contains(&text) {
                return this.error(format!("field '{text}' is written twice"));
            }
            seen.push(text);
            this.advance();
            if this.special_field(&mut node, text)? {
                return Ok(());
            }
            let Some(index) = kind.field_index(text) else {
                return this.error_at(label.start, format!("'{}' has no field '{text}'", kind.name()));
            };
            let (name, what) = kind.fields()[index];
            let value = this.field(what, &node)?;
            node.fields[index] = canonical(kind, name, value);
            Ok(())
        })?;
        for field in required(kind) {
            let versioned = *field == "language" && seen.contains(&"sourceLanguageName");
            if !seen.contains(field) && !versioned {
                return self.error_at(token.start, format!("'{}' needs the field '{field}'", kind.name()));
            }
        }
        self.finish_node(&mut node, &seen, token.start)?;
        Ok(node)
    }

    fn finish_node(&self, node: &mut DebugNode, seen: &[&str], at: u32) -> Result<()> {
        for (name, when) in print_order(node.kind) {
            if let When::Not(default) = when
                && !seen.contains(name)
            {
                node.set(name, DiField::Int(*default));
            }
        }
        if node.kind == DiKind::DIMacroFile && *node.field("type") == DiField::None {
            node.set("type", DiField::Int(3));
        }
        if node.kind == DiKind::DIEnumerator
            && node.int("isUnsigned") != 0
            && let DiField::Big(bits, width @ 2..) = node.field("value").clone()
            && !bits.bit(width - 1)
        {
            let bits = llvm_model::ApInt::from_words(width - 1, bits.words());
            node.set("value", DiField::Big(bits, width - 1));
        }
        // Without flags, a subprogram or variable is a definition.
        if node.kind == DiKind::DISubprogram && !seen.contains(&"spFlags") && !seen.contains(&"isDefinition")
        {
            node.set("spFlags", DiField::Int(node.int("spFlags") | DISP_DEFINITION));
        }
        if node.kind == DiKind::DIGlobalVariable && !seen.contains(&"isDefinition") {
            node.set("isDefinition", DiField::Int(1));
        }
        let must_be_distinct = match node.kind {
            DiKind::DICompileUnit | DiKind::DIAssignID => true,
            DiKind::DISubprogram => node.int("spFlags") & DISP_DEFINITION != 0,
            _ => false,
        };
        if must_be_distinct && !node.distinct {
            return self.error_at(at, format!("this '{}' must be 'distinct'", node.kind.name()));
        }
        Ok(())
    }

    /// Fields that are written in another form than they are held; returns whether `name` is one.
    fn special_field(&mut self, node: &mut DebugNode, name: &str) -> Result<bool> {
        match (node.kind, name) {
            (DiKind::DICompileUnit, "sourceLanguageName") => {
                let value = self.dwarf_word(dwarf::LANGUAGE_NAME, "DW_LNAME_")?;
                node.set("language", DiField::Int(value | VERSIONED_LANGUAGE));
            }
            (DiKind::DIDerivedType, _) if name.starts_with("ptrAuth") => {
                let value = match self.word() {
                    "true" => 1,
                    "false" => 0,
                    _ => {
                        let value = self.u64()?;
                        self.at -= 1;
                        value
                    }
                };
                self.advance();
                let (shift, limit) = match name {
                    "ptrAuthKey" => (0, 15),
                    "ptrAuthIsAddressDiscriminated" => (4, 1),
                    "ptrAuthExtraDiscriminator" => (5, 0xffff),
                    "ptrAuthIsaPointer" => (21, 1),
                    "ptrAuthAuthenticatesNullValues" => (22, 1),
                    _ => return Ok(false),
                };
                if value > limit {
                    return self.error(format!("'{name}' is at most {limit}"));
                }
                let packed = node.int("ptrAuth") | value << shift;
                node.set("ptrAuth", if packed == 0 { DiField::None } else { DiField::Int(packed) });
            }
            // The bits of the flags once had fields of their own.
            (DiKind::DISubprogram, "isLocal" | "isDefinition" | "isOptimized") => {
                let bit = match name {
                    "isLocal" => 1 << 2,
                    "isDefinition" => 1 << 3,
                    _ => 1 << 4,
                };
                let set = if self.bool()? { bit } else { 0 };
                let flags = node.int("spFlags") | set;
                node.set("spFlags", if flags == 0 { DiField::None } else { DiField::Int(flags) });
            }
            (DiKind::DISubprogram, "virtuality") => {
                let value = self.dwarf_word(dwarf::VIRTUALITY, "DW_VIRTUALITY_")?;
                let flags = node.int("spFlags") | value;
                node.set("spFlags", if flags == 0 { DiField::None } else { DiField::Int(flags) });
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn bool(&mut self) -> Result<bool> {
        let value = match self.word() {
            "true" => true,
            "false" => false,
            _ => return self.expected("'true' or 'false'"),
        };
        self.advance();
        Ok(value)
    }

    fn field(&mut self, what: DiFieldKind, node: &DebugNode) -> Result<DiField> {
        use DiFieldKind::*;
        Ok(match what {
            // A bound of a generic subrange that is a number is an expression.
            Node if node.kind == DiKind::DIGenericSubrange && self.kind() == Kind::Int => {
                let mut expression = DebugNode::new(DiKind::DIExpression, false);
                expression.fields[0] = DiField::Ops([DW_OP_CONSTS, self.i64()?].into());
                DiField::Md(self.inline_node(Metadata::Debug(Box::new(expression))))
            }
            Node => self.node_field()?,
            String => {
                let text = self.string()?;
                if text.is_empty() {
                    return Ok(DiField::None);
                }
                DiField::Md(self.string_node(Name::from(text)))
            }
            Unsigned => DiField::Int(self.u64()?),
            Signed => DiField::Int(self.i64()?),
            SignedOrNode if self.kind() == Kind::Int => DiField::Int(self.i64()?),
            UnsignedOrNode if self.kind() == Kind::Int => DiField::Int(self.u64()?),
            SignedOrNode | UnsignedOrNode => self.node_field()?,
            Bool => DiField::Int(u64::from(self.bool()?)),
            Tag => DiField::Int(self.dwarf_word(dwarf::TAG, "DW_TAG_")?),
            Encoding => DiField::Int(self.dwarf_word(dwarf::ENCODING, "DW_ATE_")?),
            Language => DiField::Int(self.dwarf_word(dwarf::LANGUAGE, "DW_LANG_")?),
            LanguageDialect => {
                DiField::Int(self.dwarf_word(dwarf::LANGUAGE_DIALECT, "DW_LLVM_LANG_DIALECT_")?)
            }
            CallingConv => DiField::Int(self.dwarf_word(dwarf::CALLING_CONV, "DW_CC_")?),
            MacroInfo => DiField::Int(self.dwarf_word(dwarf::MACINFO, "DW_MACINFO_")?),
            EnumKind => DiField::Int(self.dwarf_word(dwarf::ENUM_KIND, "DW_APPLE_ENUM_KIND_")?),
            ChecksumKind => DiField::Int(self.word_of(CHECKSUM_KINDS)?),
            EmissionKind => DiField::Int(self.word_of(EMISSION_KINDS)?),
            NameTableKind => DiField::Int(self.word_of(NAME_TABLE_KINDS)?),
            FixedPointKind => DiField::Int(self.word_of(FIXED_POINT_KINDS)?),
            Flags => {
                let tables = [&[DI_INDIRECT_VIRTUAL_BASE][..], DI_ACCESS, DI_INHERITANCE, DI_FLAGS];
                DiField::Int(self.flag_words("DIFlag", &tables)?)
            }
            SubprogramFlags => {
                // Flags written on their own may have come before.
                DiField::Int(
                    self.flag_words("DISPFlag", &[DISP_VIRTUALITY, DISP_FLAGS])? | node.int("spFlags"),
                )
            }
            Big => {
                let negative = self.bytes(self.token(0)).starts_with(b"-");
                let (bits, width) = self.integer_of_any_width()?;
                // A positive number needs a zero in front to be positive as a signed one too.
                let grow = u32::from(!negative && bits.bit(width - 1));
                DiField::Big(llvm_model::ApInt::from_words(width + grow, bits.words()), width + grow)
            }
            Operands => {
                self.expect(Kind::OpenBrace, "'{'")?;
                let operands = self.tuple_operands()?;
                if operands.is_empty() {
                    return Ok(DiField::None);
                }
                DiField::Md(self.inline_node(Metadata::Tuple { distinct: false, operands: operands.into() }))
            }
            Ops => return self.expected("a field that is not a list of operations"),
        })
    }

    fn node_field(&mut self) -> Result<DiField> {
        if self.eat_word("null") {
            return Ok(DiField::None);
        }
        Ok(DiField::Md(self.metadata_reference()?))
    }

    fn i64(&mut self) -> Result<u64> {
        let text = std::str::from_utf8(self.bytes(self.token(0))).unwrap_or_default();
        match (self.kind(), text.parse::<i64>()) {
            (Kind::Int, Ok(value)) => {
                self.advance();
                Ok(value as u64)
            }
            _ => self.expected("a number of at most 64 bits"),
        }
    }

    /// A number, or a name of `table` behind `prefix`.
    fn dwarf_word(&mut self, table: dwarf::Table, prefix: &str) -> Result<u64> {
        if self.kind() == Kind::Int {
            return self.u64();
        }
        match self.word().strip_prefix(prefix).and_then(|name| dwarf::value(table, name)) {
            Some(value) => {
                self.advance();
                Ok(value)
            }
            None => self.expected(&format!("a number or a name such as '{prefix}…'")),
        }
    }

    fn word_of(&mut self, words: &[&str]) -> Result<u64> {
        if self.kind() == Kind::Int {
            return self.u64();
        }
        match words.iter().position(|word| !word.is_empty() && *word == self.word()) {
            Some(value) => {
                self.advance();
                Ok(value as u64)
            }
            None => {
                let known: Vec<_> = words.iter().filter(|w| !w.is_empty()).copied().collect();
                self.expected(&format!("a number or one of {}", known.join(", ")))
            }
        }
    }

    fn flag_words(&mut self, prefix: &str, tables: &[&[(u64, &str)]]) -> Result<u64> {
        let mut value = 0;
        loop {
            if self.kind() == Kind::Int {
                value |= self.u64()?;
            } else {
                let name = self.word().strip_prefix(prefix).unwrap_or_default();
                let found = tables.iter().flat_map(|t| t.iter()).find(|(_, known)| *known == name);
                match found {
                    Some((bits, _)) => value |= bits,
                    None if name == "Zero" => {}
                    None => return self.expected(&format!("a number or a name such as '{prefix}…'")),
                }
                self.advance();
            }
            if !self.eat(Kind::Bar) {
                return Ok(value);
            }
        }
    }

    fn expression_operations(&mut self) -> Result<Vec<u64>> {
        let mut ops = Vec::new();
        self.list(Kind::CloseParen, |this| {
            let word = this.word();
            let known = word
                .strip_prefix("DW_OP_")
                .and_then(|name| dwarf::value(dwarf::OP, name))
                .or_else(|| dwarf::value(dwarf::ENCODING, word.strip_prefix("DW_ATE_")?));
            ops.push(match known {
                Some(value) => {
                    this.advance();
                    value
                }
                None => this.u64()?,
            });
            Ok(())
        })?;
        Ok(ops)
    }
}

/// A field's value in its one form: zero is absent, except where that differs.
fn canonical(kind: DiKind, name: &str, value: DiField) -> DiField {
    let when = print_order(kind).iter().find(|(n, _)| *n == name).map_or(When::NotZero, |(_, when)| *when);
    match (&value, when) {
        // A size of zero differs from none at all: LLVM keeps both apart.
        (DiField::Int(0), _) if matches!(name, "size" | "offset") => value,
        (DiField::Int(0), When::NotZero | When::Always | When::Not(_)) => DiField::None,
        _ => value,
    }
}
